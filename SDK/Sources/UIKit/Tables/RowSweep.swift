import Foundation

/// The actions beside a row that was swept aside.
@MainActor
final class RowSweep {
    /// Which side of the row they stand at.
    enum Side { case leading, trailing }

    private let side: Side
    private let buttons: [UIButton]
    private let ground = UIView()
    /// The person chose an action, or it is done: the row goes back.
    private let close: () -> Void

    /// - Parameters:
    ///   - row: handed to the actions.
    ///   - close: has the row go back to its place.
    init(_ configuration: UISwipeActionsConfiguration, _ side: Side, row: UIView, close: @escaping () -> Void) {
        (self.side, self.close) = (side, close)
        buttons = configuration.actions.map { Self.button($0, row, close) }
        ground.clipsToBounds = true
        // The first one stands at the row's edge.
        for button in buttons { ground.addSubview(button) }
    }

    private static func button(_ action: UIContextualAction, _ row: UIView, _ close: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .custom)
        if let image = action.image {
            button.setImage(image, for: .normal)
            button.tintColor = .white
            button.accessibilityLabel = action.title
        } else {
            button.setTitle(action.title, for: .normal)
            button.setTitleColor(.white, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 15)
        }
        button.backgroundColor = action.backgroundColor
        button.addAction(UIAction { _ in perform(action, row, close) }, for: .touchUpInside)
        return button
    }

    static func perform(_ action: UIContextualAction, _ row: UIView, _ close: @escaping () -> Void) {
        action.handler(action, row) { _ in close() }
    }

    private var width: CGFloat { buttons.reduce(0) { $0 + max(74, $1.intrinsicContentSize.width + 32) } }

    /// How far the row lies aside.
    var shift: CGFloat { side == .leading ? width : -width }

    /// Comes to a row in place of another, or of none.
    func replace(_ old: RowSweep?, in row: UIView) {
        old?.ground.removeFromSuperview()
        // Before the row's own ground, which stays where it is.
        row.addSubview(ground)
    }

    func remove() { ground.removeFromSuperview() }

    func layOut(in bounds: CGRect) {
        let x = side == .leading ? 0 : bounds.width - width
        ground.setFrame(CGRect(x: x, y: 0, width: width, height: bounds.height))
        var at: CGFloat = 0
        for button in side == .leading ? buttons : buttons.reversed() {
            let width = max(74, button.intrinsicContentSize.width + 32)
            button.setFrame(CGRect(x: at, y: 0, width: width, height: bounds.height))
            at += width
        }
    }

    /// Whether a finger came so far that the first action is done at once.
    static func isFull(in row: UIView) -> Bool { abs(Fingers.shared.lastWay.x) > row.bounds.width * 0.6 }
}

/// A row that can be swept aside.
@MainActor
protocol SweptRow: UIView {
    var sweep: RowSweep? { get set }
    /// The actions at a side; nil where there are none.
    func sweepActions(_ side: RowSweep.Side) -> UISwipeActionsConfiguration?
    /// Another row that lies aside goes back.
    func othersGoBack()
}

extension SweptRow {
    /// The person swept.
    ///
    /// - Returns: whether the row took it.
    func isSwept(to side: RowSweep.Side) -> Bool {
        if let sweep, sweep.shift != 0 {
            goBack()
            return true
        }
        guard let configuration = sweepActions(side), let first = configuration.actions.first else { return false }
        othersGoBack()
        let close = { [weak self] in self?.goBack() ?? () }
        if configuration.performsFirstActionWithFullSwipe, RowSweep.isFull(in: self) {
            RowSweep.perform(first, self, close)
            return true
        }
        UIView.animate(withDuration: 0.25) {
            self.sweep = RowSweep(configuration, side, row: self, close: close)
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
        return true
    }

    func goBack() {
        guard sweep != nil else { return }
        UIView.animate(withDuration: 0.25) {
            self.sweep?.remove()
            self.sweep = nil
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }
}

extension UICollectionViewListCell: SweptRow {
    func sweepActions(_ side: RowSweep.Side) -> UISwipeActionsConfiguration? {
        guard let list = rowPlace?.list, let path = collection?.indexPath(for: self) else { return nil }
        return side == .leading
            ? list.leadingSwipeActionsConfigurationProvider?(path)
            : list.trailingSwipeActionsConfigurationProvider?(path)
    }

    func othersGoBack() {
        for case let row as UICollectionViewListCell in collection?.visibleCells ?? [] where row !== self {
            row.goBack()
        }
    }
}

extension UITableViewCell: SweptRow {
    func sweepActions(_ side: RowSweep.Side) -> UISwipeActionsConfiguration? {
        guard let table, let path = table.indexPath(for: self) else { return nil }
        return table.sweepActions(at: path, side)
    }

    func othersGoBack() {
        for row in table?.visibleCells ?? [] where row !== self { row.goBack() }
    }
}

extension UITableView {
    /// What Swift calls the methods of a source that may or may not be there.
    static let commit = Selector("tableView:commit:forRowAt:")
    static let move = Selector("tableView:moveRowAt:to:")

    /// Whether a row may be swept; what for is asked when it is.
    var sweepsRows: Bool { !isEditing && dataSource != nil }

    func sweepActions(at path: IndexPath, _ side: RowSweep.Side) -> UISwipeActionsConfiguration? {
        guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return nil }
        if side == .leading { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
        if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
        if let former = delegate?.tableView(self, editActionsForRowAt: path) {
            return UISwipeActionsConfiguration(actions: former.map { $0.contextual(at: path) })
        }
        let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
        guard style == .delete, AuthorNames.shared.responds(dataSource, to: Self.commit) else { return nil }
        let title =
            delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? SystemWords.word("Delete")
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, row, done in
            if let self, let cell = row as? UITableViewCell, let path = indexPath(for: cell) {
                self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
            }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
