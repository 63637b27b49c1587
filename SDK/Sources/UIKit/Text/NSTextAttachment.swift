public import Foundation

/// A picture among text; its place is kept, and it is not drawn.
open class NSTextAttachment: NSObject {
    open var image: UIImage?
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?

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

extension NSAttributedString {
    /// A text that is an attachment alone.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

/// Where the lines of a text view lie.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// The lines' distance from the sides, 5 points as on a phone.
    open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
    /// Kept: a text view shows all its lines.
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var widthTracksTextView = true
    open var heightTracksTextView = false
    /// The view that it is of lays itself out anew.
    var changed: () -> Void = {}
}
