public import Foundation
import ViewLink

extension UIView {
    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        // How many pictures a second an animation would like: a page draws as many as it can.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        fileprivate var curve: ViewAnimation.Curve {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }
    }

    /// How speed changes on the way.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn, easeOut, linear

        /// A curve that has no name, as the keyboard's is 7, runs as one that eases in and out.
        public init?(rawValue: Int) {
            switch rawValue {
            case 1: self = .easeIn
            case 2: self = .easeOut
            case 3: self = .linear
            default: self = .easeInOut
            }
        }

        var wire: ViewAnimation.Curve {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }
    }

    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        var animation = ViewAnimation(duration: max(duration, 0), delay: max(delay, 0), curve: options.curve)
        animation.repeats = options.contains(.repeat) ? true : nil
        animation.autoreverses = options.contains(.autoreverse) ? true : nil
        Display.shared.animate(animation, changes: animations, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        var animation = ViewAnimation(duration: max(duration, 0), delay: max(delay, 0), curve: .spring)
        animation.damping = Double(min(max(dampingRatio, 0.05), 1))
        Display.shared.animate(animation, changes: animations, completion: completion)
    }

    /// A spring; a bounce of 0 does not go beyond its end, one of 1 never comes to rest.
    public class func animate(
        springDuration duration: TimeInterval = 0.5,
        bounce: CGFloat = 0,
        initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        var animation = ViewAnimation(duration: max(duration, 0), delay: max(delay, 0), curve: .spring)
        animation.damping = Double(min(max(1 - bounce, 0.05), 1))
        Display.shared.animate(animation, changes: animations, completion: completion)
    }

    /// Changes a view; what changes in it moves like any animation.
    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration,
            delay: 0,
            options: options,
            animations: animations ?? {},
            completion: completion
        )
    }

    /// Puts a view in another's place, or shows it instead.
    public class func transition(
        from fromView: UIView,
        to toView: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let place = fromView.superview
        animate(withDuration: duration, delay: 0, options: options) {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                place?.addSubview(toView)
                fromView.removeFromSuperview()
            }
        } completion: {
            completion?($0)
        }
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        Display.shared.withoutAnimation(actionsWithoutAnimation)
    }

    /// Whether views move into place or are there at once.
    public class var areAnimationsEnabled: Bool { Display.shared.isMoving && !Display.shared.isStill }
    public class func setAnimationsEnabled(_ enabled: Bool) { Display.shared.isMoving = enabled }
    public class var inheritedAnimationDuration: TimeInterval { Display.shared.inherited?.duration ?? 0 }
}

extension UIView {
    /// Its layer's, in space.
    public var transform3D: CATransform3D {
        get { CATransform3DIsIdentity(layer.transform) ? CATransform3DMakeAffineTransform(transform) : layer.transform }
        set {
            if CATransform3DIsAffine(newValue) {
                layer.transform = CATransform3DIdentity
                transform = CATransform3DGetAffineTransform(newValue)
            } else {
                layer.transform = newValue
            }
        }
    }
    /// What it turns about and is placed by, in parts of its box.
    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    /// Runs changes within an animation; they are not repeated by themselves.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat,
        autoreverses: Bool,
        animations: () -> Void
    ) { animations() }
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        default: layoutDirection
        }
    }
}
