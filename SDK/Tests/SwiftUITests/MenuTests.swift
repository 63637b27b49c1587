import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// Menus show what their views are, and do what is chosen.
@MainActor @Suite struct MenuTests {
    /// The menu's button by its words.
    private func button(_ title: String, _ shown: Shown) throws -> UIButton {
        try #require(shown.views(UIButton.self).first { $0.accessibilityLabel == title })
    }

    @Test func `a menu offers its buttons, and does what is chosen`() async throws {
        struct Menued: View {
            @State private var said = "nothing"
            var body: some View {
                VStack {
                    Text(said)
                    Menu("More") {
                        Button("Copy", systemImage: "doc") { said = "copied" }
                        Button("Delete", role: .destructive) { said = "deleted" }
                        Button("Never") { said = "never" }.disabled(true)
                        if said != "nothing" { Button("Undo") { said = "nothing" } }
                    }
                }
            }
        }
        let shown = Shown(Menued())
        shown.touch(try button("More", shown))
        let alert = try #require(shown.alert)
        #expect(shown.offered == ["Copy", "Delete", "Never", "Cancel"])
        #expect(alert.actions.map(\.isEnabled) == [true, true, false, true])
        #expect(alert.actions[1].style == .destructive)
        await shown.choose("Copy")
        #expect(shown.texts == ["copied", "More"])
        shown.touch(try button("More", shown))
        #expect(shown.offered == ["Copy", "Delete", "Never", "Undo", "Cancel"])
        await shown.choose("Undo")
        #expect(shown.texts == ["nothing", "More"])
    }

    @Test func `switches and pickers in a menu have a mark where they are on`() async throws {
        struct Menued: View {
            @State private var isBold = true
            @State private var size = 1
            var body: some View {
                VStack {
                    Text("\(isBold) \(size)")
                    Menu("Font") {
                        Toggle("Bold", isOn: $isBold)
                        Picker("Size", selection: $size) {
                            Text("Small").tag(1)
                            Text("Large").tag(2)
                        }
                    }
                }
            }
        }
        let shown = Shown(Menued())
        shown.touch(try button("Font", shown))
        #expect(shown.offered == ["✓ Bold", "✓ Small", "Large", "Cancel"])
        await shown.choose("Large")
        shown.touch(try button("Font", shown))
        #expect(shown.offered == ["✓ Bold", "Small", "✓ Large", "Cancel"])
        await shown.choose("✓ Bold")
        #expect(shown.texts.first == "false 2")
    }

    @Test func `a menu in a menu opens after it, and a section stands in it`() async throws {
        struct Menued: View {
            @State private var said = "nothing"
            var body: some View {
                VStack {
                    Text(said)
                    Menu("More") {
                        Section("Files") { Button("Open") { said = "opened" } }
                        Divider()
                        Menu("Share") { Button("Mail") { said = "mailed" } }
                    }
                }
            }
        }
        let shown = Shown(Menued())
        shown.touch(try button("More", shown))
        #expect(shown.offered == ["Open", "Share", "Cancel"])
        await shown.choose("Share")
        await shown.until { shown.offered.contains("Mail") }
        #expect(shown.offered == ["Mail", "Cancel"])
        await shown.choose("Mail")
        #expect(shown.texts.first == "mailed")
    }

    @Test func `with an action of its own a menu's button does that`() async throws {
        let notes = Notes()
        let shown = Shown(
            Menu("Save") {
                Button("Save as") { notes.lines.append("as") }
            } primaryAction: {
                notes.lines.append("saved")
            }
        )
        shown.touch(try button("Save", shown))
        #expect(notes.lines == ["saved"] && shown.alert == nil)
        shown.touch(try button("Save", shown), .longPress)
        #expect(shown.offered == ["Save as", "Cancel"])
        await shown.choose("Save as")
        #expect(notes.lines == ["saved", "as"])
    }

    @Test func `a long press opens a view's own menu`() async throws {
        struct Pressed: View {
            @State private var count = 0
            var body: some View {
                Text("Hold \(count)").contextMenu { Button("Add to \(count)") { count += 1 } }
            }
        }
        let shown = Shown(Pressed())
        let press = try #require(
            shown.all.first { ($0.gestureRecognizers ?? []).contains { $0 is UILongPressGestureRecognizer } }
        )
        shown.touch(press, .longPress)
        #expect(shown.offered == ["Add to 0", "Cancel"])
        await shown.choose("Add to 0")
        #expect(shown.texts == ["Hold 1"])
        shown.touch(press, .longPress)
        #expect(shown.offered == ["Add to 1", "Cancel"])
    }

    @Test func `each row of a list has its own menu of a long press`() async throws {
        struct Rows: View {
            @State private var names = ["Ann", "Ben"]
            var body: some View {
                List {
                    ForEach(names, id: \.self) { name in
                        Text(name).contextMenu { Button("Delete \(name)") { names.removeAll { $0 == name } } }
                    }
                }
            }
        }
        let shown = Shown(Rows())
        let row = try #require(shown.row("Ben"))
        let pressed = try #require(
            shown.all.first { view in
                view.isDescendant(of: row)
                    && (view.gestureRecognizers ?? []).contains { $0 is UILongPressGestureRecognizer }
            }
        )
        shown.touch(pressed, .longPress)
        #expect(shown.offered == ["Delete Ben", "Cancel"])
        await shown.choose("Delete Ben")
        #expect(shown.rowTexts == ["Ann"])
    }
}
