import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// Where something is scrolled to, by an app and by a person.
@MainActor @Suite struct ScrollPositionTests {
    private struct Named: View {
        @State private var id: Int?
        let anchor: UnitPoint?
        var body: some View {
            VStack(spacing: 0) {
                Text("id \(id ?? -1)").frame(height: 30)
                Button("Ten") { id = 10 }.frame(height: 30)
                Button("Move") { withAnimation { id = 20 } }.frame(height: 40)
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<40) { row in Text("Row \(row)").frame(height: 100) } }
                        .scrollTargetLayout()
                }
                .scrollPosition(id: $id, anchor: anchor)
            }
        }
    }

    @Test func `a binding names the view at the top, and brings one there`() throws {
        let shown = Shown(Named(anchor: .top))
        #expect(shown.texts.first == "id -1", "nobody has scrolled")
        try shown.scroll(to: 320)
        #expect(shown.texts.first == "id 3")
        shown.press("Ten")
        #expect(shown.scrollView?.contentOffset.y == 1000 && shown.texts.first == "id 10")
        try shown.scroll(to: 1380)
        shown.press("Move")
        #expect(shown.scrollView?.contentOffset.y == 2000 && shown.texts.first == "id 20")
    }

    @Test func `an anchor says where the view is looked for, and none scrolls the least way`() throws {
        let low = Shown(Named(anchor: .bottom))
        low.press("Ten")
        #expect(low.scrollView?.contentOffset.y == 400, "its end is where that of the window is")
        try low.scroll(to: 500)
        #expect(low.texts.first == "id 11")
        let least = Shown(Named(anchor: nil))
        least.press("Ten")
        #expect(least.scrollView?.contentOffset.y == 400)
    }

    private struct Placed: View {
        @State private var position: ScrollPosition
        private let zero: CGFloat = 0
        init(_ position: ScrollPosition) { _position = State(initialValue: position) }
        var body: some View {
            VStack(spacing: 0) {
                Text("\(position.isPositionedByUser) \(position.viewID(type: Int.self) ?? -1)").frame(height: 40)
                Button("Top") { position.scrollTo(edge: .top) }.frame(height: 20)
                Button("Bottom") { position.scrollTo(edge: .bottom) }.frame(height: 20)
                Button("Point") { position.scrollTo(y: 250) }.frame(height: 20)
                Button("Row") { position.scrollTo(id: 5, anchor: .center) }.frame(height: 20)
                Button("Nowhere") { position.scrollTo(x: zero / zero, y: 1 / zero) }.frame(height: 20)
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<40) { row in Text("Row \(row)").frame(height: 100) } }
                        .scrollTargetLayout()
                }
                .scrollPosition($position)
                .frame(height: 600)
            }
        }
    }

    @Test func `a position is an edge, a place or a view, and knows who scrolled`() throws {
        let shown = Shown(Placed(ScrollPosition(idType: Int.self, edge: .bottom)))
        func y() -> CGFloat { shown.scrollView?.contentOffset.y ?? -1 }
        #expect(y() == 3400 && shown.texts.first == "false -1")
        shown.press("Top")
        #expect(y() == 0)
        shown.press("Point")
        #expect(y() == 250)
        shown.press("Row")
        #expect(y() == 250 && shown.texts.first == "false 5")
        try shown.scroll(to: 710)
        #expect(shown.texts.first == "true 7")
        shown.press("Bottom")
        #expect(y() == 3400 && shown.texts.first == "false -1")
        try shown.scroll(to: 0)
        shown.press("Bottom")
        #expect(y() == 3400, "the same edge again")
        shown.press("Nowhere")
        #expect(y().isFinite)
    }

    private struct Chat: View {
        @State private var count = 3
        var body: some View {
            VStack(spacing: 0) {
                Button("Few") { count += 1 }.frame(height: 50)
                Button("Many") { count += 20 }.frame(height: 50)
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Line \($0)").frame(height: 50) } }
                }
                .defaultScrollAnchor(.bottom)
            }
        }
    }

    @Test func `a chat begins at its end and stays there`() throws {
        let shown = Shown(Chat())
        #expect(shown.frame(of: "Line 2")?.midY == 775, "few lines lie at the end")
        shown.press("Many")
        #expect(shown.frame(of: "Line 22")?.midY == 775 && shown.scrollView?.contentOffset.y == 450)
        shown.press("Few")
        #expect(shown.scrollView?.contentOffset.y == 500)
        try shown.scroll(to: 100)
        shown.press("Few")
        #expect(shown.scrollView?.contentOffset.y == 100, "who reads is left in peace")
    }

    private struct Growing: View {
        @State private var first = 10
        @State private var id: Int? = 12
        var body: some View {
            VStack(spacing: 0) {
                Button("Older") { first -= 5 }.frame(height: 100)
                ScrollView {
                    VStack(spacing: 0) { ForEach(first..<40, id: \.self) { Text("Line \($0)").frame(height: 50) } }
                        .scrollTargetLayout()
                }
                .scrollPosition(id: $id, anchor: .top)
            }
        }
    }

    @Test func `the view that is named stays where it is when others come before it`() {
        let shown = Shown(Growing())
        #expect(shown.scrollView?.contentOffset.y == 100, "it begins there")
        shown.press("Older")
        #expect(shown.scrollView?.contentOffset.y == 350 && shown.frame(of: "Line 12")?.midY == 125)
    }

    @Test func `views are what scrolling comes to rest at`() throws {
        let shown = Shown(
            ScrollView(.horizontal) {
                HStack(spacing: 10) { ForEach(0..<20) { _ in Color.red.frame(width: 100, height: 50) } }
                    .scrollTargetLayout()
            }
            .contentMargins(.horizontal, 20)
            .scrollTargetBehavior(.viewAligned)
        )
        let view = try #require(shown.scrollView)
        #expect(view.contentOffset.x == -20 && view.frame.width == 400)
        try shown.scroll(to: 0, x: 260)
        try shown.rest()
        #expect(view.contentOffset.x == 200, "the third begins at the margin")
        try shown.scroll(to: 0, x: 100_000)
        try shown.rest()
        #expect(abs(view.contentOffset.x - (2190 + 20 - 400)) < 0.5, "the end is the end")
    }

    private struct Tens: ScrollTargetBehavior {
        let notes: Notes
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            let (start, size) = (Int(context.originalTarget.rect.minY), Int(context.containerSize.height))
            let line = "\(start) \(size) \(context.axes == .vertical)"
            MainActor.assumeIsolated { notes.lines.append(line) }
            target.rect.origin.y = (target.rect.minY / 10).rounded() * 10
        }
    }

    @Test func `pages, and what an author's own behaviour says`() throws {
        let pages = Shown(ScrollView { Color.red.frame(height: 4000) }.scrollTargetBehavior(.paging))
        #expect(pages.scrollView?.isPagingEnabled == true)
        try pages.scroll(to: 500)
        try pages.rest()
        #expect(pages.scrollView?.contentOffset.y == 800)
        let notes = Notes()
        let own = Shown(ScrollView { Color.red.frame(height: 4000) }.scrollTargetBehavior(Tens(notes: notes)))
        try own.scroll(to: 501)
        try own.rest()
        #expect(own.scrollView?.contentOffset.y == 500 && notes.lines == ["0 800 true"])
    }

    private struct Reading: View {
        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button("Low") { proxy.scrollTo(20, anchor: .bottom) }.frame(height: 50)
                    Button("Quarter") { proxy.scrollTo(20, anchor: UnitPoint(x: 0, y: 0.25)) }.frame(height: 50)
                    List(0..<60) { row in Text("Row \(row)").frame(height: 40).listRowInsets(EdgeInsets()) }
                        .listStyle(.plain)
                }
            }
        }
    }

    @Test func `a list is scrolled to any anchor`() throws {
        let shown = Shown(Reading())
        shown.press("Low")
        let end = try #require(shown.row("Row 20")).convert(CGPoint(x: 0, y: 44), to: nil)
        #expect(abs(end.y - 800) < 1)
        shown.press("Quarter")
        let row = try #require(shown.row("Row 20"))
        #expect(abs(row.convert(CGPoint.zero, to: nil).y - (100 + (700 - 44) * 0.25)) < 1)
    }
}
