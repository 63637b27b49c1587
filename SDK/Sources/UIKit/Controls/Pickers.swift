public import Foundation

/// Chooses a date; its wheels are not drawn, what is chosen is.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable { case time = 0, date, dateAndTime, countDownTimer, yearAndMonth }
    /// How it looks.
    public enum Style: Int, Sendable { case automatic = 0, wheels, compact, inline }

    open var datePickerMode = Mode.dateAndTime { didSet { tell() } }
    open var preferredDatePickerStyle = Style.automatic
    open var locale: Locale? { didSet { tell() } }
    open var calendar: Calendar! = .current
    open var timeZone: TimeZone? { didSet { tell() } }
    open var minimumDate: Date? { didSet { keepWithinBounds() } }
    open var maximumDate: Date? { didSet { keepWithinBounds() } }
    open var countDownDuration: TimeInterval = 0
    open var minuteInterval = 1
    private let label = UILabel()

    open var date = Date() {
        didSet {
            keepWithinBounds()
            tell()
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addLabel()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addLabel()
    }

    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    private func addLabel() {
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        addSubview(label)
        tell()
    }

    private func keepWithinBounds() {
        // An earliest date after the latest one: neither counts.
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return }
        if let minimumDate, date < minimumDate { date = minimumDate }
        if let maximumDate, date > maximumDate { date = maximumDate }
    }

    private func tell() {
        let formatter = DateFormatter()
        formatter.locale = locale ?? .current
        formatter.timeZone = timeZone ?? .current
        formatter.dateStyle = datePickerMode == .time ? .none : .medium
        formatter.timeStyle = datePickerMode == .date ? .none : .short
        label.text = formatter.string(from: date)
    }
}

/// Chooses from wheels of rows; they are not drawn.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    open var showsSelectionIndicator = true
    private var selected: [Int: Int] = [:]

    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    open func reloadAllComponents() {}
    open func reloadComponent(_ component: Int) {}
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selected[component] = row }
    /// The row that is chosen; -1 where there are none.
    open func selectedRow(inComponent component: Int) -> Int {
        selected[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
    }
}

/// Gives a picker its rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says how a picker's rows look, and hears of the choice.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
    ) -> UIView
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        pickerView.bounds.width / CGFloat(max(1, pickerView.numberOfComponents))
    }
    public func pickerView(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
    ) -> UIView { view ?? UIView() }
}
