public import UIKit

/// How pages stand.
public enum PDFDisplayMode: Int, Sendable { case singlePage = 0, singlePageContinuous, twoUp, twoUpContinuous }
/// In which way they follow each other.
public enum PDFDisplayDirection: Int, Sendable { case vertical = 0, horizontal }

/// Shows a document: a page of a picture as it is, of any other page its place says which it would be.
@preconcurrency @MainActor
open class PDFView: UIView {
    open var document: PDFDocument? {
        didSet {
            number = 0
            tell(.PDFViewDocumentChanged)
            show()
        }
    }
    open weak var delegate: (any PDFViewDelegate)?
    open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { tell(.PDFViewDisplayModeChanged) } }
    open var displayDirection = PDFDisplayDirection.vertical
    open var displaysPageBreaks = true
    open var displayBox = PDFDisplayBox.cropBox { didSet { tell(.PDFViewDisplayBoxChanged) } }
    open var displaysAsBook = false
    open var displaysRTL = false
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
    open var pageShadowsEnabled = true
    open var autoScales = false
    /// Kept within its bounds; what is shown has the view's size.
    open var scaleFactor: CGFloat = 1 {
        didSet {
            let bounded = min(max(scaleFactor, minScaleFactor), max(minScaleFactor, maxScaleFactor))
            if bounded != scaleFactor { scaleFactor = bounded }
            if scaleFactor != oldValue { tell(.PDFViewScaleChanged) }
        }
    }
    open var minScaleFactor: CGFloat = 0.1
    open var maxScaleFactor: CGFloat = 10
    open var enableDataDetectors = false
    open var isInMarkupMode = false
    open var isFindInteractionEnabled = false
    open var currentSelection: PDFSelection? { didSet { tell(.PDFViewSelectionChanged) } }
    open var highlightedSelections: [PDFSelection]?
    open private(set) var isUsingPageViewController = false
    private var number = 0
    private var shown: UIView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        show()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        show()
    }

    private func show() {
        shown?.removeFromSuperview()
        let view: UIView
        if let picture = currentPage?.picture {
            let pictured = UIImageView(image: picture)
            pictured.contentMode = .scaleAspectFit
            view = pictured
        } else {
            view = MissingView(words)
        }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        shown = view
    }

    private var words: String {
        guard let document else { return "a PDF document" }
        let name = document.documentURL.map { " of \($0.lastPathComponent)" } ?? ""
        if document.isLocked { return "a locked PDF document\(name)" }
        return "page \(number + 1) of \(document.pageCount)\(name)"
    }

    private func tell(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Pages

    open var currentPage: PDFPage? { document?.page(at: number) }
    open var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
    open var currentDestination: PDFDestination? {
        currentPage.map { PDFDestination(page: $0, at: CGPoint(x: 0, y: $0.bounds(for: displayBox).maxY)) }
    }
    open var documentView: UIView? { shown }
    open var canGoToFirstPage: Bool { number > 0 }
    open var canGoToLastPage: Bool { number < (document?.pageCount ?? 0) - 1 }
    open var canGoToNextPage: Bool { canGoToLastPage }
    open var canGoToPreviousPage: Bool { canGoToFirstPage }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open func goBack(_ sender: Any?) {}
    open func goForward(_ sender: Any?) {}
    open func goToFirstPage(_ sender: Any?) { go(0) }
    open func goToLastPage(_ sender: Any?) { go((document?.pageCount ?? 0) - 1) }
    open func goToNextPage(_ sender: Any?) { go(number + 1) }
    open func goToPreviousPage(_ sender: Any?) { go(number - 1) }
    open func go(to page: PDFPage) { document.map { go($0.index(for: page)) } }
    open func go(to destination: PDFDestination) { destination.page.map { go(to: $0) } }
    open func go(to selection: PDFSelection) {}
    open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
    private func go(_ number: Int) {
        guard document?.page(at: number) != nil, number != self.number else { return }
        self.number = number
        tell(.PDFViewPageChanged)
        show()
    }

    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        isUsingPageViewController = enable
    }

    // MARK: Sizes and places

    /// How much a page must be scaled to fit; 1 without one.
    open var scaleFactorForSizeToFit: CGFloat {
        guard let size = currentPage?.bounds(for: displayBox).size, size.width > 0, size.height > 0, bounds.width > 0
        else { return 1 }
        return displayMode == .singlePage
            ? min(bounds.width / size.width, bounds.height / size.height)
            : bounds.width / size.width
    }
    open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
    open var canZoomOut: Bool { scaleFactor > minScaleFactor }
    open func zoomIn(_ sender: Any?) { scaleFactor *= 1.41 }
    open func zoomOut(_ sender: Any?) { scaleFactor /= 1.41 }
    open func layoutDocumentView() { show() }
    open func annotationsChanged(on page: PDFPage) {}
    open func rowSize(for page: PDFPage) -> CGSize { page.bounds(for: displayBox).size }
    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? {
        nearest || bounds.contains(point) ? currentPage : nil
    }
    /// A place of a page that fills the view.
    open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint {
        let box = page.bounds(for: displayBox)
        guard bounds.width > 0, bounds.height > 0 else { return box.origin }
        return CGPoint(
            x: box.minX + point.x / bounds.width * box.width,
            y: box.maxY - point.y / bounds.height * box.height
        )
    }
    open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint {
        let box = page.bounds(for: displayBox)
        guard box.width > 0, box.height > 0 else { return .zero }
        return CGPoint(
            x: (point.x - box.minX) / box.width * bounds.width,
            y: (box.maxY - point.y) / box.height * bounds.height
        )
    }
    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
    open func clearSelection() { currentSelection = nil }
    open override func selectAll(_ sender: Any?) {}
}

/// Hears what a person does with a document.
@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
    func pdfViewPerformFind(_ sender: PDFView)
    func pdfViewPerformGo(toPage sender: PDFView)
    func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFAction)
    func pdfViewParentViewController() -> UIViewController
}

extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
    public func pdfViewPerformFind(_ sender: PDFView) {}
    public func pdfViewPerformGo(toPage sender: PDFView) {}
    public func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFAction) {}
    public func pdfViewParentViewController() -> UIViewController { UIViewController() }
}

extension Notification.Name {
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChanged")
    public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
    public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
    public static let PDFViewSelectionChanged = Notification.Name("PDFViewSelectionChanged")
    public static let PDFViewDisplayModeChanged = Notification.Name("PDFViewDisplayModeChanged")
    public static let PDFViewDisplayBoxChanged = Notification.Name("PDFViewDisplayBoxChanged")
    public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
    public static let PDFViewAnnotationHit = Notification.Name("PDFViewAnnotationHit")
}

/// How small pages stand.
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical = 0, horizontal }

/// Shows pages in small beside a view: its place says so.
@preconcurrency @MainActor
open class PDFThumbnailView: MissingView {
    open weak var pdfView: PDFView? {
        didSet { what = "small pages of \(pdfView?.document?.documentURL?.lastPathComponent ?? "a PDF document")" }
    }
    open var layoutMode = PDFThumbnailLayoutMode.vertical
    open var thumbnailSize = CGSize(width: 44, height: 60)
    open var contentInset = UIEdgeInsets.zero
    open var selectedPages: [PDFPage]? { pdfView?.visiblePages }

    public init(frame: CGRect) {
        super.init("small pages of a PDF document")
        self.frame = frame
    }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        what = "small pages of a PDF document"
    }
}
