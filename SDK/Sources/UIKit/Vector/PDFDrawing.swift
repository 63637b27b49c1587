import CDrawing
import Foundation

/// A PDF document that is being drawn: its pages are kept until it ends, and written by Cairo.
final class PDFDrawing {
    /// Where a page leads when it is touched.
    struct Link {
        let url: URL
        /// From the upper left, in points.
        let area: CGRect
    }

    /// One page.
    struct Page {
        let bounds: CGRect
        let context: CGContext
        var links: [Link] = []
    }

    /// Of pages that do not say theirs.
    let bounds: CGRect
    private let information: [AnyHashable: Any]
    private(set) var pages: [Page] = []

    /// - Parameter bounds: an empty one is that of a letter, as with Apple's.
    init(bounds: CGRect, information: [AnyHashable: Any]?) {
        self.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        self.information = information ?? [:]
    }

    /// Goes on to a page, which drawing goes to from now on.
    func begin(_ bounds: CGRect? = nil) {
        end()
        let bounds = bounds.map { $0.isEmpty ? self.bounds : $0 } ?? self.bounds
        let context = CGContext(size: bounds.size, scale: 2)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        pages.append(Page(bounds: bounds, context: context))
        GraphicsContexts.stack.append(context)
    }

    /// Ends the page that there is.
    func end() {
        guard let context = pages.last?.context else { return }
        GraphicsContexts.stack.removeAll { $0 === context }
    }

    func link(_ url: URL, _ rect: CGRect) {
        guard let page = pages.last else { return }
        let area = rect.applying(page.context.state.map)
        pages[pages.count - 1].links.append(Link(url: url, area: area))
    }

    /// The document's bytes; nil where Cairo is not installed, there is no page, or one is larger than 200 inches.
    func data() -> Data? {
        end()
        guard let first = pages.first, pages.allSatisfy({ DrawingCanvas.isPage($0.bounds.size) }),
            let canvas = DrawingCanvas(document: first.bounds.size)
        else { return nil }
        for (key, number) in Self.keys {
            guard let value = information[key] as? String else { continue }
            cdrawing_set_information(canvas.drawing, number, value)
        }
        for page in pages {
            cdrawing_set_page_size(canvas.drawing, Double(page.bounds.width), Double(page.bounds.height))
            for mark in page.context.takeMarks() { canvas.draw(mark.mark, mode: mark.mode) }
            for link in page.links where !link.area.isNull && !link.area.isInfinite {
                cdrawing_link(canvas.drawing, link.attributes)
            }
            cdrawing_show_page(canvas.drawing)
        }
        var length = 0
        guard let bytes = cdrawing_finish(canvas.drawing, &length) else { return nil }
        return Data(bytes: bytes, count: length)
    }

    /// Cairo's numbers of what a document says about itself.
    private static let keys: KeyValuePairs<String, Int32> = [
        "kCGPDFContextTitle": 0, "kCGPDFContextAuthor": 1, "kCGPDFContextSubject": 2, "kCGPDFContextKeywords": 3,
        "kCGPDFContextCreator": 4,
    ]

    /// The documents that a thread draws by functions, one inside the other.
    static var stack: [(document: PDFDrawing, done: (Data) -> Void)] {
        get { Thread.current.threadDictionary["PDFDrawings"] as? [(document: PDFDrawing, done: (Data) -> Void)] ?? [] }
        set { Thread.current.threadDictionary["PDFDrawings"] = newValue }
    }
}

extension PDFDrawing.Link {
    /// As Cairo's tag has it, whose texts stand between single quotes.
    fileprivate var attributes: String {
        let address = url.absoluteString.replacingOccurrences(of: "\\", with: "%5C")
            .replacingOccurrences(of: "'", with: "%27")
        return "rect=[\(area.minX) \(area.minY) \(area.width) \(area.height)] uri='\(address)'"
    }
}
