import Foundation

/// A header or a footer of a table's section, and where it lies.
struct SectionEdge {
    let view: UIView
    let section: Int
    let isFooter: Bool
    /// Where it lies while nothing is scrolled.
    let frame: CGRect
    /// Where its section ends, in points from the table's beginning.
    var end: CGFloat = 0
    /// Whether the delegate was told that it is seen.
    var isSeen = false
}

// Headers and footers.
extension UITableView {
    /// What a plain table leaves over a header (`sectionHeaderTopPadding`), in points.
    private static let usualPadding: CGFloat = 22

    func removeEdges() {
        for edge in edges {
            edge.view.removeFromSuperview()
            if edge.isSeen { tellGone(edge) }
        }
        edges = []
    }

    func addEdge(of section: Int, isFooter: Bool) {
        let title =
            isFooter
            ? dataSource?.tableView(self, titleForFooterInSection: section)
            : dataSource?.tableView(self, titleForHeaderInSection: section)
        let view =
            isFooter
            ? delegate?.tableView(self, viewForFooterInSection: section)
            : delegate?.tableView(self, viewForHeaderInSection: section)
        guard view != nil || title != nil else { return }
        let asked =
            isFooter
            ? delegate?.tableView(self, heightForFooterInSection: section)
            : delegate?.tableView(self, heightForHeaderInSection: section)
        let own = isFooter ? sectionFooterHeight : sectionHeaderHeight
        let wanted = asked ?? own
        let shown =
            view
            ?? SectionTitle.make(title ?? "", isGrouped: style != .plain, isFooter: isFooter, left: 16 + sideInset)
        var height = wanted >= 0 ? wanted : 28
        // What a storyboard writes for its table is the least for words, and its delegate's word counts.
        if view == nil, wanted < 0 || wanted == own {
            height = max(height, SectionTitle.height(of: shown, width: bounds.width, or: height))
        } else if view != nil, wanted < 0 {
            height = SectionTitle.ownHeight(of: shown, width: bounds.width) ?? height
        }
        if !isFooter { rows.skip(topPadding) }
        let frame = CGRect(x: 0, y: rows.end, width: bounds.width, height: height)
        shown.frame = frame
        addSubview(shown)
        edges.append(SectionEdge(view: shown, section: section, isFooter: isFooter, frame: frame))
        rows.skip(height)
    }

    private var topPadding: CGFloat {
        if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
        return style == .plain ? Self.usualPadding : 0
    }

    /// What begins in a section ends with it.
    func endEdges(of section: Int) {
        for index in edges.indices where edges[index].section == section { edges[index].end = rows.end }
    }

    func edge(of section: Int, isFooter: Bool) -> SectionEdge? {
        edges.first { $0.section == section && $0.isFooter == isFooter }
    }

    /// Puts a new view under the headers, which rows go on under.
    func addUnderEdges(_ view: UIView) {
        if let first = edges.first?.view, first.superview === self {
            insertSubview(view, belowSubview: first)
        } else {
            addSubview(view)
        }
    }

    /// A plain table keeps the header of the section that is seen at its upper end, until the next one pushes it away.
    func layOutEdges() {
        let top = contentOffset.y + adjustedContentInset.top - pushedAway
        for index in edges.indices {
            let edge = edges[index]
            var frame = edge.frame
            if style == .plain, !edge.isFooter, frame.minY < top {
                frame.origin.y = max(frame.minY, min(top, edge.end - frame.height))
            }
            if edge.view.frame != frame { edge.view.frame = frame }
            (edge.view as? UITableViewHeaderFooterView)?.isFloating = frame != edge.frame
            let isSeen = frame.intersects(bounds)
            guard isSeen != edge.isSeen else { continue }
            edges[index].isSeen = isSeen
            if isSeen { tellComes(edge) } else { tellGone(edge) }
        }
    }

    private func tellComes(_ edge: SectionEdge) {
        if edge.isFooter {
            delegate?.tableView(self, willDisplayFooterView: edge.view, forSection: edge.section)
        } else {
            delegate?.tableView(self, willDisplayHeaderView: edge.view, forSection: edge.section)
        }
    }

    private func tellGone(_ edge: SectionEdge) {
        if edge.isFooter {
            delegate?.tableView(self, didEndDisplayingFooterView: edge.view, forSection: edge.section)
        } else {
            delegate?.tableView(self, didEndDisplayingHeaderView: edge.view, forSection: edge.section)
        }
    }
}

/// The words over and under a section.
@MainActor
enum SectionTitle {
    static func make(_ title: String, isGrouped: Bool, isFooter: Bool, left: CGFloat) -> UITableViewHeaderFooterView {
        // Of any size: the label follows it.
        let view = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        guard let label = view.textLabel else { return view }
        label.text = isGrouped && !isFooter ? title.uppercased() : title
        label.numberOfLines = isGrouped ? 0 : 1
        label.frame = CGRect(x: left, y: 0, width: 320 - 2 * left, height: 28)
        return view
    }

    /// The height that the words want, where they may wrap.
    static func height(of view: UIView, width: CGFloat, or otherwise: CGFloat) -> CGFloat {
        guard let label = (view as? UITableViewHeaderFooterView)?.textLabel, label.numberOfLines == 0 else {
            return otherwise
        }
        return label.sizeThatFits(CGSize(width: width - 2 * label.frame.minX, height: 0)).height + 14
    }

    /// The height that an author's view gets from what it shows or from its own constraints; nil where they say none.
    static func ownHeight(of view: UIView, width: CGFloat) -> CGFloat? {
        let edge = view as? UITableViewHeaderFooterView
        if let height = edge?.configuredHeight(width: width) { return height }
        let content = edge?.contentView ?? view
        guard !content.constraints.isEmpty else { return nil }
        let fitting = content.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        return fitting.height > 0 ? fitting.height : nil
    }
}
