public import Foundation

/// A movement of an author's.
public protocol CustomAnimation: Hashable, Sendable {
    /// The value after a time; nil where the movement is over.
    func animate<Value: VectorArithmetic>(
        value: Value,
        time: TimeInterval,
        context: inout AnimationContext<Value>
    ) -> Value?
    func velocity<Value: VectorArithmetic>(
        value: Value,
        time: TimeInterval,
        context: AnimationContext<Value>
    ) -> Value?
    func shouldMerge<Value: VectorArithmetic>(
        previous: Animation,
        value: Value,
        time: TimeInterval,
        context: inout AnimationContext<Value>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<Value: VectorArithmetic>(
        value: Value,
        time: TimeInterval,
        context: AnimationContext<Value>
    ) -> Value? { nil }
    public func shouldMerge<Value: VectorArithmetic>(
        previous: Animation,
        value: Value,
        time: TimeInterval,
        context: inout AnimationContext<Value>
    ) -> Bool { false }
}

/// What a movement remembers.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state = AnimationState<Value>()
    public var isLogicallyComplete = false
    public var environment: EnvironmentValues { EnvironmentValues() }
}

/// What an author's movement keeps from one time to the next.
public struct AnimationState<Value: VectorArithmetic> {
    private var own: [ObjectIdentifier: Any] = [:]
    public init() {}
    public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
        get { own[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { own[ObjectIdentifier(key)] = newValue }
    }
}

/// What a value of it is found by.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension VectorArithmetic {
    /// The same, multiplied (VectorArithmetic).
    public func scaled(by factor: Double) -> Self {
        var result = self
        result.scale(by: factor)
        return result
    }
    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }
}
