import UIKit

/// A picker of segments.
final class PickerSegmentsItem: ViewItem<UISegmentedControl> {
    private var options: [PickerOption] = []
    private var choices: PickerChoices?

    override init(_ view: UISegmentedControl) {
        super.init(view)
        view.addAction(
            UIAction { [weak self] _ in
                guard let self, self.options.indices.contains(self.view.selectedSegmentIndex) else { return }
                self.choices?.choose(self.options[self.view.selectedSegmentIndex].tag)
            },
            for: .valueChanged
        )
    }

    func show(_ options: [PickerOption], _ choices: PickerChoices, _ environment: EnvironmentValues) {
        let isOther = options.map(\.title) != self.options.map(\.title) || view.numberOfSegments != options.count
        (self.options, self.choices) = (options, choices)
        if isOther {
            view.removeAllSegments()
            for (index, option) in options.enumerated() {
                view.insertSegment(withTitle: option.title, at: index, animated: false)
            }
        }
        for (index, option) in options.enumerated() where view.imageForSegment(at: index) !== option.image {
            view.setImage(option.image, forSegmentAt: index)
        }
        let chosen = options.firstIndex { choices.isChosen($0.tag) } ?? UISegmentedControl.noSegment
        if view.selectedSegmentIndex != chosen { view.selectedSegmentIndex = chosen }
        view.isEnabled = environment.isEnabled
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = view.intrinsicContentSize
        let width = proposal.width.map { $0.isFinite ? max($0, min(own.width, 44)) : 10_000 } ?? own.width
        return CGSize(width: width, height: own.height)
    }

    override var traits: ItemTraits {
        var traits = ItemTraits()
        traits.row.isControl = true
        return traits
    }
}
