public import Foundation

/// A way from one scene to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    /// What the document says of it; ways that code makes do what their closure says.
    var kind = "custom"
    var sender: Any?
    private var performHandler: (() -> Void)?

    /// A storyboard makes the author's subclasses by this, so it is required here, which it is not on a phone.
    public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }

    /// A way that `performHandler` goes.
    public convenience init(
        identifier: String?,
        source: UIViewController,
        destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Shows the destination, as its kind says.
    open func perform() {
        if let performHandler { return performHandler() }
        switch kind {
        case "show", "replace": source.show(destination, sender: sender)
        case "push": (source.navigationController ?? source).show(destination, sender: sender)
        case "showDetail": source.showDetailViewController(destination, sender: sender)
        case "presentation", "modal", "popoverPresentation": source.present(destination, animated: true)
        case "unwind": source.unwind(by: self)
        default: break
        }
    }
}

/// Who began an unwind segue.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    public let source: UIViewController
    public let unwindAction: Selector
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    }
}
