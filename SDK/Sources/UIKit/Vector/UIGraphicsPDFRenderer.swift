public import Foundation

// PDF documents by drawing. They are written by Cairo; without it they are empty.

/// What a document says about itself.
public final class UIGraphicsPDFRendererFormat: NSObject {
    /// By `kCGPDFContextTitle` and its like.
    public var documentInfo: [String: Any] = [:]
    public static func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
    public static func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// What a renderer's block draws pages into.
public final class UIGraphicsPDFRendererContext {
    private let document: PDFDrawing
    public let format: UIGraphicsPDFRendererFormat
    /// Takes what is drawn before the first page, as Apple's, where it is not seen either.
    private let before: CGContext

    init(_ document: PDFDrawing, _ format: UIGraphicsPDFRendererFormat) {
        (self.document, self.format) = (document, format)
        before = CGContext(size: document.bounds.size)
    }

    /// The page's.
    public var cgContext: CGContext { document.pages.last?.context ?? before }
    /// Of the page.
    public var pdfContextBounds: CGRect { document.pages.last?.bounds ?? document.bounds }

    /// Begins a page of the document's size.
    public func beginPage() { document.begin() }
    /// Begins a page.
    ///
    /// - Parameter bounds: in points; an empty one is the document's.
    public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any] = [:]) { document.begin(bounds) }
    /// Makes a rectangle of the page a link.
    public func setURL(_ url: URL, for rect: CGRect) { document.link(url, rect) }

    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes PDF documents by drawing.
open class UIGraphicsPDFRenderer {
    private let bounds: CGRect
    public let format: UIGraphicsPDFRendererFormat

    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { (self.bounds, self.format) = (bounds, format) }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

    /// The document's bytes; none without a page, and where Cairo is not installed.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let document = PDFDrawing(bounds: bounds, information: format.documentInfo)
        actions(UIGraphicsPDFRendererContext(document, format))
        return document.data() ?? Data()
    }

    /// Writes the document to a file.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        let data = pdfData(actions: actions)
        guard !data.isEmpty else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url)
    }
}

/// Begins a document.
///
/// - Parameters:
///   - bounds: of its pages, in points; an empty one is that of a letter, 612 by 792.
///   - documentInfo: by `kCGPDFContextTitle` and its like.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData,
    _ bounds: CGRect,
    _ documentInfo: [AnyHashable: Any]?
) {
    PDFDrawing.stack.append((PDFDrawing(bounds: bounds, information: documentInfo), { data.append($0) }))
}

/// Begins a document, which is written when it ends.
///
/// - Returns: whether there is a folder for it.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String,
    _ bounds: CGRect,
    _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    let file = URL(fileURLWithPath: path)
    guard FileManager.default.isWritableFile(atPath: file.deletingLastPathComponent().path) else { return false }
    PDFDrawing.stack.append(
        (
            PDFDrawing(bounds: bounds, information: documentInfo),
            { data in
                do { try data.write(to: file) } catch { print("The document was not written: \(error)") }
            }
        )
    )
    return true
}

public func UIGraphicsBeginPDFPage() { PDFDrawing.stack.last?.document.begin() }
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    PDFDrawing.stack.last?.document.begin(bounds)
}

/// Of the page; zero outside of a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    guard let document = PDFDrawing.stack.last?.document else { return .zero }
    return document.pages.last?.bounds ?? document.bounds
}

/// Makes a rectangle of the page a link.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    PDFDrawing.stack.last?.document.link(url, rect)
}

/// Ends the document; it has bytes where Cairo is installed.
public func UIGraphicsEndPDFContext() {
    guard let last = PDFDrawing.stack.popLast() else { return }
    last.document.end()
    if let data = last.document.data() {
        last.done(data)
    } else {
        print("A document was not drawn: it has no page, one beyond 14 400 points, or Cairo is not installed.")
    }
}

// What a document says about itself; the names are their values, as on Apple's platforms.
nonisolated(unsafe) public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
nonisolated(unsafe) public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
nonisolated(unsafe) public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
nonisolated(unsafe) public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
nonisolated(unsafe) public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
nonisolated(unsafe) public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
