public import Foundation
import UIKit

/// How something goes by its keyframes (SwiftUI: KeyframeTimeline).
@MainActor
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let ways: [KeyframeWay<Value>]
    /// Seconds until the last of its tracks is over.
    public let duration: TimeInterval

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> KeyframeTracks<Value>) {
        self.init(initialValue, content())
    }

    init(_ initialValue: Value, _ tracks: KeyframeTracks<Value>) {
        self.initialValue = initialValue
        ways = tracks.allWays.map { $0(initialValue) }
        duration = ways.map(\.duration).max() ?? 0
    }

    /// - Parameter time: seconds from its beginning.
    public func value(time: TimeInterval) -> Value {
        var value = initialValue
        update(value: &value, time: time)
        return value
    }

    /// - Parameter progress: 0 where it begins, 1 where it ends.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    public func update(value: inout Value, time: TimeInterval) {
        for way in ways { way.move(&value, time) }
    }
    public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}

/// A view that follows keyframes, picture by picture.
public nonisolated struct KeyframeAnimator<Value, Content: View>: PrimitiveView {
    let initialValue: Value
    /// Whether it goes on and on; nil: it begins with what triggers it.
    let repeats: Bool?
    let trigger: AnimationTrigger?
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframeTracks<Value>

    public init(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
    ) {
        (self.initialValue, repeats, trigger) = (initialValue, repeating, nil)
        (self.content, self.keyframes) = (content, keyframes)
    }
    public init<Trigger: Equatable>(
        initialValue: Value,
        trigger: Trigger,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
    ) {
        (self.initialValue, repeats, self.trigger) = (initialValue, nil, AnimationTrigger(trigger))
        (self.content, self.keyframes) = (content, keyframes)
    }
}

@MainActor extension KeyframeAnimator: DrawnView {
    @MainActor func update(_ node: GraphNode) {
        let motion = node.keep { KeyframeMotion(initialValue) }
        let now = node.host.clock()
        if trigger?.hasChanged(since: &motion.trigger) == true { motion.begin(keyframes, at: now) }
        let value: Value
        switch repeats {
        case true?: value = motion.repeating(keyframes, at: now)
        case false?: value = motion.rest(at: initialValue)
        case nil: value = motion.once(at: now)
        }
        let inner = node.child(0, node.tracked { content(value) }, node.environment)
        node.makeItems = { inner.items }
        if motion.isRunning { motion.nextPicture.wait(for: node) }
    }
}

/// How far an animator is.
@MainActor
private final class KeyframeMotion<Value> {
    private var value: Value
    private var timeline: KeyframeTimeline<Value>?
    private var start = 0.0
    var trigger: Any?
    let nextPicture = NextPicture()

    init(_ value: Value) { self.value = value }

    var isRunning: Bool { timeline != nil }

    /// From where the last time ended.
    func begin(_ keyframes: (Value) -> KeyframeTracks<Value>, at time: TimeInterval) {
        let timeline = KeyframeTimeline(value, keyframes(value))
        (self.timeline, start) = (timeline.duration > 0 ? timeline : nil, time)
        if !isRunning { value = timeline.value(time: 0) }
    }

    func once(at time: TimeInterval) -> Value {
        guard let timeline else { return value }
        let seen = timeline.value(time: time - start)
        if time - start >= timeline.duration { (value, self.timeline) = (seen, nil) }
        return seen
    }

    func repeating(_ keyframes: (Value) -> KeyframeTracks<Value>, at time: TimeInterval) -> Value {
        if timeline == nil { begin(keyframes, at: time) }
        guard let timeline, time - start >= timeline.duration else { return once(at: time) }
        let end = start + timeline.duration
        value = timeline.value(time: timeline.duration)
        // As evenly as it can be told: the next round begins where this one ended, unless that is long ago.
        begin(keyframes, at: time - end < timeline.duration ? end : time)
        return self.timeline?.value(time: time - start) ?? value
    }

    func rest(at initial: Value) -> Value {
        (value, timeline) = (initial, nil)
        return initial
    }
}

nonisolated extension View {
    public func keyframeAnimator<Value, Content: View>(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (AnyView, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue,
            repeating: repeating,
            content: { content(AnyView(self), $0) },
            keyframes: keyframes
        )
    }
    public func keyframeAnimator<Value, Content: View>(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (AnyView, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue,
            trigger: trigger,
            content: { content(AnyView(self), $0) },
            keyframes: keyframes
        )
    }
}
