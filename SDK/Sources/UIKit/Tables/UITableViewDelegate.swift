import AuthorRuntime
public import Foundation

/// Gives a table its rows.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    )
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    public func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        Forwarding.send(self, "tableView:moveRowAt:to:", tableView, sourceIndexPath, destinationIndexPath) {
            ($0 as? any UITableViewDataSource)?.tableView(
                tableView,
                moveRowAt: sourceIndexPath,
                to: destinationIndexPath
            )
        }
    }
    public func numberOfSections(in tableView: UITableView) -> Int {
        Forwarding.answer(of: self) { ($0 as? any UITableViewDataSource).map { $0.numberOfSections(in: tableView) } }
            ?? 1
    }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Forwarding.answer(of: self) {
            ($0 as? any UITableViewDataSource).map { $0.tableView(tableView, titleForHeaderInSection: section) }
        } ?? nil
    }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        Forwarding.answer(of: self) {
            ($0 as? any UITableViewDataSource).map { $0.tableView(tableView, titleForFooterInSection: section) }
        } ?? nil
    }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        Forwarding.answer(of: self) {
            ($0 as? any UITableViewDataSource).map { $0.tableView(tableView, canEditRowAt: indexPath) }
        }
            ?? true
    }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        Forwarding.answer(of: self) {
            ($0 as? any UITableViewDataSource).map { $0.tableView(tableView, canMoveRowAt: indexPath) }
        }
            ?? tableView.movesRows
    }
    public func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        Forwarding.send(
            self,
            "tableView:commit:forRowAt:",
            tableView,
            NSNumber(value: editingStyle.rawValue),
            indexPath
        ) {
            ($0 as? any UITableViewDataSource)?.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        }
    }
}

