public import Foundation

/// A picture among text.
open class NSTextAttachment: NSObject {
    open var image: UIImage?
    /// Its place from the line's base, upwards; zero for the picture's own size on the base.
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?
    /// Kept: a file is not drawn.
    open var fileWrapper: FileWrapper?

    // Kept: pictures alone are drawn, at once.
    open var lineLayoutPadding: CGFloat = 0
    open var allowsTextAttachmentView = true

    /// What is drawn in a box; asked by nobody but an app.
    open func image(
        forBounds imageBounds: CGRect,
        textContainer: NSTextContainer?,
        characterIndex charIndex: Int
    ) -> UIImage? { image ?? contents.flatMap(UIImage.init(data:)) }
    /// Where it lies in a line; asked by nobody but an app.
    open func attachmentBounds(
        for textContainer: NSTextContainer?,
        proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }

    /// What stands for it in a text.
    public static let character: Int = 0xFFFC

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
    }

    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    public convenience override init() { self.init(data: nil, ofType: nil) }
}

extension NSTextAttachment {
    /// What is drawn; nil without a picture.
    ///
    /// A symbol is as large as the letters beside it, in the middle of their capitals; a template has their colour.
    func picture(beside font: UIFont, color: UIColor) -> StyledText.Picture? {
        guard var image = image ?? contents.flatMap(UIImage.init(data:)) else { return nil }
        var place = bounds
        if image.isSymbolImage {
            if image.symbolConfiguration == nil {
                image = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: font.pointSize))
            }
            if place == .zero {
                place = CGRect(origin: CGPoint(x: 0, y: (font.capHeight - image.size.height) / 2), size: image.size)
            }
        }
        if image.renderingMode == .alwaysTemplate, image.tint == nil { image = image.withTintColor(color) }
        if place.size == .zero { place.size = image.size }
        guard place.width > 0, place.height > 0, place.width.isFinite, place.height.isFinite else { return nil }
        return StyledText.Picture(image: image, size: place.size, rise: place.minY)
    }
}

extension NSAttributedString {
    /// A text that is an attachment alone.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
