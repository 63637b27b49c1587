import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// What is chosen with a control is what the app knows, and the other way round.
@MainActor @Suite struct PickerTests {
    @Test func `a switch and its state are the same, in a list too`() throws {
        struct Switching: View {
            @State private var isOn = false
            var body: some View {
                List {
                    Toggle("Light", isOn: $isOn)
                    Text(isOn ? "on" : "off")
                    Button("Flip") { isOn.toggle() }
                }
            }
        }
        let shown = Shown(Switching())
        let toggle = try #require(shown.views(UISwitch.self).first)
        #expect(shown.rowTexts == ["Light", "off", "Flip"] && !toggle.isOn)
        shown.set(toggle, to: 1)
        #expect(shown.rowTexts == ["Light", "on", "Flip"])
        shown.tapRow("Flip")
        #expect(shown.rowTexts == ["Light", "off", "Flip"] && !toggle.isOn)
    }

    @Test func `a switch goes back where the app does not follow, and one that is off does nothing`() throws {
        struct Stubborn: View {
            let notes: Notes
            var body: some View {
                VStack {
                    Toggle("No", isOn: Binding(get: { false }, set: { notes.lines.append("\($0)") }))
                    Toggle("Off", isOn: Binding(get: { true }, set: { notes.lines.append("\($0)") })).disabled(true)
                }
            }
        }
        let notes = Notes()
        let shown = Shown(Stubborn(notes: notes))
        let switches = shown.views(UISwitch.self)
        shown.set(switches[0], to: 1)
        shown.set(switches[1], to: 0)
        #expect(notes.lines == ["true"] && switches.map(\.isOn) == [false, true])
    }

