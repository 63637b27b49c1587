public import Foundation

// Lines of TextKit 2: a fragment for each paragraph, over what the text engine measures.

/// A line of a paragraph.
@preconcurrency @MainActor
open class NSTextLineFragment: NSObject {
    /// The paragraph's text, in which the line is ``characterRange``.
    public let attributedString: NSAttributedString
    public let characterRange: NSRange
    /// In its layout fragment.
    open var typographicBounds: CGRect { frame }
    private let frame: CGRect
    private let edges: [CGFloat]

    init(_ text: NSAttributedString, _ range: NSRange, frame: CGRect, edges: [CGFloat]) {
        (attributedString, characterRange) = (text, range)
        (self.frame, self.edges) = (frame, edges)
    }

    /// A line of its own.
    public convenience init(attributedString: NSAttributedString, range: NSRange) {
        let part = attributedString.attributedSubstring(from: range)
        let letters = TextEngine.shared.letters(
            of: StyledText(part, font: .systemFont(ofSize: 12), color: .label),
            width: .greatestFiniteMagnitude
        )
        let line = letters.lines.first
        self.init(attributedString, range, frame: line?.frame ?? .zero, edges: line?.edges ?? [0])
    }

    open var glyphOrigin: CGPoint { CGPoint(x: 0, y: frame.height) }

    /// Where a letter begins in the line.
    open func locationForCharacter(at index: Int) -> CGPoint {
        guard !edges.isEmpty else { return .zero }
        return CGPoint(x: edges[min(max(index - characterRange.location, 0), edges.count - 1)], y: 0)
    }
    /// The letter at a place in the line.
    open func characterIndex(for point: CGPoint) -> Int {
        characterRange.location + max(0, (edges.lastIndex { $0 <= point.x } ?? 0))
    }
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        let index = min(max(0, edges.lastIndex { $0 <= point.x } ?? 0), max(0, edges.count - 2))
        guard edges.count > 1, edges[index + 1] > edges[index] else { return 0 }
        return min(1, max(0, (point.x - edges[index]) / (edges[index + 1] - edges[index])))
    }

    open func draw(at point: CGPoint, in context: CGContext) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        attributedString.attributedSubstring(from: characterRange).draw(at: point)
    }
}

/// The lines of a paragraph, where they lie in the container.
@preconcurrency @MainActor
open class NSTextLayoutFragment: NSObject {
    /// Whether its lines are there; they are made at once.
    public enum State: UInt, Sendable {
        case none = 0
        case estimatedUsageBounds, calculatedUsageBounds, layoutAvailable
    }
    /// How fragments are gone through.
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reverse = Self(rawValue: 1)
        public static let estimatesSize = Self(rawValue: 2)
        public static let ensuresLayout = Self(rawValue: 4)
        public static let ensuresExtraLineFragment = Self(rawValue: 8)
    }

    open internal(set) weak var textLayoutManager: NSTextLayoutManager?
    open internal(set) weak var textElement: NSTextElement?
    public let rangeInElement: NSTextRange
    open internal(set) var textLineFragments: [NSTextLineFragment] = []
    private var place = CGRect.zero
    /// Keeps the paragraph, which belongs to nobody else here.
    private let element: NSTextElement

    /// - Parameter rangeInElement: nil for all of the element.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        element = textElement
        self.textElement = textElement
        let all = textElement.elementRange?.offsets ?? NSRange(location: 0, length: 0)
        self.rangeInElement = rangeInElement ?? NSTextRange(all)
    }

    func lay(_ lines: [NSTextLineFragment], in frame: CGRect, by manager: NSTextLayoutManager) {
        (textLineFragments, place, textLayoutManager) = (lines, frame, manager)
    }

    open var layoutFragmentFrame: CGRect { place }
    open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }
    open var state: State { .layoutAvailable }
    open var leadingPadding: CGFloat { 0 }
    open var trailingPadding: CGFloat { 0 }
    open var topMargin: CGFloat { 0 }
    open var bottomMargin: CGFloat { 0 }
    open func invalidateLayout() {}

    /// Draws its lines, its upper left corner at a place.
    open func draw(at point: CGPoint, in context: CGContext) {
        for line in textLineFragments {
            let frame = line.typographicBounds
            line.draw(at: CGPoint(x: point.x + frame.minX, y: point.y + frame.minY), in: context)
        }
    }
    open func textLineFragment(forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool)
        -> NSTextLineFragment?
    {
        let exact = textLineFragments.first {
            $0.typographicBounds.minY <= verticalOffset && verticalOffset < $0.typographicBounds.maxY
        }
        return exact ?? (requiresExactMatch ? nil : textLineFragments.last)
    }
}

