public import UIKit

/// A movement of fingers.
@preconcurrency @MainActor
public protocol Gesture<Value> {
    /// What it says while it goes on; that of its body, if it has one.
    associatedtype Value = Body.Value
    /// What it is made of.
    associatedtype Body: Gesture = Never
    var body: Body { get }
}

extension Gesture where Body == Never {
    /// Nothing: it is one of the system's.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

nonisolated extension Never: Gesture {
    public typealias Value = Never
}

/// One whose value is made of another's.
public nonisolated struct MappedGesture<Base: Gesture, Value>: Gesture {
    let base: Base
    let map: (Base.Value) -> Value
}

/// One that does something at its end; its name is SwiftUI's, for who writes it down.
public nonisolated struct _EndedGesture<Content: Gesture>: Gesture {
    public typealias Value = Content.Value
    let content: Content
    let action: @MainActor (Value) -> Void
}

/// One that does something while it changes; its name is SwiftUI's, for who writes it down.
public nonisolated struct _ChangedGesture<Content: Gesture>: Gesture {
    public typealias Value = Content.Value
    let content: Content
    let action: @MainActor (Value) -> Void
}

/// One that says what it is about in a state.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    let base: Base
    let state: GestureState<State>
    let change: (Value, inout State, inout Transaction) -> Void
}

nonisolated extension Gesture {
    @preconcurrency public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, change: body) }
    public func map<Other>(_ body: @escaping (Value) -> Other) -> MappedGesture<Self, Other> {
        MappedGesture(base: self, map: body)
    }
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// Two at once.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What each says, once it does.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// One after the other.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// How far they are.
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// The first that is done.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// Which one it is.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

nonisolated extension Gesture where Value: Equatable {
    @preconcurrency public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

/// A finger that moves.
public nonisolated struct DragGesture: Gesture {
    /// Where it is.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var velocity: CGSize
        public var predictedEndLocation: CGPoint
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        public var predictedEndTranslation: CGSize {
            CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }

    let minimumDistance: CGFloat
    /// In which its places are told.
    let space: CoordinateSpace
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }
    /// As before iOS 17.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        (self.minimumDistance, space) = (minimumDistance, coordinateSpace)
    }
}

/// A finger that touches and goes.
public nonisolated struct TapGesture: Gesture {
    public typealias Value = Void
    let count: Int
    public init(count: Int = 1) { self.count = count }
}

/// One that tells where.
public nonisolated struct SpatialTapGesture: Gesture {
    /// Where it was.
    public struct Value: Equatable, Sendable { public var location: CGPoint }
    let count: Int
    /// In which its place is told.
    let space: CoordinateSpace
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        (self.count, space) = (count, coordinateSpace.coordinateSpace)
    }
    /// As before iOS 17.
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        (self.count, space) = (count, coordinateSpace)
    }
}

/// A finger that stays.
public nonisolated struct LongPressGesture: Gesture {
    public typealias Value = Bool
    let minimumDuration: Double
    let maximumDistance: CGFloat
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }
}

/// Two fingers that go apart.
public nonisolated struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that go apart, with where.
public nonisolated struct MagnifyGesture: Gesture {
    /// How far.
    public struct Value: Equatable, Sendable {
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
        public var time: Date
    }
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn.
public nonisolated struct RotationGesture: Gesture {
    public typealias Value = Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// What a view remembers while fingers move.
@propertyWrapper
public struct GestureState<Value> {
    let state: State<Value>
    let first: Value
    let transaction: Transaction
    public var wrappedValue: Value { state.wrappedValue }
    private init(_ first: Value, _ transaction: Transaction) {
        (self.first, self.transaction) = (first, transaction)
        state = State(wrappedValue: first)
    }
    public init(wrappedValue: Value) { self.init(wrappedValue, Transaction()) }
    public init(initialValue: Value) { self.init(initialValue, Transaction()) }
    public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(wrappedValue, resetTransaction) }
    public init(initialValue: Value, resetTransaction: Transaction) { self.init(initialValue, resetTransaction) }
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue, Transaction())
    }
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue, Transaction())
    }
    public var projectedValue: GestureState<Value> { self }

    /// Back to what it was at first.
    func reset() { withTransaction(transaction) { state.wrappedValue = first } }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) { self.init(nil, resetTransaction) }
}

extension GestureState: LinkedProperty {
    package func link(to slot: PropertySlot) { state.link(to: slot) }
}

/// Two fingers that turn, with where.
public nonisolated struct RotateGesture: Gesture {
    /// How far.
    public struct Value: Equatable, Sendable {
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
        public var time: Date
    }
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A gesture of a kind that is forgotten.
public nonisolated struct AnyGesture<Value>: Gesture {
    let gesture: any Gesture<Value>
    public init(_ gesture: some Gesture<Value>) { self.gesture = gesture }
}

/// Which gestures of a view are seen.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let gesture = Self(rawValue: 1), subviews = Self(rawValue: 2), all = Self(rawValue: 3)
    public static var none: Self { [] }
}

nonisolated extension View {
    @preconcurrency public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View { self }
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
    public func hoverEffect() -> some View { self }
}

/// Whether what is dragged over a control presses it.
public nonisolated struct SpringLoadingBehavior: Hashable, Sendable {
    public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled"),
        disabled = Self(name: "disabled")
    private let name: String
}

/// A gesture that may be missing.
nonisolated extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
}
