import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

extension ContainerValues {
    fileprivate var isPinned: Bool {
        get { self[PinnedKey.self] }
        set { self[PinnedKey.self] = newValue }
    }
}
private struct PinnedKey: ContainerValueKey { static var defaultValue: Bool { false } }

/// A board of an author's, which numbers what it is given.
private struct Board<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
        VStack {
            Group(subviews: content) { subviews in
                Text("\(subviews.count) cards")
                ForEach(subviews) { card in
                    HStack {
                        Text(card.containerValues.isPinned ? "pinned" : "loose")
                        card
                    }
                }
                if subviews.count > 1 { HStack { subviews[1...] }.accessibilityIdentifier("rest") }
            }
        }
    }
}

/// Cards that are other ones at a press.
private struct Cards: View {
    @State private var names = ["a", "b"]
    var body: some View {
        ForEach(names, id: \.self) { Text($0) }
        Button("more") { names.append("c") }
    }
}

/// Views that a container of an author's is made of.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct SubviewTests {
    @Test func `a group has each of the views that it is given, with what they tell`() {
        let shown = Shown(
            Board {
                Text("first").containerValue(\.isPinned, true)
                ForEach(0..<2) { Text("row \($0)") }
                if true { Text("last") }
            }
        )
        #expect(shown.texts.first == "4 cards")
        #expect(shown.texts.filter { $0 == "pinned" }.count == 1 && shown.texts.filter { $0 == "loose" }.count == 3)
        #expect(shown.frame(of: "first") != nil && shown.frame(of: "row 1") != nil)
    }

    @Test func `views that come are given to the group as well`() {
        let shown = Shown(
            VStack {
                Group(subviews: Cards()) { subviews in
                    Text("\(subviews.count)"); subviews
                }
            }
        )
        #expect(shown.texts.first == "3")
        shown.press("more")
        #expect(shown.texts.first == "4" && shown.texts.contains("c"))
    }

    @Test func `a loop over sections has their headers, contents and what stands between`() {
        let shown = Shown(
            VStack {
                ForEach(sections: Fruit()) { section in
                    Text("\(section.header.count) over \(section.content.count)")
                    section.header
                    section.content
                }
            }
        )
        #expect(shown.texts.contains("0 over 1") && shown.texts.contains("1 over 2"))
        #expect(shown.texts.contains("Fruit") && shown.texts.contains("pear"))
    }

    @Test func `a list whose rows may be dropped between shows them`() {
        let shown = Shown(
            List {
                ForEach(["a"], id: \.self) { Text($0) }.onInsert(of: [.plainText]) { _, _ in }
                ForEach(["b"], id: \.self) { Text($0) }.dropDestination(for: String.self) { (_: [String], _: Int) in }
            }
        )
        #expect(shown.rowTexts == ["a", "b"])
    }

    @Test func `a loop of rows in a list is made of another view's`() {
        let shown = Shown(List { ForEach(subviews: TupleOfTwo()) { $0.padding() } })
        #expect(shown.rowTexts == ["one", "two"])
    }
}

private struct TupleOfTwo: View {
    var body: some View {
        Text("one")
        Text("two")
    }
}

private struct Fruit: View {
    var body: some View {
        Text("loose")
        Section("Fruit") {
            Text("apple")
            Text("pear")
        }
    }
}
