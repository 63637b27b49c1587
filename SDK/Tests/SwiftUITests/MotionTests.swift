import Testing
import ViewLink

@testable import SwiftUI
@testable import UIKit

/// How what changes moves: what a page is sent of it, picture by picture.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2))) struct MotionTests {
    // MARK: Animations as numbers

    @Test func `an animation is told to the page with its own curve, times and repeats`() throws {
        let eased = Animation.easeIn(duration: 2).delay(0.5).wire
        #expect(eased.curve == .easeIn && eased.duration == 2 && eased.delay == 0.5 && eased.points == nil)
        let quick = Animation.linear(duration: 2).delay(1).speed(4).repeatCount(3).wire
        #expect(quick.duration == 0.5 && quick.delay == 0.25 && quick.runs == 3 && quick.autoreverses == true)
        let endless = Animation.linear(duration: 1).repeatForever(autoreverses: false).wire
        #expect(endless.repeats == true && endless.autoreverses == nil)
        let curve = try #require(Animation.timingCurve(0, 0, 0, 1, duration: 1).wire.points)
        #expect(curve.first == 0 && curve.last == 1 && curve[curve.count / 2] > 0.8, "it is far on at half of its time")
        let spring = try #require(Animation.bouncy.wire.points)
        #expect((spring.max() ?? 0) > 1.01, "it swings beyond its end")
        #expect((Animation.smooth.wire.points?.max() ?? 0) <= 1.000_1)
    }

    @Test func `how far an animation is, there and back`() {
        let animation = Animation.linear(duration: 1).delay(1).repeatCount(2, autoreverses: true)
        let places = [0, 1, 1.25, 1.75, 2.25, 2.75].compactMap { animation.progress(at: $0) }
        #expect(places.map { ($0 * 1000).rounded() } == [0, 0, 250, 750, 750, 250])
        #expect(animation.progress(at: 3) == nil && animation.end == 3)
        #expect(Animation.linear(duration: 0).progress(at: 1) == nil, "one without a length is over")
        #expect(Animation.linear.repeatForever().end == nil)
    }

    private struct Halfway: CustomAnimation {
        func animate<Value: VectorArithmetic>(
            value: Value,
            time: TimeInterval,
            context: inout AnimationContext<Value>
        ) -> Value? { time < 1 ? value.scaled(by: 0.5) : nil }
    }

    @Test func `an author's animation is asked from its beginning to its end`() throws {
        let animation = Animation(Halfway())
        #expect(animation.progress(at: 0.4) == 0.5 && animation.end == 1)
        #expect(animation.progress(at: 1) == nil)
    }

    // MARK: What moves

    private struct Ring: View {
        @State private var progress = 0.0
        var body: some View {
            VStack {
                Circle().trim(from: 0, to: progress).stroke(.red, lineWidth: 4).frame(width: 100, height: 100)
                Button("Fill") { withAnimation(.linear(duration: 1)) { progress = 1 } }
                Button("Empty") { progress = 0 }
            }
        }
    }

    private func line(_ shown: Shown) -> CGRect? {
        shown.all.compactMap { $0 as? PaintView }.flatMap { $0.layer.sublayers ?? [] }
            .compactMap { ($0 as? CAShapeLayer)?.path?.boundingBoxOfPath }.first
    }

    @Test func `a figure's numbers move picture by picture, and stop at once without an animation`() throws {
        let pictures = Pictures(Ring())
        defer { pictures.end() }
        let shown = pictures.shown
        pictures.press("Fill")
        pictures.wait(0.25)
        let quarter = try #require(line(shown))
        #expect(abs(quarter.width - 50) < 3 && abs(quarter.height - 50) < 3, "a quarter of a circle: \(quarter)")
        pictures.wait(0.25)
        #expect(try abs(#require(line(shown)).width - 100) < 3, "half of it")
        pictures.press("Empty")
        #expect(line(shown).map { $0.isNull || $0.width < 1 } ?? true)
        pictures.press("Fill")
        pictures.wait(1.1)
        #expect(try abs(#require(line(shown)).width - 100) < 1)
        let count = pictures.updates.count
        pictures.wait(1)
        #expect(pictures.updates.count == count, "what rests is not drawn again")
    }

    private struct Counter: View, Animatable {
        var value: Double
        var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        var body: some View { Text("\(Int(value)) points") }
    }
    private struct Score: View {
        @State private var score = 0.0
        var body: some View {
            Counter(value: score)
            Button("Win") { withAnimation(.linear(duration: 1)) { score = 100 } }
        }
    }

    @Test func `a view of an author's counts up to its number`() {
        let pictures = Pictures(Score())
        defer { pictures.end() }
        let shown = pictures.shown
        pictures.press("Win")
        pictures.wait(0.5)
        let half = shown.texts.first { $0.hasSuffix("points") }.flatMap { Int($0.split(separator: " ")[0]) } ?? 0
        #expect((40...60).contains(half))
        pictures.wait(0.6)
        #expect(shown.texts.contains("100 points"))
    }

    private struct Stagger: View {
        @State private var isOut = false
        var body: some View {
            VStack {
                ForEach(0..<3) { index in
                    Color.red.frame(width: isOut ? 200 : 50, height: 20)
                        .animation(.linear(duration: 1).delay(Double(index)), value: isOut)
                }
                Color.blue.frame(width: isOut ? 200 : 50, height: 20)
                Button("Go") { isOut = true }
            }
        }
    }

    @Test func `each view moves in its own way, and one without an animation is there at once`() throws {
        let pictures = Pictures(Stagger())
        defer { pictures.end() }
        let shown = pictures.shown
        pictures.press("Go")
        let update = try #require(pictures.updates.last)
        #expect(update.animation == nil)
        let wide = shown.views(PaintView.self).filter { $0.frame.width == 200 }
        #expect(wide.count == 4)
        let delays = wide.map { view in update.moves?.first { $0.node == view.nodeID }?.animation?.delay }
        #expect(delays == [0, 1, 2, nil])
    }

    private struct Still: View {
        @State private var isWide = false
        var body: some View {
            Color.red.frame(width: isWide ? 200 : 50, height: 20).transaction { $0.animation = nil }
            Color.blue.frame(width: isWide ? 200 : 50, height: 20)
            Button("Go") { withAnimation { isWide = true } }
        }
    }

    @Test func `a transaction without an animation keeps a view from moving among others`() throws {
        let pictures = Pictures(Still())
        defer { pictures.end() }
        let shown = pictures.shown
        pictures.press("Go")
        let update = try #require(pictures.updates.last)
        #expect(update.animation != nil)
        let wide = shown.views(PaintView.self).filter { $0.frame.width == 200 }
        let moves = wide.map { view in update.moves?.first { $0.node == view.nodeID } }
        #expect(moves.count == 2 && moves[0] != nil && moves[0]?.animation == nil && moves[1] == nil)
    }

    private struct Pulse: View {
        @State private var isLarge = false
        var body: some View {
            Color.red.frame(width: 50, height: 50).scaleEffect(isLarge ? 2 : 1)
                .animation(.easeInOut(duration: 1).repeatForever(), value: isLarge)
                .onAppear { isLarge = true }
        }
    }

    @Test func `what begins to pulse when it appears pulses from its first picture on`() {
        let pictures = Pictures(Pulse())
        defer { pictures.end() }
        let running = pictures.tree.nodes.values.compactMap(\.repeatingAnimation)
        #expect(running.contains { $0.style.transform == nil && $0.animation.autoreverses == true })
    }

    // MARK: Coming and going

    private struct Door: View {
        @State private var isOpen = false
        let transition: AnyTransition
        var body: some View {
            VStack {
                Button("Turn") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
                if isOpen { Color.green.frame(width: 80, height: 40).transition(transition) }
            }
        }
    }

    private func door(_ transition: AnyTransition) -> (Shown, Pictures) {
        let pictures = Pictures(Door(transition: transition))
        return (pictures.shown, pictures)
    }

    @Test func `a view that comes begins as its transition says`() throws {
        let (shown, pictures) = door(.scale(scale: 0.5, anchor: .leading).combined(with: .opacity))
        defer { pictures.end() }
        pictures.press("Turn")
        let look = try #require(shown.views(LookView.self).first { $0.bounds.width == 80 })
        let move = try #require(pictures.move(of: look))
        #expect(move.animation?.duration == 1 && move.style?.alpha == 0)
        #expect(move.style?.transform == [0.5, 0, 0, 0.5, -20, 0], "its left edge stays where it is")
        #expect(look.alpha == 1 && look.transform.isIdentity)
    }

    @Test func `a view that goes is there until it has gone, and may come again before`() throws {
        let (shown, pictures) = door(.opacity)
        defer { pictures.end() }
        pictures.press("Turn")
        pictures.wait(1.1)
        let look = try #require(shown.views(LookView.self).first { $0.bounds.width == 80 })
        pictures.press("Turn")
        pictures.wait(0.5)
        #expect(look.window != nil && look.alpha == 0)
        pictures.press("Turn")
        pictures.wait(1.5)
        #expect(shown.views(LookView.self).filter { $0.bounds.width == 80 }.map(\.alpha) == [1])
        pictures.press("Turn")
        pictures.wait(1.1)
        #expect(!shown.views(LookView.self).contains { $0.bounds.width == 80 })
    }

    private struct Tilted: ViewModifier {
        let angle: Double
        func body(content: Content) -> some View { content.rotationEffect(.degrees(angle)) }
    }

    @Test func `a view comes by an author's modifiers`() throws {
        let (shown, pictures) = door(.modifier(active: Tilted(angle: 90), identity: Tilted(angle: 0)))
        defer { pictures.end() }
        pictures.press("Turn")
        let moves = pictures.updates.flatMap { $0.moves ?? [] }
        #expect(moves.contains { ($0.style?.transform?[1] ?? 0) > 0.9 && $0.animation?.duration == 1 })
        #expect(shown.views(LookView.self).allSatisfy { abs($0.transform.b) < 0.001 }, "it stands upright in the end")
    }

    // MARK: The same geometry

    private struct Tabs: View {
        @State private var chosen = 0
        @Namespace private var space
        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<2) { index in
                    ZStack(alignment: .bottom) {
                        Button("Tab \(index)") { withAnimation(.linear(duration: 1)) { chosen = index } }
                            .frame(width: 100, height: 40)
                        if chosen == index {
                            Color.red.frame(width: index == 0 ? 100 : 60, height: 4)
                                .matchedGeometryEffect(id: "line", in: space)
                        }
                    }
                }
            }
        }
    }

    @Test func `a view that comes in another's place begins there`() throws {
        let pictures = Pictures(Tabs())
        defer { pictures.end() }
        let shown = pictures.shown
        let first = try #require(shown.views(MatchedView.self).first)
        let old = first.convert(first.bounds, to: nil)
        pictures.press("Tab 1")
        let new = try #require(shown.views(MatchedView.self).first { $0 !== first })
        let moves = pictures.updates.flatMap { $0.moves ?? [] }
        let move = try #require(moves.last { $0.node == new.nodeID })
        let begin = try #require(move.frame)
        let room = try #require(new.superview?.convert(CGPoint.zero, to: nil))
        #expect(abs(begin.x + Double(room.x - old.minX)) < 0.1 && begin.width == 100)
        #expect(new.frame.width == 60)
        #expect(abs(first.center.x - (first.superview?.convert(new.center, from: new.superview).x ?? 0)) < 0.1)
        pictures.wait(1.1)
        #expect(first.window == nil)
    }

    private struct Frame: View {
        @State private var isLarge = false
        @Namespace private var space
        var body: some View {
            VStack {
                Color.blue.frame(width: isLarge ? 200 : 100, height: 50)
                    .matchedGeometryEffect(id: "box", in: space)
                Color.red.frame(width: 10, height: 10)
                    .matchedGeometryEffect(id: "box", in: space, isSource: false)
                Button("Grow") { isLarge = true }
            }
        }
    }

    @Test func `a view that is no source lies where the source is`() {
        let shown = Shown(Frame())
        func frames() -> [CGRect] { shown.views(MatchedView.self).map { $0.convert($0.bounds, to: nil) } }
        #expect(Set(frames()).count == 1 && frames().first?.width == 100)
        shown.press("Grow")
        #expect(Set(frames()).count == 1 && frames().first?.width == 200)
    }

    // MARK: Filters

    @Test func `filters and blend modes of a view reach the page`() {
        let view = VStack {
            Color.red.frame(width: 10, height: 10).blur(radius: 3).grayscale(0.5)
            Color.green.frame(width: 11, height: 10).colorMultiply(.red).blendMode(.screen)
            Color.blue.frame(width: 12, height: 10).brightness(.nan)
        }
        let pictures = Pictures(view)
        defer { pictures.end() }
        let styles = pictures.tree.nodes.values.map(\.style)
        let filters = styles.compactMap(\.filters).flatMap { $0 }
        #expect(Set(filters.map(\.kind)) == [.blur, .grayscale, .multiply, .brightness])
        #expect(filters.allSatisfy { $0.amount.isFinite })
        #expect(styles.compactMap(\.blend) == [.screen])
    }

    @Test func `a layer's compositing filter is a blend mode`() {
        let layer = CALayer()
        layer.compositingFilter = "multiplyBlendMode"
        #expect(layer.boxStyle.blend == .multiply)
        layer.compositingFilter = "CIColorMap"
        #expect(layer.boxStyle.blend == nil)
    }

    // MARK: Symbols

    private struct Bell: View {
        @State private var count = 0
        @State private var isRinging = false
        var body: some View {
            Image(systemName: "bell").symbolEffect(.bounce, value: count).symbolEffect(.pulse, isActive: isRinging)
            Button("Tap") { count += 1 }
            Button("Ring") { isRinging.toggle() }
        }
    }

    @Test func `a symbol bounces with a value and pulses while it is told so`() {
        let shown = Shown(Bell())
        func motions() -> [String] { shown.views(LookView.self).flatMap { $0.layer.animationKeys() ?? [] } }
        #expect(motions().isEmpty)
        shown.press("Tap")
        #expect(motions() == ["symbol.bounce"])
        shown.press("Ring")
        #expect(Set(motions()) == ["symbol.bounce", "symbol.pulse"])
        shown.press("Ring")
        #expect(motions() == ["symbol.bounce"])
    }
}
