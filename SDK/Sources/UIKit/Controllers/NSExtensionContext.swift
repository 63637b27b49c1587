public import Foundation
package import NotificationModel

/// What an extension can ask of the system that shows it (Foundation: NSExtensionContext).
@preconcurrency @MainActor
open class NSExtensionContext: NSObject {
    /// What becomes of the requests; set by the host.
    package var host: (any ExtensionContextHost)?

    public nonisolated override init() {
        super.init()
    }

    open var inputItems: [Any] { [] }

    /// Opens a URL.
    ///
    /// - Parameter completionHandler: is told whether the system took it.
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
        host?.open(URL)
        completionHandler?(host != nil)
    }

    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }

    open func cancelRequest(withError error: any Error) {}
}

/// Takes what an extension asks for.
@MainActor
package protocol ExtensionContextHost: AnyObject {
    func open(_ url: URL)
    func performDefaultAction()
    func dismiss()
    func mediaIsPlaying(_ isPlaying: Bool)
    /// The actions that stand under the view.
    var actions: [NotificationAction] { get set }
}
