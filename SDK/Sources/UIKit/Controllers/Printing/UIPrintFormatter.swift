public import Foundation

/// Puts something on sheets (UIKit: UIPrintFormatter).
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
    /// In points; 0: as high as the sheet.
    open var maximumContentHeight: CGFloat = 0
    /// In points; 0: as wide as the sheet.
    open var maximumContentWidth: CGFloat = 0
    open var contentInsets = UIEdgeInsets.zero
    open var perPageContentInsets = UIEdgeInsets.zero
    open var startPage = 0
    /// 0 of what is on no renderer's sheets.
    open var pageCount: Int { 0 }
    open var requiresMainThread: Bool { true }

    override init() {}

    /// Takes it off its renderer.
    open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }
    /// Where its part of a sheet is: within the room of the renderer between header and footer.
    open func rect(forPageAt pageIndex: Int) -> CGRect {
        guard let renderer = printPageRenderer else { return .zero }
        var room = renderer.contentRect.inset(by: perPageContentInsets)
        if pageIndex == startPage {
            room = room.inset(by: UIEdgeInsets(top: contentInsets.top, left: 0, bottom: 0, right: 0))
        }
        room = room.inset(by: UIEdgeInsets(top: 0, left: contentInsets.left, bottom: 0, right: contentInsets.right))
        if maximumContentWidth > 0 { room.size.width = min(room.width, maximumContentWidth) }
        if maximumContentHeight > 0 { room.size.height = min(room.height, maximumContentHeight) }
        return room
    }
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

/// Words on sheets: a sheet ends with a whole line.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont?
    open var color: UIColor?
    open var textAlignment = NSTextAlignment.natural

    public init(text: String) { self.text = text }
    public init(attributedText: NSAttributedString) { self.attributedText = attributedText }

    open override var pageCount: Int { sheets().count }
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        let sheets = sheets()
        guard sheets.indices.contains(pageIndex - startPage) else { return }
        words.attributedSubstring(from: sheets[pageIndex - startPage]).draw(in: rect)
    }

    var words: NSAttributedString {
        if let attributedText { return attributedText }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return NSAttributedString(
            string: text ?? "",
            attributes: [
                .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: style,
            ]
        )
    }

    private func sheets() -> [NSRange] {
        PrintedPages.split(words) { [startPage] in self.rect(forPageAt: startPage + $0).size }
    }
}

/// HTML on sheets, as an attributed string reads it.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    open var markupText: String? { didSet { read = nil } }
    private var read: NSAttributedString?

    public init(markupText: String) { self.markupText = markupText }

    open override var pageCount: Int { sheets().count }
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        let sheets = sheets()
        guard sheets.indices.contains(pageIndex - startPage) else { return }
        words.attributedSubstring(from: sheets[pageIndex - startPage]).draw(in: rect)
    }

    private var words: NSAttributedString {
        if let read { return read }
        let made = try? NSAttributedString(
            data: Data((markupText ?? "").utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html,
                .characterEncoding: String.Encoding.utf8.rawValue,
            ],
            documentAttributes: nil
        )
        read = made ?? NSAttributedString()
        return made ?? NSAttributedString()
    }

    private func sheets() -> [NSRange] {
        PrintedPages.split(words) { [startPage] in self.rect(forPageAt: startPage + $0).size }
    }
}

/// A view on sheets: as wide as they are, one below the other.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
    open private(set) var view: UIView

    init(view: UIView) { self.view = view }

    open override var pageCount: Int {
        let (size, room) = (content.size, rect(forPageAt: startPage).size)
        guard size.width > 0, size.height > 0, room.width > 0, room.height > 0 else { return 0 }
        let pages = (size.height * scale(room) / room.height).rounded(.up)
        return pages < 100_000 ? Int(pages) : 0
    }
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard let context = UIGraphicsGetCurrentContext(), content.width > 0 else { return }
        let scale = scale(rect.size)
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY - CGFloat(pageIndex - startPage) * rect.height)
        context.scaleBy(x: scale, y: scale)
        view.layer.render(in: context)
        context.restoreGState()
    }

    private var content: CGRect { view.bounds }
    private func scale(_ room: CGSize) -> CGFloat { min(1, room.width / content.width) }
}

extension UIView {
    /// What puts the view on sheets.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }

    /// Draws what is printed of the view.
    public func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }
}

/// Cuts a text into what a sheet holds.
@MainActor
enum PrintedPages {
    /// - Parameter room: of the sheet with a number from 0; one without room ends the text.
    static func split(_ text: NSAttributedString, room: (Int) -> CGSize) -> [NSRange] {
        let width = room(0).width
        guard text.length > 0, width > 0 else { return [] }
        let storage = NSTextStorage(attributedString: text)
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 1e7)))
        container.lineFragmentPadding = 0
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        var (pages, page, top): ([NSRange], NSRange?, CGFloat) = ([], nil, 0)
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: text.length)) {
            line,
            _,
            _,
            range,
            _ in
            if let begun = page, line.maxY - top > room(pages.count).height {
                pages.append(begun)
                (page, top) = (range, line.minY)
            } else {
                if page == nil { top = line.minY }
                page = page.map { NSUnionRange($0, range) } ?? range
            }
        }
        return pages + (page.map { [$0] } ?? [])
    }
}
