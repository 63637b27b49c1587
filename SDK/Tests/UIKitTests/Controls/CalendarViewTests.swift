import Foundation
import Testing
import ViewLink

@testable import UIKit

/// A month with signs, of whose days one or several are chosen.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct CalendarViewTests {
    final class Habits: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate
    {
        var told: [String] = []

        func calendarView(_ view: UICalendarView, decorationFor day: DateComponents) -> UICalendarView.Decoration? {
            switch day.day {
            case 3: .default(color: .systemRed, size: .large)
            case 4: .image(UIImage(systemName: "star"))
            case 5: .customView { UILabel() }
            default: nil
            }
        }
        func calendarView(
            _ calendarView: UICalendarView,
            didChangeVisibleDateComponentsFrom previous: DateComponents
        ) { told.append("\(previous.month ?? 0) → \(calendarView.visibleDateComponents.month ?? 0)") }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate day: DateComponents?) {
            told.append("chose \(day?.day ?? 0)")
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate day: DateComponents?) -> Bool {
            day?.day != 13
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate day: DateComponents) {
            told.append("and \(day.day ?? 0)")
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate day: DateComponents) {
            told.append("not \(day.day ?? 0)")
        }
    }

    let habits = Habits()
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private func view() -> UICalendarView {
        let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 322))
        view.calendar = calendar
        view.locale = Locale(identifier: "en_US")
        view.delegate = habits
        view.setVisibleDateComponents(DateComponents(year: 2026, month: 2, day: 1), animated: false)
        view.layoutIfNeeded()
        return view
    }

    private func days(_ view: UICalendarView) -> [UIButton] {
        (view.subviews.first?.subviews ?? []).compactMap { $0 as? UIButton }.filter { $0.currentTitle != nil }
    }
    private func tap(_ view: UICalendarView, _ day: Int) {
        days(view).first { $0.currentTitle == "\(day)" }?.sendActions(for: .touchUpInside)
    }

    @Test func `the days of a month stand there, some with a sign below them`() throws {
        let view = view()
        #expect(days(view).count == 28)
        let grid = try #require(view.subviews.first)
        let third = try #require(days(view).first { $0.currentTitle == "3" })
        let dots = grid.subviews.filter { $0.backgroundColor == .systemRed }
        let dot = try #require(dots.first)
        #expect(dots.count == 1 && dot.frame.width == 8 && abs(dot.frame.midX - third.frame.midX) < 0.01)
        #expect(dot.frame.minY > third.frame.midY && dot.frame.maxY <= third.frame.maxY + 1)
        #expect(grid.subviews.contains { ($0 as? UIImageView)?.image?.isSymbolImage == true })
        view.wantsDateDecorations = false
        #expect(!grid.subviews.contains { $0.backgroundColor == .systemRed })
    }

    @Test func `one day is chosen, let go, or may not be chosen`() {
        let view = view()
        let selection = UICalendarSelectionSingleDate(delegate: habits)
        view.selectionBehavior = selection
        tap(view, 7)
        #expect(selection.selectedDate?.day == 7 && days(view).filter(\.isSelected).map(\.currentTitle) == ["7"])
        tap(view, 7)
        #expect(selection.selectedDate == nil && habits.told == ["chose 7", "chose 0"])
        #expect(days(view).filter { !$0.isEnabled }.map(\.currentTitle) == ["13"])
        selection.setSelected(DateComponents(year: 2026, month: 2, day: 9), animated: true)
        #expect(days(view).filter(\.isSelected).map(\.currentTitle) == ["9"])
    }

    @Test func `several days are chosen, within a range`() {
        let view = view()
        let selection = UICalendarSelectionMultiDate(delegate: habits)
        view.selectionBehavior = selection
        for day in [2, 11, 2, 20] { tap(view, day) }
        #expect(habits.told == ["and 2", "and 11", "not 2", "and 20"])
        #expect(days(view).filter(\.isSelected).map(\.currentTitle) == ["11", "20"])
        let start = calendar.date(from: DateComponents(year: 2026, month: 2, day: 10)) ?? .distantPast
        view.availableDateRange = DateInterval(start: start, duration: 3 * 86_400)
        #expect(days(view).filter(\.isEnabled).map(\.currentTitle) == ["10", "11", "12"])
    }

    @Test func `turning to another month is told of`() throws {
        let view = view()
        let grid = try #require(view.subviews.first)
        let next = try #require(grid.subviews.first { $0.accessibilityLabel == "Next Month" } as? UIButton)
        next.sendActions(for: .touchUpInside)
        #expect(habits.told == ["2 → 3"] && days(view).count == 31)
    }
}
