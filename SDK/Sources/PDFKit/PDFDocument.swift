@_exported public import Foundation
@_exported public import UIKit

/// A document of pages (PDFKit: PDFDocument). How many pages a file has, their sizes, links and contents, and what it says
/// about itself are read; its text and its pictures are not, so that nothing is found in it and its pages are named
/// rather than drawn. Pages of pictures are drawn, and a document of such pages alone is written.
open class PDFDocument: NSObject {
    open private(set) var documentURL: URL?
    open var documentAttributes: [AnyHashable: Any]? { didSet { changed() } }
    /// Hears of nothing: nothing is searched or unlocked.
    open weak var delegate: (any PDFDocumentDelegate)?
    private var pages: [PDFPage] = []
    private var version = (major: 1, minor: 5)
    /// The file, as long as nothing was changed.
    private var original: Data?
    open private(set) var isEncrypted = false

    public override init() { super.init() }

    /// nil for a file that is no PDF document.
    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
        documentURL = url
    }
    /// nil for bytes that are no PDF document.
    public convenience init?(data: Data) {
        guard let file = PDFFile(data) else { return nil }
        self.init()
        original = data
        version = file.version
        isEncrypted = file.isEncrypted
        documentAttributes = Self.attributes(file.information)
        guard !isEncrypted else {
            original = data
            return
        }
        for page in file.pages { add(PDFPage(page), at: pages.count) }
        if !file.contents.isEmpty {
            let root = PDFOutline()
            for entry in file.contents { root.append(entry, pages) }
            outlineRoot = root
        }
        original = data
    }

    open var majorVersion: Int { version.major }
    open var minorVersion: Int { version.minor }
    /// A document that is encrypted stays locked: it cannot be decrypted here.
    open var isLocked: Bool { isEncrypted }
    /// Always false.
    open func unlock(withPassword password: String) -> Bool { false }
    open var permissionsStatus: PDFDocumentPermissions { .none }
    open var allowsPrinting: Bool { !isEncrypted }
    open var allowsCopying: Bool { !isEncrypted }
    open var allowsDocumentChanges: Bool { !isEncrypted }
    open var allowsCommenting: Bool { !isEncrypted }
    /// nil: text is not read.
    open var string: String? { nil }
    open var outlineRoot: PDFOutline? { didSet { changed() } }
    /// It is not the file any longer.
    func changed() { original = nil }

    // MARK: Pages

    open var pageCount: Int { pages.count }
    /// nil where there is none.
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    /// `NSNotFound` for a page of another document.
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    open func insert(_ page: PDFPage, at index: Int) {
        guard (0...pages.count).contains(index) else { return }
        add(page, at: index)
    }
    open func removePage(at index: Int) {
        guard pages.indices.contains(index) else { return }
        pages.remove(at: index).document = nil
        original = nil
    }
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
        pages.swapAt(indexA, indexB)
        original = nil
    }

    private func add(_ page: PDFPage, at index: Int) {
        pages.insert(page, at: index)
        page.document = self
        original = nil
    }

    // MARK: Searching

    /// Nothing: text is not read.
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
    /// Tells the delegate and the observers that it has ended, with nothing found.
    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
        delegate?.documentDidBeginDocumentFind(Notification(name: .PDFDocumentDidBeginFind, object: self))
        NotificationCenter.default.post(name: .PDFDocumentDidBeginFind, object: self)
        delegate?.documentDidEndDocumentFind(Notification(name: .PDFDocumentDidEndFind, object: self))
        NotificationCenter.default.post(name: .PDFDocumentDidEndFind, object: self)
    }
    open var isFinding: Bool { false }
    open func cancelFindString() {}
    open var selectionForEntireDocument: PDFSelection? { nil }

    // MARK: Writing

    /// The file as it was read, or a new one of pages of pictures.
    ///
    /// - Returns: nil for a document that was changed and has pages of a file, and where Cairo is not installed.
    open func dataRepresentation() -> Data? {
        if let original { return original }
        guard !pages.isEmpty, pages.allSatisfy(\.isPictureAlone), outlineRoot == nil else {
            print(
                "PDFDocument: only pages of pictures are written here, without notes, turns and contents; a file that was "
                    + "read is written as it was."
            )
            return nil
        }
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = Self.information(documentAttributes)
        let data = UIGraphicsPDFRenderer(bounds: .zero, format: format).pdfData { context in
            for page in pages {
                let bounds = page.bounds(for: .mediaBox)
                context.beginPage(withBounds: bounds)
                page.picture?.draw(in: bounds)
            }
        }
        return data.isEmpty ? nil : data
    }
    open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? {
        for option in [PDFDocumentWriteOption.ownerPasswordOption, .userPasswordOption]
        where options[option] ?? options[option.rawValue] != nil {
            print("PDFDocument: a document with a password cannot be written here.")
            return nil
        }
        return dataRepresentation()
    }
    /// - Returns: whether it was written.
    @discardableResult
    open func write(to url: URL) -> Bool { (try? dataRepresentation()?.write(to: url)) != nil }
    @discardableResult
    open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool {
        let all = Dictionary(uniqueKeysWithValues: (options ?? [:]).map { (AnyHashable($0), $1) })
        return (try? dataRepresentation(options: all)?.write(to: url)) != nil
    }
    @discardableResult
    open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

    private static func attributes(_ information: [String: String]) -> [AnyHashable: Any] {
        let names = ["Title", "Author", "Subject", "Creator", "Producer", "Keywords"]
        var attributes: [AnyHashable: Any] = [:]
        for name in names where information[name] != nil {
            attributes[PDFDocumentAttribute(rawValue: name)] = information[name]
        }
        for name in ["CreationDate", "ModDate"] {
            attributes[PDFDocumentAttribute(rawValue: name)] = information[name].flatMap(Date.init(pdf:))
        }
        return attributes
    }

    private static func information(_ attributes: [AnyHashable: Any]?) -> [String: Any] {
        var information: [String: Any] = [:]
        for name in ["Title", "Author", "Subject", "Creator", "Keywords"] {
            information["kCGPDFContext" + name] = attributes?[PDFDocumentAttribute(rawValue: name)]
        }
        return information
    }
}

