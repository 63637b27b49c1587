import Foundation

/// The relations that a stack view makes between itself and what it arranges.
@MainActor
struct StackArrangement {
    let stack: UIStackView
    /// Those that are not hidden.
    let views: [UIView]
    /// The distance after a view.
    let spacing: (UIView) -> CGFloat

    private typealias Attribute = NSLayoutConstraint.Attribute

    private var isRow: Bool { stack.axis == .horizontal }
    private var start: Attribute { isRow ? .leading : .top }
    private var end: Attribute { isRow ? .trailing : .bottom }
    private var length: Attribute { isRow ? .width : .height }
    private var center: Attribute { isRow ? .centerX : .centerY }
    private var crossStart: Attribute { isRow ? .top : .leading }
    private var crossEnd: Attribute { isRow ? .bottom : .trailing }
    private var crossCenter: Attribute { isRow ? .centerY : .centerX }
    private var crossLength: Attribute { isRow ? .height : .width }

    /// Under every priority that an author gives, over none: keeps a stack no wider than what it holds.
    private static let shrink = UILayoutPriority(10)
    /// Under that as well.
    private static let later = UILayoutPriority(5)
    /// Under required, so that a stack that is too small breaks its shares before its edges.
    private static let share = UILayoutPriority(999)

    var relations: [LayoutRelation] {
        guard let first = views.first, let last = views.last else { return [] }
        let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
        let isMirrored = isRow && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let leading = isRow ? (isMirrored ? margins.right : margins.left) : margins.top
        let trailing = isRow ? (isMirrored ? margins.left : margins.right) : margins.bottom
        // Leading and trailing count against the reading direction there.
        let sign: CGFloat = isMirrored ? -1 : 1
        var made = [
            relation(first, start, .equal, stack, start, constant: sign * leading),
            relation(last, end, .equal, stack, end, constant: -sign * trailing),
        ]
        for (view, next) in zip(views, views.dropFirst()) {
            let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
            let order: NSLayoutConstraint.Relation =
                isLoose ? (isMirrored ? .lessThanOrEqual : .greaterThanOrEqual) : .equal
            made.append(relation(next, start, order, view, end, constant: sign * spacing(view)))
        }
        made += shares
        for view in views { made += across(view, margins) }
        if stack.alignment != .fill {
            made.append(LayoutRelation(LayoutTerm(stack, crossLength), priority: Self.shrink))
        }
        return made
    }

    private func relation(
        _ view: UIView,
        _ attribute: Attribute,
        _ order: NSLayoutConstraint.Relation,
        _ other: UIView,
        _ otherAttribute: Attribute,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) -> LayoutRelation {
        LayoutRelation(
            LayoutTerm(view, attribute),
            order,
            LayoutTerm(other, otherAttribute),
            multiplier: multiplier,
            constant: constant,
            priority: priority
        )
    }

    private var shares: [LayoutRelation] {
        switch stack.distribution {
        // Of several that hold on to their length alike, the first is the one that grows.
        case .fill: views.dropFirst().map { LayoutRelation(LayoutTerm($0, length), priority: Self.later) }
        case .fillEqually:
            zip(views, views.dropFirst()).map { relation($1, length, .equal, $0, length, priority: Self.share) }
        case .fillProportionally: proportions
        case .equalSpacing: gaps(from: end, to: start)
        case .equalCentering: gaps(from: center, to: center)
        }
    }

    /// Guides of one length, each from a view's attribute to the next one's.
    private func gaps(from first: Attribute, to second: Attribute) -> [LayoutRelation] {
        let guides = stack.gapGuides(max(0, views.count - 1))
        return zip(guides.indices, zip(views, views.dropFirst())).flatMap { index, pair in
            let guide = guides[index]
            let ends = [
                LayoutRelation(LayoutTerm(guide, start), .equal, LayoutTerm(pair.0, first)),
                LayoutRelation(LayoutTerm(guide, end), .equal, LayoutTerm(pair.1, second)),
            ]
            let alike = LayoutTerm(guides[0], length)
            let same = LayoutRelation(LayoutTerm(guide, length), .equal, alike, priority: Self.share)
            return index == 0 ? ends : ends + [same]
        }
    }

    private var proportions: [LayoutRelation] {
        let sizes = views.map { isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
        guard let base = sizes.first, base > 0, sizes.allSatisfy({ $0 > 0 }) else { return [] }
        return zip(views, sizes).dropFirst().map { view, size in
            relation(view, length, .equal, views[0], length, multiplier: size / base, priority: Self.share)
        }
    }

    private func across(_ view: UIView, _ margins: UIEdgeInsets) -> [LayoutRelation] {
        let isMirrored = !isRow && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sign: CGFloat = isMirrored ? -1 : 1
        let before = sign * (isRow ? margins.top : isMirrored ? margins.right : margins.left)
        let after = sign * -(isRow ? margins.bottom : isMirrored ? margins.left : margins.right)
        func edge(_ attribute: Attribute, _ isEqual: Bool) -> LayoutRelation {
            let isStart = attribute == crossStart
            let loose: NSLayoutConstraint.Relation =
                isStart != isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
            return relation(
                view,
                attribute,
                isEqual ? .equal : loose,
                stack,
                attribute,
                constant: isStart ? before : after
            )
        }
        switch stack.alignment {
        case .fill: return [edge(crossStart, true), edge(crossEnd, true)]
        case .leading: return [edge(crossStart, true), edge(crossEnd, false)]
        case .trailing: return [edge(crossStart, false), edge(crossEnd, true)]
        case .center:
            let offset = (before + after) / 2
            return [
                relation(view, crossCenter, .equal, stack, crossCenter, constant: offset),
                edge(crossStart, false), edge(crossEnd, false),
            ]
        case .firstBaseline, .lastBaseline:
            let baseline: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
            let alike = views.first.map { $0 === view ? [] : [relation(view, baseline, .equal, $0, baseline)] } ?? []
            return alike + [edge(crossStart, false), edge(crossEnd, false)]
        }
    }
}
