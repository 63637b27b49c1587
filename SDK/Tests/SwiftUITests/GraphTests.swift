import Combine
import Foundation
import Observation
import Testing

@testable import SwiftUI
@testable import UIKit

/// What views remember, hear and are told.
@MainActor @Suite struct GraphTests {
    @Test func `a button changes what its view remembers`() {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("Count \(count)")
                    Button("More") { count += 1 }
                    if count > 1 { Text("Many") }
                }
            }
        }
        let shown = Shown(Counter())
        #expect(shown.texts == ["Count 0", "More"])
        shown.press("More")
        shown.press("More")
        #expect(shown.texts == ["Count 2", "More", "Many"])
    }

    @Test func `a binding hands a change up, and a view below keeps what it remembers`() {
        struct Child: View {
            @Binding var name: String
            @State private var own = 0
            var body: some View {
                Button("\(name) \(own)") {
                    own += 1
                    name += "!"
                }
            }
        }
        struct Parent: View {
            @State private var name = "Mia"
            var body: some View {
                VStack {
                    Text(name)
                    Child(name: $name)
                }
            }
        }
        let shown = Shown(Parent())
        shown.press("Mia 0")
        shown.press("Mia! 1")
        #expect(shown.texts == ["Mia!!", "Mia!! 2"])
    }

    @Test func `objects that are observed, given around or made by a view have it evaluated again`() {
        final class Model: ObservableObject {
            @Published var value = 1
        }
        struct Inner: View {
            @EnvironmentObject var model: Model
            var body: some View { Text("Inner \(model.value)") }
        }
        struct Outer: View {
            @StateObject private var own = Model()
            @ObservedObject var given: Model
            var body: some View {
                VStack {
                    Text("Own \(own.value) given \(given.value)")
                    Button("Own") { own.value += 1 }
                    Inner()
                }
            }
        }
        let (given, around) = (Model(), Model())
        let shown = Shown(Outer(given: given).environmentObject(around))
        shown.press("Own")
        given.value = 5
        around.value = 7
        shown.settle()
        #expect(shown.texts == ["Own 2 given 5", "Own", "Inner 7"])
    }

    @Test func `what a view reads of an observable object has it evaluated again`() {
        struct Titled: View {
            @Environment(Titles.self) private var model
            var body: some View { Text(model.title) }
        }
        let model = Titles()
        let shown = Shown(Titled().environment(model))
        model.title = "New"
        shown.settle()
        #expect(shown.texts == ["New"])
    }

    @Test func `values around a view, an author's own among them`() {
        struct Reading: View {
            @Environment(\.layoutDirection) private var direction
            @Environment(\.level) private var level
            @Environment(\.isEnabled) private var isEnabled
            var body: some View { Text("\(level) \(isEnabled ? "on" : "off")") }
        }
        let shown = Shown(
            VStack {
                Reading()
                Reading().environment(\.level, 3).disabled(true)
            }
        )
        #expect(shown.texts == ["1 on", "3 off"])
    }

    @Test func `a row of a ForEach keeps what it remembers when others come and go`() {
        struct Row: View {
            let name: String
            @State private var taps = 0
            var body: some View { Button("\(name) \(taps)") { taps += 1 } }
        }
        struct Rows: View {
            @State private var names = ["a", "b"]
            var body: some View {
                VStack {
                    ForEach(names, id: \.self) { Row(name: $0) }
                    Button("First") { names.insert("z", at: 0) }
                }
            }
        }
        let shown = Shown(Rows())
        shown.press("b 0")
        shown.press("First")
        #expect(shown.texts == ["z 0", "a 0", "b 1", "First"])
    }

    @Test func `another id is another view`() {
        struct Row: View {
            @State private var taps = 0
            var body: some View { Button("taps \(taps)") { taps += 1 } }
        }
        struct Named: View {
            @State private var id = 0
            var body: some View {
                VStack {
                    Row().id(id)
                    Button("Other") { id += 1 }
                }
            }
        }
        let shown = Shown(Named())
        shown.press("taps 0")
        #expect(shown.texts == ["taps 1", "Other"])
        shown.press("Other")
        #expect(shown.texts == ["taps 0", "Other"])
    }

    @Test func `appearing, disappearing, changes and what is published are heard`() async {
        final class Source {
            let subject = PassthroughSubject<String, Never>()
        }
        struct Hearing: View {
            let notes: Notes
            let source: Source
            @State private var isShown = true
            @State private var count = 0
            var body: some View {
                VStack {
                    if isShown {
                        Text("There").onAppear { notes.lines.append("came") }.onDisappear { notes.lines.append("went") }
                    }
                    Button("Hide") { isShown = false }
                    Button("Count") { count += 1 }
                }
                .onChange(of: count) { old, new in notes.lines.append("\(old) \(new)") }
                .onReceive(source.subject) { notes.lines.append($0) }
            }
        }
        let (notes, source) = (Notes(), Source())
        let shown = Shown(Hearing(notes: notes, source: source))
        #expect(notes.lines == ["came"])
        shown.press("Count")
        source.subject.send("news")
        shown.press("Hide")
        #expect(notes.lines == ["came", "0 1", "news", "went"])
    }

    @Test func `a task runs while its view is seen`() async throws {
        struct Working: View {
            let notes: Notes
            @State private var text = "waits"
            var body: some View {
                Text(text).task {
                    text = "done"
                    notes.lines.append("ran")
                }
            }
        }
        let notes = Notes()
        let shown = Shown(Working(notes: notes))
        for _ in 0..<100 where notes.lines.isEmpty { await Task.yield() }
        shown.settle()
        #expect(shown.texts == ["done"] && notes.lines == ["ran"])
    }

    @Test func `what views tell goes up, and an author's modifier has properties of its own`() {
        struct Sum: PreferenceKey {
            static let defaultValue = 0
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        struct Twice: ViewModifier {
            @State private var suffix = "?"
            func body(content: Content) -> some View {
                VStack {
                    content
                    Button("Ask\(suffix)") { suffix += "?" }
                }
            }
        }
        struct Adding: View {
            @State private var sum = 0
            var body: some View {
                VStack {
                    Text("Sum \(sum)")
                    Color.red.preference(key: Sum.self, value: 2)
                    Color.blue.preference(key: Sum.self, value: 3)
                }
                .onPreferenceChange(Sum.self) { sum = $0 }
                .modifier(Twice())
            }
        }
        let shown = Shown(Adding())
        shown.settle()
        #expect(shown.texts == ["Sum 5", "Ask?"])
        shown.press("Ask?")
        #expect(shown.texts == ["Sum 5", "Ask??"])
    }

    @Test func `what is kept in the app's defaults is one value for all views`() throws {
        let defaults = try #require(ContainerDefaults(suiteName: "swiftui.\(UUID().uuidString)"))
        struct Name: View {
            @AppStorage private var name: String
            init(_ store: ContainerDefaults) { _name = AppStorage(wrappedValue: "nobody", "name", store: store) }
            var body: some View { Button(name) { name = "Mia" } }
        }
        let shown = Shown(
            VStack {
                Name(defaults)
                Name(defaults)
            }
        )
        shown.views(PressControl.self)[0].sendActions(for: .touchUpInside)
        shown.settle()
        #expect(shown.texts == ["Mia", "Mia"] && defaults.string(forKey: "name") == "Mia")
    }
}

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 1 }

@Observable private final class Titles {
    var title = "Old"
}
