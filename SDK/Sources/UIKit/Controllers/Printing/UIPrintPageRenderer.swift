public import AuthorRuntime
public import Foundation

/// Draws sheets: what formatters put on them between a header and a footer (UIKit: UIPrintPageRenderer).
///
/// There is no printer, so that the sheet has no size of its own. Apps that write a PDF give it one, by a subclass or by the
/// names `paperRect` and `printableRect`.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    /// How well one sees what is drawn.
    public enum RenderingQuality: Int, Sendable { case best = 0, responsive }

    open var paperRect: CGRect { given.paper }
    open var printableRect: CGRect { given.printable }
    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    open var printFormatters: [UIPrintFormatter]? {
        didSet { for formatter in printFormatters ?? [] { formatter.printPageRenderer = self } }
    }
    /// As many as the formatters fill.
    open var numberOfPages: Int { (printFormatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 0 }

    private var given = (paper: CGRect.zero, printable: CGRect.zero)

    public override init() {}

    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        printFormatters?.filter { ($0.startPage..<$0.startPage + $0.pageCount).contains(pageIndex) }
    }
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.removeFromPrintPageRenderer()
        formatter.startPage = pageIndex
        printFormatters = (printFormatters ?? []) + [formatter]
    }
    open func prepare(forDrawingPages range: NSRange) {}
    open func currentRenderingQuality(forRequestedRenderingQuality requestedRenderingQuality: RenderingQuality)
        -> RenderingQuality
    { requestedRenderingQuality }

    /// Draws the header, what is between, and the footer.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let (top, rest) = printableRect.divided(atDistance: headerHeight, from: .minYEdge)
        let (bottom, middle) = rest.divided(atDistance: footerHeight, from: .maxYEdge)
        if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: top) }
        drawContentForPage(at: pageIndex, in: middle)
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: bottom) }
    }
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rect(forPageAt: pageIndex), forPageAt: pageIndex)
    }
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

    /// Between header and footer.
    var contentRect: CGRect {
        printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
    }

    func remove(_ formatter: UIPrintFormatter) {
        printFormatters?.removeAll { $0 === formatter }
        formatter.printPageRenderer = nil
    }
}

extension UIPrintPageRenderer: UndocumentedKeys {
    public func setUndocumented(_ value: Any?, forKey key: String) -> Bool {
        let rect = (value as? NSValue)?.cgRectValue ?? value as? CGRect ?? .zero
        switch key {
        case "paperRect": given.paper = rect
        case "printableRect": given.printable = rect
        default: return false
        }
        return true
    }
    public func undocumented(_ key: String) -> Any?? {
        switch key {
        case "paperRect": .some(NSValue(cgRect: paperRect))
        case "printableRect": .some(NSValue(cgRect: printableRect))
        default: nil
        }
    }
}
