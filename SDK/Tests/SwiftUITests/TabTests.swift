import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// Tabs: which is seen, and what stands in their bar.
@MainActor @Suite struct TabTests {
    /// The bar of tabs.
    private func bar(_ shown: Shown) throws -> UITabBar { try #require(shown.views(UITabBar.self).first) }

    private func choose(_ title: String, _ shown: Shown) throws {
        let item = try #require(try bar(shown).items?.first { $0.title == title })
        try bar(shown).chosen?(item)
        shown.settle()
    }

    @Test func `the tab that a person chooses is the one of the state, and the other way round`() throws {
        struct Tabs: View {
            @State private var tab = "b"
            var body: some View {
                TabView(selection: $tab) {
                    Tab("First", systemImage: "star", value: "a") { Text("page a, \(tab)") }
                    Tab("Second", systemImage: "bell", value: "b") { Button("To a, \(tab)") { tab = "a" } }
                }
            }
        }
        let shown = Shown(Tabs())
        #expect(try bar(shown).items?.map(\.title) == ["First", "Second"])
        #expect(try bar(shown).items?.allSatisfy { $0.image != nil } == true)
        #expect(shown.texts.contains("To a, b") && !shown.texts.contains("page a, b"))
        shown.press("To a, b")
        #expect(shown.texts.contains("page a, a") && !shown.texts.contains("To a, a"))
        #expect(try bar(shown).selectedItem?.title == "First")
        try choose("Second", shown)
        #expect(shown.texts.contains("To a, b") && !shown.texts.contains("page a, b"))
    }

    @Test func `tabs as before iOS 18, with a mark that follows the state`() throws {
        struct Tabs: View {
            @State private var count = 0
            var body: some View {
                TabView {
                    Button("Count \(count)") { count += 1 }
                        .tabItem { Label("Home", systemImage: "house") }
                    Text("Mails").tabItem { Text("Mail") }.badge(count)
                    Text("Last").tabItem { Text("News") }.badge("new")
                }
            }
        }
        let shown = Shown(Tabs())
        #expect(try bar(shown).items?.map(\.title) == ["Home", "Mail", "News"])
        #expect(try bar(shown).items?.map(\.badgeValue) == [nil, nil, "new"])
        shown.press("Count 0")
        shown.press("Count 1")
        #expect(try bar(shown).items?.map(\.badgeValue) == [nil, "2", "new"])
        try choose("Mail", shown)
        #expect(shown.texts.contains("Mails") && !shown.texts.contains("Count 2"))
    }

    @Test func `a tab keeps where it is while another is seen, and its first page comes by another tap`() throws {
        struct Tabs: View {
            var body: some View {
                TabView {
                    NavigationStack { NavigationLink("Go") { Text("Deep") }.navigationTitle("Start") }
                        .tabItem { Text("Way") }
                    Text("Elsewhere").tabItem { Text("Other") }
                }
            }
        }
        let shown = Shown(Tabs())
        shown.press("Go")
        try choose("Other", shown)
        #expect(shown.texts.contains("Elsewhere") && !shown.texts.contains("Deep"))
        try choose("Way", shown)
        #expect(shown.pageTexts == ["Deep"])
        try choose("Way", shown)
        #expect(shown.pageTexts == ["Go"])
    }

    @Test func `tabs come and go with the state, and are heard when they are seen`() throws {
        struct Tabs: View {
            let notes: Notes
            @State private var hasThird = false
            @State private var tab = 1
            var body: some View {
                TabView(selection: $tab) {
                    Tab("One", systemImage: "star", value: 1) {
                        Button("More") { hasThird = true }
                            .onAppear { notes.lines.append("one came") }.onDisappear { notes.lines.append("one went") }
                    }
                    Tab("Two", systemImage: "bell", value: 2) {
                        Text("Two!").onAppear { notes.lines.append("two came") }
                    }
                    .badge(3)
                    if hasThird { Tab("Three", systemImage: "heart", value: 3) { Text("Three!") } }
                }
            }
        }
        let notes = Notes()
        let shown = Shown(Tabs(notes: notes))
        #expect(notes.lines == ["one came"])
        #expect(try bar(shown).items?.map(\.badgeValue) == [nil, "3"])
        shown.press("More")
        #expect(try bar(shown).items?.map(\.title) == ["One", "Two", "Three"])
        notes.lines = ["one came"]
        try choose("Two", shown)
        #expect(Set(notes.lines) == ["one came", "one went", "two came"] && notes.lines.count == 3)
        try choose("Three", shown)
        #expect(shown.texts.contains("Three!"))
    }

    @Test func `pages beside each other are moved by a finger and by the state`() throws {
        struct Pages: View {
            @State private var page = 0
            var body: some View {
                VStack {
                    Button("page \(page)") { page = 2 }
                    TabView(selection: $page) { ForEach(0..<4) { Text("Page \($0)").tag($0) } }
                        .tabViewStyle(.page)
                }
            }
        }
        let shown = Shown(Pages())
        let scroll = try #require(shown.views(UIScrollView.self).first)
        #expect(shown.views(UIPageControl.self).first?.numberOfPages == 4)
        scroll.contentOffset = CGPoint(x: 400, y: 0)
        shown.settle()
        #expect(shown.texts.contains("page 1"))
        shown.press("page 1")
        #expect(scroll.contentOffset.x == 800 && shown.views(UIPageControl.self).first?.currentPage == 2)
    }

    @Test func `a page of a way may hide the bar of tabs`() throws {
        let shown = Shown(
            TabView {
                NavigationStack {
                    NavigationLink("Go") { Text("Deep").toolbar(.hidden, for: .tabBar) }
                }
                .tabItem { Text("Way") }
                Text("Elsewhere").tabItem { Text("Other") }
            }
        )
        #expect(shown.views(UITabBar.self).count == 1)
        shown.press("Go")
        #expect(shown.pageTexts == ["Deep"] && shown.views(UITabBar.self).isEmpty)
        shown.goBack()
        #expect(shown.views(UITabBar.self).count == 1)
    }

    @Test func `the state is set by a person alone, once for each choice`() throws {
        enum T: Hashable { case one, two }
        struct Tabs: View {
            @State private var tab: T = .two
            let notes: Notes
            var body: some View {
                TabView(
                    selection: Binding(
                        get: { tab },
                        set: {
                            notes.lines.append("\($0)"); tab = $0
                        }
                    )
                ) {
                    Text("One").tabItem { Label("1", systemImage: "star") }.tag(T.one)
                    NavigationStack { Button("back") { tab = .one }.navigationTitle("TT") }.tabItem {
                        Label("2", systemImage: "bell")
                    }.tag(T.two)
                }
            }
        }
        let notes = Notes()
        let shown = Shown(Tabs(notes: notes))
        #expect(try bar(shown).selectedItem?.title == "2")
        #expect(shown.texts.contains("back") && notes.lines == [])
        shown.press("back")
        #expect(try bar(shown).selectedItem?.title == "1")
        #expect(shown.texts.contains("One") && !shown.texts.contains("back"))
        try choose("2", shown)
        #expect(notes.lines == ["two"] && shown.texts.contains("back"))
        try choose("2", shown)
        #expect(Set(notes.lines) == ["two"])
    }
}
