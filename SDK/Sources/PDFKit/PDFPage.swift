public import UIKit

/// Which of a page's rectangles.
public enum PDFDisplayBox: Int, Sendable { case mediaBox = 0, cropBox, bleedBox, trimBox, artBox }

/// A page of a document.
open class PDFPage: NSObject {
    open internal(set) weak var document: PDFDocument?
    /// Of a page that an app made of one.
    let picture: UIImage?
    private var boxes: [PDFDisplayBox: CGRect]
    /// Degrees with the clock.
    open var rotation = 0 { didSet { document?.changed() } }
    /// Whether nothing was put on it or done to it.
    var isPictureAlone: Bool { picture != nil && annotations.isEmpty && rotation == 0 }
    open private(set) var annotations: [PDFAnnotation] = []
    open var displaysAnnotations = true

    /// An empty page, of a letter's size.
    public override init() {
        picture = nil
        boxes = [.mediaBox: CGRect(x: 0, y: 0, width: 612, height: 792)]
    }
    /// A page of a picture, in its size in points.
    public init?(image: UIImage) {
        picture = image
        boxes = [.mediaBox: CGRect(origin: .zero, size: image.size)]
    }
    public convenience init?(image: UIImage, options: [PDFPageImageInitializationOption: Any]) {
        self.init(image: image)
    }

    init(_ page: PDFFile.Page) {
        picture = nil
        boxes = [.mediaBox: page.mediaBox, .cropBox: page.cropBox]
        rotation = page.rotation
        super.init()
        for link in page.links {
            let annotation = PDFAnnotation(bounds: link.area, forType: .link, withProperties: nil)
            annotation.url = URL(string: link.url)
            addAnnotation(annotation)
        }
    }

    /// From its number, as none has another name here.
    open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
    /// From the lower left, in points.
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        boxes[box] ?? boxes[.cropBox] ?? boxes[.mediaBox] ?? .zero
    }
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {
        boxes[box] = bounds
        document?.changed()
    }

    open func addAnnotation(_ annotation: PDFAnnotation) {
        annotation.page = self
        annotations.append(annotation)
        document?.changed()
    }
    open func removeAnnotation(_ annotation: PDFAnnotation) {
        annotation.page = nil
        annotations.removeAll { $0 === annotation }
        document?.changed()
    }
    open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.bounds.contains(point) } }

    // Text is not read.
    open var string: String? { nil }
    open var attributedString: NSAttributedString? { nil }
    open var numberOfCharacters: Int { 0 }
    open func characterBounds(at index: Int) -> CGRect { .zero }
    open func characterIndex(at point: CGPoint) -> Int { NSNotFound }
    open func selection(for range: NSRange) -> PDFSelection? { nil }
    open func selection(for rect: CGRect) -> PDFSelection? { nil }
    open func selectionForWord(at point: CGPoint) -> PDFSelection? { nil }
    open func selectionForLine(at point: CGPoint) -> PDFSelection? { nil }
    /// nil: nothing here reads it.
    open var dataRepresentation: Data? { nil }

    /// Its size as it is shown, in points.
    private var size: CGSize {
        let size = bounds(for: .cropBox).size
        return rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
    }

    /// A small picture: of a page of a file its number on paper of its shape.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let own = self.size
        guard own.width > 0, own.height > 0, (0..<100_000).contains(size.width), (0..<100_000).contains(size.height),
            size.width > 0, size.height > 0
        else { return UIImage() }
        let factor = min(size.width / own.width, size.height / own.height)
        let paper = CGRect(x: 0, y: 0, width: own.width * factor, height: own.height * factor)
        return UIGraphicsImageRenderer(size: paper.size).image { context in
            if let picture { return picture.draw(in: paper) }
            UIColor.white.setFill()
            context.fill(paper)
            UIColor.gray.setStroke()
            context.stroke(paper.insetBy(dx: 0.5, dy: 0.5))
            let text = NSAttributedString(
                string: label ?? "",
                attributes: [.font: UIFont.systemFont(ofSize: paper.height / 5), .foregroundColor: UIColor.gray]
            )
            let words = text.size()
            text.draw(at: CGPoint(x: paper.midX - words.width / 2, y: paper.midY - words.height / 2))
        }
    }

    /// Draws a page of a picture; of a page of a file nothing.
    ///
    /// - Parameter context: whose y grows upwards, as a page's.
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        guard let image = picture?.cgImage else {
            return print("PDFPage: a page of a file cannot be drawn here; page \(label ?? "") stays empty.")
        }
        context.draw(image, in: bounds(for: box))
    }
    open func transform(for box: PDFDisplayBox) -> CGAffineTransform {
        CGAffineTransform(translationX: -bounds(for: box).minX, y: -bounds(for: box).minY)
    }
}

/// How a page is made of a picture; nothing is heeded.
public struct PDFPageImageInitializationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaBox = Self(rawValue: "MediaBox"), rotation = Self(rawValue: "Rotation")
    public static let upscaleIfSmaller = Self(rawValue: "UpscaleIfSmaller")
    public static let compressionQuality = Self(rawValue: "CompressionQuality")
}

/// Text that was found or chosen: none ever is, as none is read.
open class PDFSelection: NSObject {
    public let document: PDFDocument
    public init(document: PDFDocument) { self.document = document }
    open var pages: [PDFPage] { [] }
    open var string: String? { nil }
    open var attributedString: NSAttributedString? { nil }
    open var color: UIColor?
    open func bounds(for page: PDFPage) -> CGRect { .zero }
    open func add(_ selection: PDFSelection) {}
    open func add(_ selections: [PDFSelection]) {}
    open func extend(atEnd succeed: Int) {}
    open func selectionsByLine() -> [PDFSelection] { [] }
}

/// An entry of a document's contents.
open class PDFOutline: NSObject {
    open internal(set) weak var parent: PDFOutline?
    open internal(set) weak var document: PDFDocument?
    open var label: String?
    open var isOpen = false
    open var destination: PDFDestination?
    open var action: PDFAction?
    private var children: [PDFOutline] = []
    public override init() {}

    open var numberOfChildren: Int { children.count }
    open var index: Int { parent?.children.firstIndex { $0 === self } ?? NSNotFound }
    open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }
    open func insertChild(_ child: PDFOutline, at index: Int) {
        guard (0...children.count).contains(index) else { return }
        children.insert(child, at: index)
        child.parent = self
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    func append(_ entry: PDFFile.Entry, _ pages: [PDFPage]) {
        let child = PDFOutline()
        child.label = entry.title
        if let page = entry.page, pages.indices.contains(page) {
            child.destination = PDFDestination(
                page: pages[page],
                at: CGPoint(x: 0, y: pages[page].bounds(for: .cropBox).maxY)
            )
        }
        for inner in entry.children { child.append(inner, pages) }
        insertChild(child, at: children.count)
    }
}

public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)

/// A place of a page.
open class PDFDestination: NSObject {
    public private(set) weak var page: PDFPage?
    /// From the lower left.
    public let point: CGPoint
    open var zoom = kPDFDestinationUnspecifiedValue
    public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
}
