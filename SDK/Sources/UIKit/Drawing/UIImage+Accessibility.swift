import AuthorRuntime
public import Foundation

/// What has a name for tests of an interface; a picture's is kept, and no screen tells it.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {
    public nonisolated var accessibilityIdentifier: String? {
        get { objc_getAssociatedObject(self, Self.identifierKey) as? String }
        set { objc_setAssociatedObject(self, Self.identifierKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    private nonisolated static var identifierKey: UnsafeRawPointer { UnsafeRawPointer(bitPattern: 0x1D)! }
}
