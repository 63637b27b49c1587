import Foundation

/// What stands beside a row while its table is edited: a round button that inserts, or asks whether to delete, and then
/// the button that deletes.
@MainActor
final class RowEditing {
    /// How far a row's content moves aside.
    static let indentation: CGFloat = 40
    private static let side: CGFloat = 22
    let style: UITableViewCell.EditingStyle
    let control = UIButton(type: .system)
    let confirmation = UIButton(type: .system)

    /// - Parameters:
    ///   - title: of the button that deletes.
    ///   - commit: the person did it.
    init(style: UITableViewCell.EditingStyle, title: String, commit: @escaping () -> Void) {
        self.style = style
        let isInsertion = style == .insert
        control.setImage(UIImage(systemName: isInsertion ? "plus.circle.fill" : "minus.circle.fill"), for: .normal)
        control.tintColor = isInsertion ? .systemGreen : .systemRed
        control.accessibilityLabel = isInsertion ? "Insert" : "Remove"
        confirmation.setTitle(title, for: .normal)
        confirmation.setTitleColor(.white, for: .normal)
        confirmation.titleLabel?.font = .systemFont(ofSize: 17)
        confirmation.backgroundColor = .systemRed
        confirmation.isHidden = true
        control.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if isInsertion { commit() } else { confirmation.isHidden.toggle() }
            },
            for: .touchUpInside
        )
        confirmation.addAction(UIAction { _ in commit() }, for: .touchUpInside)
    }

    func add(to cell: UIView) {
        cell.addSubview(control)
        cell.addSubview(confirmation)
    }

    func remove() {
        control.removeFromSuperview()
        confirmation.removeFromSuperview()
    }

    func layOut(in bounds: CGRect) {
        control.frame = CGRect(x: 16, y: (bounds.height - Self.side) / 2, width: Self.side, height: Self.side)
        let width = confirmation.intrinsicContentSize.width + 32
        confirmation.frame = CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
    }
}

extension UITableView {
    /// Shows or takes away what edits a row.
    func edit(_ cell: UITableViewCell, _ path: IndexPath) {
        let isMovable = isEditing && dataSource?.tableView(self, canMoveRowAt: path) == true
        if isMovable != (cell.handle != nil) { cell.handle = isMovable ? RowHandle(of: cell, in: self) : nil }
        let style = isEditing && dataSource?.tableView(self, canEditRowAt: path) == true ? editingStyle(path) : .none
        guard cell.isEditing != isEditing || (cell.rowEditing?.style ?? .none) != style else { return }
        cell.rowEditing = style == .none ? nil : editing(of: cell, path, style)
        cell.setEditing(isEditing, animated: false)
    }

    private func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
        delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    private func editing(
        of cell: UITableViewCell,
        _ path: IndexPath,
        _ style: UITableViewCell.EditingStyle
    ) -> RowEditing {
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        return RowEditing(style: style, title: title ?? SystemWords.word("Delete")) { [weak self, weak cell] in
            guard let self, let cell, let path = indexPath(for: cell) else { return }
            dataSource?.tableView(self, commit: style, forRowAt: path)
        }
    }
}
