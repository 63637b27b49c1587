import UIKit

/// What a list's table asks and tells.
@MainActor
final class ListSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    weak var table: ListTable?

    private func row(at path: IndexPath) -> ListRow? { table?.row(at: path) }

    // MARK: Rows

    func numberOfSections(in tableView: UITableView) -> Int { table?.sections.count ?? 0 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        guard let table, table.sections.indices.contains(section) else { return 0 }
        return table.sections[section].rows.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        table?.cell(at: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        table?.height(at: indexPath) ?? 44
    }

    // MARK: Scrolling

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { table?.enter(.interacting) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { table?.scrolled() }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { table?.enter(.decelerating) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { table?.enter(.idle) }

    // MARK: Headers and footers

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        table?.edge(section, isFooter: false)
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        table?.edge(section, isFooter: true)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        table?.edgeHeight(section, isFooter: false) ?? 0
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        table?.edgeHeight(section, isFooter: true) ?? 0
    }

    // MARK: Choosing

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        row(at: indexPath).map { table?.takesTap($0) ?? false } ?? false
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        row(at: indexPath).map { table?.takesTap($0) ?? false } == true ? indexPath : nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let row = row(at: indexPath) { table?.tapped(row, indexPath) }
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        if let row = row(at: indexPath) { table?.untapped(row) }
    }
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { false }

    // MARK: Deleting and moving

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        guard let table, let row = row(at: indexPath) else { return false }
        // What is not edited may be swept.
        return !table.isEditing || table.deletes(row)
    }
    func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        guard let table, let row = row(at: indexPath) else { return .none }
        return table.isEditing && table.deletes(row) ? .delete : .none
    }
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { if let row = row(at: indexPath) { delete(row) } }

    private func delete(_ row: ListRow) {
        guard let index = row.traits.row.index, let delete = row.traits.row.edits?.delete else { return }
        withAnimation { delete(IndexSet(integer: index)) }
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        row(at: indexPath).map { table?.moves($0) ?? false } ?? false
    }
    func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        // Values are moved among those of one collection.
        guard sourceIndexPath.section == proposedDestinationIndexPath.section, let table,
            let other = row(at: proposedDestinationIndexPath), table.moves(other)
        else { return sourceIndexPath }
        return proposedDestinationIndexPath
    }
    func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        guard let source = row(at: sourceIndexPath)?.traits.row, let target = row(at: destinationIndexPath)?.traits.row,
            let from = source.index, let to = target.index, let move = source.edits?.move
        else { return }
        table?.moveRow(sourceIndexPath, destinationIndexPath)
        // Counted as before the value is taken out.
        move(IndexSet(integer: from), to > from ? to + 1 : to)
    }

    // MARK: Sweeping

    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { row(at: indexPath).flatMap { $0.traits.row.leadingSwipes.configuration } }

    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let table, let row = row(at: indexPath) else { return nil }
        // The list's own button is there only where the author has none.
        if let own = row.traits.row.trailingSwipes.configuration { return own }
        guard table.deletesWhenSwept(row) else { return nil }
        let title = Bundle.main.localizedString(forKey: "Delete", value: "Delete", table: nil)
        let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, view, done in
            // The row may be at another place by now.
            if let row = (view as? ListCell)?.row { self?.delete(row) }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }
}

extension [RowSwipes] {
    /// As UIKit has them; nil without a button.
    @MainActor
    fileprivate var configuration: UISwipeActionsConfiguration? {
        let actions = flatMap { $0.actions.items.menuElements.flat }.compactMap(\.contextualAction)
        guard !actions.isEmpty else { return nil }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = first?.allowsFullSwipe ?? true
        return configuration
    }
}

extension MenuElement {
    @MainActor
    fileprivate var contextualAction: UIContextualAction? {
        guard let action, !isDisabled else { return nil }
        let contextual = UIContextualAction(style: role == .destructive ? .destructive : .normal, title: title) {
            _,
            _,
            done in
            withAnimation { action() }
            done(true)
        }
        contextual.image = image
        if let tint { contextual.backgroundColor = tint }
        return contextual
    }
}
