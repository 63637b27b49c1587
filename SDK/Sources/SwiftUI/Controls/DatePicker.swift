public import UIKit

/// What of a date is chosen.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let hourAndMinute = Self(rawValue: 1), date = Self(rawValue: 2)
}

/// The choice of a date.
public nonisolated struct DatePicker<Label: View>: PrimitiveView {
    /// What of a date is chosen.
    public typealias Components = DatePickerComponents

    let selection: Binding<Date>
    let components: Components
    let label: Label
    let first: Date?
    let last: Date?

    private init(
        _ selection: Binding<Date>,
        _ components: Components,
        _ label: Label,
        from first: Date?,
        to last: Date?
    ) {
        (self.selection, self.components, self.label) = (selection, components, label)
        (self.first, self.last) = (first, last)
    }

    public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, displayedComponents, label(), from: nil, to: nil) }
    public init(
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, displayedComponents, label(), from: range.lowerBound, to: range.upperBound) }
    public init(
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, displayedComponents, label(), from: range.lowerBound, to: nil) }
    public init(
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, displayedComponents, label(), from: nil, to: range.upperBound) }
}

nonisolated extension DatePicker where Label == Text {
    public init(
        _ title: some TitleKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, displayedComponents, Text(title: title), from: nil, to: nil) }
    public init(
        _ title: some TitleKey,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, displayedComponents, Text(title: title), from: range.lowerBound, to: range.upperBound) }
    public init(
        _ title: some TitleKey,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, displayedComponents, Text(title: title), from: range.lowerBound, to: nil) }
    public init(
        _ title: some TitleKey,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, displayedComponents, Text(title: title), from: nil, to: range.upperBound) }
}

extension DatePicker: DrawnView {
    @MainActor func update(_ node: GraphNode) {
        let line = node.keep { ControlLineItem(DatePickerItem(UIDatePicker())) }
        let date = node.tracked { selection.wrappedValue }
        line.control.show(date, selection, components, from: first, to: last, of: node)
        // A calendar and wheels take the whole line.
        if line.control.isLarge {
            line.label = nil
            node.show(line)
        } else {
            node.show(line, label: label)
        }
    }
}

/// UIKit's choice of a date.
private final class DatePickerItem: ViewItem<UIDatePicker> {
    private var selection: Binding<Date>?
    private weak var node: GraphNode?
    private(set) var isLarge = false

    override init(_ view: UIDatePicker) {
        super.init(view)
        view.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.selection?.wrappedValue = self.view.date
                self.node?.invalidate()
            },
            for: .valueChanged
        )
    }

    func show(
        _ date: Date,
        _ selection: Binding<Date>,
        _ components: DatePickerComponents,
        from first: Date?,
        to last: Date?,
        of node: GraphNode
    ) {
        (self.selection, self.node) = (selection, node)
        let environment = node.environment
        let style: UIDatePicker.Style =
            switch environment.drawing.styles.datePicker {
            case "wheel": .wheels
            case "graphical": .inline
            default: .compact
            }
        isLarge = style != .compact
        let mode: UIDatePicker.Mode =
            !components.contains(.hourAndMinute) ? .date : components.contains(.date) ? .dateAndTime : .time
        // Each of these builds the picker anew.
        if view.preferredDatePickerStyle != style { view.preferredDatePickerStyle = style }
        if view.datePickerMode != mode { view.datePickerMode = mode }
        if view.calendar != environment.calendar { view.calendar = environment.calendar }
        if (view.locale ?? .current) != environment.locale { view.locale = environment.locale }
        if (view.timeZone ?? .current) != environment.timeZone { view.timeZone = environment.timeZone }
        if view.minimumDate != first { view.minimumDate = first }
        if view.maximumDate != last { view.maximumDate = last }
        if view.date != date { view.setDate(date, animated: view.window != nil) }
        view.isEnabled = environment.isEnabled
        if let tint = environment.tintColor, view.tintColor != tint { view.tintColor = tint }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = view.intrinsicContentSize
        guard isLarge, let width = proposal.width, width.isFinite else { return own }
        // Days and wheels share the room that there is.
        return CGSize(width: max(width, min(own.width, 280)), height: own.height)
    }

    override var traits: ItemTraits { ItemTraits() }
}

