public import UIKit

/// A view that goes through phases.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
    let phases: [Phase]
    /// What begins the way through the phases; nil: it goes on and on.
    let trigger: ((Any?) -> Any?)?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    public init(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        (self.phases, trigger) = (Array(phases), nil)
        (self.content, self.animation) = (content, animation)
    }
    public init<Trigger: Equatable>(
        _ phases: some Sequence<Phase>,
        trigger: Trigger,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        // Something where it is another than before.
        self.trigger = { former in (former as? Trigger) == trigger ? nil : trigger }
        (self.content, self.animation) = (content, animation)
    }
}

@MainActor extension PhaseAnimator: DrawnView {
    @MainActor func update(_ node: GraphNode) {
        guard !phases.isEmpty else { return node.makeItems = { [] } }
        let way = node.keep { PhaseWay() }
        if let trigger {
            if let changed = trigger(way.trigger) {
                if way.trigger != nil { way.goes = true }
                way.trigger = changed
            }
        } else {
            way.goes = true
        }
        let phase = phases[way.step % phases.count]
        let inner = node.child(0, node.tracked { content(phase) }, node.environment)
        node.makeItems = { inner.items }
        guard way.goes, !way.isWaiting, phases.count > 1 else { return }
        way.isWaiting = true
        let next = phases[(way.step + 1) % phases.count]
        let (animation, isOnce, count) = (animation(next), trigger != nil, phases.count)
        node.host.afterLayout { [weak node] in
            guard let node else { return }
            var transaction = Transaction(animation: animation)
            transaction.addAnimationCompletion { [weak node] in
                way.isWaiting = false
                node?.invalidate()
            }
            withTransaction(transaction) {
                way.step = (way.step + 1) % count
                // Once around, it rests until it is triggered again.
                if isOnce, way.step == 0 { way.goes = false }
                node.invalidate()
            }
        }
    }
}

/// How far a view is on its way through phases.
@MainActor
private final class PhaseWay {
    var step = 0
    var goes = false
    var isWaiting = false
    var trigger: Any?
}

nonisolated extension View {
    public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (AnyView, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(AnyView(self), $0) }, animation: animation)
    }
    public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (AnyView, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, trigger: trigger, content: { content(AnyView(self), $0) }, animation: animation)
    }
}

/// Values that something takes one after another.
public protocol Keyframes<Value> {
    associatedtype Value
}

/// The values of some parts, side by side.
public struct KeyframeTracks<Value>: Keyframes {
    init() {}
}

/// Puts the tracks of parts together.
@resultBuilder
public enum KeyframesBuilder<Value> {
    public static func buildExpression<Part>(_ track: KeyframeTrack<Value, Part>) -> KeyframeTracks<Value> { .init() }
    public static func buildExpression(_ frame: some KeyframeTrackContent<Value>) -> KeyframeTracks<Value> { .init() }
    public static func buildBlock(_ tracks: KeyframeTracks<Value>...) -> KeyframeTracks<Value> { .init() }
    public static func buildOptional(_ tracks: KeyframeTracks<Value>?) -> KeyframeTracks<Value> { .init() }
    public static func buildEither(first tracks: KeyframeTracks<Value>) -> KeyframeTracks<Value> { tracks }
    public static func buildEither(second tracks: KeyframeTracks<Value>) -> KeyframeTracks<Value> { tracks }
    public static func buildArray(_ tracks: [KeyframeTracks<Value>]) -> KeyframeTracks<Value> { .init() }
}

/// Values of a part.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value
}

/// Some of them.
public struct KeyframeSequence<Value>: KeyframeTrackContent {
    init() {}
}

/// Puts the values of a part together.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
    public static func buildExpression(_ frame: some KeyframeTrackContent<Value>) -> KeyframeSequence<Value> {
        .init()
    }
    public static func buildBlock(_ frames: KeyframeSequence<Value>...) -> KeyframeSequence<Value> { .init() }
    public static func buildOptional(_ frames: KeyframeSequence<Value>?) -> KeyframeSequence<Value> { .init() }
    public static func buildEither(first frames: KeyframeSequence<Value>) -> KeyframeSequence<Value> { frames }
    public static func buildEither(second frames: KeyframeSequence<Value>) -> KeyframeSequence<Value> { frames }
    public static func buildArray(_ frames: [KeyframeSequence<Value>]) -> KeyframeSequence<Value> { .init() }
}

/// The values that a part of something takes.
public struct KeyframeTrack<Root, Part>: Keyframes {
    public typealias Value = Root

    public init(
        _ keyPath: WritableKeyPath<Root, Part>,
        @KeyframeTrackContentBuilder<Part> content: () -> KeyframeSequence<Part>
    ) {}
    public init(@KeyframeTrackContentBuilder<Root> content: () -> KeyframeSequence<Root>) where Root == Part {}
}

/// A value that is reached evenly.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value that is reached on a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A value that is reached by a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A value that is there at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value) {}
}

/// A view that follows values.
public nonisolated struct KeyframeAnimator<Value, Content: View>: PrimitiveView {
    public init(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
    ) {}
    public init(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
    ) {}
}

nonisolated extension View {
    public func keyframeAnimator<Value, Content: View>(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (AnyView, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
    ) -> some View { self }
    public func keyframeAnimator<Value, Content: View>(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (AnyView, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
    ) -> some View { self }
}

/// How fast something goes from a value to the next.
public struct UnitCurve: Hashable, Sendable {
    private let first: UnitPoint
    private let last: UnitPoint

    public static let linear = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0),
        endControlPoint: UnitPoint(x: 1, y: 1)
    )
    public static let easeOut = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0),
        endControlPoint: UnitPoint(x: 0.58, y: 1)
    )
    public static let circularEaseIn = bezier(
        startControlPoint: UnitPoint(x: 0.55, y: 0),
        endControlPoint: UnitPoint(x: 1, y: 0.45)
    )
    public static let circularEaseOut = circularEaseIn.inverse
    public static let circularEaseInOut = bezier(
        startControlPoint: UnitPoint(x: 0.85, y: 0),
        endControlPoint: UnitPoint(x: 0.15, y: 1)
    )

    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(first: startControlPoint, last: endControlPoint)
    }

    /// The same from its end.
    public var inverse: UnitCurve {
        UnitCurve(first: UnitPoint(x: first.y, y: first.x), last: UnitPoint(x: last.y, y: last.x))
    }

    /// How far it is at a time; both from 0 to 1.
    public func value(at progress: Double) -> Double {
        let time = min(max(progress, 0), 1)
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.bezier(Double(first.x), Double(last.x), middle) < time { low = middle } else { high = middle }
        }
        return Self.bezier(Double(first.y), Double(last.y), (low + high) / 2)
    }

    private static func bezier(_ first: Double, _ last: Double, _ share: Double) -> Double {
        let rest = 1 - share
        return 3 * rest * rest * share * first + 3 * rest * share * share * last + share * share * share
    }
}
