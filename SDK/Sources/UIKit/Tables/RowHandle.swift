import Foundation

/// The handle at a row's end by which a person draws the row to another place, while its table is edited.
@MainActor
final class RowHandle: UIView {
    static let width: CGFloat = 50
    private weak var cell: UITableViewCell?
    private weak var table: UITableView?
    private let mark = UIImageView(image: UIImage(systemName: "line.3.horizontal"))
    /// Where the row was in the table when it was taken.
    private var start = CGFloat(0)

    init(of cell: UITableViewCell, in table: UITableView) {
        (self.cell, self.table) = (cell, table)
        super.init(frame: .zero)
        accessibilityLabel = "Reorder"
        mark.tintColor = .tertiaryLabel
        addSubview(mark)
        let pan = UIPanGestureRecognizer()
        pan.handler = { [weak self] in self?.follow($0 as? UIPanGestureRecognizer) }
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        mark.setFrame(CGRect(x: (bounds.width - 22) / 2, y: (bounds.height - 22) / 2, width: 22, height: 22))
    }

    private func follow(_ pan: UIPanGestureRecognizer?) {
        guard let pan, let cell, let table else { return }
        switch pan.state {
        case .began:
            start = cell.center.y
            table.bringSubviewToFront(cell)
        case .changed: cell.center.y = start + pan.translation(in: table).y
        case .ended:
            cell.center.y = start + pan.translation(in: table).y
            table.drop(cell)
        default: table.setNeedsLayout()
        }
    }
}

extension UITableView {
    /// Whether the source says what becomes of a row that is moved.
    var movesRows: Bool { dataSource.map { AuthorNames.shared.responds($0, to: Self.move) } ?? false }

    /// A row was let go: it comes to the place that it lies over, or back.
    func drop(_ cell: UITableViewCell) {
        guard let source = indexPath(for: cell) else { return }
        let over = indexPathForRow(at: CGPoint(x: 0, y: min(max(cell.center.y, 0), contentSize.height - 1)))
        movedByPerson(from: source, to: over ?? source)
    }

    /// A row comes to another place, which the delegate may change, after the data source was told; or back.
    func movedByPerson(from source: IndexPath, to proposed: IndexPath) {
        guard let dataSource else { return }
        let target =
            delegate?.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
            ?? proposed
        if target != source {
            dataSource.tableView(self, moveRowAt: source, to: target)
            var changes = ItemChanges()
            changes.moved[source] = target
            adopt(changes.destination, animated: true)
        } else {
            UIView.animate(withDuration: ItemChanges.duration) {
                self.setNeedsLayout()
                self.layoutIfNeeded()
            }
        }
    }
}
