import AutoLayoutSolver
import Foundation

/// What a constraint can be about: a view or a guide.
@MainActor
protocol LayoutItem: AnyObject {
    /// Names its variables.
    var nodeID: Int { get }
    /// The view itself, or the one that a guide belongs to.
    var layoutView: UIView? { get }
    /// The item's box inside the coordinates of `top`; nil when it is not inside.
    func box(in top: UIView) -> LayoutBox?
}

/// A box whose origin and size are expressions of the solver's variables.
struct LayoutBox {
    var x: LinearExpression
    var y: LinearExpression
    var width: LinearExpression
    var height: LinearExpression
}

/// The four numbers of an item.
enum LayoutVariable: Int {
    case x = 0
    case y, width, height

    func of(_ id: Int) -> Variable { Variable(id * 4 + rawValue) }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }

    func box(in top: UIView) -> LayoutBox? {
        guard let origin = origin(in: top) else { return nil }
        return LayoutBox(
            x: origin.x,
            y: origin.y,
            width: LinearExpression(LayoutVariable.width.of(nodeID)),
            height: LinearExpression(LayoutVariable.height.of(nodeID))
        )
    }

    /// Where the view's own coordinates begin in those of `top`; nil when it is not inside.
    func origin(in top: UIView) -> (x: LinearExpression, y: LinearExpression)? {
        var x = LinearExpression()
        var y = LinearExpression()
        var view = self
        while view !== top {
            x.add(LayoutVariable.x.of(view.nodeID))
            y.add(LayoutVariable.y.of(view.nodeID))
            guard let parent = view.superview else { return nil }
            view = parent
        }
        return (x, y)
    }

    /// The nearest view that holds both, each of which may be the one itself.
    func commonAncestor(with other: UIView) -> UIView? {
        var view: UIView? = self
        while let each = view {
            if other.isDescendant(of: each) { return each }
            view = each.superview
        }
        return nil
    }
}

/// One side of a relation.
@MainActor
struct LayoutTerm {
    let item: any LayoutItem
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    /// The attribute as an expression in the coordinates of `top`.
    ///
    /// - Parameter isContainer: whether the other side lies inside the item; then a scroll view's edges are its content's.
    func expression(in top: UIView, isContainer: Bool) -> LinearExpression? {
        var box = item.box(in: top)
        if isContainer, let scroll = item as? UIScrollView, !attribute.isSize {
            box = scroll.contentLayoutGuide.box(in: top)
        }
        guard let box, let view = item.layoutView else { return nil }
        return attribute.expression(of: box, view: view, item: item)
    }
}

extension NSLayoutConstraint.Attribute {
    var isSize: Bool { self == .width || self == .height }

    @MainActor
    fileprivate func expression(of box: LayoutBox, view: UIView, item: any LayoutItem) -> LinearExpression? {
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Asked for where it matters alone: it goes up the hierarchy.
        var margins: UIEdgeInsets { view.layoutMargins }
        switch self {
        case .notAnAttribute: return nil
        case .width: return box.width
        case .height: return box.height
        case .left: return box.x
        case .right: return box.x + box.width
        case .top: return box.y
        case .bottom: return box.y + box.height
        case .leading: return isRightToLeft ? box.x + box.width : box.x
        case .trailing: return isRightToLeft ? box.x : box.x + box.width
        case .centerX: return middle(box.x, box.width)
        case .centerY: return middle(box.y, box.height)
        case .firstBaseline: return box.y + LinearExpression(Double((item as? UIView)?.firstBaseline ?? 0))
        case .lastBaseline:
            return box.y + box.height - LinearExpression(Double((item as? UIView)?.lastBaselineFromBottom ?? 0))
        case .leftMargin: return box.x + LinearExpression(Double(margins.left))
        case .rightMargin: return box.x + box.width - LinearExpression(Double(margins.right))
        case .topMargin: return box.y + LinearExpression(Double(margins.top))
        case .bottomMargin: return box.y + box.height - LinearExpression(Double(margins.bottom))
        case .leadingMargin:
            let attribute: Self = isRightToLeft ? .rightMargin : .leftMargin
            return attribute.expression(of: box, view: view, item: item)
        case .trailingMargin:
            let attribute: Self = isRightToLeft ? .leftMargin : .rightMargin
            return attribute.expression(of: box, view: view, item: item)
        case .centerXWithinMargins:
            let sides = margins
            return middle(box.x, box.width) + LinearExpression(Double(sides.left - sides.right) / 2)
        case .centerYWithinMargins:
            let sides = margins
            return middle(box.y, box.height) + LinearExpression(Double(sides.top - sides.bottom) / 2)
        }
    }

    private func middle(_ start: LinearExpression, _ length: LinearExpression) -> LinearExpression {
        var sum = start
        sum.add(length, times: 0.5)
        return sum
    }
}

/// A relation between attributes, made by a constraint or by a view that arranges its subviews.
@MainActor
struct LayoutRelation {
    let first: LayoutTerm
    let relation: NSLayoutConstraint.Relation
    let second: LayoutTerm?
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: UILayoutPriority

    init(
        _ first: LayoutTerm,
        _ relation: NSLayoutConstraint.Relation = .equal,
        _ second: LayoutTerm? = nil,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }

    /// The relation for the solver; nil when its items are not in one hierarchy.
    var constraint: Constraint? {
        guard let view = first.item.layoutView else { return nil }
        let other = second?.item.layoutView
        guard let top = other.map({ view.commonAncestor(with: $0) }) ?? view else { return nil }
        let isFirstContainer = second != nil && first.item === top && second?.item !== top
        let isSecondContainer = second?.item === top && first.item !== top
        guard let left = first.expression(in: top, isContainer: isFirstContainer) else { return nil }
        var right = LinearExpression(Double(constant))
        if let second {
            guard let term = second.expression(in: top, isContainer: isSecondContainer) else { return nil }
            right.add(term, times: Double(multiplier))
        }
        let sign: Constraint.Relation =
            switch relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        return Constraint(left, sign, right, priority: Priority(Double(priority.rawValue)))
    }
}
