public import Foundation

/// A shape beside a pointer (UIKit: UIPointerAccessory, iOS 15). Kept: the page's pointer is the browser's own.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
    /// Where it stands.
    public struct Position: Hashable, Sendable {
        /// From the pointer, in points.
        public var offset: CGFloat
        /// Radians; 0 is above, and it goes as a clock does.
        public var angle: CGFloat
        public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }

        private static let usual: CGFloat = 15
        public static let top = Self(offset: usual, angle: 0), topRight = Self(offset: usual, angle: .pi / 4)
        public static let right = Self(offset: usual, angle: .pi / 2)
        public static let bottomRight = Self(offset: usual, angle: .pi * 3 / 4)
        public static let bottom = Self(offset: usual, angle: .pi)
        public static let bottomLeft = Self(offset: usual, angle: .pi * 5 / 4)
        public static let left = Self(offset: usual, angle: .pi * 3 / 2)
        public static let topLeft = Self(offset: usual, angle: .pi * 7 / 4)
    }

    public let shape: UIPointerShape
    public let position: Position
    open var orientationMatchesAngle = false

    public init(_ shape: UIPointerShape, position: Position) { (self.shape, self.position) = (shape, position) }

    open class func arrow(_ position: Position) -> UIPointerAccessory {
        let arrow = UIBezierPath()
        arrow.move(to: CGPoint(x: 0, y: 8))
        arrow.addLine(to: CGPoint(x: 6, y: 0))
        arrow.addLine(to: CGPoint(x: 12, y: 8))
        arrow.close()
        let made = UIPointerAccessory(.path(arrow), position: position)
        made.orientationMatchesAngle = true
        return made
    }
}

/// Moves views as a pointer comes or goes: nobody hovers.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Whether a pointer is hidden and bound to a scene: it is not.
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
    public nonisolated static let didChangeNotification = Notification.Name("UIPointerLockStateDidChangeNotification")
    public nonisolated static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
    open var isLocked: Bool { false }
    override init() { super.init() }
}
