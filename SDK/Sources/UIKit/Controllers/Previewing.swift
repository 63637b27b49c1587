public import Foundation

/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable { case unknown = 0, unavailable, available }

extension UITraitCollection {
    /// As of every iPhone since the 11: it does not.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}

/// A view that would be pressed hard to see what is behind it.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    var delegate: any UIViewControllerPreviewingDelegate { get }
    var sourceView: UIView { get }
    var sourceRect: CGRect { get set }
}

/// Shows what is behind a view; never asked, since no screen feels how hard it is pressed.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        commit viewControllerToCommit: UIViewController
    )
}

@MainActor
private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
        self.delegate = delegate
        sourceView = view
        sourceRect = view.bounds
    }
}

extension UIViewController {
    /// Registers a view for hard presses, which never come.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate,
        sourceView: UIView
    ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// An action below a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    var title: String { get }
}

/// An action below a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// How it looks.
    public enum Style: Int, Sendable { case `default` = 0, selected, destructive }

    public let title: String
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void

    public init(
        title: String,
        style: Style,
        handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        self.title = title
        self.handler = { item, controller in
            if let action = item as? UIPreviewAction { handler(action, controller) }
        }
    }
}