/// Lays out a text of TextKit 2 in a container, and tells where its lines stand.
@preconcurrency @MainActor
open class NSTextLayoutManager: NSObject {
    /// What of a line a segment is.
    public enum SegmentType: Int, Sendable { case standard = 0, selection, highlight }
    /// How segments are gone through.
    public struct SegmentOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let rangeNotRequired = Self(rawValue: 1)
        public static let middleFragmentsExcluded = Self(rawValue: 2)
        public static let headSegmentExtended = Self(rawValue: 4)
        public static let tailSegmentExtended = Self(rawValue: 8)
        public static let upstreamAffinity = Self(rawValue: 16)
    }

    open weak var delegate: (any NSTextLayoutManagerDelegate)?
    open internal(set) weak var textContentManager: NSTextContentManager?
    open var textContainer: NSTextContainer?
    // Kept: lines are as the text engine lays them.
    open var usesFontLeading = true
    open var limitsLayoutForSuspiciousContents = true
    open var usesHyphenation = false
    open var textSelections: [NSTextSelection] = []
    open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)

    public nonisolated override init() { super.init() }

    open func replace(_ textContentManager: NSTextContentManager) { textContentManager.addTextLayoutManager(self) }

    /// The paragraphs' fragments, laid out now.
    private func fragments() -> [NSTextLayoutFragment] {
        guard let content = textContentManager, let container = textContainer else { return [] }
        var top: CGFloat = 0
        return content.paragraphs().map { paragraph in
            let range = paragraph.elementRange?.offsets ?? NSRange(location: 0, length: 0)
            let text = paragraph.attributedString
            let styled = StyledText(text.withoutEnd, font: .systemFont(ofSize: 12), color: .label)
            let letters = TextEngine.shared.letters(
                of: styled,
                width: container.lineWidth,
                lineBreakMode: container.lineBreakMode
            )
            let lines = letters.lines.enumerated().map { index, line in
                // What ends the paragraph is of its last line.
                let end = index == letters.lines.count - 1 ? text.length : line.range.upperBound
                return NSTextLineFragment(
                    text,
                    NSRange(location: line.range.location, length: end - line.range.location),
                    frame: line.frame.offsetBy(dx: container.lineFragmentPadding, dy: 0),
                    edges: line.edges
                )
            }
            let made =
                delegate?.textLayoutManager(self, textLayoutFragmentFor: TextOffset(range.location), in: paragraph)
                ?? NSTextLayoutFragment(textElement: paragraph, range: nil)
            let height = lines.map(\.typographicBounds.maxY).max() ?? 0
            let width = lines.map(\.typographicBounds.maxX).max() ?? 0
            made.lay(
                lines,
                in: CGRect(x: 0, y: top, width: width + container.lineFragmentPadding, height: height),
                by: self
            )
            top += height
            return made
        }
    }

    open var usageBoundsForTextContainer: CGRect {
        let frames = fragments().map(\.layoutFragmentFrame)
        return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    }

    // Lines are made when they are asked for.
    open func ensureLayout(for range: NSTextRange) {}
    open func ensureLayout(for bounds: CGRect) {}
    open func invalidateLayout(for range: NSTextRange) { Display.changed() }

    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        fragments().first { position.y >= $0.layoutFragmentFrame.minY && position.y < $0.layoutFragmentFrame.maxY }
    }
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        fragments().first { $0.rangeInElement.contains(location) }
    }

    /// Calls a block with each paragraph's fragment, from the one of a place.
    ///
    /// - Returns: where it ended; nil where there was none.
    @discardableResult
    open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?,
        options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        let isReverse = options.contains(.reverse)
        let start = location?.textOffset
        let all = fragments()
        let chosen =
            isReverse
            ? all.reversed().filter { $0.rangeInElement.offsets.location < start ?? .max }
            : all.filter { $0.rangeInElement.offsets.upperBound > start ?? -1 }
        var last: (any NSTextLocation)?
        for fragment in chosen {
            last = isReverse ? fragment.rangeInElement.location : fragment.rangeInElement.endLocation
            guard block(fragment) else { break }
        }
        return last
    }

    /// Calls a block with what a range takes of each line: its part of the text, its frame, how far its base lies below its
    /// upper edge, and the container.
    open func enumerateTextSegments(
        in textRange: NSTextRange,
        type: SegmentType,
        options: SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let container = textContainer else { return }
        for fragment in fragments() {
            let start = fragment.rangeInElement.offsets.location
            for line in fragment.textLineFragments {
                let whole = NSRange(location: start + line.characterRange.location, length: line.characterRange.length)
                guard let part = whole.intersection(textRange.offsets), part.length > 0 else { continue }
                let first = line.locationForCharacter(at: part.location - start).x
                let last = line.locationForCharacter(at: part.upperBound - start).x
                let bounds = line.typographicBounds
                let frame = CGRect(
                    x: bounds.minX + min(first, last),
                    y: fragment.layoutFragmentFrame.minY + bounds.minY,
                    width: abs(last - first),
                    height: bounds.height
                )
                guard block(NSTextRange(part), frame, bounds.height, container) else { return }
            }
        }
    }

    // Looks for the moment: they are the text's own here.
    open func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange) {
        (textContentManager as? NSTextContentStorage)?.textStorage?
            .addAttributes(renderingAttributes, range: within(textRange))
    }
    open func addRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key,
        value: Any?,
        for textRange: NSTextRange
    ) {
        guard let value else { return removeRenderingAttribute(renderingAttribute, for: textRange) }
        (textContentManager as? NSTextContentStorage)?.textStorage?
            .addAttribute(renderingAttribute, value: value, range: within(textRange))
    }
    open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
        (textContentManager as? NSTextContentStorage)?.textStorage?
            .removeAttribute(renderingAttribute, range: within(textRange))
    }
    open func invalidateRenderingAttributes(for textRange: NSTextRange) {}

    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        (textContentManager as? NSTextContentStorage)?.textStorage?
            .replaceCharacters(in: within(range), with: attributedString)
    }

    /// As far as there is text.
    private func within(_ range: NSTextRange) -> NSRange {
        let all = NSRange(location: 0, length: textContentManager?.text.length ?? 0)
        return range.offsets.intersection(all) ?? NSRange(location: min(range.offsets.location, all.length), length: 0)
    }
}