extension Date {
    /// As a PDF file has it: `D:20260131120000+01'00'`; nil for another text.
    init?(pdf text: String) {
        guard
            let match = text.wholeMatch(
                of: /D:(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?(\d{2})?(?:Z.*|([+-])(\d{2})'?(\d{2})?'?)?/
            )
        else { return nil }
        func number(_ digits: Substring??, _ otherwise: Int) -> Int { (digits ?? nil).flatMap { Int($0) } ?? otherwise }
        let parts = match.output
        var date = DateComponents()
        (date.year, date.month, date.day) = (Int(parts.1), number(parts.2, 1), number(parts.3, 1))
        (date.hour, date.minute, date.second) = (number(parts.4, 0), number(parts.5, 0), number(parts.6, 0))
        let seconds = number(parts.8, 0) * 3600 + number(parts.9, 0) * 60
        date.timeZone = TimeZone(secondsFromGMT: parts.7 == "-" ? -seconds : seconds)
        guard let moment = Calendar(identifier: .gregorian).date(from: date) else { return nil }
        self = moment
    }
}

/// What a document says about itself.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let titleAttribute = Self(rawValue: "Title"), authorAttribute = Self(rawValue: "Author")
    public static let subjectAttribute = Self(rawValue: "Subject"), creatorAttribute = Self(rawValue: "Creator")
    public static let producerAttribute = Self(rawValue: "Producer"), keywordsAttribute = Self(rawValue: "Keywords")
    public static let creationDateAttribute = Self(rawValue: "CreationDate")
    public static let modificationDateAttribute = Self(rawValue: "ModDate")
}

/// How a document is written; nothing is heeded.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ownerPasswordOption = Self(rawValue: "OwnerPassword")
    public static let userPasswordOption = Self(rawValue: "UserPassword")
}

/// Who may do what with a document.
public enum PDFDocumentPermissions: Int, Sendable { case none = 0, user, owner }

/// Hears of a search.
public protocol PDFDocumentDelegate: NSObjectProtocol {
    func documentDidUnlock(_ notification: Notification)
    func documentDidBeginDocumentFind(_ notification: Notification)
    func documentDidEndDocumentFind(_ notification: Notification)
    func didMatchString(_ instance: PDFSelection)
}

extension PDFDocumentDelegate {
    public func documentDidUnlock(_ notification: Notification) {}
    public func documentDidBeginDocumentFind(_ notification: Notification) {}
    public func documentDidEndDocumentFind(_ notification: Notification) {}
    public func didMatchString(_ instance: PDFSelection) {}
}

extension Notification.Name {
    public static let PDFDocumentDidUnlock = Notification.Name("PDFDocumentDidUnlock")
    public static let PDFDocumentDidBeginFind = Notification.Name("PDFDidBeginFind")
    public static let PDFDocumentDidEndFind = Notification.Name("PDFDidEndFind")
    public static let PDFDocumentDidFindMatch = Notification.Name("PDFDidFindMatch")
}
