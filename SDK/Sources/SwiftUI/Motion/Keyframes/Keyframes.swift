public import Foundation

/// Values that something takes one after another.
public protocol Keyframes<Value> {
    associatedtype Value
}

/// The values of some parts, side by side.
public struct KeyframeTracks<Value>: Keyframes {
    typealias Way = @MainActor (Value) -> KeyframeWay<Value>

    /// How each part goes from a value on.
    var ways: [Way] = []
    /// Values of the whole that no track has: all of them are one.
    var frames: [Any] = []
    var joined: (([Any]) -> Way)?

    var allWays: [Way] { ways + (joined.map { [$0(frames)] } ?? []) }

    static func together(_ all: [Self]) -> Self {
        all.reduce(into: Self()) { sum, next in
            sum.ways += next.ways
            sum.frames += next.frames
            sum.joined = sum.joined ?? next.joined
        }
    }
}

/// How something goes: until when, and what it is at a time.
struct KeyframeWay<Value> {
    let duration: TimeInterval
    let move: @MainActor (inout Value, TimeInterval) -> Void
}

/// Puts the tracks of parts together.
@resultBuilder
public enum KeyframesBuilder<Value> {
    public static func buildExpression<Part>(_ track: KeyframeTrack<Value, Part>) -> KeyframeTracks<Value> {
        // From here on the author's values are read where views are evaluated, on the main actor alone.
        nonisolated(unsafe) let track = track
        return KeyframeTracks(ways: [{ track.way(from: $0) }])
    }
    public static func buildExpression(_ frame: some KeyframeTrackContent<Value>) -> KeyframeTracks<Value>
    where Value: Animatable {
        KeyframeTracks(frames: KeyframeSequence<Value>(frame).segments) { frames in
            nonisolated(unsafe) let segments = frames.compactMap { $0 as? KeyframeSegment<Value> }
            return { KeyframePath(from: $0, segments).way(\.self) }
        }
    }
    public static func buildBlock(_ tracks: KeyframeTracks<Value>...) -> KeyframeTracks<Value> { .together(tracks) }
    public static func buildOptional(_ tracks: KeyframeTracks<Value>?) -> KeyframeTracks<Value> { tracks ?? .init() }
    public static func buildEither(first tracks: KeyframeTracks<Value>) -> KeyframeTracks<Value> { tracks }
    public static func buildEither(second tracks: KeyframeTracks<Value>) -> KeyframeTracks<Value> { tracks }
    public static func buildArray(_ tracks: [KeyframeTracks<Value>]) -> KeyframeTracks<Value> { .together(tracks) }
}

/// Values of a part.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
}

/// Some of them.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    let segments: [KeyframeSegment<Value>]

    init(_ segments: [KeyframeSegment<Value>]) { self.segments = segments }

    init(_ content: some KeyframeTrackContent<Value>) {
        func segment(of frame: some Keyframe) -> KeyframeSegment<Value>? { frame.segment as? KeyframeSegment<Value> }
        if let frame = content as? any Keyframe {
            segments = segment(of: frame).map { [$0] } ?? []
        } else {
            segments = (content as? Self)?.segments ?? []
        }
    }
}

/// Puts the values of a part together.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression(_ frame: some KeyframeTrackContent<Value>) -> KeyframeSequence<Value> {
        KeyframeSequence(frame)
    }
    public static func buildBlock(_ frames: KeyframeSequence<Value>...) -> KeyframeSequence<Value> {
        buildArray(frames)
    }
    public static func buildOptional(_ frames: KeyframeSequence<Value>?) -> KeyframeSequence<Value> {
        frames ?? KeyframeSequence([])
    }
    public static func buildEither(first frames: KeyframeSequence<Value>) -> KeyframeSequence<Value> { frames }
    public static func buildEither(second frames: KeyframeSequence<Value>) -> KeyframeSequence<Value> { frames }
    public static func buildArray(_ frames: [KeyframeSequence<Value>]) -> KeyframeSequence<Value> {
        KeyframeSequence(frames.flatMap(\.segments))
    }
}

/// The values that a part of something takes.
public struct KeyframeTrack<Root, Part: Animatable>: Keyframes {
    public typealias Value = Root

    private let part: WritableKeyPath<Root, Part>
    private let segments: [KeyframeSegment<Part>]

    public init(
        _ keyPath: WritableKeyPath<Root, Part>,
        @KeyframeTrackContentBuilder<Part> content: () -> KeyframeSequence<Part>
    ) {
        (part, segments) = (keyPath, content().segments)
    }
    public init(@KeyframeTrackContentBuilder<Root> content: () -> KeyframeSequence<Root>) where Root == Part {
        self.init(\.self, content: content)
    }

    @MainActor func way(from root: Root) -> KeyframeWay<Root> {
        KeyframePath(from: root[keyPath: part], segments).way(part)
    }
}

/// A frame of a track.
private protocol Keyframe {
    associatedtype Value: Animatable
    var segment: KeyframeSegment<Value> { get }
}

/// A value that is reached evenly.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent, Keyframe {
    fileprivate let segment: KeyframeSegment<Value>

    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        segment = KeyframeSegment(target: to, duration: duration, kind: .linear(timingCurve))
    }
}

/// A value that is reached on a curve; several of them are one curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent, Keyframe {
    fileprivate let segment: KeyframeSegment<Value>

    /// - Parameters:
    ///   - startVelocity: units a second; nil: as fast as what was before.
    ///   - endVelocity: nil: so that what comes next goes on evenly.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        segment = KeyframeSegment(target: to, duration: duration, kind: .cubic(startVelocity, endVelocity))
    }
}

/// A value that is reached by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent, Keyframe {
    fileprivate let segment: KeyframeSegment<Value>

    /// - Parameter duration: seconds; nil: until the spring rests.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        segment = KeyframeSegment(target: to, duration: duration, kind: .spring(spring, startVelocity))
    }
}

/// A value that is there at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent, Keyframe {
    fileprivate let segment: KeyframeSegment<Value>

    public init(_ to: Value) { segment = KeyframeSegment(target: to, duration: 0, kind: .move) }
}
