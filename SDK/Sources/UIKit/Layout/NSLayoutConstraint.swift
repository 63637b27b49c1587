public import Foundation

/// A relation between two attributes of views or guides: `first = multiplier × second + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// What of a view a constraint is about.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
    }

    /// How the first stands to the second.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// A direction.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// How the views of a visual format lie to each other across its direction.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    }

    public private(set) weak var firstItem: AnyObject?
    public private(set) weak var secondItem: AnyObject?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat
    open var constant: CGFloat { didSet { if constant != oldValue { holder?.constraintsChanged() } } }
    open var priority = UILayoutPriority.required { didSet { holder?.constraintsChanged() } }
    open var identifier: String?
    open var shouldBeArchived = false

    /// Of the first item's attribute; nil for one that has no anchor.
    open var firstAnchor: NSObject? { firstItem.flatMap { Self.anchor($0, firstAttribute) } }
    open var secondAnchor: NSObject? { secondItem.flatMap { Self.anchor($0, secondAttribute) } }

    private static func anchor(_ item: AnyObject, _ attribute: Attribute) -> NSObject? {
        guard let item = item as? any LayoutItem else { return nil }
        return switch attribute {
        case .left, .right, .leading, .trailing, .centerX: NSLayoutXAxisAnchor(item, attribute)
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: NSLayoutYAxisAnchor(item, attribute)
        case .width, .height: NSLayoutDimension(item, attribute)
        default: nil
        }
    }

    /// Held for as long as the constraint: no view holds a distance.
    private var distances: [LayoutDistance] = []

    let id = NodeIDs.next()
    /// The view whose list it is in while it is active.
    weak var holder: UIView?

    /// - Parameters:
    ///   - view1: a view or a layout guide.
    ///   - view2: a view or a layout guide; nil for a constant.
    public init(
        item view1: Any,
        attribute attr1: Attribute,
        relatedBy relation: Relation,
        toItem view2: Any?,
        attribute attr2: Attribute,
        multiplier: CGFloat,
        constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2.map { $0 as AnyObject }
        secondAttribute = attr2
        self.multiplier = multiplier
        constant = c
        super.init()
        distances = [view1, view2].compactMap(\.self).compactMap { $0 as? LayoutDistance }
    }

    /// One of no view, as a property has before its real one: it is never active.
    public override convenience init() {
        self.init(
            item: NSObject(),
            attribute: .notAnAttribute,
            relatedBy: .equal,
            toItem: nil,
            attribute: .notAnAttribute,
            multiplier: 1,
            constant: 0
        )
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Whether layout keeps it; the views must be in one hierarchy when it becomes so.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != (holder != nil) else { return }
            guard newValue else {
                holder?.removeConstraint(self)
                return
            }
            guard let view = commonView else {
                let items = [firstItem, secondItem].compactMap { ($0 as? any LayoutItem)?.layoutView }
                if items.contains(where: { $0.partOf != nil }) {
                    return LayoutPass.warn("\(self) has no effect: a button lays out its title and its picture itself")
                }
                fatalError(
                    """
                    Unable to activate constraint with anchors \(self) because they have no common ancestor. Does the \
                    constraint or its anchors reference items in different view hierarchies? That's illegal.
                    """
                )
            }
            view.addConstraint(self)
        }
    }

    /// The nearest view that holds both items.
    private var commonView: UIView? {
        guard let first = (firstItem as? any LayoutItem)?.layoutView else { return nil }
        guard secondItem != nil else { return first }
        guard let second = (secondItem as? any LayoutItem)?.layoutView else { return nil }
        return first.commonAncestor(with: second)
    }

    /// Whether an item is a view that `view` holds, or a guide of such a view.
    func touches(inside view: UIView) -> Bool {
        let items = [firstItem, secondItem].compactMap { ($0 as? any LayoutItem)?.layoutView }
        return items.contains { $0.isDescendant(of: view) }
    }

    /// What layout makes of it; nil once an item is gone.
    var layoutRelation: LayoutRelation? {
        guard let first = firstItem as? any LayoutItem else { return nil }
        let second = secondItem as? any LayoutItem
        if second == nil, secondAttribute != .notAnAttribute { return nil }
        return LayoutRelation(
            LayoutTerm(first, firstAttribute),
            relation,
            second.map { LayoutTerm($0, secondAttribute) },
            multiplier: multiplier,
            constant: constant,
            priority: priority
        )
    }

    open nonisolated override var description: String {
        MainActor.assumeIsolated { text }
    }

    private var text: String {
        func name(_ item: AnyObject?) -> String { item.map { "\(type(of: $0))" } ?? "nil" }
        let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
        let left = "\(name(firstItem)).\(firstAttribute)"
        let right =
            secondItem == nil ? "\(constant)" : "\(multiplier) × \(name(secondItem)).\(secondAttribute) + \(constant)"
        return "\(identifier.map { "'\($0)' " } ?? "")\(left) \(sign) \(right) @\(priority.rawValue)"
    }
}
