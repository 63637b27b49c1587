public import Foundation

// Who has the focus of keys: nobody goes from view to view by keys here, so that no view has it.

/// Into which direction the focus goes.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = Self(rawValue: 1 << 0), down = Self(rawValue: 1 << 1), left = Self(rawValue: 1 << 2)
    public static let right = Self(rawValue: 1 << 3), next = Self(rawValue: 1 << 4), previous = Self(rawValue: 1 << 5)
    public static let first = Self(rawValue: 1 << 8), last = Self(rawValue: 1 << 9)
}

/// Which of a group is gone to first.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let ignored = Self(rawValue: 0), previouslyFocused = Self(rawValue: 1000)
    public static let prioritized = Self(rawValue: 2000), currentlyFocused = Self(rawValue: .max)
}

/// Whether an item is gone to at once or by a press (iOS 17).
public enum UIFocusItemDeferralMode: Int, Sendable { case automatic = 0, always, never }

/// Names a sound of the focus.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = Self(rawValue: "UIFocusSoundIdentifierNone")
    public static let `default` = Self(rawValue: "UIFocusSoundIdentifierDefault")
}

/// Something that the focus can go to.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    var frame: CGRect { get }
    var focusEffect: UIFocusEffect? { get }
    var focusItemDeferralMode: UIFocusItemDeferralMode { get }
    var isTransparentFocusItem: Bool { get }
    func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
    public var focusEffect: UIFocusEffect? { nil }
    public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
    public var isTransparentFocusItem: Bool { false }
    public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// Has what the focus can go to.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    var coordinateSpace: any UICoordinateSpace { get }
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// One that scrolls.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    var contentOffset: CGPoint { get set }
    var contentSize: CGSize { get }
    var visibleSize: CGSize { get }
}

/// How far a finger has moved the focus on.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject {
    open var movementDirection: CGVector { CGVector(dx: 0, dy: 0) }
    open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
    open var rotation: CGVector { CGVector(dx: 0, dy: 0) }
    open var translation: CGVector { CGVector(dx: 0, dy: 0) }
    open var interactionTransform: CATransform3D { CATransform3DIdentity }
    override init() { super.init() }
}

/// Leads the focus to a rectangle without a view; kept.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    open var isEnabled = true
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
    open weak var preferredFocusedView: UIView?
}

/// Moves the focus: there is none.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")

    open var focusedItem: (any UIFocusItem)? { nil }
    override init() { super.init() }

    /// nil, as where there is no keyboard.
    public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
    open class func register(_ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier) {}
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
    open func updateFocusIfNeeded() {}
    open class func environment(
        _ environment: any UIFocusEnvironment,
        contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool {
        if environment === otherEnvironment { return true }
        guard let (outer, inner) = (environment as? UIView, otherEnvironment as? UIView) as? (UIView, UIView) else {
            return false
        }
        return inner.isDescendant(of: outer)
    }
}

/// How long the focus takes to come or go.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    var duration: TimeInterval { get }
}

/// From which row to which the focus goes: none has it.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// From which item to which the focus goes: none has it.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Tells of the focus, in a debugger.
@preconcurrency @MainActor
open class UIFocusDebugger: NSObject {
    open class func help() -> any NSObjectProtocol { NSString(string: "Nobody goes from view to view by keys here.") }
    open class func status() -> any NSObjectProtocol { NSString(string: "No view has the focus.") }
    open class func checkFocusability(for environment: any UIFocusItem) -> any NSObjectProtocol {
        NSString(
            string: environment.canBecomeFocused ? "The item can have the focus." : "The item cannot have the focus."
        )
    }
    open class func simulateFocusUpdateRequest(from environment: any UIFocusEnvironment) -> any NSObjectProtocol {
        status()
    }
}

extension UIView: UIFocusItem {}
extension UIScrollView: UIFocusItemScrollableContainer {
    public var coordinateSpace: any UICoordinateSpace { self }
    public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        subviews.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
    }
}
