import Foundation
import Testing
import ViewLink

@testable import UIKit

/// Rows that a person deletes or inserts while a table is edited.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct EditingTests {
    final class Errands: UITableViewController {
        var errands = ["Tea", "Bread", "Salt"]
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { errands.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = errands[indexPath.row]
            return cell
        }
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            errands[indexPath.row] != "Salt"
        }
        override func tableView(
            _ tableView: UITableView,
            editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { indexPath.row == 1 ? .insert : .delete }
        override func tableView(
            _ tableView: UITableView,
            commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            switch editingStyle {
            case .delete:
                errands.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
            default: errands.insert("Milk", at: indexPath.row)
            }
        }
    }

    let controller = Errands(style: .plain)

    private func press(_ button: UIButton?) throws {
        let button = try #require(button)
        TouchDelivery(roots: [controller.view]).deliver(.touch(node: button.nodeID, sense: .tap, at: nil))
        controller.tableView.layoutIfNeeded()
    }

    private func editing(_ row: Int) -> RowEditing? {
        controller.tableView.cellForRow(at: IndexPath(row: row, section: 0))?.rowEditing
    }

    @Test func `the edit button shows the buttons of rows, and a row is deleted when it was asked twice`() throws {
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        controller.view.layoutIfNeeded()
        #expect(controller.editButtonItem.title == "Edit" && editing(0) == nil)
        controller.editButtonItem.press()
        controller.view.layoutIfNeeded()
        #expect(controller.isEditing && controller.tableView.isEditing && controller.editButtonItem.title == "Done")
        #expect(controller.editButtonItem.style == .done)
        #expect(editing(0)?.style == .delete && editing(1)?.style == .insert && editing(2) == nil)
        #expect(controller.tableView.visibleCells[0].contentView.frame.minX == 40)
        #expect(controller.tableView.visibleCells[2].contentView.frame.minX == 0)

        #expect(editing(0)?.confirmation.isHidden == true)
        try press(editing(0)?.control)
        #expect(controller.errands.count == 3 && editing(0)?.confirmation.isHidden == false)
        try press(editing(0)?.confirmation)
        #expect(controller.errands == ["Bread", "Salt"])

        controller.editButtonItem.press()
        controller.view.layoutIfNeeded()
        #expect(!controller.tableView.isEditing && editing(0) == nil)
        #expect(controller.tableView.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
    }

    @Test func `one press inserts`() throws {
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        controller.tableView.isEditing = true
        controller.view.layoutIfNeeded()
        try press(editing(1)?.control)
        #expect(controller.errands == ["Tea", "Milk", "Bread", "Salt"])
    }

    @Test func `a row is not chosen while its table is edited, unless that is allowed`() {
        controller.tableView.setEditing(true, animated: false)
        #expect(!controller.tableView.takesTaps)
        controller.tableView.allowsSelectionDuringEditing = true
        #expect(controller.tableView.takesTaps)
    }

    @Test func `a colour literal is what is wanted of it`() {
        let layer = CALayer()
        layer.borderColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(layer.borderColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    }
}
