import Foundation

// Where rows, headers and the lines between rows lie.
extension UITableView {
    /// A row on its ground; the first and the last of a group have round corners where groups are inset.
    func dress(_ cell: UITableViewCell, _ path: IndexPath) {
        // A row is opaque unless its author says otherwise, also on a table of another colour.
        if cell.backgroundColor == nil, cell.backgroundConfiguration == nil {
            cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        }
        guard style == .insetGrouped else { return }
        var corners: CACornerMask = []
        if path.row == 0 || rowGap > 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if rows.isLast(path) || rowGap > 0 { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.layer.cornerRadius = corners.isEmpty ? 0 : Self.groupRadius
        cell.layer.maskedCorners = corners.isEmpty ? .all : corners
    }

    /// How far rows keep from the edges.
    var sideInset: CGFloat { style == .insetGrouped ? 16 : 0 }
    private static let groupRadius: CGFloat = 10
    /// Between groups, before the first and after the last. Points.
    private var usualGroupGap: CGFloat { style == .plain ? 0 : 20 }

    func measure() {
        needsReload = false
        widthOfRows = bounds.width
        removeEdges()
        rows = TableRows(gap: rowGap)
        if let header = tableHeaderView {
            header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.bounds.height)
            rows.skip(header.bounds.height)
        }
        for section in 0..<numberOfSections {
            rows.skip(section == 0 ? usualGroupGap : groupGap ?? usualGroupGap)
            addEdge(of: section, isFooter: false)
            rows.beginSection()
            for row in 0..<numberOfRows(inSection: section) {
                rows.add(height: height(of: IndexPath(row: row, section: section)))
            }
            addEdge(of: section, isFooter: true)
            endEdges(of: section)
        }
        if numberOfSections > 0 { rows.skip(usualGroupGap) }
        if let footer = tableFooterView {
            footer.frame = CGRect(x: 0, y: rows.end, width: bounds.width, height: footer.bounds.height)
            rows.skip(footer.bounds.height)
        }
        contentSize = CGSize(width: bounds.width, height: rows.end)
    }

    private func height(of path: IndexPath) -> CGFloat {
        let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        let wanted = asked == Self.automaticDimension ? rowHeight : asked
        guard wanted == Self.automaticDimension else { return max(0, wanted) }
        guard let cell = shown[path] ?? dataSource?.tableView(self, cellForRowAt: path) else { return 44 }
        let height = cell.fittingHeight(width: bounds.width - 2 * sideInset)
        if shown[path] == nil { retire(cell) }
        return height
    }

    func layOutSeparators() {
        for (path, line) in separators where shown[path] == nil || separatorStyle == .none {
            line.removeFromSuperview()
            separators[path] = nil
        }
        guard separatorStyle == .singleLine else { return }
        for (path, cell) in shown.sorted(by: { $0.key < $1.key }) {
            let line = separators[path] ?? UIView()
            separators[path] = line
            line.isUserInteractionEnabled = false
            line.backgroundColor = separatorColor
            if line.superview == nil { addUnderEdges(line) }
            // Without an inset of its own it begins where the words do.
            let left = separatorInset == Self.usualInset ? cell.wordsInset : separatorInset.left
            let frame = cell.frame
            line.isHidden = style == .insetGrouped && (rows.isLast(path) || rowGap > 0)
            line.frame = CGRect(x: frame.minX + left, y: frame.maxY - 0.5, width: frame.width - left, height: 0.5)
        }
    }
}
