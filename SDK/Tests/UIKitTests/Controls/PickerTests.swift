import Foundation
import Testing
import ViewLink

@testable import UIKit

/// Wheels that a person turns, and the dates that they make.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct PickerTests {
    final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var chosen: [String] = []
        let titles = ["Small", "Medium", "Large", "Giant"]

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            component == 0 ? titles.count : 1000
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            component == 0 ? titles[row] : "\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append("\(component): \(row)")
        }
    }

    let sizes = Sizes()

    private func picker() -> UIPickerView {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        (picker.dataSource, picker.delegate) = (sizes, sizes)
        picker.layoutIfNeeded()
        return picker
    }

    private func wheels(_ view: UIView) -> [PickerWheel] { view.subviews.compactMap { $0 as? PickerWheel } }

    /// Taps a place of a view at the top.
    private func tap(_ root: UIView, x: Double, y: Double) {
        TouchDelivery(roots: [root]).deliver(.touch(node: root.nodeID, sense: .tap, at: ViewPoint(x: x, y: y)))
        root.layoutIfNeeded()
    }

    @Test func `a row that is tapped comes to the middle and is told of`() {
        let picker = picker()
        #expect(picker.selectedRow(inComponent: 0) == 0)
        // The rows of the left wheel lie 32 points apart, the chosen one in the middle.
        tap(picker, x: 80, y: 108 + 32)
        #expect(sizes.chosen == ["0: 1"] && picker.selectedRow(inComponent: 0) == 1)
        tap(picker, x: 80, y: 108 - 32)
        #expect(sizes.chosen == ["0: 1", "0: 0"])
    }

    @Test func `a wheel comes to rest at the nearest row`() {
        let picker = picker()
        let wheel = wheels(picker)[1]
        wheel.receive(offset: CGPoint(x: 0, y: 32 * 400 + 13))
        wheel.scrollViewDidEndDecelerating(wheel)
        #expect(picker.selectedRow(inComponent: 1) == 400 && wheel.contentOffset.y == 32 * 400)
        #expect(sizes.chosen == ["1: 400"])
        picker.layoutIfNeeded()
        #expect(wheel.subviews.count < 12, "only rows that are seen are made")
    }

    @Test func `a row that code chooses is not told of, and one that is not there changes nothing`() {
        let picker = picker()
        picker.selectRow(2, inComponent: 0, animated: false)
        picker.selectRow(9, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 2 && sizes.chosen.isEmpty)
        #expect(UIPickerView().selectedRow(inComponent: 0) == -1)
    }

    // MARK: Dates

    private func date(_ text: String) throws -> Date {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        return try #require(formatter.date(from: text))
    }

    private func parts(_ mode: UIDatePicker.Mode, _ locale: String = "en_US", interval: Int = 1) throws -> DateParts {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        return DateParts(
            mode,
            calendar: calendar,
            locale: Locale(identifier: locale),
            minuteInterval: interval,
            now: try date("2026-11-25 09:41")
        )
    }

    @Test func `the wheels are those of the person's country`() throws {
        #expect(try parts(.time).parts == [.hour, .minute, .half])
        #expect(try parts(.time, "de_DE").parts == [.hour, .minute])
        #expect(try parts(.date).parts == [.month, .dayOfMonth, .year])
        #expect(try parts(.date, "de_DE").parts == [.dayOfMonth, .month, .year])
        #expect(try parts(.dateAndTime, "de_DE").parts == [.day, .hour, .minute])
        #expect(try parts(.date, "de_DE").title(.month, 2) == "März")
        #expect(try parts(.time, interval: 15).count(.minute) == 4)
        #expect(try parts(.time, interval: 7).count(.minute) == 60, "7 does not divide an hour")
    }

    @Test func `a wheel changes its part of the date, and a short month ends earlier`() throws {
        let parts = try parts(.date)
        #expect(try parts.date(date("2026-01-31 10:00"), with: .month, at: 1) == date("2026-02-28 10:00"))
        let clock = try self.parts(.time)
        let morning = try date("2026-11-25 00:05")
        #expect(clock.row(.hour, of: morning) == 0 && clock.title(.hour, 0) == "12")
        #expect(try clock.date(morning, with: .half, at: 1) == date("2026-11-25 12:05"))
        let days = try self.parts(.dateAndTime)
        let today = days.row(.day, of: morning)
        #expect(days.title(.day, today) == "Today")
        #expect(try days.date(morning, with: .day, at: today + 7) == date("2026-12-02 00:05"))
    }

    @Test func `a compact picker opens wheels, and tells of what is chosen on them`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let picker = UIDatePicker(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.datePickerMode = .time
        picker.date = try date("2026-11-25 09:41")
        var told = 0
        picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        window.addSubview(picker)
        window.layoutIfNeeded()
        #expect(picker.accessibilityValue?.hasPrefix("9:41") == true)
        tap(window, x: 40, y: 57)
        let popover = try #require(window.subviews.last as? PickerPopover)
        let found = try #require(popover.view(ofType: DateWheels.self))
        let hours = try #require(wheels(found).first)
        let place = hours.convert(
            CGPoint(x: 10, y: hours.contentOffset.y + hours.bounds.midY + 32 - hours.bounds.minY),
            to: nil
        )
        tap(window, x: place.x, y: place.y)
        #expect(told == 1)
        #expect(try picker.date == date("2026-11-25 10:41"))
        tap(window, x: 390, y: 790)
        #expect(!(window.subviews.last is PickerPopover), "a tap elsewhere closes it")
    }

    @Test func `what lies outside of the limits comes back to them`() throws {
        let picker = UIDatePicker(frame: .zero)
        picker.minimumDate = try date("2026-11-25 09:00")
        picker.date = try date("2026-11-24 09:00")
        #expect(try picker.date == date("2026-11-25 09:00"))
        picker.datePickerMode = .countDownTimer
        picker.minimumDate = nil
        picker.countDownDuration = 5400
        #expect(picker.countDownDuration == 5400 && picker.datePickerStyle == .wheels)
    }
}

extension UIView {
    /// The first view of a class below this one.
    fileprivate func view<View: UIView>(ofType type: View.Type) -> View? {
        for child in subviews { if let found = child as? View ?? child.view(ofType: type) { return found } }
        return nil
    }
}
