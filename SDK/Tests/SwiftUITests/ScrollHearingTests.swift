import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// What hears of scrolling, and the room that scrolled content has.
@MainActor @Suite struct ScrollHearingTests {
    /// Of which no number comes that is one.
    private let zero: CGFloat = 0

    private struct Hearing: View {
        let notes: Notes
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<30) { row in
                        Text("Row \(row)").frame(width: 400, height: 100)
                            .onScrollVisibilityChange(threshold: 0.8) { seen in
                                if row == 8 { notes.lines.append("8 \(seen)") }
                            }
                    }
                }
                .scrollTargetLayout()
            }
            .onScrollGeometryChange(for: Int.self) {
                Int($0.contentOffset.y) / 100
            } action: { old, new in
                notes.lines.append("\(old) to \(new)")
            }
            .onScrollPhaseChange { old, new, context in
                notes.lines.append("\(old) \(new) at \(Int(context.geometry.visibleRect.minY))")
            }
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.9) { ids in
                notes.lines.append("\(ids.first ?? -1) to \(ids.last ?? -1)")
            }
        }
    }

    @Test func `geometry, phases and what is seen are told`() throws {
        let notes = Notes()
        let shown = Shown(Hearing(notes: notes))
        #expect(notes.lines == ["0 to 0", "0 to 7"])
        notes.lines = []
        try shown.scroll(to: 50)
        #expect(notes.lines == ["idle interacting at 0", "1 to 7"])
        notes.lines = []
        try shown.scroll(to: 110)
        #expect(notes.lines == ["0 to 1", "1 to 8", "8 true"])
        notes.lines = []
        try shown.rest()
        #expect(notes.lines == ["interacting decelerating at 110", "decelerating idle at 110"])
        notes.lines = []
        try shown.scroll(to: 0)
        #expect(notes.lines.contains("8 false") && notes.lines.contains("1 to 0"))
    }

    @Test func `a list tells of itself, too`() throws {
        let notes = Notes()
        let shown = Shown(
            List(0..<60) { Text("Row \($0)") }
                .onScrollGeometryChange(for: Bool.self) {
                    $0.bounds.minY > 10
                } action: {
                    notes.lines.append("\($1)")
                }
                .onScrollPhaseChange { notes.lines.append("\($1)") }
        )
        let table = try #require(shown.views(UITableView.self).first)
        try shown.scroll(to: 300, in: table)
        try shown.rest(table)
        #expect(notes.lines == ["false", "interacting", "true", "decelerating", "idle"])
    }

    @Test func `geometry within insets`() {
        let geometry = ScrollGeometry(
            contentOffset: CGPoint(x: 0, y: 100),
            contentSize: CGSize(width: 400, height: 2000),
            contentInsets: EdgeInsets(top: 20, bottom: 30),
            containerSize: CGSize(width: 400, height: 800)
        )
        #expect(geometry.visibleRect == CGRect(x: 0, y: 100, width: 400, height: 800))
        #expect(geometry.bounds == CGRect(x: 0, y: 120, width: 400, height: 750))
        #expect(geometry.withinContent(CGPoint(x: 0 / zero, y: 1 / zero)) == CGPoint(x: 0, y: -20))
        #expect(geometry.withinContent(CGPoint(x: 0, y: 5000)).y == 1230)
    }

    @Test func `margins keep content from the edges, across by room, along by insets`() throws {
        let shown = Shown(
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<30) { _ in Color.red.frame(height: 50) } }
            }
            .contentMargins(.horizontal, 20, for: .scrollContent)
            .contentMargins(.top, 30)
            .contentMargins(.bottom, 0 / zero)
        )
        let view = try #require(shown.scrollView)
        #expect(view.contentInset == UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0) && view.contentOffset.y == -30)
        #expect(view.verticalScrollIndicatorInsets.top == 30 && view.contentSize == CGSize(width: 400, height: 1500))
        let first = try #require(shown.views(PaintView.self).first)
        #expect(first.convert(first.bounds, to: nil) == CGRect(x: 20, y: 30, width: 360, height: 50))
    }

    @Test func `padding of the safe area is an inset of what is scrolled`() throws {
        let shown = Shown(
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<10) { _ in Color.red.frame(width: 100, height: 50) } }
            }
            .safeAreaPadding(.horizontal, 24)
        )
        let view = try #require(shown.scrollView)
        #expect(view.frame.width == 400 && view.contentInset.left == 24 && view.contentOffset.x == -24)
        let other = Shown(Color.red.safeAreaPadding(10))
        #expect(other.views(PaintView.self).first?.bounds.size == CGSize(width: 380, height: 780))
    }

    @Test func `what is as large as what it is in is a part of the scroll view within its margins`() {
        let shown = Shown(
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<6) { _ in
                        Color.red.frame(height: 40)
                            .containerRelativeFrame(.horizontal, count: 3, spacing: 10)
                    }
                    Color.blue.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                        axis == .vertical ? length / 2 : 0 / zero
                    }
                }
            }
            .contentMargins(.horizontal, 15)
            .frame(width: 320, height: 200)
        )
        let sizes = shown.views(PaintView.self).map(\.bounds.size)
        #expect(sizes.first == CGSize(width: 90, height: 40) && sizes.last == CGSize(width: 0, height: 100))
        let window = Shown(Color.red.containerRelativeFrame(.vertical) { length, _ in length / 4 })
        #expect(window.views(PaintView.self).first?.bounds.size == CGSize(width: 400, height: 200))
    }

    @Test func `a bar at an edge is an inset, and what is not cut goes on beyond the ends`() throws {
        let bar = Shown(
            ScrollView { Color.red.frame(height: 3000) }.safeAreaBar(edge: .bottom) { Color.blue.frame(height: 60) }
        )
        #expect(bar.scrollView?.contentInset.bottom == 60)
        let free = Shown(
            ScrollView(.horizontal) { Color.red.frame(width: 3000, height: 50) }.scrollClipDisabled().padding(30)
        )
        let view = try #require(free.scrollView)
        #expect(view.frame.width == 400 && view.contentOffset.x == -30 && view.contentInset.left == 30)
    }
}
