public import Foundation

/// A motion of a symbol.
public struct SymbolEffect: Hashable, Sendable {
    /// What a symbol does.
    enum Kind: Hashable, Sendable {
        case bounce, pulse, variableColor, scale, appear, disappear, replace, wiggle, rotate, breathe, draw, automatic
    }

    let kind: Kind
    /// Whether it goes the other way: down, to the left or against the clock.
    private(set) var isBackwards = false

    private init(_ kind: Kind) { self.kind = kind }
    private var turned: Self {
        var effect = self
        effect.isBackwards = true
        return effect
    }

    public static let bounce = Self(.bounce), pulse = Self(.pulse), variableColor = Self(.variableColor)
    public static let scale = Self(.scale), appear = Self(.appear), disappear = Self(.disappear)
    public static let replace = Self(.replace), wiggle = Self(.wiggle), rotate = Self(.rotate)
    public static let breathe = Self(.breathe), drawOn = Self(.draw), drawOff = Self(.draw)
    public static let automatic = Self(.automatic)
    public var up: Self { self }
    public var down: Self { turned }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var iterative: Self { self }
    public var cumulative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
    public var dimInactiveLayers: Self { self }
    public var downUp: Self { self }
    public var offUp: Self { self }
    public var left: Self { turned }
    public var right: Self { self }
    public var forward: Self { self }
    public var backward: Self { turned }
    public var clockwise: Self { self }
    public var counterClockwise: Self { turned }
    public var plain: Self { self }
    public var pulse: Self { self }
    public var individually: Self { self }
    public var hideInactiveLayers: Self { self }
    public func magic(fallback: Self) -> Self { self }
    public func custom(_ angle: Double) -> Self { self }
    public var upUp: Self { self }
}

/// How often a symbol moves, and how fast.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// Nil is as often as the effect usually does.
    private(set) var count: Double?
    private(set) var pace = 1.0

    public static let `default` = Self(), repeating = Self(count: .infinity), nonRepeating = Self(count: 1)
    public static func `repeat`(_ count: Int) -> Self { Self(count: Double(max(count, 1))) }
    public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self(count: behavior.count) }
    public func `repeat`(_ behavior: RepeatBehavior) -> Self { Self(count: behavior.count, pace: pace) }
    public func `repeat`(_ count: Int) -> Self { Self(count: Double(max(count, 1)), pace: pace) }
    public var repeating: Self { Self(count: .infinity, pace: pace) }
    public var nonRepeating: Self { Self(count: 1, pace: pace) }

    /// How a motion comes again.
    public struct RepeatBehavior: Hashable, Sendable {
        fileprivate var count = Double.infinity
        public static let continuous = Self(), periodic = Self()
        /// The delay is kept: one comes after another.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self {
            Self(count: count.map { Double(max($0, 1)) } ?? .infinity)
        }
    }
    public static func speed(_ speed: Double) -> Self { Self().speed(speed) }
    public func speed(_ speed: Double) -> Self {
        Self(count: count, pace: speed > 0 && speed.isFinite ? pace * speed : pace)
    }
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
    /// Always: nothing ends a symbol's motion early.
    open var isFinished: Bool { true }

    init(_ sender: AnyObject, _ effect: SymbolEffect?) { (self.sender, self.effect) = (sender, effect) }
}

/// What symbols can move in; those of a bar's button stand.
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
    ) {
        (self as? UIView)?.begin(effect, options, lasts: effect.lasts)
        completion?(UISymbolEffectCompletionContext(self, effect))
    }
    public func removeSymbolEffect(
        ofType effect: SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {
        (self as? UIView)?.end(effect)
        completion?(UISymbolEffectCompletionContext(self, effect))
    }
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        (self as? UIView)?.endSymbolEffects()
    }
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
