public import Foundation

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    public override init() {}
}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    public override init() {}
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
    open var isEmpty: Bool { true }
}

/// A piece of a selection, as it is drawn.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    public override init() {}
    open var rect: CGRect { .zero }
    open var writingDirection: NSWritingDirection { .natural }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}

/// A place in a text of a field: so many UTF-16 code units from its beginning.
final class CountedPosition: UITextPosition {
    let offset: Int

    init(_ offset: Int) { self.offset = offset }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? CountedPosition)?.offset == offset }
    nonisolated override var hash: Int { offset }
}

/// A part of a text of a field.
final class CountedRange: UITextRange {
    let range: NSRange

    init(_ range: NSRange) { self.range = range }

    override var start: UITextPosition { CountedPosition(range.location) }
    override var end: UITextPosition { CountedPosition(NSMaxRange(range)) }
    override var isEmpty: Bool { range.length == 0 }
    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? CountedRange)?.range == range }
    nonisolated override var hash: Int { range.location ^ range.length << 20 }
}

/// A piece of a selection of a field.
final class CountedSelectionRect: UITextSelectionRect {
    private let place: CGRect
    private let ends: (start: Bool, end: Bool)

    init(_ place: CGRect, isFirst: Bool, isLast: Bool) {
        self.place = place
        ends = (isFirst, isLast)
    }

    override var rect: CGRect { place }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
}
