// As an author's files have it: an invoice that is drawn, and a reader that shows documents.
import PDFKit
import UIKit

struct Invoice {
    let lines: [String]

    /// Two pages: a letter with a link, and a small one.
    func data() -> Data {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: "Invoice 7", kCGPDFContextAuthor as String: "Zoë"]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 612, height: 792), format: format)
        return renderer.pdfData { context in
            context.beginPage()
            let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 18)]
            for (index, line) in lines.enumerated() {
                line.draw(at: CGPoint(x: 36, y: 36 + CGFloat(index) * 24), withAttributes: attributes)
            }
            context.setURL(URL(string: "https://example.com/it's")!, for: CGRect(x: 36, y: 36, width: 100, height: 24))
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 200, height: 100))
            UIColor.red.setFill()
            UIGraphicsGetCurrentContext()?.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
        }
    }

    /// The same by the functions of before.
    func formerData() -> Data {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        UIGraphicsBeginPDFPage()
        lines.first?.draw(at: CGPoint(x: 10, y: 10))
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 300, height: 400), nil)
        let inside = UIGraphicsGetPDFContextBounds().width == 300 && UIGraphicsGetCurrentContext() != nil
        UIGraphicsEndPDFContext()
        return inside && UIGraphicsGetCurrentContext() == nil ? data as Data : Data()
    }
}

/// What a document says of itself, line by line.
struct Description {
    static func lines(of document: PDFDocument?) -> [String] {
        guard let document else { return ["none"] }
        var lines = ["\(document.pageCount) pages, locked \(document.isLocked)"]
        let attributes = document.documentAttributes ?? [:]
        if let title = attributes[PDFDocumentAttribute.titleAttribute] as? String { lines.append("title \(title)") }
        if let author = attributes[PDFDocumentAttribute.authorAttribute] as? String { lines.append("by \(author)") }
        for index in 0..<document.pageCount {
            guard let page = document.page(at: index) else { continue }
            let box = page.bounds(for: .cropBox)
            lines.append("page \(page.label ?? "") \(Int(box.width))×\(Int(box.height)) turned \(page.rotation)")
            for link in page.annotations { lines.append("link \(link.url?.absoluteString ?? "")") }
        }
        return lines + outline(document.outlineRoot, depth: 0)
    }

    private static func outline(_ entry: PDFOutline?, depth: Int) -> [String] {
        guard let entry else { return [] }
        return (0..<entry.numberOfChildren).compactMap { entry.child(at: $0) }.flatMap { child in
            let page = child.destination?.page?.label ?? "?"
            return ["\(depth) \(child.label ?? "") → \(page)"] + outline(child, depth: depth + 1)
        }
    }

    /// What becomes of a file of which any byte is another: pages are counted, and nothing ends the process.
    static func disturbed(_ data: Data) -> Int {
        var read = 0
        for index in data.indices {
            for byte: UInt8 in [0, 0x3c, 0x28, 0xff] {
                var other = data
                other[index] = byte
                read += PDFDocument(data: other)?.pageCount ?? 0
            }
        }
        for count in stride(from: 0, to: data.count, by: 7) {
            read += PDFDocument(data: data.prefix(count))?.pageCount ?? 0
        }
        return read
    }

    /// Pages that hold themselves, by way of dictionaries that are no objects.
    static let endless = Data(
        """
        %PDF-1.4
        1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
        2 0 obj << /Type /Pages /Kids 5 0 R >> endobj
        5 0 obj [ << /Kids 5 0 R >> << /Kids 5 0 R >> << /Kids 5 0 R >> ] endobj
        trailer << /Root 1 0 R >>
        """.utf8
    )

    /// Whether the file is written before and after a page is turned, and with a password.
    static func changed(_ data: Data) -> [String] {
        guard let document = PDFDocument(data: data) else { return [] }
        let before = document.dataRepresentation() == data
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        let locked = document.write(to: file, withOptions: [.userPasswordOption: "secret"])
        document.page(at: 0)?.rotation = 90
        return ["\(before)", "\(!locked)", "\(document.write(to: file))"]
    }

    /// A file as older programs write it.
    static let former = Data(
        """
        %PDF-1.4
        1 0 obj << /Type /Catalog /Pages 2 0 R /Outlines 5 0 R >> endobj
        2 0 obj << /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 300 200] /Rotate -90 >> endobj
        3 0 obj << /Type /Page /Parent 2 0 R >> endobj
        4 0 obj << /Type /Page /Parent 2 0 R /Rotate 0 /CropBox [10 10 110 60] /Contents 9 0 R >> endobj
        5 0 obj << /Type /Outlines /First 6 0 R /Last 7 0 R /Count 2 >> endobj
        6 0 obj << /Title (One \\(1\\)) /Parent 5 0 R /Next 7 0 R /Dest [3 0 R /Fit] /First 8 0 R >> endobj
        7 0 obj << /Title <FEFF00D6> /Parent 5 0 R /A << /S /GoTo /D [4 0 R /XYZ 0 0 0] >> >> endobj
        8 0 obj << /Title (Inner) /Parent 6 0 R /Next 6 0 R >> endobj
        9 0 obj << /Length 44 >> stream
        BT (7 0 obj << /Title (wrong) >> endobj) Tj ET
        endstream endobj
        trailer << /Root 1 0 R /Size 10 >>
        %%EOF
        """.utf8
    )
}

/// A reader as an app has it.
@MainActor
final class ReaderController: UIViewController {
    let reader = PDFView()
    private(set) var turned = 0

    func show(_ data: Data) {
        reader.autoScales = true
        reader.displayMode = .singlePageContinuous
        reader.usePageViewController(true)
        view.addSubview(reader)
        reader.frame = CGRect(x: 0, y: 0, width: 306, height: 396)
        reader.document = PDFDocument(data: data)
        observer = NotificationCenter.default.addObserver(
            forName: .PDFViewPageChanged,
            object: reader,
            queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.turned += 1 } }
    }
    private var observer: (any NSObjectProtocol)?

    /// Goes to the end, and tells where it is.
    static func walk(_ data: Data) -> [String] {
        let controller = ReaderController()
        controller.show(data)
        let reader = controller.reader
        let fit = "\(reader.scaleFactorForSizeToFit)"
        let first = reader.currentPage?.label ?? ""
        while reader.canGoToNextPage { reader.goToNextPage(nil) }
        return [fit, first, reader.currentPage?.label ?? "", "\(controller.turned)"]
    }
}

/// A scanner as an app has it: pictures become a document.
enum Scanner {
    static func document() -> [String] {
        let size = CGSize(width: 120, height: 80)
        let picture = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
        let document = PDFDocument()
        for _ in 0..<3 { PDFPage(image: picture).map { document.insert($0, at: document.pageCount) } }
        document.exchangePage(at: 0, withPageAt: 2)
        document.removePage(at: 1)
        document.documentAttributes = [PDFDocumentAttribute.titleAttribute: "Scan"]
        let data = document.dataRepresentation()
        let mixed = data.flatMap(PDFDocument.init(data:))
        mixed?.insert(PDFPage(), at: 0)
        return Description.lines(of: data.flatMap(PDFDocument.init(data:))) + ["\(mixed?.dataRepresentation() == nil)"]
    }
}

/// What is read of a file.
enum DocumentLines {
    static func of(_ data: Data) -> [String] { Description.lines(of: PDFDocument(data: data)) }
}
