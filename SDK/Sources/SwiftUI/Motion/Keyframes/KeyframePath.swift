import Foundation

/// What a keyframe asks for.
struct KeyframeSegment<Value: Animatable> {
    enum Kind {
        case linear(UnitCurve)
        case cubic(_ start: Value?, _ end: Value?)
        case spring(Spring, _ start: Value?)
        case move
    }

    let target: Value
    /// Seconds; nil: until it rests.
    let duration: TimeInterval?
    let kind: Kind
}

/// The keyframes of a part, with where each begins.
@MainActor
struct KeyframePath<Value: Animatable> {
    private typealias Data = Value.AnimatableData

    /// From a value to the next.
    private struct Leg {
        let start: TimeInterval
        let duration: TimeInterval
        let (from, to): (Data, Data)
        let shape: Shape
        /// Whether it is at its target when it is over, also where its spring was not.
        let arrives: Bool

        enum Shape {
            case linear(UnitCurve)
            case cubic(_ start: Data, _ end: Data)
            case spring(Spring, _ start: Data)
        }

        func value(at time: TimeInterval) -> Data {
            let passed = time - start
            if passed >= duration, arrives { return to }
            let share = duration > 0 ? min(max(passed / duration, 0), 1) : 1
            switch shape {
            case .linear(let curve): return from.interpolated(towards: to, amount: curve.value(at: share))
            case .cubic(let first, let last):
                // Hermite's form.
                let (square, cube) = (share * share, share * share * share)
                return from.scaled(by: 2 * cube - 3 * square + 1) + to.scaled(by: 3 * square - 2 * cube)
                    + first.scaled(by: duration * (cube - 2 * square + share))
                    + last.scaled(by: duration * (cube - square))
            case .spring(let spring, let first):
                return from + spring.value(target: to - from, initialVelocity: first, time: min(passed, duration))
            }
        }

        /// Units a second, where it ends.
        var endVelocity: Data {
            switch shape {
            case .cubic(_, let last): return last
            case .spring where arrives: return .zero
            case .linear, .spring:
                guard duration > 0 else { return .zero }
                let step = duration / 1000
                // Not its very end, where it rests.
                let end = start + duration - step / 2
                return (value(at: end) - value(at: end - step)).scaled(by: 1 / step)
            }
        }
    }

    private let value: Value
    private let first: Data
    private let legs: [Leg]
    let duration: TimeInterval

    init(from value: Value, _ segments: [KeyframeSegment<Value>]) {
        var legs: [Leg] = []
        var time = 0.0
        var (from, velocity) = (value.animatableData, Data.zero)
        for (index, segment) in segments.enumerated() {
            let to = segment.target.animatableData
            var arrives = true
            var duration = segment.duration.map { $0.isFinite ? max($0, 0) : 0 } ?? 0
            let shape: Leg.Shape
            switch segment.kind {
            case .move: shape = .linear(.linear)
            case .linear(let curve): shape = .linear(curve)
            case .cubic(let start, let end):
                let start = start?.animatableData ?? velocity
                shape = .cubic(start, end?.animatableData ?? Self.passing(from, duration, segments[(index + 1)...]))
            case .spring(let spring, let start):
                let start = start?.animatableData ?? velocity
                arrives = segment.duration == nil
                if arrives {
                    let rest = spring.settlingDuration(target: to - from, initialVelocity: start, epsilon: 0.001)
                    duration = rest.isFinite ? rest : 0
                }
                shape = .spring(spring, start)
            }
            let leg = Leg(start: time, duration: duration, from: from, to: to, shape: shape, arrives: arrives)
            legs.append(leg)
            time += duration
            (from, velocity) = (leg.value(at: time), duration > 0 ? leg.endVelocity : .zero)
        }
        (self.value, self.legs, first, self.duration) = (value, legs, value.animatableData, time)
    }

    /// How fast a curve passes its value, if another curve comes next (Catmull and Rom); else it rests there.
    private static func passing(
        _ from: Data,
        _ duration: TimeInterval,
        _ rest: ArraySlice<KeyframeSegment<Value>>
    ) -> Data {
        guard let next = rest.first, case .cubic(nil, _) = next.kind else { return .zero }
        let both = duration + (next.duration ?? 0)
        return both > 0 ? (next.target.animatableData - from).scaled(by: 1 / both) : .zero
    }

    func value(at time: TimeInterval) -> Value {
        var moved = value
        moved.animatableData = legs.last { $0.start <= time }?.value(at: time) ?? first
        return moved
    }

    /// The same as a part of something.
    func way<Root>(_ part: WritableKeyPath<Root, Value>) -> KeyframeWay<Root> {
        KeyframeWay(duration: duration) { root, time in root[keyPath: part] = value(at: time) }
    }
}
