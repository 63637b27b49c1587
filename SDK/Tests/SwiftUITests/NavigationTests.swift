import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// Ways of pages: where they lead, and what stands in their bars.
@MainActor @Suite struct NavigationTests {
    final class Way: ObservableObject {
        @Published var path: [Int] = []
        @Published var mixed = NavigationPath()
    }

    @Test func `a link shows its page, which goes by the button back or by itself`() throws {
        struct Page: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("Close") { dismiss() }.navigationTitle("Page") }
        }
        let shown = Shown(
            NavigationStack {
                NavigationLink("Go") { Page() }.navigationTitle("Start")
            }
        )
        #expect(shown.titles == ["Start"] && shown.backButton == nil)
        shown.press("Go")
        #expect(shown.titles == ["Start", "Page"] && shown.pageTexts == ["Close"])
        shown.goBack()
        #expect(shown.titles == ["Start"] && shown.pageTexts == ["Go"])
        shown.press("Go")
        shown.press("Close")
        #expect(shown.titles == ["Start"] && shown.pageTexts == ["Go"])
    }

    @Test func `what a page shows of the state before it follows it`() throws {
        struct Counting: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    NavigationLink("Go") {
                        Button("Count \(count)") { count += 1 }
                    }
                    .navigationTitle("Start \(count)")
                }
            }
        }
        let shown = Shown(Counting())
        shown.press("Go")
        shown.press("Count 0")
        shown.press("Count 1")
        #expect(shown.pageTexts == ["Count 2"])
        shown.goBack()
        #expect(shown.titles == ["Start 2"] && shown.barTexts.contains("Start 2"))
    }

    @Test func `values of a path are pages, and pages are values of the path`() throws {
        struct Pages: View {
            @ObservedObject var way: Way
            var body: some View {
                NavigationStack(path: $way.path) {
                    NavigationLink("First", value: 1)
                        .navigationTitle("Start")
                        .navigationDestination(for: Int.self) { number in
                            NavigationLink("Next to \(number)", value: number + 1).navigationTitle("Page \(number)")
                        }
                }
            }
        }
        let way = Way()
        let shown = Shown(Pages(way: way))
        shown.press("First")
        shown.press("Next to 1")
        #expect(way.path == [1, 2] && shown.titles == ["Start", "Page 1", "Page 2"])
        #expect(shown.pageTexts == ["Next to 2"])
        shown.goBack()
        #expect(way.path == [1] && shown.pageTexts == ["Next to 1"])
        way.path = [7, 8, 9]
        shown.settle()
        #expect(shown.titles == ["Start", "Page 7", "Page 8", "Page 9"] && shown.pageTexts == ["Next to 9"])
        way.path.removeLast(2)
        shown.settle()
        #expect(shown.titles == ["Start", "Page 7"] && shown.pageTexts == ["Next to 7"])
        way.path = []
        shown.settle()
        #expect(shown.titles == ["Start"] && shown.pageTexts == ["First"])
    }

    @Test func `a path of values of several kinds shows each by its own destination`() throws {
        struct Pages: View {
            @ObservedObject var way: Way
            var body: some View {
                NavigationStack(path: $way.mixed) {
                    Text("Start")
                        .navigationDestination(for: Int.self) { Text("number \($0)") }
                        .navigationDestination(for: String.self) { Text("word \($0)") }
                }
            }
        }
        let way = Way()
        way.mixed.append("early")
        let shown = Shown(Pages(way: way))
        #expect(shown.pageTexts == ["word early"])
        way.mixed.append(4)
        shown.settle()
        #expect(shown.pageTexts == ["number 4"] && shown.stack?.viewControllers.count == 3)
        shown.goBack()
        #expect(shown.pageTexts == ["word early"] && way.mixed.count == 1)
    }

    @Test func `a destination is there while its state says so`() throws {
        struct Asking: View {
            @State private var isShown = false
            @State private var item: String?
            var body: some View {
                NavigationStack {
                    VStack {
                        Text("\(isShown) \(item ?? "none")")
                        Button("Show") { isShown = true }
                        Button("Tea") { item = "tea" }
                    }
                    .navigationDestination(isPresented: $isShown) { Button("Hide") { isShown = false } }
                    .navigationDestination(item: $item) { Text("about \($0)") }
                }
            }
        }
        let shown = Shown(Asking())
        shown.press("Show")
        #expect(shown.pageTexts == ["Hide"])
        shown.press("Hide")
        #expect(shown.pageTexts == ["false none", "Show", "Tea"])
        shown.press("Tea")
        #expect(shown.pageTexts == ["about tea"])
        shown.goBack()
        #expect(shown.pageTexts == ["false none", "Show", "Tea"])
    }

    @Test func `titles are large or small as they say, and follow the state`() throws {
        struct Titled: View {
            @State private var name = "Large"
            var body: some View {
                NavigationStack {
                    VStack {
                        Button("Rename") { name = "Other" }
                        NavigationLink("Small") {
                            Text("Page").navigationTitle("Small").navigationBarTitleDisplayMode(.inline)
                        }
                    }
                    .navigationTitle(name)
                }
            }
        }
        let shown = Shown(Titled())
        let bar = try #require(shown.stack?.navigationBar)
        let large = bar.frame.height
        #expect(shown.barTexts.contains("Large"))
        shown.press("Rename")
        #expect(shown.barTexts.contains("Other") && !shown.barTexts.contains("Large"))
        shown.press("Small")
        #expect(shown.barTexts.contains("Small") && bar.frame.height < large)
    }

    @Test func `buttons of a bar are pressed, and come and go with the state`() throws {
        struct Barred: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    Text("Count \(count)")
                        .toolbar {
                            ToolbarItem(placement: .cancellationAction) { Button("Less") { count -= 1 } }
                            ToolbarItem(placement: .primaryAction) { Button("More \(count)") { count += 1 } }
                            ToolbarItem(placement: .principal) { Text("Middle") }
                            ToolbarItem(placement: .bottomBar) { Button("Ten") { count = 10 } }
                            if count > 5 { ToolbarItem { Button("Zero") { count = 0 } } }
                        }
                }
            }
        }
        let shown = Shown(Barred())
        func place(_ text: String) -> CGRect { shown.frame(of: text) ?? .zero }
        #expect(place("Less").maxX < place("Middle").minX && place("Middle").maxX < place("More 0").minX)
        #expect(place("Ten").minY > 700)
        shown.press("More 0")
        shown.press("More 1")
        shown.press("Less")
        #expect(shown.texts.contains("Count 1") && !shown.texts.contains("Zero"))
        shown.press("Ten")
        #expect(shown.texts.contains("Count 10") && shown.texts.contains("More 10"))
        shown.press("Zero")
        #expect(shown.texts.contains("Count 0") && !shown.texts.contains("Zero"))
    }

    @Test func `what is searched for is what the state says`() throws {
        struct Searching: View {
            @State private var words = ""
            @Environment(\.isSearching) private var isSearching
            struct Found: View {
                let words: String
                @Environment(\.isSearching) private var isSearching
                var body: some View {
                    Text(isSearching ? "searching \(words)" : "idle")
                    ForEach(["apple", "pear"].filter { words.isEmpty || $0.contains(words) }, id: \.self) { Text($0) }
                }
            }
            var body: some View {
                NavigationStack {
                    List {
                        Found(words: words)
                        Button("Pears") { words = "pear" }
                    }
                    .navigationTitle("Fruit")
                    .searchable(text: $words, prompt: "Look for fruit")
                }
            }
        }
        let shown = Shown(Searching())
        #expect(shown.rowTexts == ["idle", "apple", "pear", "Pears"])
        let search = try #require(shown.stack?.topViewController?.navigationItem.searchController)
        #expect(search.searchBar.placeholder == "Look for fruit")
        search.isActive = true
        search.searchBar.text = "app"
        shown.settle()
        #expect(shown.rowTexts == ["searching app", "apple", "Pears"])
        shown.tapRow("Pears")
        #expect(search.searchBar.text == "pear" && shown.rowTexts == ["searching pear", "pear", "Pears"])
        shown.touch(search.searchBar.cancel)
        #expect(shown.rowTexts == ["idle", "apple", "pear", "Pears"])
    }

    @Test func `a link in a controller of UIKit's way is followed there`() throws {
        struct Page: View {
            @Environment(\.dismiss) private var dismiss
            let number: Int
            var body: some View { Button("Close \(number)") { dismiss() }.navigationTitle("Page \(number)") }
        }
        struct Hosted: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    NavigationLink("Next") { Page(number: count) }
                    NavigationLink("Value", value: 5)
                    Button("Count \(count)") { count += 1 }
                }
                .navigationTitle("Hosted \(count)")
                .navigationDestination(for: Int.self) { Page(number: $0) }
                .toolbar { Button("Bar") { count = 10 } }
            }
        }
        let shown = Shown(
            controller: UINavigationController(rootViewController: UIHostingController(rootView: Hosted()))
        )
        #expect(shown.titles == ["Hosted 0"])
        shown.press("Count 0")
        #expect(shown.titles == ["Hosted 1"])
        shown.press("Bar")
        #expect(shown.titles == ["Hosted 10"])
        shown.press("Next")
        #expect(shown.titles == ["Hosted 10", "Page 10"] && shown.pageTexts == ["Close 10"])
        shown.goBack()
        #expect(shown.titles == ["Hosted 10"])
        shown.press("Next")
        shown.press("Close 10")
        #expect(shown.titles == ["Hosted 10"])
        shown.press("Value")
        #expect(shown.titles == ["Hosted 10", "Page 5"])
    }

    @Test func `on a phone the columns of a split view follow each other`() throws {
        struct Columns: View {
            @State private var chosen: Int?
            var body: some View {
                NavigationSplitView {
                    List([1, 2], id: \.self, selection: $chosen) { Text("Choice \($0)") }.navigationTitle("Side")
                } detail: {
                    Text("Detail of \(chosen ?? 0)").navigationTitle("Detail")
                }
            }
        }
        let shown = Shown(Columns())
        #expect(shown.rowTexts == ["Choice 1", "Choice 2"])
        shown.tapRow("Choice 2")
        #expect(shown.pageTexts == ["Detail of 2"] && shown.titles == ["Side", "Detail"])
        shown.goBack()
        shown.tapRow("Choice 1")
        #expect(shown.pageTexts == ["Detail of 1"])
    }

    @Test func `a page keeps what it remembers while the page before it is evaluated again`() throws {
        struct Page: View {
            let outer: Int
            let more: () -> Void
            @State private var own = 0
            var body: some View {
                VStack {
                    Text("outer \(outer) own \(own)")
                    Button("Own") { own += 1 }
                    Button("Outer") { more() }
                }
                .navigationTitle("Own \(own)")
            }
        }
        struct Root: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    List {
                        NavigationLink("Value", value: 1)
                        NavigationLink("View") { Page(outer: count) { count += 1 } }
                    }
                    .navigationDestination(for: Int.self) { _ in Page(outer: count) { count += 1 } }
                }
            }
        }
        let shown = Shown(Root())
        for row in ["Value", "View"] {
            let before = row == "Value" ? 0 : 1
            shown.tapRow(row)
            shown.press("Own")
            shown.press("Outer")
            shown.press("Own")
            #expect(shown.pageTexts.first == "outer \(before + 1) own 2" && shown.titles.last == "Own 2")
            shown.goBack()
        }
    }

    @Test func `pages are heard when they come and go`() throws {
        struct Root: View {
            let notes: Notes
            var body: some View {
                NavigationStack {
                    NavigationLink("Go") {
                        Text("Page").onAppear { notes.lines.append("page came") }
                            .onDisappear { notes.lines.append("page went") }
                    }
                    .onAppear { notes.lines.append("root came") }
                    .onDisappear { notes.lines.append("root went") }
                }
            }
        }
        let notes = Notes()
        let shown = Shown(Root(notes: notes))
        #expect(notes.lines == ["root came"])
        shown.press("Go")
        #expect(notes.lines.count == 3 && Set(notes.lines) == ["root came", "root went", "page came"])
        notes.lines = []
        shown.goBack()
        #expect(notes.lines.count == 2 && Set(notes.lines) == ["root came", "page went"])
    }

    @Test func `objects of the way are known on its pages`() throws {
        struct Page: View {
            @EnvironmentObject private var way: Way
            @Environment(\.locale) private var locale
            var body: some View { Button("\(way.path) \(locale.identifier)") { way.path = [] } }
        }
        struct Root: View {
            @ObservedObject var way: Way
            var body: some View {
                NavigationStack(path: $way.path) {
                    Text("Start").navigationDestination(for: Int.self) { _ in Page() }
                }
                .environmentObject(way)
                .environment(\.locale, Locale(identifier: "de"))
            }
        }
        let way = Way()
        let shown = Shown(Root(way: way))
        way.path = [3]
        shown.settle()
        #expect(shown.pageTexts == ["[3] de"])
        shown.press("[3] de")
        #expect(shown.pageTexts == ["Start"])
    }

    @Test func `a page may hide the button back and the whole bar`() throws {
        let shown = Shown(
            NavigationStack {
                VStack {
                    NavigationLink("Bound") { Text("No way").navigationTitle("Bound").navigationBarBackButtonHidden() }
                    NavigationLink("Bare") { Text("No bar").toolbar(.hidden, for: .navigationBar) }
                }
            }
        )
        shown.press("Bound")
        #expect(shown.pageTexts == ["No way"] && shown.backButton == nil)
        shown.stack?.popViewController(animated: true)
        shown.settle()
        #expect(shown.stack?.isNavigationBarHidden == false)
        shown.press("Bare")
        #expect(shown.pageTexts == ["No bar"] && shown.stack?.isNavigationBarHidden == true)
        shown.stack?.popViewController(animated: true)
        shown.settle()
        #expect(shown.stack?.isNavigationBarHidden == false)
    }

    @Test func `links as before iOS 16 follow their state`() throws {
        struct Root: View {
            @State private var isActive = false
            @State private var tag: String?
            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink("Active", isActive: $isActive) { Button("Back") { isActive = false } }
                        NavigationLink("Tagged", tag: "x", selection: $tag) { Text("tag \(tag ?? "none")") }
                        Button("Set \(tag ?? "none") \(isActive)") { tag = "x" }
                    }
                }
            }
        }
        let shown = Shown(Root())
        shown.press("Active")
        #expect(shown.pageTexts == ["Back"])
        shown.press("Back")
        #expect(shown.pageTexts.last == "Set none false")
        shown.press("Set none false")
        #expect(shown.pageTexts == ["tag x"])
        shown.goBack()
        #expect(shown.pageTexts.last == "Set none false")
    }

    @Test func `suggestions and scopes of a search, and its submission`() throws {
        struct Searching: View {
            let notes: Notes
            @State private var words = ""
            @State private var scope = 0
            @State private var isSearching = false
            var body: some View {
                NavigationStack {
                    List {
                        Text("\(words) in \(scope) \(isSearching)")
                        Button("Begin") { isSearching = true }
                    }
                    .searchable(text: $words, isPresented: $isSearching)
                    .searchScopes($scope) {
                        Text("All").tag(0)
                        Text("New").tag(1)
                    }
                    .searchSuggestions { if words.isEmpty { Text("apples").searchCompletion("apple") } }
                    .onSubmit(of: .search) { notes.lines.append(words) }
                }
            }
        }
        let notes = Notes()
        let shown = Shown(Searching(notes: notes))
        #expect(shown.views(UISegmentedControl.self).isEmpty)
        shown.tapRow("Begin")
        let search = try #require(shown.stack?.topViewController?.navigationItem.searchController)
        #expect(search.isActive)
        shown.set(try #require(shown.views(UISegmentedControl.self).first), to: 1)
        let tables = shown.views(UITableView.self)
        #expect(tables.count == 2)
        let suggestion = try #require(tables.last?.visibleCells.first)
        #expect(shown.texts(in: suggestion) == ["apples"])
        shown.touch(suggestion)
        #expect(shown.rowTexts == ["apple in 1 true", "Begin"] && shown.views(UITableView.self).count == 1)
        search.searchBar.searchTextField.receiveReturn()
        #expect(notes.lines == ["apple"])
        shown.touch(search.searchBar.cancel)
        #expect(shown.rowTexts == [" in 1 false", "Begin"] && shown.views(UISegmentedControl.self).isEmpty)
    }

    @Test func `a menu of a bar`() async throws {
        struct Root: View {
            @State private var said = "nothing"
            var body: some View {
                NavigationStack {
                    Text(said)
                        .toolbar {
                            Menu("More") { Button("Copy") { said = "copied" } }
                            ToolbarItem(placement: .secondaryAction) { Button("Rare") { said = "rare" } }
                        }
                }
            }
        }
        let shown = Shown(Root())
        shown.touch(try #require(shown.views(UIButton.self).first { $0.accessibilityLabel == "More" }))
        #expect(shown.offered == ["Copy", "Cancel"])
        await shown.choose("Copy")
        #expect(shown.pageTexts == ["copied"])
    }

    @Test func `each page has its own buttons in the bar`() throws {
        struct Root: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Go") {
                        Text("Page").toolbar { Button("PageItem") {} }
                    }
                    .toolbar { Button("RootItem") {} }
                    .navigationTitle("Root")
                }
            }
        }
        let shown = Shown(Root())
        #expect(shown.barTexts.contains("RootItem"))
        shown.press("Go")
        #expect(shown.barTexts.contains("PageItem") && !shown.barTexts.contains("RootItem"))
        shown.goBack()
        #expect(shown.barTexts.contains("RootItem") && !shown.barTexts.contains("PageItem"))
    }
    @Test func `a path that is set at once shows its last page alone, and another value in its place`() async throws {
        struct Root: View {
            let notes: Notes
            @State private var path: [String] = []
            var body: some View {
                NavigationStack(path: $path) {
                    VStack {
                        Button("Deep") { path = ["a", "b"] }
                        Text("path \(path.joined())")
                    }
                    .navigationDestination(for: String.self) { name in
                        VStack {
                            Text("at \(name)")
                            Button("Root") { path.removeAll() }
                            Button("Swap") { path[path.count - 1] = "z" }
                        }
                        .navigationTitle(name)
                        .task { notes.lines.append(name) }
                    }
                }
            }
        }
        let notes = Notes()
        let shown = Shown(Root(notes: notes))
        shown.press("Deep")
        #expect(shown.pageTexts.first == "at b" && shown.titles == ["", "a", "b"])
        await shown.until { notes.lines.contains("b") }
        #expect(notes.lines == ["b"])
        shown.press("Swap")
        #expect(shown.pageTexts.first == "at z" && shown.titles == ["", "a", "z"])
        shown.press("Root")
        #expect(shown.pageTexts == ["Deep", "path "])
    }
}
