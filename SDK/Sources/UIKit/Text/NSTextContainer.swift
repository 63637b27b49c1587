public import Foundation

/// Where the lines of a text lie.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Points; a side of 0 has no end.
    open var size: CGSize { didSet { changed() } }
    /// The lines' distance from the sides, 5 points as on a phone.
    open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
    /// 0: as many as it takes. A text view shows all its lines.
    open var maximumNumberOfLines = 0 { didSet { changed() } }
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
    open var widthTracksTextView = true
    open var heightTracksTextView = false
    /// Kept: lines go through them.
    open var exclusionPaths: [UIBezierPath] = []
    /// Who lays out its lines.
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// The view that it is of lays itself out anew.
    var changed: () -> Void = {}

    public init(size: CGSize) { self.size = size }
    public convenience override init() { self.init(size: .zero) }

    /// The width of its lines.
    var lineWidth: CGFloat {
        size.width > 0 ? max(1, size.width - 2 * lineFragmentPadding) : .greatestFiniteMagnitude
    }
}
