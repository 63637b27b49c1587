public import Foundation

/// A spring that pulls a value to its target (SwiftUI: Spring, iOS 17), by the formula of a damped oscillation.
public struct Spring: Hashable, Sendable {
    public let mass: Double
    public let stiffness: Double
    public let damping: Double

    public static let smooth = Spring(), snappy = Spring(bounce: 0.15), bouncy = Spring(bounce: 0.3)
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// By how long a swing takes, and how far it goes past its target: 0 does not, 1 never rests.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        let ratio = bounce < 0 ? 1 / max(0.001, 1 + bounce) : 1 - min(1, bounce)
        self.init(response: duration, dampingRatio: ratio)
    }
    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * Double.pi / max(response, 0.001)
        self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
    }
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = mass > 0 ? mass : 1
        self.stiffness = max(stiffness, 0.000_001)
        self.damping = max(damping, 0)
    }
    public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        // The envelope of a swing, e^(-ratio·frequency·t), is as small as asked for when it is settled.
        let ratio = max(dampingRatio, 0.001)
        let frequency = -log(max(epsilon, .leastNonzeroMagnitude)) / (ratio * max(settlingDuration, 0.001))
        self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    }

    private var frequency: Double { (stiffness / mass).squareRoot() }
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
    public var response: Double { 2 * .pi / frequency }
    public var duration: Double { response }
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    /// When a swing of the length one is within a thousandth of its target.
    public var settlingDuration: Double { settlingDuration(target: 1.0, epsilon: 0.001) }

    public func settlingDuration<Value: VectorArithmetic>(
        target: Value,
        initialVelocity: Value = .zero,
        epsilon: Double
    ) -> Double {
        let rate = max(0.001, min(dampingRatio, 1) * frequency)
        let size = max(target.magnitudeSquared.squareRoot(), .leastNonzeroMagnitude)
        return max(0, -log(max(epsilon, .leastNonzeroMagnitude) / size) / rate)
    }

    /// Where a value is after a time, that began at zero.
    public func value<Value: VectorArithmetic>(
        target: Value,
        initialVelocity: Value = .zero,
        time: TimeInterval
    ) -> Value {
        let (rest, push) = parts(time)
        return target.scaled(by: 1 - rest) + initialVelocity.scaled(by: push)
    }

    /// How fast it is then.
    public func velocity<Value: VectorArithmetic>(
        target: Value,
        initialVelocity: Value = .zero,
        time: TimeInterval
    ) -> Value {
        let step = 0.0001
        let before = value(target: target, initialVelocity: initialVelocity, time: time)
        let after = value(target: target, initialVelocity: initialVelocity, time: time + step)
        return (after - before).scaled(by: 1 / step)
    }

    public func force<Value: VectorArithmetic>(target: Value, position: Value, velocity: Value) -> Value {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }
    public func update<Value: VectorArithmetic>(
        value: inout Value,
        velocity: inout Value,
        target: Value,
        deltaTime: TimeInterval
    ) {
        let distance = target - value
        let moved = self.value(target: distance, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
        value += moved
    }

    /// How much of the way is left at a time, and how far a speed of one has pushed.
    private func parts(_ time: TimeInterval) -> (rest: Double, push: Double) {
        guard time > 0 else { return (1, 0) }
        let (ratio, frequency) = (dampingRatio, frequency)
        if abs(ratio - 1) < 0.000_1 {
            let decay = exp(-frequency * time)
            return (decay * (1 + frequency * time), decay * time)
        }
        if ratio < 1 {
            let swing = frequency * (1 - ratio * ratio).squareRoot()
            let decay = exp(-ratio * frequency * time)
            return (
                decay * (cos(swing * time) + ratio * frequency / swing * sin(swing * time)),
                decay * sin(swing * time) / swing
            )
        }
        let root = (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (-frequency * (ratio - root), -frequency * (ratio + root))
        return (
            (slow * exp(fast * time) - fast * exp(slow * time)) / (slow - fast),
            (exp(slow * time) - exp(fast * time)) / (slow - fast)
        )
    }
}