/// Decides over a table's rows.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Whether a tap does something beside choosing the row (iOS 16).
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle
    func tableView(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?
    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    func tableView(
        _ tableView: UITableView,
        editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]?
    func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration?
    func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    )
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        Forwarding.send(self, "tableView:didHighlightRowAt:", tableView, indexPath) {
            ($0 as? any UITableViewDelegate)?.tableView(tableView, didHighlightRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        Forwarding.send(self, "tableView:didUnhighlightRowAt:", tableView, indexPath) {
            ($0 as? any UITableViewDelegate)?.tableView(tableView, didUnhighlightRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        Forwarding.send(self, "tableView:willDisplayHeaderView:forSection:", tableView, view, section) {
            ($0 as? any UITableViewDelegate)?.tableView(tableView, willDisplayHeaderView: view, forSection: section)
        }
    }
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        Forwarding.send(self, "tableView:willDisplayFooterView:forSection:", tableView, view, section) {
            ($0 as? any UITableViewDelegate)?.tableView(tableView, willDisplayFooterView: view, forSection: section)
        }
    }
    public func tableView(
        _ tableView: UITableView,
        didEndDisplayingHeaderView view: UIView,
        forSection section: Int
    ) {
        Forwarding.send(self, "tableView:didEndDisplayingHeaderView:forSection:", tableView, view, section) {
            ($0 as? any UITableViewDelegate)?.tableView(
                tableView,
                didEndDisplayingHeaderView: view,
                forSection: section
            )
        }
    }
    public func tableView(
        _ tableView: UITableView,
        didEndDisplayingFooterView view: UIView,
        forSection section: Int
    ) {
        Forwarding.send(self, "tableView:didEndDisplayingFooterView:forSection:", tableView, view, section) {
            ($0 as? any UITableViewDelegate)?.tableView(
                tableView,
                didEndDisplayingFooterView: view,
                forSection: section
            )
        }
    }
    public func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        Forwarding.answer(of: self) {
            ($0 as? any UITableViewDelegate).map {
                $0.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
            }
        } ?? nil
    }
    public func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        Forwarding.answer(of: self) {
            ($0 as? any UITableViewDelegate).map {
                $0.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
            }
        } ?? nil
    }
    public func tableView(
        _ tableView: UITableView,
        editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        Forwarding.answer(of: self) {
            ($0 as? any UITableViewDelegate).map { $0.tableView(tableView, editActionsForRowAt: indexPath) }
        } ?? nil
    }
    public func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        Forwarding.answer(of: self) {
            ($0 as? any UITableViewDelegate).map {
                $0.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
            }
        } ?? nil
    }
    public func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        Forwarding.answer(of: self) {
            ($0 as? any UITableViewDelegate).map {
                $0.tableView(
                    tableView,
                    targetIndexPathForMoveFromRowAt: sourceIndexPath,
                    toProposedIndexPath: proposedDestinationIndexPath
                )
            }
        } ?? proposedDestinationIndexPath
    }
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        Forwarding.send(self, "tableView:accessoryButtonTappedForRowWith:", tableView, indexPath) {
            ($0 as? any UITableViewDelegate)?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        Forwarding.answer(of: self) {
            ($0 as? any UITableViewDelegate).map { $0.tableView(tableView, shouldHighlightRowAt: indexPath) }
        } ?? true
    }
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        Forwarding.answer(of: self) {
            ($0 as? any UITableViewDelegate).map { $0.tableView(tableView, willDeselectRowAt: indexPath) }
        } ?? indexPath
    }
    public func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        Forwarding.send(self, "tableView:didEndDisplaying:forRowAt:", tableView, cell, indexPath) {
            ($0 as? any UITableViewDelegate)?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        Forwarding.answer(of: self) {
            ($0 as? any UITableViewDelegate).map { $0.tableView(tableView, heightForRowAt: indexPath) }
        }
            ?? tableView.rowHeight
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        Forwarding.answer(of: self) {
            ($0 as? any UITableViewDelegate).map { $0.tableView(tableView, estimatedHeightForRowAt: indexPath) }
        } ?? tableView.estimatedRowHeight
    }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        Forwarding.answer(of: self) {
            ($0 as? any UITableViewDelegate).map { $0.tableView(tableView, heightForHeaderInSection: section) }
        } ?? tableView.sectionHeaderHeight
    }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        Forwarding.answer(of: self) {
            ($0 as? any UITableViewDelegate).map { $0.tableView(tableView, heightForFooterInSection: section) }
        } ?? tableView.sectionFooterHeight
    }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        Forwarding.answer(of: self) {
            ($0 as? any UITableViewDelegate).map { $0.tableView(tableView, viewForHeaderInSection: section) }
        } ?? nil
    }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        Forwarding.answer(of: self) {
            ($0 as? any UITableViewDelegate).map { $0.tableView(tableView, viewForFooterInSection: section) }
        } ?? nil
    }
    public func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        Forwarding.send(self, "tableView:willDisplay:forRowAt:", tableView, cell, indexPath) {
            ($0 as? any UITableViewDelegate)?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        Forwarding.answer(of: self) {
            ($0 as? any UITableViewDelegate).map { $0.tableView(tableView, willSelectRowAt: indexPath) }
        }
            ?? indexPath
    }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        Forwarding.send(self, "tableView:didSelectRowAt:", tableView, indexPath) {
            ($0 as? any UITableViewDelegate)?.tableView(tableView, didSelectRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        Forwarding.answer(of: self) {
            ($0 as? any UITableViewDelegate).map { $0.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
        } ?? true
    }
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        Forwarding.send(self, "tableView:performPrimaryActionForRowAt:", tableView, indexPath) {
            ($0 as? any UITableViewDelegate)?.tableView(tableView, performPrimaryActionForRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        Forwarding.send(self, "tableView:didDeselectRowAt:", tableView, indexPath) {
            ($0 as? any UITableViewDelegate)?.tableView(tableView, didDeselectRowAt: indexPath)
        }
    }
    public func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        Forwarding.answer(of: self) {
            ($0 as? any UITableViewDelegate).map { $0.tableView(tableView, editingStyleForRowAt: indexPath) }
        } ?? .delete
    }
    public func tableView(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        Forwarding.answer(of: self) {
            ($0 as? any UITableViewDelegate).map {
                $0.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
            }
        } ?? nil
    }
}
