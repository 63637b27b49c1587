public import Foundation

/// Something that can be shown large while a finger rests on it (UIKit: UILargeContentViewerItem).
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    var showsLargeContentViewer: Bool { get }
    var largeContentTitle: String? { get }
    var largeContentImage: UIImage? { get }
    var scalesLargeContentImage: Bool { get }
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UILargeContentViewerItem {
    public var showsLargeContentViewer: Bool { false }
    public var largeContentTitle: String? { nil }
    public var largeContentImage: UIImage? { nil }
    public var scalesLargeContentImage: Bool { false }
    public var largeContentImageInsets: UIEdgeInsets { .zero }
}

/// Shows what a finger rests on large, for who has the largest letters. A simulated phone has not: nothing is shown.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// Whether a phone shows it: with the letters of accessibility.
    open class var isEnabled: Bool { false }
    public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification"
    )

    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    open private(set) weak var view: UIView?
    /// Of an interaction that is in no view, it fails for ever.
    open private(set) lazy var gestureRecognizerForExclusionRelationship: UIGestureRecognizer = UIGestureRecognizer()

    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate }
    public override convenience init() { self.init(delegate: nil) }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Says what is shown large; nobody asks.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    )
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
        interaction.view?.hitTest(point, with: nil) as? any UILargeContentViewerItem
    }
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        interaction.view?.window?.rootViewController ?? UIViewController()
    }
}

extension UIView: UILargeContentViewerItem {}
