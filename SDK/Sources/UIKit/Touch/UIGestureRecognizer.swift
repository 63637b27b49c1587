import DeviceLink
public import Foundation

/// Hears of a gesture in a view.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far a gesture is.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        public static let recognized = State.ended
    }

    open internal(set) weak var view: UIView?
    open internal(set) var state = State.possible
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true { didSet { Display.changed() } }
    open var cancelsTouchesInView = true
    open var name: String?
    private var targets: [Target] = []
    private var place = CGPoint.zero

    private struct Target {
        weak var object: AnyObject?
        let action: Selector
    }

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public override convenience init() { self.init(target: nil, action: nil) }

    open func addTarget(_ target: Any, action: Selector) {
        targets.append(Target(object: target as AnyObject, action: action))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll { (object == nil || $0.object === object) && (action == nil || $0.action == action) }
    }

    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return place }
        return view.convert(place, from: nil)
    }

    open var numberOfTouches: Int { 1 }

    /// What the page listens for.
    var sense: ViewSense? { nil }

    /// The gesture was made at a point of the view at the top.
    ///
    /// - Returns: whether somebody was told.
    func recognize(at point: CGPoint) -> Bool {
        guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
        place = point
        for next in states {
            state = next
            for target in targets {
                guard let object = target.object else { continue }
                tell(object, target.action, [self])
            }
        }
        state = .possible
        return true
    }

    /// What the targets are told, in order.
    var states: [State] { [.ended] }
}

/// Decides over a gesture.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// A tap, or two.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1 { didSet { Display.changed() } }
    open var numberOfTouchesRequired = 1

    override var sense: ViewSense? { numberOfTapsRequired > 1 ? .doubleTap : .tap }
}

/// A finger that stays.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10

    override var sense: ViewSense? { .longPress }
    override var states: [State] { [.began, .ended] }
}

/// A finger that sweeps.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where to.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    open var direction = Direction.right { didSet { Display.changed() } }
    open var numberOfTouchesRequired = 1

    override var sense: ViewSense? {
        switch direction {
        case .left: .swipeLeft
        case .up: .swipeUp
        case .down: .swipeDown
        default: .swipeRight
        }
    }
}

/// Calls a method by its selector; a name that the class does not have ends the process, as on a phone.
@MainActor
func tell(_ object: AnyObject, _ action: Selector, _ arguments: [Any?]) {
    guard !AuthorNames.shared.perform(action, on: object, with: arguments) else { return }
    fatalError("-[\(type(of: object)) \(action)]: unrecognized selector sent to instance")
}
