public import Foundation
@_exported public import UIKit

/// A file that is looked at.
public protocol QLPreviewItem: NSObjectProtocol {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { previewItemURL?.lastPathComponent }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
}

/// Gives what is looked at.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Hears of what is looked at.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    func previewController(
        _ controller: QLPreviewController,
        shouldOpen url: URL,
        for item: any QLPreviewItem
    ) -> Bool
    func previewController(
        _ controller: QLPreviewController,
        editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode
    func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
    func previewController(
        _ controller: QLPreviewController,
        didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL
    )
    func previewController(
        _ controller: QLPreviewController,
        transitionImageFor item: any QLPreviewItem,
        contentRect: UnsafeMutablePointer<CGRect>
    ) -> UIImage?
    func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView?
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    public func previewController(
        _ controller: QLPreviewController,
        shouldOpen url: URL,
        for item: any QLPreviewItem
    ) -> Bool { true }
    public func previewController(
        _ controller: QLPreviewController,
        editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode { .disabled }
    public func previewController(
        _ controller: QLPreviewController,
        didUpdateContentsOf previewItem: any QLPreviewItem
    ) {}
    public func previewController(
        _ controller: QLPreviewController,
        didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL
    ) {}
    public func previewController(
        _ controller: QLPreviewController,
        transitionImageFor item: any QLPreviewItem,
        contentRect: UnsafeMutablePointer<CGRect>
    ) -> UIImage? { nil }
    public func previewController(
        _ controller: QLPreviewController,
        transitionViewFor item: any QLPreviewItem
    ) -> UIView? { nil }
}

/// Shows a file: a picture as it is, of any other its name.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0 { didSet { if isViewLoaded { reloadData() } } }

    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource else { return nil }
        let count = dataSource.numberOfPreviewItems(in: self)
        guard (0..<max(count, 0)).contains(currentPreviewItemIndex) else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    /// Whether it can show more of a file than its name.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool {
        FilePreview.picture(of: item.previewItemURL) != nil
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        reloadData()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { delegate?.previewControllerDidDismiss(self) }
    }

    open func reloadData() {
        for subview in view.subviews { subview.removeFromSuperview() }
        let item = currentPreviewItem
        title = item?.previewItemTitle
        let content = FilePreview.view(of: item?.previewItemURL, title: title)
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }
    open func refreshCurrentPreviewItem() { reloadData() }
}