extension NSAttributedString {
    /// Without what ends a paragraph.
    fileprivate var withoutEnd: NSAttributedString {
        let string = self.string as NSString
        var (start, end, contents) = (0, 0, 0)
        string.getParagraphStart(&start, end: &end, contentsEnd: &contents, for: NSRange(location: 0, length: 0))
        return contents == length ? self : attributedSubstring(from: NSRange(location: 0, length: contents))
    }
}

/// Makes fragments of an app's own.
@preconcurrency @MainActor
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager,
        textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment
}
extension NSTextLayoutManagerDelegate {
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager,
        textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: nil) }
}

/// What somebody has chosen in a text; kept.
@preconcurrency @MainActor
open class NSTextSelection: NSObject {
    /// By what it grows.
    public enum Granularity: Int, Sendable { case character = 0, word, paragraph, line, sentence }
    /// On which line a place between two is.
    public enum Affinity: Int, Sendable { case upstream = 0, downstream }

    public let textRanges: [NSTextRange]
    public let granularity: Granularity
    public let affinity: Affinity
    open var isTransient: Bool { false }
    open var isLogical = true
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    public init(_ ranges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
        (textRanges, self.affinity, self.granularity) = (ranges, affinity, granularity)
    }
    public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
        self.init([range], affinity: affinity, granularity: granularity)
    }
    public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
        self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
    }
}

/// Tells an app which fragments its view shows.
@preconcurrency @MainActor
open class NSTextViewportLayoutController: NSObject {
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    open private(set) var viewportRange: NSTextRange?
    open var viewportBounds: CGRect { delegate?.viewportBounds(for: self) ?? .zero }

    public init(textLayoutManager: NSTextLayoutManager) { self.textLayoutManager = textLayoutManager }

    /// Has the delegate show each fragment that its view's part meets.
    open func layoutViewport() {
        guard let delegate, let textLayoutManager else { return }
        let bounds = delegate.viewportBounds(for: self)
        delegate.textViewportLayoutControllerWillLayout(self)
        viewportRange = nil
        textLayoutManager.enumerateTextLayoutFragments(from: nil) { fragment in
            guard fragment.layoutFragmentFrame.minY < bounds.maxY else { return false }
            if fragment.layoutFragmentFrame.maxY > bounds.minY {
                viewportRange = viewportRange?.union(fragment.rangeInElement) ?? fragment.rangeInElement
                delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
            }
            return true
        }
        delegate.textViewportLayoutControllerDidLayout(self)
    }
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {}
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
    }
}

/// Shows fragments in a view of an app's own.
@preconcurrency @MainActor
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    )
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}
extension NSTextViewportLayoutControllerDelegate {
    public func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController) {}
    public func textViewportLayoutControllerDidLayout(_ controller: NSTextViewportLayoutController) {}
}
