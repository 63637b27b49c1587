import UIKit

/// A picker on a wheel.
final class PickerWheelItem: ViewItem<UIPickerView> {
    private let source = PickerWheelSource()
    private var titles: [String]?

    override init(_ view: UIPickerView) {
        super.init(view)
        (view.dataSource, view.delegate) = (source, source)
    }

    func show(_ options: [PickerOption], _ choices: PickerChoices, _ environment: EnvironmentValues) {
        (source.options, source.choices) = (options, choices)
        let now = options.map(\.title)
        if titles != now {
            titles = now
            view.reloadAllComponents()
        }
        view.isUserInteractionEnabled = environment.isEnabled
        view.alpha = environment.isEnabled ? 1 : 0.5
        guard let row = options.firstIndex(where: { choices.isChosen($0.tag) }), row != source.row else { return }
        source.row = row
        view.selectRow(row, inComponent: 0, animated: view.window != nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = view.intrinsicContentSize
        let width = proposal.width.map { $0.isFinite ? $0 : own.width } ?? own.width
        return CGSize(width: width, height: proposal.height.map { min(max($0, 100), own.height) } ?? own.height)
    }
}

/// What a wheel shows.
@MainActor
private final class PickerWheelSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var options: [PickerOption] = []
    var choices: PickerChoices?
    /// Where the wheel stands.
    var row: Int?

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { options.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        options.indices.contains(row) ? options[row].title : nil
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        self.row = row
        if options.indices.contains(row) { choices?.choose(options[row].tag) }
    }
}
