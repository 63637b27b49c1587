public import UIKit

/// How a change moves.
public struct Animation: Hashable, Sendable {
    private enum Curve: Hashable, Sendable {
        case linear, easeIn, easeOut, easeInOut
        /// By its damping ratio.
        case spring(Double)
    }

    private var curve: Curve
    private var duration: Double
    private var delay: Double = 0
    /// How often; nil without end.
    private var count: Int? = 1
    private var goesBack = false

    private init(_ curve: Curve, _ duration: Double) { (self.curve, self.duration) = (curve, duration) }
    private init(bounce: Double, _ duration: Double) { self.init(.spring(1 - min(max(bounce, -1), 0.95)), duration) }

    public static let `default` = Animation(bounce: 0, 0.55)
    public static let linear = Animation(.linear, 0.35), easeIn = Animation(.easeIn, 0.35)
    public static let easeOut = Animation(.easeOut, 0.35), easeInOut = Animation(.easeInOut, 0.35)
    public static let spring = Animation(bounce: 0, 0.5), smooth = Animation(bounce: 0, 0.5)
    public static let snappy = Animation(bounce: 0.15, 0.5), bouncy = Animation(bounce: 0.3, 0.5)
    public static let interactiveSpring = Animation(.spring(0.86), 0.25)
    public static let interpolatingSpring = Animation(bounce: 0, 0.5)
    public static func linear(duration: Double) -> Animation { Animation(.linear, duration) }
    public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration) }
    public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration) }
    public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration) }
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(bounce: extraBounce, duration)
    }
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(bounce: 0.15 + extraBounce, duration)
    }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(bounce: 0.3 + extraBounce, duration)
    }
    @_disfavoredOverload
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: Double = 0)
        -> Animation
    {
        Animation(.spring(dampingFraction), response)
    }
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(bounce: bounce, duration)
    }
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        Animation(.spring(spring.dampingRatio), spring.duration)
    }
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: Double = 0.25
    ) -> Animation { Animation(.spring(dampingFraction), response) }
    public static func interpolatingSpring(
        mass: Double = 1,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0
    ) -> Animation { spring(Spring(mass: mass, stiffness: stiffness, damping: damping)) }
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        self.spring(spring)
    }
    public static func interpolatingSpring(
        duration: Double = 0.5,
        bounce: Double = 0,
        initialVelocity: Double = 0
    ) -> Animation { Animation(bounce: bounce, duration) }
    public static func interactiveSpring(
        duration: Double = 0.15,
        extraBounce: Double = 0,
        blendDuration: Double = 0.25
    ) -> Animation { Animation(bounce: 0.14 + extraBounce, duration) }
    /// The page knows UIKit's curves: another one is drawn as the one that begins and ends slowly.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        Animation(.easeInOut, duration)
    }
    public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35)
        -> Animation
    {
        Animation(.easeInOut, duration)
    }
    /// An author's own is drawn as one that begins and ends slowly.
    public init(_ base: some CustomAnimation) { self.init(.easeInOut, 0.35) }
    public func logicallyComplete(after duration: TimeInterval) -> Animation { self }

    private func with(_ change: (inout Animation) -> Void) -> Animation {
        var other = self
        change(&other)
        return other
    }
    public func delay(_ delay: Double) -> Animation { with { $0.delay += delay } }
    public func speed(_ speed: Double) -> Animation {
        with { if speed > 0 { ($0.duration, $0.delay) = ($0.duration / speed, $0.delay / speed) } }
    }
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        with { ($0.count, $0.goesBack) = (nil, autoreverses) }
    }
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
        with { ($0.count, $0.goesBack) = (max(count, 1), autoreverses) }
    }

    /// Changes views so that what changes moves.
    @MainActor
    func perform(then completions: [@MainActor () -> Void], _ change: @escaping () -> Void) {
        let pass = Pass()
        Transaction.pass = pass
        defer { Transaction.pass = nil }
        let ended: (Bool) -> Void = { _ in
            for action in pass.atEnd { action() }
            for completion in completions { completion() }
        }
        if case .spring(let ratio) = curve, count == 1 {
            // SwiftUI's duration is that of a swing; UIKit's ends when it is at rest.
            UIView.animate(
                withDuration: duration * 1.5,
                delay: delay,
                usingSpringWithDamping: ratio,
                initialSpringVelocity: 0,
                animations: change,
                completion: ended
            )
            return
        }
        var options: UIView.AnimationOptions =
            switch curve {
            case .linear: .curveLinear
            case .easeIn: .curveEaseIn
            case .easeOut: .curveEaseOut
            case .easeInOut, .spring: .curveEaseInOut
            }
        if count == nil {
            options.insert(.repeat)
            if goesBack { options.insert(.autoreverse) }
        }
        options.insert(.allowUserInteraction)
        UIView.animate(withDuration: duration, delay: delay, options: options, animations: change, completion: ended)
    }
}

