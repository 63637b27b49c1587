import Foundation
import Testing
import ViewLink

@testable import SwiftUI
@testable import UIKit

/// What depends on where something is scrolled to.
@MainActor @Suite struct ScrollFollowingTests {
    private struct Header: View {
        let notes: Notes
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { proxy in
                        let y = proxy.frame(in: .named("page")).minY
                        Text("at \(Int(y)), \(Int(proxy.frame(in: .global).minY))").offset(y: max(-y, 0))
                    }
                    .frame(height: 100)
                    ForEach(0..<30) { row in Text("Row \(row)").frame(height: 50) }
                }
            }
            .coordinateSpace(name: "page")
        }
    }

    @Test func `a reader follows while it is scrolled, and what it moves stays at the top`() throws {
        let shown = Shown(VStack(spacing: 0) { Header(notes: Notes()).padding(.top, 60) })
        #expect(shown.texts.first == "at 0, 60")
        try shown.scroll(to: 80)
        #expect(shown.texts.first == "at -80, -20")
        let text = try #require(shown.frame(of: "at -80, -20"))
        #expect(text.minY == 60, "a sticky header")
    }

    private struct Plain: View {
        let notes: Notes
        var body: some View {
            ScrollView {
                GeometryReader { proxy in
                    let _ = notes.lines.append("\(Int(proxy.size.width))")
                    Color.red
                }
                .frame(height: 2000)
            }
        }
    }

    @Test func `a reader that asks for its size alone is not evaluated when it is scrolled`() throws {
        let notes = Notes()
        let shown = Shown(Plain(notes: notes))
        let count = notes.lines.count
        try shown.scroll(to: 100)
        try shown.scroll(to: 200)
        #expect(notes.lines.count == count && notes.lines.last == "400")
    }

    private struct Offset: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }
    private struct Reporting: View {
        @State private var offset: CGFloat = 0
        @State private var changes = 0
        var body: some View {
            VStack(spacing: 0) {
                Text("offset \(Int(offset)), \(changes)")
                ScrollView {
                    Color.red.frame(height: 3000)
                        .background(
                            GeometryReader {
                                Color.clear.preference(key: Offset.self, value: -$0.frame(in: .named("s")).minY)
                            }
                        )
                        .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .scrollView).minY }) { _ in
                            changes += 1
                        }
                }
                .coordinateSpace(.named("s"))
                .onPreferenceChange(Offset.self) { offset = $0 }
            }
        }
    }

    @Test func `preferences and changes of geometry are told while it is scrolled`() throws {
        let shown = Shown(Reporting())
        #expect(shown.texts == ["offset 0, 1"])
        try shown.scroll(to: 120)
        #expect(shown.texts == ["offset 120, 2"])
    }

    @Test func `bounds of the scroll view are what is seen of it`() throws {
        let shown = Shown(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 300)
                    GeometryReader { proxy in
                        let seen = proxy.bounds(of: .scrollView)
                        let other = proxy.bounds(of: .scrollView(axis: .horizontal))
                        Text("\(Int(seen?.minY ?? 1)) \(Int(seen?.height ?? 1)) \(other == nil)")
                    }
                    .frame(height: 3000)
                }
            }
        )
        #expect(shown.texts == ["-300 800 true"])
        try shown.scroll(to: 500)
        #expect(shown.texts == ["200 800 true"])
    }

    @Test func `an effect by place follows`() throws {
        let shown = Shown(
            ScrollView {
                VStack(spacing: 0) {
                    Text("Far").frame(height: 100)
                        .visualEffect { content, proxy in
                            content.opacity(proxy.frame(in: .scrollView).minY < -40 ? 0.5 : 1)
                        }
                    Color.red.frame(height: 3000)
                }
            }
        )
        let view = try #require(shown.views(LookView.self).first)
        #expect(view.alpha == 1)
        try shown.scroll(to: 50)
        #expect(view.alpha == 0.5)
    }

    @Test func `a transition goes on with what is seen, and jumps where it is animated`() throws {
        let shown = Shown(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 100).scrollTransition(.interactive(timingCurve: .linear)) { view, phase in
                        view.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 40)
                    }
                    Color.blue.frame(height: 100).scrollTransition(.animated.threshold(.visible(0.3))) { view, phase in
                        view.scaleEffect(phase.isIdentity ? 1 : 0.5)
                    }
                    Color.clear.frame(height: 3000)
                }
            }
        )
        let views = shown.views(LookView.self)
        let (first, second) = (views[0], views[1])
        #expect(first.alpha == 1 && first.transform == .identity && second.transform == .identity)
        try shown.scroll(to: 25)
        #expect(abs(first.alpha - 0.75) < 0.01 && abs(first.transform.tx + 10) < 0.5)
        try shown.scroll(to: 160)
        #expect(second.transform == .identity, "four tenths are seen")
        try shown.scroll(to: 180)
        #expect(second.transform.a == 0.5 && first.alpha == 0)
    }

    @Test func `thresholds`() {
        typealias Threshold = ScrollTransitionConfiguration.Threshold
        func progress(_ threshold: Threshold, _ low: Double) -> Double {
            (threshold.progress(low, low + 100, 0, 400) * 100).rounded() / 100
        }
        #expect(progress(.visible, -50) == 0.5 && progress(.visible(0.5), -50) == 1 && progress(.hidden, -90) == 1)
        #expect(progress(.centered, 150) == 1 && progress(.centered, 400) == 0 && progress(.centered, 25) == 0.5)
        #expect(progress(.visible.inset(by: 50), 0) == 0.5)
        #expect(progress(.visible.interpolated(towards: .hidden, amount: 0.5), -50) == 0.75)
        #expect(progress(.visible(.nan), -50) <= 1 && progress(.visible.inset(by: .infinity), 0) <= 1)
    }

    @Test func `rows of a list follow as well`() throws {
        let shown = Shown(
            List {
                ForEach(0..<40) { row in
                    if row == 2 {
                        GeometryReader { Text("at \(Int($0.frame(in: .scrollView).minY))") }.frame(height: 40)
                    } else {
                        Text("Row \(row)").frame(height: 40)
                    }
                }
            }
            .listStyle(.plain)
        )
        let table = try #require(shown.views(UITableView.self).first)
        func place() -> Int? { shown.texts.first { $0.hasPrefix("at ") }.flatMap { Int($0.dropFirst(3)) } }
        let before = try #require(place())
        TouchDelivery(roots: [shown.window]).deliver(.scroll(node: table.nodeID, to: ViewPoint(x: 0, y: 30)))
        shown.settle()
        #expect(place() == before - 30)
    }

    private struct Spots: PreferenceKey {
        static let defaultValue: [String: Anchor<CGRect>] = [:]
        static func reduce(
            value: inout [String: Anchor<CGRect>],
            nextValue: () -> [String: Anchor<CGRect>]
        ) { value.merge(nextValue()) { _, new in new } }
    }

    private func marked(_ isBehind: Bool) -> some View {
        let stack = ScrollView {
            VStack(spacing: 0) {
                Color.clear.frame(height: 70)
                Color.red.frame(width: 50, height: 30).anchorPreference(key: Spots.self, value: .bounds) { ["a": $0] }
                Color.clear.frame(height: 3000)
            }
        }
        func marks(_ spots: [String: Anchor<CGRect>]) -> some View {
            GeometryReader { proxy in
                if let spot = spots["a"] {
                    let rect = proxy[spot]
                    Text("\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))")
                }
            }
        }
        return Group {
            if isBehind {
                stack.backgroundPreferenceValue(Spots.self) { marks($0) }
            } else {
                stack.overlayPreferenceValue(Spots.self) { marks($0) }
            }
        }
    }

    @Test(arguments: [false, true])
    func `anchors have places, and follow`(isBehind: Bool) throws {
        let shown = Shown(marked(isBehind).padding(.top, 100))
        #expect(shown.texts == ["175 70 50 30"])
        try shown.scroll(to: 30)
        #expect(shown.texts == ["175 40 50 30"])
    }
}