    @Test func `a toggle that is a button is pressed, and one of an author's style is as the style says`() throws {
        struct Words: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(configuration.isOn ? "yes" : "no") { configuration.isOn.toggle() }
            }
        }
        struct Both: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Toggle("Press", isOn: $isOn).toggleStyle(.button)
                    Toggle("Words", isOn: $isOn).toggleStyle(Words())
                }
            }
        }
        let shown = Shown(Both())
        #expect(shown.texts == ["Press", "no"])
        shown.press("Press")
        #expect(shown.texts == ["Press", "yes"])
        shown.press("yes")
        #expect(shown.texts == ["Press", "no"])
    }

    @Test func `a picker's menu marks the choice, and another is chosen from it`() async throws {
        struct Sizes: View {
            @State private var size = "small"
            var body: some View {
                VStack {
                    Text("now \(size)")
                    Picker("Size", selection: $size) {
                        Text("Small").tag("small")
                        Text("Large").tag("large")
                    }
                    Button("Least") { size = "small" }
                }
            }
        }
        let shown = Shown(Sizes())
        let button = try #require(shown.views(UIButton.self).first { $0.accessibilityValue == "Small" })
        #expect(shown.texts == ["now small", "Small", "Least"], "the label is seen in rows alone")
        shown.touch(button)
        #expect(shown.offered == ["✓ Small", "Large", "Cancel"])
        await shown.choose("Large")
        #expect(shown.texts == ["now large", "Large", "Least"] && shown.alert == nil)
        shown.press("Least")
        #expect(button.accessibilityValue == "Small")
    }

    @Test func `a picker that is a row opens its menu by a tap on the row`() async throws {
        struct Sizes: View {
            @State private var size = 2
            var body: some View {
                Form {
                    Picker("Size", selection: $size) { ForEach(1..<4) { Text("Size \($0)").tag($0) } }
                    Text("now \(size)")
                }
            }
        }
        let shown = Shown(Sizes())
        #expect(shown.rowTexts == ["Size Size 2", "now 2"])
        shown.tapRow("Size")
        #expect(shown.offered == ["Size 1", "✓ Size 2", "Size 3", "Cancel"])
        await shown.choose("Size 3")
        #expect(shown.rowTexts == ["Size Size 3", "now 3"])
    }

    @Test func `segments`() throws {
        struct Views: View {
            @State private var view = 1
            @State private var has = false
            var body: some View {
                VStack {
                    Text("view \(view)")
                    Picker("View", selection: $view) {
                        Text("Day").tag(0)
                        Text("Week").tag(1)
                        if has { Text("Year").tag(2) }
                    }
                    .pickerStyle(.segmented)
                    Button("Year") {
                        has = true
                        view = 2
                    }
                }
            }
        }
        let shown = Shown(Views())
        let segments = try #require(shown.views(UISegmentedControl.self).first)
        #expect(segments.selectedSegmentIndex == 1)
        shown.set(segments, to: 0)
        #expect(shown.texts.first == "view 0")
        shown.press("Year")
        #expect((0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) } == ["Day", "Week", "Year"])
        #expect(segments.selectedSegmentIndex == 2 && shown.texts.first == "view 2")
    }

    @Test func `inline in a form each choice is a row, and the chosen one has the mark`() throws {
        struct Sizes: View {
            @State private var size = 2
            var body: some View {
                Form {
                    Picker("Size", selection: $size) {
                        Text("One").tag(1)
                        Text("Two").tag(2)
                    }
                    .pickerStyle(.inline)
                    Button("now \(size)") { size = 2 }
                }
            }
        }
        let shown = Shown(Sizes())
        func marked() -> [String] {
            shown.rows.filter { row in shown.views(UIImageView.self).contains { $0.isDescendant(of: row) } }
                .map { shown.texts(in: $0).joined(separator: " ") }
        }
        #expect(shown.rowTexts == ["Size", "One", "Two", "now 2"] && marked() == ["Two"])
        shown.tapRow("One")
        #expect(shown.rowTexts.last == "now 1" && marked() == ["One"])
        shown.tapRow("now 1")
        #expect(marked() == ["Two"])
    }

    @Test func `a wheel stands where the state is, and turns it`() throws {
        struct Sizes: View {
            @State private var size = 2
            var body: some View {
                VStack {
                    Button("now \(size)") { size = 1 }
                    Picker("Size", selection: $size) { ForEach(1..<4) { Text("Size \($0)").tag($0) } }
                        .pickerStyle(.wheel)
                }
            }
        }
        let shown = Shown(Sizes())
        let wheel = try #require(shown.views(UIPickerView.self).first)
        #expect(wheel.selectedRow(inComponent: 0) == 1)
        wheel.selectRow(2, inComponent: 0, animated: false)
        wheel.delegate?.pickerView(wheel, didSelectRow: 2, inComponent: 0)
        shown.settle()
        #expect(shown.texts.contains("now 3"))
        shown.press("now 3")
        #expect(wheel.selectedRow(inComponent: 0) == 0)
    }

    @Test func `a date picker keeps to its range, tells what is chosen and follows the state`() throws {
        struct Dates: View {
            @State private var date = Date(timeIntervalSince1970: 86_400 * 10)
            var body: some View {
                VStack {
                    Text("day \(Int(date.timeIntervalSince1970 / 86_400))")
                    DatePicker(
                        "Day",
                        selection: $date,
                        in: Date(timeIntervalSince1970: 0)...,
                        displayedComponents: .date
                    )
                    Button("Twenty") { date = Date(timeIntervalSince1970: 86_400 * 20) }
                }
                .environment(\.timeZone, .gmt)
            }
        }
        let shown = Shown(Dates())
        let picker = try #require(shown.views(UIDatePicker.self).first)
        #expect(picker.minimumDate == Date(timeIntervalSince1970: 0) && picker.datePickerMode == .date)
        #expect(shown.texts.contains("Day"))
        picker.date = Date(timeIntervalSince1970: 86_400 * 12)
        picker.sendActions(for: .valueChanged)
        shown.settle()
        #expect(shown.texts.contains("day 12"))
        shown.press("Twenty")
        #expect(shown.texts.contains("day 20") && picker.date == Date(timeIntervalSince1970: 86_400 * 20))
    }

    @Test func `a choice that may be none`() async throws {
        struct Sizes: View {
            @State private var size: Int?
            var body: some View {
                VStack {
                    Text("now \(size.map(String.init) ?? "none")")
                    Picker("Size", selection: $size) {
                        Text("None").tag(Int?.none)
                        ForEach(1..<3) { Text("Size \($0)").tag(Int?.some($0)) }
                    }
                }
            }
        }
        let shown = Shown(Sizes())
        shown.touch(try #require(shown.views(UIButton.self).first))
        #expect(shown.offered == ["✓ None", "Size 1", "Size 2", "Cancel"])
        await shown.choose("Size 2")
        #expect(shown.texts == ["now 2", "Size 2"])
        shown.touch(try #require(shown.views(UIButton.self).first))
        await shown.choose("None")
        #expect(shown.texts == ["now none", "None"])
    }

    @Test func `a picker of an enumeration's cases knows them by their ids`() async throws {
        enum Size: String, CaseIterable, Identifiable {
            case small, large
            var id: Self { self }
        }
        struct Sizes: View {
            @State private var size = Size.small
            var body: some View {
                Form {
                    Picker("Size", selection: $size) { ForEach(Size.allCases) { Text($0.rawValue) } }
                    Text("now \(size.rawValue)")
                }
            }
        }
        let shown = Shown(Sizes())
        #expect(shown.rowTexts == ["Size small", "now small"])
        shown.tapRow("Size")
        #expect(shown.offered == ["✓ small", "large", "Cancel"])
        await shown.choose("large")
        #expect(shown.rowTexts == ["Size large", "now large"])
    }
}
