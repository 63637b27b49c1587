public import Foundation

// Texts that are dragged and dropped: nothing is picked up here, so that delegates are kept and not asked.

/// What of a text is dragged.
public struct UITextDragOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let stripTextColorFromPreviews = Self(rawValue: 1 << 0)
}

/// Where what is dropped into a text goes.
public enum UITextDropEditability: Int, Sendable { case no = 0, temporary, yes }
/// What a drop does with a text.
public enum UITextDropAction: UInt, Sendable { case insert = 0, replaceSelection, replaceAll }
/// How a drop is done.
public enum UITextDropPerformer: UInt, Sendable { case view = 0, delegate }
/// How a drop is animated.
public enum UITextDropProgressMode: UInt, Sendable { case system = 0, custom }

/// A text that can be dragged out of.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    var textDragInteraction: UIDragInteraction? { get }
    var isTextDragActive: Bool { get }
    var textDragOptions: UITextDragOptions { get set }
}

extension UITextDraggable {
    public var textDragInteraction: UIDragInteraction? { nil }
    public var isTextDragActive: Bool { false }
}

/// A text that can be dropped into.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    var textDropInteraction: UIDropInteraction? { get }
    var isTextDropActive: Bool { get }
}

extension UITextDroppable {
    public var textDropInteraction: UIDropInteraction? { nil }
    public var isTextDropActive: Bool { false }
}

/// What of a text a finger picks up.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
    var dragRange: UITextRange { get }
    var suggestedItems: [UIDragItem] { get }
    var existingItems: [UIDragItem] { get }
    var isSelected: Bool { get }
    var dragSession: any UIDragSession { get }
}

/// Where something is dropped into a text.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
    var dropPosition: UITextPosition { get }
    var suggestedProposal: UITextDropProposal { get }
    var isSameView: Bool { get }
    var dropSession: any UIDropSession { get }
}

/// What a text would do with what is over it.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
    open var dropAction = UITextDropAction.insert
    open var dropProgressMode = UITextDropProgressMode.system
    open var useFastSameViewOperations = false
    open var dropPerformer = UITextDropPerformer.view
    public convenience init(dropAction: UITextDropAction) {
        self.init(operation: .copy)
        self.dropAction = dropAction
    }
}

/// Draws a piece of a text that is dragged: by its layout.
@preconcurrency @MainActor
open class UITextDragPreviewRenderer: NSObject {
    public let layoutManager: NSLayoutManager
    open private(set) var image: UIImage
    open private(set) var firstLineRect: CGRect
    open private(set) var bodyRect: CGRect
    open private(set) var lastLineRect: CGRect

    public convenience init(layoutManager: NSLayoutManager, range: NSRange) {
        self.init(layoutManager: layoutManager, range: range, unifyRects: true)
    }
    /// - Parameter unifyRects: whether its lines are one rectangle.
    public init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool) {
        self.layoutManager = layoutManager
        var lines: [CGRect] = []
        layoutManager.enumerateLineFragments(forGlyphRange: range) { _, used, _, _, _ in lines.append(used) }
        let all = lines.reduce(CGRect.null) { $0.union($1) }
        let whole = all.isNull ? CGRect.zero : all
        if unifyRects || lines.count < 2 {
            (firstLineRect, bodyRect, lastLineRect) = (.zero, whole, .zero)
        } else {
            let middle = lines.dropFirst().dropLast().reduce(CGRect.null) { $0.union($1) }
            (firstLineRect, bodyRect, lastLineRect) = (lines[0], middle.isNull ? .zero : middle, lines[lines.count - 1])
        }
        image = UIGraphicsImageRenderer(size: whole.size).image { _ in
            layoutManager.drawGlyphs(forGlyphRange: range, at: CGPoint(x: -whole.minX, y: -whole.minY))
        }
    }
    open func adjust(
        _ firstLineRect: UnsafeMutablePointer<CGRect>,
        bodyRect: UnsafeMutablePointer<CGRect>,
        lastLineRect: UnsafeMutablePointer<CGRect>,
        textOrigin origin: CGPoint
    ) {}
}