/// One animation of what changes in a pass.
@MainActor
final class Pass {
    var atEnd: [() -> Void] = []
}

extension Transaction {
    /// The one that goes on being made.
    @MainActor fileprivate(set) static var pass: Pass?

    /// Does something at the end of the animation that is being made.
    @MainActor
    static func afterAnimation(_ action: @escaping () -> Void) {
        if let pass { pass.atEnd.append(action) } else { action() }
    }
}

/// How a change is animated.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    public var tracksVelocity = false
    private var own: [ObjectIdentifier: Any] = [:]
    private var completions: [@MainActor () -> Void] = []

    public init(animation: Animation? = nil) { self.animation = animation }

    /// The value of an author's key.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { own[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { own[ObjectIdentifier(key)] = newValue }
    }
    @preconcurrency public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping @MainActor () -> Void
    ) { completions.append(completion) }

    /// That of what is being done on this thread.
    static var current: Transaction {
        Thread.current.threadDictionary[key] as? Transaction ?? Transaction()
    }
    private static let key = "carillon.swiftui.transaction"

    static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        let former = Thread.current.threadDictionary[key]
        Thread.current.threadDictionary[key] = transaction
        defer { Thread.current.threadDictionary[key] = former }
        let result = try body()
        if !transaction.completions.isEmpty {
            let completions = transaction.completions
            onMainActor { pending += completions }
        }
        return result
    }

    /// What is called at the end of the next pass's animation.
    @MainActor private static var pending: [@MainActor () -> Void] = []
    @MainActor static func takeCompletions() -> [@MainActor () -> Void] {
        defer { pending = [] }
        return pending
    }
}

public func withTransaction<Value, Result>(
    _ keyPath: WritableKeyPath<Transaction, Value>,
    _ value: Value,
    _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.with(transaction, body)
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Calls its completion when what moves has come to rest.
@preconcurrency
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping @MainActor () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// Moves whatever changes, from the second evaluation on. The page moves all that changes in one pass in the same way.
nonisolated struct AnimationModifier: DrawnModifier {
    let animation: Animation?

    private final class Shown {}

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        if node.kept is Shown, let animation { node.host.animate(animation) }
        node.kept = Shown()
        let content = content(node.environment)
        node.makeItems = { content.items }
    }
}

nonisolated extension View {
    /// As it was written before iOS 15: whatever changes moves.
    public func animation(_ animation: Animation?) -> some View {
        changed(by: AnimationModifier(animation: animation))
    }
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        changed(by: ChangeAnimationModifier(animation: animation, value: value))
    }
    public func animation<Content: View>(_ animation: Animation?, @ViewBuilder body: (AnyView) -> Content) -> some View
    {
        body(AnyView(self)).animation(animation)
    }
    /// Kept: the animation of a pass is that of whoever changed something.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}

/// Moves what changes with a value.
nonisolated struct ChangeAnimationModifier<Value: Equatable>: DrawnModifier {
    let animation: Animation?
    let value: Value

    private final class Former {
        var value: Value?
    }

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let former = node.keep { Former() }
        if let old = former.value, old != value {
            if let animation { node.host.animate(animation) }
        }
        former.value = value
        let content = content(node.environment)
        node.makeItems = { content.items }
    }
}
