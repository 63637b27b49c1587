import Testing

@testable import SwiftUI
@testable import UIKit

/// Views that follow keyframes, and what a keyframe comes to at a time.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2))) struct KeyframeTests {
    private struct Look: Equatable {
        var scale = 1.0
        var offset = CGSize.zero
        var angle = Angle.zero
    }

    @Test func `tracks go side by side, each as its frames say, and stay where they end`() {
        let timeline = KeyframeTimeline(initialValue: Look()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(2, duration: 1)
                MoveKeyframe(5)
                LinearKeyframe(6, duration: 1, timingCurve: .easeIn)
            }
            KeyframeTrack(\.offset) { LinearKeyframe(CGSize(width: 10, height: 20), duration: 0.5) }
            KeyframeTrack(\.angle) { CubicKeyframe(.degrees(90), duration: 4) }
        }
        #expect(timeline.duration == 4)
        #expect(timeline.value(time: 0) == Look())
        let half = timeline.value(time: 0.5)
        #expect(half.scale == 1.5 && half.offset == CGSize(width: 10, height: 20))
        let eased = timeline.value(time: 1.5).scale
        #expect(eased > 5 && eased < 5.5, "it has moved to 5, and begins slowly: \(eased)")
        #expect(timeline.value(progress: 0.5).scale == 6)
        #expect(abs(timeline.value(time: 2).angle.degrees - 45) < 0.001)
        #expect(timeline.value(time: 100) == timeline.value(time: 4))
        var look = Look(scale: 0, offset: CGSize(width: 1, height: 1), angle: .degrees(7))
        timeline.update(value: &look, time: 0.5)
        #expect(look == half)
    }

    @Test func `curves in a row pass their values evenly, and springs swing beyond`() {
        let curve = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            CubicKeyframe(2, duration: 1)
        }
        let (before, after) = (curve.value(time: 0.99), curve.value(time: 1.01))
        #expect(abs((after - before) / 0.02 - 1) < 0.05, "as fast as from the first value to the last")
        #expect(curve.value(time: 1) == 1 && curve.value(time: 2) == 2)
        let thrown = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(0, duration: 1, startVelocity: 4, endVelocity: 0)
        }
        #expect(thrown.value(time: 0.5) == 0.5)
        let spring = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: .bouncy) }
        let places = stride(from: 0, through: spring.duration, by: 0.02).map { spring.value(time: $0) }
        #expect(spring.duration > 0.5 && (places.max() ?? 0) > 1.01)
        #expect(spring.value(time: spring.duration) == 1)
        let cut = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(1, duration: 0.1)
            LinearKeyframe(3, duration: 1)
        }
        let there = cut.value(time: 0.1)
        #expect(there > 0 && there < 1, "the next goes on from where a spring is")
        #expect(abs(cut.value(time: 0.6) - (there + 3) / 2) < 0.001)
    }

    @Test func `nothing, and times that are none, rest`() {
        let none = KeyframeTimeline(initialValue: 3.0) { if Bool.random(), false { LinearKeyframe(1, duration: 1) } }
        #expect(none.duration == 0 && none.value(time: 1) == 3)
        let odd = KeyframeTimeline(initialValue: 3.0) { LinearKeyframe(1, duration: .nan) }
        #expect(odd.duration == 0 && odd.value(time: 0) == 1)
    }

    private struct Bell: View {
        @State private var rings = 0
        var body: some View {
            VStack {
                Text("bell").keyframeAnimator(initialValue: Look(), trigger: rings) { content, look in
                    content.offset(look.offset)
                } keyframes: { _ in
                    KeyframeTrack(\.offset) {
                        LinearKeyframe(CGSize(width: 100, height: 0), duration: 1)
                        LinearKeyframe(.zero, duration: 1)
                    }
                }
                Button("Ring") { rings += 1 }
            }
        }
    }

    @Test func `what is triggered goes once, picture by picture`() throws {
        let pictures = Pictures(Bell())
        defer { pictures.end() }
        let start = try #require(pictures.shown.frame(of: "bell")).minX
        pictures.wait(1)
        #expect(pictures.shown.frame(of: "bell")?.minX == start, "nothing has triggered it")
        pictures.press("Ring")
        pictures.wait(0.5)
        #expect(try abs(#require(pictures.shown.frame(of: "bell")).minX - start - 50) < 3)
        pictures.wait(1)
        #expect(try abs(#require(pictures.shown.frame(of: "bell")).minX - start - 50) < 3, "on its way back")
        pictures.wait(1)
        #expect(pictures.shown.frame(of: "bell")?.minX == start)
        let count = pictures.updates.count
        pictures.wait(1)
        #expect(pictures.updates.count == count, "what rests is not drawn again")
    }

    private struct Beat: View {
        @State private var beats = false
        var body: some View {
            VStack {
                KeyframeAnimator(initialValue: 0.0, repeating: beats) {
                    Text("beat").offset(x: $0)
                } keyframes: { _ in
                    LinearKeyframe(60, duration: 1)
                    LinearKeyframe(0, duration: 1)
                }
                Button("Beat") { beats.toggle() }
            }
        }
    }

    @Test func `what repeats goes on and on`() throws {
        let pictures = Pictures(Beat())
        defer { pictures.end() }
        let start = try #require(pictures.shown.frame(of: "beat")).minX
        pictures.press("Beat")
        pictures.wait(0.5)
        #expect(try abs(#require(pictures.shown.frame(of: "beat")).minX - start - 30) < 3)
        pictures.wait(4)
        #expect(try abs(#require(pictures.shown.frame(of: "beat")).minX - start - 30) < 3, "two rounds later")
        pictures.press("Beat")
        #expect(pictures.shown.frame(of: "beat")?.minX == start, "it is told to rest")
    }
}
