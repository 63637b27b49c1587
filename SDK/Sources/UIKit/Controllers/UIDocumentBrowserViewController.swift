public import Foundation
public import FoundationAdditions
public import UniformTypeIdentifiers

/// Why a document is not shown or imported.
public struct UIDocumentBrowserError: CustomNSError, Hashable, Sendable {
    /// Raw values as UIKit has them.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = UIDocumentBrowserError
        case generic = 1, noLocationAvailable
    }
    public static let generic = Code.generic, noLocationAvailable = Code.noLocationAvailable
    public static let errorDomain = "UIDocumentBrowserErrorDomain"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}

/// Lets a person choose among documents; a simulated phone has none of a person's, and says so in its place.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
    /// How a document comes to be here.
    public enum ImportMode: UInt, Sendable { case none = 0, copy, move }
    /// What its bars look like.
    public enum BrowserUserInterfaceStyle: UInt, Sendable { case white = 0, light, dark }
    /// Why a document is made (iOS 17).
    public struct DocumentCreationIntent: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Self(rawValue: "UIDocumentCreationIntentDefault")
    }

    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    open var allowsDocumentCreation = true
    open var localizedCreateDocumentActionTitle = "Create Document"
    open var defaultDocumentAspectRatio: CGFloat = 2 / 3
    open var allowsPickingMultipleItems = false
    open private(set) var allowedContentTypes: [String] = []
    open private(set) var contentTypesForRecentDocuments: [UTType] = []
    open var recentDocumentsContentTypes: [String] { contentTypesForRecentDocuments.map(\.identifier) }
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
    open var customActions: [UIDocumentBrowserAction] = []
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
    open var shouldShowFileExtensions = false
    open var activeDocumentCreationIntent: DocumentCreationIntent? { nil }

    public init(forOpening contentTypes: [UTType]?) {
        super.init(nibName: nil, bundle: nil)
        contentTypesForRecentDocuments = contentTypes ?? []
        allowedContentTypes = contentTypesForRecentDocuments.map(\.identifier)
    }
    public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        self.init(forOpening: allowedContentTypes?.compactMap { UTType($0) })
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() { view = MissingView("a browser of documents, of which there are none") }

    /// - Parameter completion: hears ``UIDocumentBrowserError`` `noLocationAvailable`.
    open func revealDocument(
        at url: URL,
        importIfNeeded: Bool,
        completion: ((URL?, (any Error)?) -> Void)? = nil
    ) { completion?(nil, UIDocumentBrowserError(.noLocationAvailable)) }
    open func revealDocument(at url: URL, importIfNeeded: Bool) async throws -> URL {
        throw UIDocumentBrowserError(.noLocationAvailable)
    }
    open func importDocument(
        at documentURL: URL,
        nextToDocumentAt neighbourURL: URL,
        mode importMode: ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) { completion(nil, UIDocumentBrowserError(.noLocationAvailable)) }
    open func renameDocument(at documentURL: URL, proposedName: String) async throws -> URL {
        throw UIDocumentBrowserError(.noLocationAvailable)
    }
    open func renameDocument(
        at documentURL: URL,
        proposedName: String,
        completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) { completionHandler(nil, UIDocumentBrowserError(.noLocationAvailable)) }
    open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
        UIDocumentBrowserTransitionController()
    }
    open func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
        UIDocumentBrowserTransitionController()
    }
}

/// Zooms from a document's picture to the document; kept.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
    open var loadingProgress: Progress?
    open weak var targetView: UIView?
    override init() { super.init() }
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0
    }
    /// Shows the document at once.
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        transitionContext.completeTransition(true)
    }
}

/// Something a person can do with documents.
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
    /// Where it is offered.
    public struct Availability: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let menu = Self(rawValue: 1 << 0), navigationBar = Self(rawValue: 1 << 1)
    }

    public let identifier: String
    public let localizedTitle: String
    public let availability: Availability
    open var image: UIImage?
    open var supportedContentTypes: [String] = ["public.item"]
    open var supportsMultipleItems = true
    let handler: ([URL]) -> Void

    public init(
        identifier: String,
        localizedTitle: String,
        availability: Availability,
        handler: @escaping ([URL]) -> Void
    ) {
        (self.identifier, self.localizedTitle) = (identifier, localizedTitle)
        (self.availability, self.handler) = (availability, handler)
    }
}

/// Hears of documents that are chosen: never, as there are none.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) ->
            Void
    )
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    )
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        failedToImportDocumentAt documentURL: URL,
        error: (any Error)?
    )
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity]
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        willPresent activityViewController: UIActivityViewController
    )
}

extension UIDocumentBrowserViewControllerDelegate {
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
    }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) ->
            Void
    ) { importHandler(nil, .none) }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) {}
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        failedToImportDocumentAt documentURL: URL,
        error: (any Error)?
    ) {}
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity] { [] }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        willPresent activityViewController: UIActivityViewController
    ) {}
}

/// The places that a file may come from, as before iOS 11; it says that there are none.
@preconcurrency @MainActor
open class UIDocumentMenuViewController: UIViewController {
    /// Where an own place stands among them.
    public enum Order: UInt, Sendable { case first = 0, last }

    open weak var delegate: (any UIDocumentMenuDelegate)?
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        super.init(nibName: nil, bundle: nil)
    }
    public init(url: URL, in mode: UIDocumentPickerMode) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func addOption(
        withTitle title: String,
        image: UIImage?,
        order: UIDocumentMenuOrder,
        handler: @escaping () -> Void
    ) {}
    open override func loadView() { view = MissingView("a choice of where files are, of which there are none") }
}

public typealias UIDocumentMenuOrder = UIDocumentMenuViewController.Order

/// Hears of such a choice: never.
@preconcurrency @MainActor
public protocol UIDocumentMenuDelegate: NSObjectProtocol {
    func documentMenu(
        _ documentMenu: UIDocumentMenuViewController,
        didPickDocumentPicker documentPicker: UIDocumentPickerViewController
    )
    func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController)
}

extension UIDocumentMenuDelegate {
    public func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) {}
}
