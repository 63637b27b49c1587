public import Foundation

/// Chooses a date: on wheels, in a calendar, or compact, by two buttons that open them.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable { case time = 0, date, dateAndTime, countDownTimer, yearAndMonth }
    /// How it looks.
    public enum Style: Int, Sendable { case automatic = 0, wheels, compact, inline }

    open var datePickerMode = Mode.dateAndTime { didSet { rebuild() } }
    open var preferredDatePickerStyle = Style.automatic { didSet { rebuild() } }
    open var locale: Locale? { didSet { rebuild() } }
    open var calendar: Calendar! = .current { didSet { rebuild() } }
    open var timeZone: TimeZone? { didSet { rebuild() } }
    open var minimumDate: Date? { didSet { keepWithinBounds() } }
    open var maximumDate: Date? { didSet { keepWithinBounds() } }
    open var minuteInterval = 1 { didSet { rebuild() } }
    open var roundsToMinuteInterval = true
    /// Of what stands on the wheels; nil is the system's.
    var textColor: UIColor? { didSet { rebuild() } }
    private var chosen = Date()
    private var wheels: DateWheels?
    private var month: MonthGrid?
    private var dateButton: UIButton?
    private var timeButton: UIButton?
    /// What stands before the time below a month.
    private lazy var timeWord: UILabel = {
        let label = UILabel()
        label.text = "Time"
        return label
    }()

    open var date: Date {
        get { chosen }
        set { setDate(newValue, animated: false) }
    }

    /// Hours and minutes, in seconds.
    open var countDownDuration: TimeInterval {
        get {
            let parts = usedCalendar.dateComponents([.hour, .minute], from: chosen)
            return TimeInterval((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
        }
        set {
            let seconds = min(max(newValue, 60), 86_340)
            setDate(usedCalendar.startOfDay(for: chosen).addingTimeInterval(seconds), animated: false)
        }
    }

    /// - Parameter frame: one without a size gets the picker's own.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        rebuild()
        guard frame.size == .zero else { return }
        natural = .zero
        takeNaturalSize()
    }

    /// The size that it took by itself; nil where somebody gave it one.
    private var natural: CGSize?

    /// A picker that nobody gave a size has the one of its style, also of a later one.
    private func takeNaturalSize() {
        guard let natural, bounds.size == natural else { return }
        let size = intrinsicContentSize
        self.natural = size
        frame.size = size
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        rebuild()
    }

    open func setDate(_ date: Date, animated: Bool) {
        chosen = date
        keepWithinBounds()
        tell(animated: animated)
    }

    /// What the system takes where the author leaves it open.
    open var datePickerStyle: Style {
        guard preferredDatePickerStyle == .automatic || preferredDatePickerStyle == .compact else {
            return preferredDatePickerStyle == .inline && datePickerMode == .countDownTimer
                ? .wheels : preferredDatePickerStyle
        }
        return datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth ? .wheels : .compact
    }

    private var usedCalendar: Calendar {
        var used = calendar ?? .current
        if let timeZone { used.timeZone = timeZone }
        return used
    }
    private var usedLocale: Locale { locale ?? .current }
    private var hasDate: Bool { datePickerMode == .date || datePickerMode == .dateAndTime }
    private var hasTime: Bool { datePickerMode == .time || datePickerMode == .dateAndTime }

    private func parts(_ mode: Mode) -> DateParts {
        DateParts(mode, calendar: usedCalendar, locale: usedLocale, minuteInterval: minuteInterval, now: Date())
    }

    // MARK: Looks

    private func rebuild() {
        for part in [wheels, month, dateButton, timeButton, timeWord] as [UIView?] { part?.removeFromSuperview() }
        (wheels, month, dateButton, timeButton) = (nil, nil, nil, nil)
        switch datePickerStyle {
        case .wheels: wheels = makeWheels(datePickerMode)
        case .inline:
            if hasDate { month = makeMonth() } else { wheels = makeWheels(datePickerMode) }
            if hasDate, hasTime {
                timeButton = makeButton { [weak self] in self?.openTime($0) }
                addSubview(timeWord)
            }
        default:
            if hasDate { dateButton = makeButton { [weak self] in self?.openDate($0) } }
            if hasTime { timeButton = makeButton { [weak self] in self?.openTime($0) } }
        }
        for part in [wheels, month, dateButton, timeButton] as [UIView?] { part.map(addSubview) }
        tell(animated: false)
        takeNaturalSize()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func makeWheels(_ mode: Mode, _ color: UIColor? = nil) -> DateWheels {
        let wheels = DateWheels(frame: .zero)
        wheels.textColor = color ?? textColor ?? .label
        wheels.show(chosen, parts(mode))
        wheels.chosen = { [weak self, weak wheels] date in
            guard let self else { return }
            choose(date)
            wheels?.turn(to: chosen, animated: true)
        }
        return wheels
    }

    private func makeMonth() -> MonthGrid {
        let month = MonthGrid(frame: .zero)
        fill(month)
        month.chosen = { [weak self] in self?.choose($0) }
        return month
    }

    private func fill(_ month: MonthGrid) {
        month.show(chosen, calendar: usedCalendar, locale: usedLocale, from: minimumDate, to: maximumDate)
    }

    private func makeButton(_ open: @escaping (UIView) -> Void) -> UIButton {
        let button = UIButton(type: .custom)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.setTitleColor(.label, for: .normal)
        button.setTitleColor(.tertiaryLabel, for: .disabled)
        button.backgroundColor = .tertiarySystemFill
        button.layer.cornerRadius = 6
        button.contentEdgeInsets = UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
        button.addAction(UIAction { [weak button] _ in button.map(open) }, for: .touchUpInside)
        return button
    }

    private func openDate(_ anchor: UIView) { PickerPopover.show(makeMonth(), beside: anchor) }
    private func openTime(_ anchor: UIView) { PickerPopover.show(makeWheels(.time, .label), beside: anchor) }

    // MARK: Choosing

    private func choose(_ date: Date) {
        guard isEnabled else { return }
        let before = chosen
        setDate(date, animated: true)
        if chosen != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    private func keepWithinBounds() {
        // An earliest date after the latest one: neither counts.
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return }
        let before = chosen
        if let minimumDate, chosen < minimumDate { chosen = minimumDate }
        if let maximumDate, chosen > maximumDate { chosen = maximumDate }
        if chosen != before { tell(animated: false) }
    }

    private func tell(animated: Bool) {
        wheels?.turn(to: chosen, animated: animated)
        month.map(fill)
        let formatter = DateFormatter()
        formatter.locale = usedLocale
        formatter.timeZone = usedCalendar.timeZone
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        dateButton?.setTitle(formatter.string(from: chosen), for: .normal)
        formatter.dateStyle = .none
        formatter.timeStyle = .short
        timeButton?.setTitle(formatter.string(from: chosen), for: .normal)
        accessibilityValue = [dateButton, timeButton].compactMap { $0?.currentTitle }.joined(separator: " ")
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let month {
            month.setFrame(CGRect(x: 0, y: 0, width: bounds.width, height: MonthGrid.height))
            let size = timeButton?.intrinsicContentSize ?? .zero
            timeWord.setFrame(CGRect(x: 12, y: MonthGrid.height + 4, width: 120, height: size.height))
            timeButton?.setFrame(
                CGRect(origin: CGPoint(x: bounds.width - size.width - 12, y: MonthGrid.height + 4), size: size)
            )
            return
        }
        wheels?.setFrame(bounds)
        var x: CGFloat = 0
        for button in [dateButton, timeButton].compactMap({ $0 }) {
            let size = button.intrinsicContentSize
            button.setFrame(CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
            x += size.width + Self.gap
        }
    }

    private static let gap: CGFloat = 5

    open override var intrinsicContentSize: CGSize {
        if month != nil { return CGSize(width: 320, height: MonthGrid.height + (timeButton == nil ? 0 : 44)) }
        if wheels != nil { return CGSize(width: 320, height: 216) }
        let sizes = [dateButton, timeButton].compactMap { $0?.intrinsicContentSize }
        let width = sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(0, sizes.count - 1))
        return CGSize(width: width, height: sizes.map(\.height).max() ?? 34)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
