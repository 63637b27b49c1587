public import Foundation

/// A motion of a symbol.
public struct SymbolEffect: Hashable, Sendable {
    public static let bounce = Self(), pulse = Self(), variableColor = Self(), scale = Self(), appear = Self()
    public static let drawOn = Self(), drawOff = Self(), automatic = Self()
    public static let disappear = Self(), replace = Self(), wiggle = Self(), rotate = Self(), breathe = Self()
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var iterative: Self { self }
    public var cumulative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
    public var dimInactiveLayers: Self { self }
    public var downUp: Self { self }
    public var offUp: Self { self }
    public var left: Self { self }
    public var right: Self { self }
    public var forward: Self { self }
    public var backward: Self { self }
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var plain: Self { self }
    public var pulse: Self { self }
    public var individually: Self { self }
    public var hideInactiveLayers: Self { self }
    public func magic(fallback: Self) -> Self { self }
    public func custom(_ angle: Double) -> Self { self }
    public var upUp: Self { self }
}

/// How often a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
    public static let `default` = Self(), repeating = Self(), nonRepeating = Self()
    public static func `repeat`(_ count: Int) -> Self { Self() }
    public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
    public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
    public func `repeat`(_ count: Int) -> Self { self }
    public var repeating: Self { self }
    public var nonRepeating: Self { self }

    /// How a motion comes again.
    public struct RepeatBehavior: Hashable, Sendable {
        public static let continuous = Self(), periodic = Self()
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self() }
    }
    public static func speed(_ speed: Double) -> Self { Self() }
    public func speed(_ speed: Double) -> Self { self }
}

public typealias BounceSymbolEffect = SymbolEffect
public typealias PulseSymbolEffect = SymbolEffect
public typealias VariableColorSymbolEffect = SymbolEffect
public typealias ScaleSymbolEffect = SymbolEffect
public typealias AppearSymbolEffect = SymbolEffect
public typealias DisappearSymbolEffect = SymbolEffect
public typealias ReplaceSymbolEffect = SymbolEffect

/// How a motion of a symbol ended.
@preconcurrency @MainActor
open class UISymbolEffectCompletionContext: NSObject {
    open private(set) weak var sender: AnyObject?
    open private(set) var effect: SymbolEffect?
    /// Always: a symbol stands where its motion leaves it.
    open var isFinished: Bool { true }

    init(_ sender: AnyObject, _ effect: SymbolEffect?) { (self.sender, self.effect) = (sender, effect) }
}

/// What symbols can move in; none is seen to move.
@preconcurrency @MainActor
public protocol SymbolMoving: AnyObject {
    var image: UIImage? { get set }
}

extension UIImageView: SymbolMoving {}
extension UIBarButtonItem: SymbolMoving {}

extension SymbolMoving {
    /// - Parameter completion: called at once.
    public func addSymbolEffect(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) { completion?(UISymbolEffectCompletionContext(self, effect)) }
    public func removeSymbolEffect(
        ofType effect: SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) { completion?(UISymbolEffectCompletionContext(self, effect)) }
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
    /// The picture is there at once.
    public func setSymbolImage(
        _ image: UIImage,
        contentTransition: SymbolEffect,
        options: SymbolEffectOptions = .default,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {
        self.image = image
        completion?(UISymbolEffectCompletionContext(self, contentTransition))
    }
}

/// How one symbol becomes another in a button (iOS 26). Kept: it does at once.
public struct UISymbolContentTransition: Sendable {
    public let contentTransition: SymbolEffect
    public let options: SymbolEffectOptions

    public init(_ contentTransition: SymbolEffect, options: SymbolEffectOptions = .default) {
        (self.contentTransition, self.options) = (contentTransition, options)
    }
}