/// The choice of several dates.
public nonisolated struct MultiDatePicker<Label: View>: PrimitiveView {
    let selection: Binding<Set<DateComponents>>
    let first: Date?
    let last: Date?

    private init(_ selection: Binding<Set<DateComponents>>, from first: Date?, before last: Date?) {
        (self.selection, self.first, self.last) = (selection, first, last)
    }

    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, from: nil, before: nil)
    }
    public init(
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>,
        @ViewBuilder label: () -> Label
    ) { self.init(selection, from: bounds.lowerBound, before: bounds.upperBound) }
    public init(
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Label
    ) { self.init(selection, from: bounds.lowerBound, before: nil) }
    public init(
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>,
        @ViewBuilder label: () -> Label
    ) { self.init(selection, from: nil, before: bounds.upperBound) }
}

nonisolated extension MultiDatePicker where Label == Text {
    public init(_ title: some TitleKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection, from: nil, before: nil)
    }
    public init(_ title: some TitleKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection, from: bounds.lowerBound, before: bounds.upperBound)
    }
    public init(_ title: some TitleKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
        self.init(selection, from: bounds.lowerBound, before: nil)
    }
    public init(_ title: some TitleKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
        self.init(selection, from: nil, before: bounds.upperBound)
    }
}

extension MultiDatePicker: DrawnView {
    @MainActor func update(_ node: GraphNode) {
        let item = node.keep { MultiDateItem(UICalendarView()) }
        let chosen = node.tracked { selection.wrappedValue }
        item.show(chosen, selection, from: first, before: last, of: node)
        node.show(item)
    }
}

/// UIKit's calendar, on which days are chosen.
private final class MultiDateItem: ViewItem<UICalendarView> {
    private let days = ChosenDays()
    private lazy var behavior = UICalendarSelectionMultiDate(delegate: days)

    override init(_ view: UICalendarView) {
        super.init(view)
        view.selectionBehavior = behavior
    }

    func show(
        _ chosen: Set<DateComponents>,
        _ selection: Binding<Set<DateComponents>>,
        from first: Date?,
        before last: Date?,
        of node: GraphNode
    ) {
        let calendar = node.environment.calendar
        if view.calendar != calendar { view.calendar = calendar }
        if view.locale != node.environment.locale { view.locale = node.environment.locale }
        let range = DateInterval(
            start: first ?? .distantPast,
            end: max(last.map { $0.addingTimeInterval(-1) } ?? .distantFuture, first ?? .distantPast)
        )
        if view.availableDateRange != range { view.availableDateRange = range }
        days.changed = { [weak node] dates in
            // As days are named in the selection, which may have eras and calendars too.
            let former = selection.wrappedValue
            let all = dates.map { date in former.first { $0.isSameDay(as: date) } ?? date }
            selection.wrappedValue = Set(all)
            node?.invalidate()
        }
        if Set(behavior.selectedDates) != chosen { behavior.selectedDates = Array(chosen) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = view.intrinsicContentSize
        let width = proposal.width.map { $0.isFinite ? $0 : own.width } ?? own.width
        return CGSize(width: width, height: own.height)
    }
}

/// Hears which days were chosen.
@MainActor
private final class ChosenDays: NSObject, UICalendarSelectionMultiDateDelegate {
    var changed: ([DateComponents]) -> Void = { _ in }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
        changed(selection.selectedDates)
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
        changed(selection.selectedDates)
    }
}

extension DateComponents {
    fileprivate func isSameDay(as other: DateComponents) -> Bool {
        year == other.year && month == other.month && day == other.day
    }
}
