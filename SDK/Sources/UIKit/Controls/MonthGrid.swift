import Foundation

/// The days of a month, of which one is chosen, or those that its owner says.
@MainActor
final class MonthGrid: UIView {
    /// The person chose a day; it has the time of the day that was shown.
    var chosen: (Date) -> Void = { _ in }
    /// The person turned to another month.
    var turned: (Date) -> Void = { _ in }
    /// Which days are marked; nil for the date that is shown.
    var isMarked: ((Date) -> Bool)?
    /// Which days may be chosen, of those between the limits.
    var isFree: (Date) -> Bool = { _ in true }
    /// What stands below a day's number.
    var decoration: (Date) -> UIView? = { _ in nil }
    private var decorations: [Int: UIView] = [:]
    private var calendar = Calendar.current
    private var locale = Locale.current
    private var limits: (Date?, Date?) = (nil, nil)
    private var date = Date()
    private var month = Date()
    private let title = UILabel()
    private let earlier = UIButton(type: .system)
    private let later = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var days: [UIButton] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        for (button, symbol, label, months) in [
            (earlier, "chevron.left", "Previous Month", -1), (later, "chevron.right", "Next Month", 1),
        ] {
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.accessibilityLabel = label
            button.addAction(UIAction { [weak self] _ in self?.turn(by: months) }, for: .touchUpInside)
        }
        for part in [title, earlier, later] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ date: Date, calendar: Calendar, locale: Locale, from earliest: Date?, to latest: Date?) {
        (self.date, self.calendar, self.locale, limits) = (date, calendar, locale, (earliest, latest))
        month = date
        fill()
    }

    /// Shows the month of a day.
    func turn(to day: Date) {
        month = day
        fill()
    }

    private func turn(by months: Int) {
        turn(to: calendar.date(byAdding: .month, value: months, to: month) ?? month)
        turned(month)
    }

    func fill() {
        for view in weekdays + days + Array(decorations.values) as [UIView] { view.removeFromSuperview() }
        decorations = [:]
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate("MMMMy")
        title.text = formatter.string(from: month)
        var named = calendar
        named.locale = locale
        let names = named.shortStandaloneWeekdaySymbols
        weekdays = names.indices.map { index in
            let label = UILabel()
            label.text = names[(index + calendar.firstWeekday - 1) % names.count].uppercased()
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            addSubview(label)
            return label
        }
        days = (calendar.range(of: .day, in: .month, for: month) ?? 1..<29).map(makeDay)
        setNeedsLayout()
    }

    private func makeDay(_ number: Int) -> UIButton {
        var parts = calendar.dateComponents([.era, .year, .month], from: month)
        parts.day = number
        let clock = calendar.dateComponents([.hour, .minute, .second], from: date)
        (parts.hour, parts.minute, parts.second) = (clock.hour, clock.minute, clock.second)
        let day = calendar.date(from: parts) ?? month
        let isChosen = isMarked?(day) ?? calendar.isDate(day, inSameDayAs: date)
        let isToday = calendar.isDateInToday(day)
        let button = UIButton(type: .custom)
        button.setTitle(String(number), for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular)
        button.setTitleColor(isChosen || isToday ? tintColor : .label, for: .normal)
        button.setTitleColor(.tertiaryLabel, for: .disabled)
        if isChosen { button.backgroundColor = tintColor.withAlphaComponent(0.14) }
        button.isEnabled = isAllowed(day) && isFree(day)
        button.isSelected = isChosen
        button.addAction(UIAction { [weak self] _ in self?.choose(day) }, for: .touchUpInside)
        addSubview(button)
        if let view = decoration(day) {
            view.isUserInteractionEnabled = false
            decorations[number] = view
            addSubview(view)
        }
        return button
    }

    /// Whether a moment of the day lies between the limits.
    private func isAllowed(_ day: Date) -> Bool {
        if let earliest = limits.0, calendar.startOfDay(for: earliest) > day { return false }
        if let latest = limits.1, calendar.startOfDay(for: day) > latest { return false }
        return true
    }

    private func choose(_ day: Date) {
        if isMarked == nil { date = day }
        fill()
        chosen(day)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let column = bounds.width / 7
        title.setFrame(CGRect(x: 12, y: 6, width: max(0, bounds.width - 120), height: 32))
        later.setFrame(CGRect(x: bounds.width - 44, y: 4, width: 36, height: 36))
        earlier.setFrame(CGRect(x: bounds.width - 88, y: 4, width: 36, height: 36))
        for (index, label) in weekdays.enumerated() {
            label.setFrame(CGRect(x: CGFloat(index) * column, y: 46, width: column, height: 20))
        }
        var first = calendar.dateComponents([.era, .year, .month], from: month)
        first.day = 1
        let weekday = calendar.date(from: first).map { calendar.component(.weekday, from: $0) } ?? 1
        let offset = (weekday - calendar.firstWeekday + 7) % 7
        let side = min(column, Self.row)
        for (index, button) in days.enumerated() {
            let (row, place) = ((index + offset) / 7, (index + offset) % 7)
            let middle = CGPoint(x: (CGFloat(place) + 0.5) * column, y: 70 + (CGFloat(row) + 0.5) * Self.row)
            button.layer.cornerRadius = side / 2
            button.setFrame(CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side))
            if let view = decorations[index + 1] {
                let size = view.intrinsicContentSize
                let wide = min(size.width > 0 ? size.width : view.bounds.width, column)
                let high = min(size.height > 0 ? size.height : view.bounds.height, 14)
                let low = middle.y + Self.row / 2 - high - 1
                view.setFrame(CGRect(x: middle.x - wide / 2, y: low, width: wide, height: high))
            }
        }
    }

    private static let row: CGFloat = 42
    /// With six rows, as the longest months may have.
    static let height: CGFloat = 70 + 6 * row
    override var intrinsicContentSize: CGSize { CGSize(width: 320, height: Self.height) }
}
