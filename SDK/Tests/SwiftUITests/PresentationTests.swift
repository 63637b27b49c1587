import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// What comes over a view and goes again.
@MainActor @Suite struct PresentationTests {
    struct Thing: Identifiable, Equatable {
        let id: Int
    }

    @Test func `a sheet comes and goes with its state, and says when it is gone`() async throws {
        struct Sheeted: View {
            let notes: Notes
            @State private var isShown = false
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("\(isShown)")
                    Button("Show") { isShown = true }
                }
                .sheet(isPresented: $isShown, onDismiss: { notes.lines.append("gone") }) {
                    Button("Count \(count)") { count += 1 }
                    Button("Hide") { isShown = false }
                }
            }
        }
        let notes = Notes()
        let shown = Shown(Sheeted(notes: notes))
        shown.press("Show")
        #expect(shown.texts == ["true", "Show", "Count 0", "Hide"] && shown.presented != nil)
        shown.press("Count 0")
        #expect(shown.texts.contains("Count 1"))
        shown.press("Hide")
        await shown.until { !notes.lines.isEmpty }
        #expect(notes.lines == ["gone"] && shown.texts == ["false", "Show"] && shown.presented == nil)
        shown.press("Show")
        #expect(shown.texts.contains("Count 1"))
    }

    @Test func `a sheet that a person takes away, or that goes by itself, changes its state`() async throws {
        struct Inside: View {
            @Environment(\.dismiss) private var dismiss
            @Environment(\.isPresented) private var isPresented
            var body: some View { Button("Close \(isPresented)") { dismiss() } }
        }
        struct Sheeted: View {
            let notes: Notes
            @State private var isShown = true
            var body: some View {
                Button(isShown ? "there" : "gone") { isShown = true }
                    .sheet(isPresented: $isShown, onDismiss: { notes.lines.append("gone") }) { Inside() }
            }
        }
        let notes = Notes()
        let shown = Shown(Sheeted(notes: notes))
        #expect(shown.texts == ["there", "Close true"])
        shown.press("Close true")
        await shown.until { notes.lines.count == 1 }
        #expect(shown.texts == ["gone"] && notes.lines == ["gone"])
        shown.press("gone")
        #expect(shown.texts == ["there", "Close true"])
        let sheet = try #require(shown.presented)
        sheet.dismiss(animated: true)
        await shown.until { notes.lines.count == 2 }
        #expect(shown.texts == ["gone"] && notes.lines == ["gone", "gone"])
    }

    @Test func `the sheet of an item shows that item, and another in its place`() async throws {
        struct Sheeted: View {
            @State private var thing: Thing?
            var body: some View {
                Button("Open \(thing?.id ?? 0)") { thing = Thing(id: 1) }
                    .sheet(item: $thing) { shown in
                        Text("Thing \(shown.id)")
                        Button("Next") { thing = Thing(id: 2) }
                        Button("None") { thing = nil }
                    }
            }
        }
        let shown = Shown(Sheeted())
        shown.press("Open 0")
        #expect(shown.texts == ["Open 1", "Thing 1", "Next", "None"])
        shown.press("Next")
        await shown.until { shown.texts.contains("Thing 2") }
        #expect(shown.texts == ["Open 2", "Thing 2", "Next", "None"])
        shown.press("None")
        await shown.until { shown.presented == nil }
        #expect(shown.texts == ["Open 0"])
    }

    @Test func `a sheet stands as high as its detents say`() throws {
        let shown = Shown(
            Text("Below").sheet(isPresented: .constant(true)) {
                Text("Low").presentationDetents([.height(200), .large]).interactiveDismissDisabled()
            }
        )
        let sheet = try #require(shown.presented)
        #expect(sheet.isModalInPresentation && sheet.sheetPresentationController?.detents.count == 2)
        #expect(sheet.sheetPresentationController?.prefersGrabberVisible == true)
        let top = sheet.view.convert(sheet.view.bounds, to: nil).minY
        #expect(top > 500, "it begins at the lower one")
    }

    @Test func `a cover takes the whole screen`() async throws {
        struct Covered: View {
            @State private var isShown = false
            let notes: Notes
            var body: some View {
                Button("Cover") { isShown = true }
                    .onDisappear { notes.lines.append("covered") }
                    .fullScreenCover(isPresented: $isShown) {
                        Button("Uncover") { isShown = false }
                    }
            }
        }
        let notes = Notes()
        let shown = Shown(Covered(notes: notes))
        shown.press("Cover")
        let cover = try #require(shown.presented)
        #expect(cover.modalPresentationStyle == .fullScreen && cover.view.frame == shown.window.bounds)
        #expect(shown.texts.contains("Uncover"))
        shown.press("Uncover")
        await shown.until { shown.presented == nil }
        #expect(shown.texts == ["Cover"])
    }

    @Test func `the buttons of an alert do what they say`() async throws {
        struct Alerting: View {
            @State private var isShown = false
            @State private var said = "nothing"
            var body: some View {
                Button(isShown ? "asking" : said) { isShown = true }
                    .alert("Delete it?", isPresented: $isShown) {
                        Button("Delete", role: .destructive) { said = "deleted" }
                        Button("Keep", role: .cancel) { said = "kept" }
                    } message: {
                        Text("It is gone then.")
                    }
            }
        }
        let shown = Shown(Alerting())
        shown.press("nothing")
        let alert = try #require(shown.alert)
        #expect(alert.title == "Delete it?" && alert.message == "It is gone then." && alert.preferredStyle == .alert)
        #expect(alert.actions.map(\.title) == ["Delete", "Keep"])
        #expect(alert.actions.map(\.style) == [.destructive, .cancel] && shown.texts.contains("asking"))
        await shown.choose("Delete")
        #expect(shown.texts == ["deleted"] && shown.presented == nil)
        shown.press("deleted")
        await shown.choose("Keep")
        #expect(shown.texts == ["kept"])
    }

    @Test func `an alert without buttons has OK, and one with an error its words`() async throws {
        struct Broken: LocalizedError {
            var errorDescription: String? { "It broke" }
        }
        struct Alerting: View {
            @State private var isShown = false
            @State private var error: Broken?
            var body: some View {
                VStack {
                    Button("Plain \(isShown)") { isShown = true }
                    Button("Break") { error = Broken() }
                }
                .alert("Done", isPresented: $isShown) {}
                .alert(
                    isPresented: Binding(get: { error != nil }, set: { if !$0 { error = nil } }),
                    error: error
                ) {
                    Button("Pity") {}
                }
            }
        }
        let shown = Shown(Alerting())
        shown.press("Plain false")
        #expect(shown.offered == ["OK"] && shown.alert?.title == "Done")
        await shown.choose("OK")
        #expect(shown.texts == ["Plain false", "Break"])
        shown.press("Break")
        #expect(shown.alert?.title == "It broke" && shown.offered == ["Pity"])
        await shown.choose("Pity")
        #expect(shown.alert == nil)
    }

    @Test func `what is typed in an alert is what its button uses`() async throws {
        struct Naming: View {
            @State private var isShown = false
            @State private var typed = ""
            @State private var name = "nobody"
            var body: some View {
                Button(name) { isShown = true }
                    .alert("Name", isPresented: $isShown) {
                        TextField("Your name", text: $typed)
                        Button("Save") { name = typed }.disabled(typed.isEmpty)
                    }
            }
        }
        let shown = Shown(Naming())
        shown.press("nobody")
        let alert = try #require(shown.alert)
        let field = try #require(alert.textFields?.first)
        #expect(field.placeholder == "Your name" && alert.actions.first?.isEnabled == false)
        field.text = "Mia"
        field.sendActions(for: .editingChanged)
        shown.settle()
        #expect(alert.actions.first?.isEnabled == true)
        await shown.choose("Save")
        #expect(shown.texts == ["Mia"])
    }

    @Test func `a dialog offers its choices and a way out`() async throws {
        struct Asking: View {
            @State private var isShown = false
            @State private var colour = "none"
            var body: some View {
                Button("\(colour) \(isShown)") { isShown = true }
                    .confirmationDialog("Colour", isPresented: $isShown, titleVisibility: .visible) {
                        ForEach(["red", "blue"], id: \.self) { name in Button(name) { colour = name } }
                    }
            }
        }
        let shown = Shown(Asking())
        shown.press("none false")
        #expect(shown.alert?.preferredStyle == .actionSheet && shown.alert?.title == "Colour")
        #expect(shown.offered == ["red", "blue", "Cancel"])
        await shown.choose("Cancel")
        #expect(shown.texts == ["none false"])
        shown.press("none false")
        await shown.choose("blue")
        #expect(shown.texts == ["blue false"] && shown.alert == nil)
    }

    @Test func `one thing goes before another comes`() async throws {
        struct Two: View {
            @State private var isSheet = true
            @State private var isAlert = false
            var body: some View {
                Text("Ground")
                    .sheet(isPresented: $isSheet) {
                        Button("Change") { (isSheet, isAlert) = (false, true) }
                    }
                    .alert("Now", isPresented: $isAlert) { Button("Fine") {} }
            }
        }
        let shown = Shown(Two())
        #expect(shown.texts == ["Ground", "Change"])
        shown.press("Change")
        await shown.until { shown.alert != nil }
        #expect(shown.alert?.title == "Now" && !shown.texts.contains("Change"))
        await shown.choose("Fine")
        #expect(shown.texts == ["Ground"])
    }

    @Test func `a sheet over a sheet, and both are gone with the first`() async throws {
        struct Outer: View {
            @State private var isFirst = false
            @State private var isSecond = false
            var body: some View {
                Button("First") { isFirst = true }
                    .sheet(isPresented: $isFirst) {
                        Button("Second") { isSecond = true }
                            .sheet(isPresented: $isSecond) { Button("All") { isFirst = false } }
                    }
            }
        }
        let shown = Shown(Outer())
        shown.press("First")
        shown.press("Second")
        #expect(shown.texts == ["First", "Second", "All"])
        shown.press("All")
        await shown.until { shown.presented == nil }
        #expect(shown.texts == ["First"])
    }

    @Test func `a way within a sheet has a bar of its own, whose pages go back and whose first goes away`() async throws
    {
        struct Inner: View {
            @Environment(\.dismiss) private var dismiss
            let name: String
            var body: some View {
                VStack {
                    Text("Inner \(name)")
                    if name == "first" { NavigationLink("Deeper") { Inner(name: "second") } }
                }
                .toolbar { Button("Done \(name)") { dismiss() } }
            }
        }
        struct Outer: View {
            @State private var isShown = false
            var body: some View {
                NavigationStack {
                    Button("Open") { isShown = true }.navigationTitle("Outer")
                        .sheet(isPresented: $isShown) { NavigationStack { Inner(name: "first") } }
                }
            }
        }
        let shown = Shown(Outer())
        shown.press("Open")
        #expect(shown.texts.contains("Inner first"))
        shown.press("Deeper")
        #expect(shown.texts.contains("Inner second") && !shown.texts.contains("Inner first"))
        shown.press("Done second")
        #expect(shown.texts.contains("Inner first") && shown.presented != nil)
        shown.press("Done first")
        await shown.until { shown.presented == nil }
        #expect(shown.presented == nil && shown.pageTexts == ["Open"] && shown.titles == ["Outer"])
    }

    @Test func `rows, pages and sheets present by themselves`() async throws {
        struct Row: View {
            let name: String
            @State private var isAsking = false
            @State private var said = "?"
            var body: some View {
                Button("\(name)\(said)") { isAsking = true }
                    .confirmationDialog("Sure", isPresented: $isAsking) { Button("Yes \(name)") { said = "!" } }
            }
        }
        struct Page: View {
            @State private var isSheet = false
            @State private var isAlert = false
            var body: some View {
                Button("Sheet") { isSheet = true }
                    .sheet(isPresented: $isSheet) {
                        Button("Alert") { isAlert = true }
                            .alert("In the sheet", isPresented: $isAlert) { Button("Fine") {} }
                    }
            }
        }
        let shown = Shown(
            NavigationStack {
                List {
                    Row(name: "Ann")
                    Row(name: "Ben")
                    NavigationLink("Page") { Page() }
                }
            }
        )
        shown.tapRow("Ben?")
        #expect(shown.offered == ["Yes Ben", "Cancel"])
        await shown.choose("Yes Ben")
        #expect(shown.rowTexts == ["Ann?", "Ben!", "Page"])
        shown.tapRow("Page")
        shown.press("Sheet")
        shown.press("Alert")
        #expect(shown.alert?.title == "In the sheet")
        await shown.choose("Fine")
        #expect(shown.presented is UIAlertController == false && shown.texts.contains("Alert"))
    }

    @Test func `a sheet knows the objects of what presents it`() throws {
        final class Model: ObservableObject {
            @Published var value = 1
        }
        struct Inside: View {
            @EnvironmentObject private var model: Model
            @Environment(\.isEnabled) private var isEnabled
            var body: some View { Button("Value \(model.value)") { model.value += 1 } }
        }
        let model = Model()
        let shown = Shown(
            Text("Ground").sheet(isPresented: .constant(true)) { Inside() }.environmentObject(model)
        )
        shown.press("Value 1")
        #expect(shown.texts == ["Ground", "Value 2"] && model.value == 2)
    }

    @Test func `a view that is gone takes its sheet with it`() async throws {
        struct Outer: View {
            @State private var isThere = true
            var body: some View {
                VStack {
                    Text("Ground")
                    if isThere {
                        Text("Presenter").sheet(isPresented: .constant(true)) { Button("End") { isThere = false } }
                    }
                }
            }
        }
        let shown = Shown(Outer())
        #expect(shown.texts == ["Ground", "Presenter", "End"])
        shown.press("End")
        await shown.until { shown.presented == nil }
        #expect(shown.texts == ["Ground"] && shown.presented == nil)
    }

    @Test func `alerts and sheets of choices as before iOS 15`() async throws {
        struct Old: View {
            @State private var thing: Thing?
            @State private var isSheet = false
            @State private var said = "nothing"
            var body: some View {
                VStack {
                    Button(said) { thing = Thing(id: 4) }
                    Button("Choose") { isSheet = true }
                }
                .alert(item: $thing) { thing in
                    Alert(
                        title: Text("Thing \(thing.id)"),
                        message: Text("Is it?"),
                        primaryButton: .destructive(Text("Away")) { said = "away \(thing.id)" },
                        secondaryButton: .cancel()
                    )
                }
                .actionSheet(isPresented: $isSheet) {
                    ActionSheet(title: Text("One"), buttons: [.default(Text("This")) { said = "this" }, .cancel()])
                }
            }
        }
        let shown = Shown(Old())
        shown.press("nothing")
        #expect(shown.alert?.title == "Thing 4" && shown.alert?.message == "Is it?")
        #expect(shown.offered == ["Away", "Cancel"])
        await shown.choose("Away")
        #expect(shown.texts == ["away 4", "Choose"])
        shown.press("Choose")
        #expect(shown.offered == ["This", "Cancel"])
        await shown.choose("This")
        #expect(shown.texts == ["this", "Choose"])
    }

    @Test func `a popover stands where it is asked to, and a sheet at the detent that is chosen`() async throws {
        struct Root: View {
            @State private var detent = PresentationDetent.medium
            @State private var isPop = false
            @State private var isSheet = false
            var body: some View {
                VStack {
                    Text(detent == .medium ? "medium" : "large")
                    Button("Pop") { isPop = true }.popover(isPresented: $isPop) {
                        Text("Popped").presentationCompactAdaptation(.popover)
                    }
                    Button("Sheet") { isSheet = true }
                }
                .sheet(isPresented: $isSheet) {
                    Button("Larger") { detent = .large }.presentationDetents([.medium, .large], selection: $detent)
                }
            }
        }
        let shown = Shown(Root())
        shown.press("Pop")
        #expect(shown.presented?.modalPresentationStyle == .popover && shown.texts.contains("Popped"))
        shown.presented?.dismiss(animated: true)
        await shown.until { shown.presented == nil }
        for _ in 0..<5 { await Task.yield(); shown.settle() }
        shown.press("Sheet")
        let sheet = try #require(shown.presented)
        func top() -> CGFloat { sheet.view.convert(sheet.view.bounds, to: nil).minY }
        let before = top()
        #expect(before > 300)
        shown.press("Larger")
        #expect(top() < 150 && shown.texts.contains("large"))
        sheet.sheetPresentationController?.standAtNext()
        shown.settle()
        #expect(shown.texts.contains("medium") && top() == before)
    }
    @Test func `an alert that is asked for as a view comes is there`() async throws {
        struct Root: View {
            @State private var isAlert = false
            var body: some View {
                Text("Ground").onAppear { isAlert = true }.alert("Hi", isPresented: $isAlert) {}
            }
        }
        let shown = Shown(Root())
        #expect(shown.alert?.title == "Hi")
    }
    @Test func `the choice of one alert may ask for another`() async throws {
        struct Root: View {
            @State private var first = false
            @State private var second = false
            var body: some View {
                Button("Go") { first = true }
                    .alert("First", isPresented: $first) { Button("On") { second = true } }
                    .alert("Second", isPresented: $second) { Button("Off") {} }
            }
        }
        let shown = Shown(Root())
        shown.press("Go")
        await shown.choose("On")
        await shown.until { shown.alert?.title == "Second" }
        #expect(shown.alert?.title == "Second")
        await shown.choose("Off")
        #expect(shown.presented == nil)
        shown.press("Go")
        #expect(shown.alert?.title == "First")
    }
    @Test func `the choice of a dialog may ask for a sheet`() async throws {
        struct Root: View {
            @State private var first = false
            @State private var thing: Thing?
            var body: some View {
                Button("Go") { first = true }
                    .confirmationDialog("First", isPresented: $first) { Button("Sheet") { thing = Thing(id: 3) } }
                    .sheet(item: $thing) { Text("Thing \($0.id)") }
            }
        }
        let shown = Shown(Root())
        shown.press("Go")
        await shown.choose("Sheet")
        await shown.until { shown.texts.contains("Thing 3") }
        #expect(shown.texts == ["Go", "Thing 3"])
    }
}
