public import Foundation
public import UIKit

/// A page of the web, which is not loaded: its place says its address.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// How it shows pages.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
    }

    private let url: URL
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    public let configuration: Configuration

    public init(url URL: URL, configuration: Configuration) {
        url = URL
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    public required init?(coder: NSCoder) { nil }

    open override func loadView() { view = MissingView("the page \(url.absoluteString)") }
}

/// Hears of a page.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
