public import Foundation
public import UIKit
import WebKit

/// A page of the web below a bar that says whose it is (SafariServices: SFSafariViewController).
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// How it shows pages.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
        /// An app's own button of the bar, which is not drawn.
        open var activityButton: ActivityButton?

        public override init() {}
    }

    /// What its first button says.
    public enum DismissButtonStyle: Int, Sendable { case done = 0, close, cancel }

    /// An app's own button of the bar.
    @preconcurrency @MainActor
    open class ActivityButton: NSObject {
        open private(set) var templateImage: UIImage?
        open private(set) var extensionIdentifier: String?

        public init(templateImage: UIImage, extensionIdentifier: String) {
            self.templateImage = templateImage
            self.extensionIdentifier = extensionIdentifier
        }
    }

    /// Servers that a connection is made to before a page is shown: none is.
    @preconcurrency @MainActor
    open class PrewarmingToken: NSObject {
        open func invalidate() {}
    }

    /// What pages leave behind.
    @preconcurrency @MainActor
    open class DataStore: NSObject {
        /// The one of the app.
        public static let `default` = DataStore()

        /// There is none: no page keeps anything.
        open func clearWebsiteData(completionHandler completion: (@MainActor () -> Void)? = nil) { completion?() }
        /// There is none: no page keeps anything.
        open func clearWebsiteData() async {}
    }

    private let url: URL
    private var button: UIButton?
    private lazy var steps = PageSteps { [weak self] isLoaded in
        guard let self else { return }
        delegate?.safariViewController(self, didCompleteInitialLoad: isLoaded)
    }
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor? { didSet { viewIfLoaded?.backgroundColor = ground } }
    open var preferredControlTintColor: UIColor? { didSet { button?.tintColor = preferredControlTintColor } }
    open var dismissButtonStyle = DismissButtonStyle.done { didSet { button?.setTitle(word, for: .normal) } }
    public let configuration: Configuration

    public init(url URL: URL, configuration: Configuration) {
        url = URL
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// As before iOS 11.
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    public required init?(coder: NSCoder) { nil }

    /// Connects to nobody.
    open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }

    private var ground: UIColor { preferredBarTintColor ?? .systemBackground }

    private var word: String {
        switch dismissButtonStyle {
        case .done: "Done"
        case .close: "Close"
        case .cancel: "Cancel"
        }
    }

    open override func loadView() {
        let whole = UIView()
        whole.backgroundColor = ground
        let button = UIButton(type: .system)
        button.setTitle(word, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        button.tintColor = preferredControlTintColor
        button.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
        let host = UILabel()
        host.text = url.host
        host.textAlignment = .center
        let page = WKWebView()
        page.navigationDelegate = steps
        page.load(URLRequest(url: url))
        for part in [button, host, page] {
            part.translatesAutoresizingMaskIntoConstraints = false
            whole.addSubview(part)
        }
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: whole.safeAreaLayoutGuide.topAnchor),
            button.leadingAnchor.constraint(equalTo: whole.leadingAnchor, constant: 16),
            button.heightAnchor.constraint(equalToConstant: 44),
            host.centerYAnchor.constraint(equalTo: button.centerYAnchor),
            host.centerXAnchor.constraint(equalTo: whole.centerXAnchor),
            page.topAnchor.constraint(equalTo: button.bottomAnchor),
            page.leadingAnchor.constraint(equalTo: whole.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: whole.trailingAnchor),
            page.bottomAnchor.constraint(equalTo: whole.bottomAnchor),
        ])
        self.button = button
        view = whole
    }

    /// As a tap on its button does.
    private func finish() {
        presentingViewController?.dismiss(animated: true)
        delegate?.safariViewControllerDidFinish(self)
    }
}

/// Tells of the first load of a page, once.
private final class PageSteps: NSObject, WKNavigationDelegate {
    private var tell: ((Bool) -> Void)?
    init(_ tell: @escaping (Bool) -> Void) { self.tell = tell }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { end(true) }
    func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) { end(false) }
    private func end(_ isLoaded: Bool) {
        tell?(isLoaded)
        tell = nil
    }
}

/// Hears of a page.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Its button was tapped.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Never asked: nothing is shared from a page.
    func safariViewController(
        _ controller: SFSafariViewController,
        activityItemsFor URL: URL,
        title: String?
    ) -> [UIActivity]
    /// Never asked: nothing is shared from a page.
    func safariViewController(
        _ controller: SFSafariViewController,
        excludedActivityTypesFor URL: URL,
        title: String?
    ) -> [UIActivity.ActivityType]
    /// Its first page is there, or cannot be had.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    /// Never called: where a page was sent on from is not told.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    /// Never called: there is no browser.
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController,
        activityItemsFor URL: URL,
        title: String?
    ) -> [UIActivity] { [] }
    public func safariViewController(
        _ controller: SFSafariViewController,
        excludedActivityTypesFor URL: URL,
        title: String?
    ) -> [UIActivity.ActivityType] { [] }
    public func safariViewController(
        _ controller: SFSafariViewController,
        didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
