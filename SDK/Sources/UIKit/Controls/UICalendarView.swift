public import Foundation

/// A month, of whose days some may be chosen and some have a sign.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    /// A sign below a day.
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        fileprivate let make: () -> UIView?

        /// How large a sign is.
        public static func `default`(
            color: UIColor? = nil,
            size: UICalendarView.DecorationSize = .medium
        ) -> UICalendarView.Decoration {
            UICalendarView.Decoration {
                let dot = DecorationDot(side: size.side)
                dot.backgroundColor = color ?? .systemFill
                return dot
            }
        }
        /// A dot.
        public convenience override init() {
            self.init {
                let dot = DecorationDot(side: UICalendarView.DecorationSize.medium.side)
                dot.backgroundColor = .systemFill
                return dot
            }
        }
        /// A picture.
        public static func image(
            _ image: UIImage?,
            color: UIColor? = nil,
            size: UICalendarView.DecorationSize = .medium
        ) -> UICalendarView.Decoration {
            UICalendarView.Decoration {
                let view = UIImageView(image: image)
                view.tintColor = color ?? .label
                view.contentMode = .scaleAspectFit
                return view
            }
        }
        /// A view of the author's.
        public static func customView(_ customViewProvider: @escaping () -> UIView) -> UICalendarView.Decoration {
            UICalendarView.Decoration { customViewProvider() }
        }
        fileprivate init(_ make: @escaping () -> UIView?) { self.make = make }
    }

    /// How large a sign is.
    public enum DecorationSize: Int, Sendable {
        case small = 0, medium, large
        fileprivate var side: CGFloat { [4, 6, 8][rawValue] }
    }

    open weak var delegate: (any UICalendarViewDelegate)? { didSet { refill() } }
    /// What may be chosen; nothing where it is nil.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.view = nil
            selectionBehavior?.view = self
            refill()
        }
    }
    open var calendar: Calendar = .current { didSet { show() } }
    open var locale: Locale = .current { didSet { show() } }
    open var timeZone: TimeZone? { didSet { show() } }
    /// Which days may be turned to and chosen.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { show() } }
    open var wantsDateDecorations = true { didSet { refill() } }
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    private let grid = MonthGrid(frame: .zero)
    private var month = Date()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        grid.frame = bounds
        grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(grid)
        grid.isMarked = { [weak self] day in
            guard let self else { return false }
            return selectionBehavior?.isChosen(parts(of: day), in: used) ?? false
        }
        grid.isFree = { [weak self] day in
            guard let self else { return false }
            return selectionBehavior?.mayChoose(parts(of: day), in: used) ?? true
        }
        grid.decoration = { [weak self] day in
            guard let self, wantsDateDecorations else { return nil }
            return delegate?.calendarView(self, decorationFor: parts(of: day))?.make()
        }
        grid.chosen = { [weak self] day in
            guard let self else { return }
            selectionBehavior?.choose(parts(of: day), in: used)
            grid.fill()
        }
        grid.turned = { [weak self] in self?.turned(to: $0) }
        show()
    }

    private var used: Calendar {
        var used = calendar
        if let timeZone { used.timeZone = timeZone }
        return used
    }

    private func parts(of day: Date) -> DateComponents {
        var parts = used.dateComponents([.era, .year, .month, .day], from: day)
        parts.calendar = used
        parts.timeZone = used.timeZone
        return parts
    }

    private func show() {
        let end = availableDateRange.end
        // The last moment is not one of the days.
        let latest = end == .distantFuture ? nil : max(availableDateRange.start, end.addingTimeInterval(-1))
        let earliest = availableDateRange.start == .distantPast ? nil : availableDateRange.start
        if let earliest, month < earliest { month = earliest }
        if let latest, month > latest { month = latest }
        grid.show(month, calendar: used, locale: locale, from: earliest, to: latest)
    }

    fileprivate func refill() { grid.fill() }

    private func turned(to day: Date) {
        let before = visibleDateComponents
        month = day
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: before)
    }

    /// The month that is shown.
    open var visibleDateComponents: DateComponents {
        get {
            var parts = used.dateComponents([.era, .year, .month], from: month)
            parts.calendar = used
            parts.timeZone = used.timeZone
            return parts
        }
        set { setVisibleDateComponents(newValue, animated: false) }
    }
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let day = used.date(from: dateComponents) else { return }
        month = day
        show()
    }

    /// Asks for the signs of some days anew.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { refill() }

    open override var intrinsicContentSize: CGSize { grid.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        grid.fill()
    }
}

/// A dot of a size of its own.
private final class DecorationDot: UIView {
    private let side: CGFloat
    init(side: CGFloat) {
        self.side = side
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        layer.cornerRadius = side / 2
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
}

/// Gives days their signs.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
    func calendarView(
        _ calendarView: UICalendarView,
        decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    )
}

extension UICalendarViewDelegate {
    public func calendarView(
        _ calendarView: UICalendarView,
        decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    public func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}

/// Which days are chosen.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    fileprivate weak var view: UICalendarView?
    override init() { super.init() }
    fileprivate func isChosen(_ day: DateComponents, in calendar: Calendar) -> Bool { false }
    fileprivate func mayChoose(_ day: DateComponents, in calendar: Calendar) -> Bool { true }
    fileprivate func choose(_ day: DateComponents, in calendar: Calendar) {}
    /// Asks anew which days may be chosen.
    open func updateSelectableDates() { view?.refill() }

    /// Whether two are the same day.
    fileprivate static func same(_ one: DateComponents, _ other: DateComponents, _ calendar: Calendar) -> Bool {
        guard let one = calendar.date(from: one), let other = calendar.date(from: other) else { return false }
        return calendar.isDate(one, inSameDayAs: other)
    }
}

/// One day, or none.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    public private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    open var selectedDate: DateComponents? { didSet { view?.refill() } }
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

    override func isChosen(_ day: DateComponents, in calendar: Calendar) -> Bool {
        selectedDate.map { Self.same($0, day, calendar) } ?? false
    }
    override func mayChoose(_ day: DateComponents, in calendar: Calendar) -> Bool {
        delegate?.dateSelection(self, canSelectDate: day) ?? true
    }
    override func choose(_ day: DateComponents, in calendar: Calendar) {
        // The chosen day once more is let go, where none may be chosen.
        if isChosen(day, in: calendar) {
            guard delegate?.dateSelection(self, canSelectDate: nil) ?? true else { return }
            selectedDate = nil
        } else {
            selectedDate = day
        }
        delegate?.dateSelection(self, didSelectDate: selectedDate)
    }
}

/// Hears which day was chosen.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate,
        canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate,
        canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// Several days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    public private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    open var selectedDates: [DateComponents] = [] { didSet { view?.refill() } }
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

    override func isChosen(_ day: DateComponents, in calendar: Calendar) -> Bool {
        selectedDates.contains { Self.same($0, day, calendar) }
    }
    override func mayChoose(_ day: DateComponents, in calendar: Calendar) -> Bool {
        isChosen(day, in: calendar)
            ? delegate?.multiDateSelection(self, canDeselectDate: day) ?? true
            : delegate?.multiDateSelection(self, canSelectDate: day) ?? true
    }
    override func choose(_ day: DateComponents, in calendar: Calendar) {
        if isChosen(day, in: calendar) {
            selectedDates.removeAll { Self.same($0, day, calendar) }
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            selectedDates.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}

/// Hears which days were chosen.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        canSelectDate dateComponents: DateComponents
    ) -> Bool
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}
