import Foundation
import Testing
import ViewLink

@testable import UIKit

/// Rows that are swept aside, drawn to another place, pressed long and chosen.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct SweepTests {
    final class Mails: NSObject, UITableViewDataSource, UITableViewDelegate {
        var mails = ["Ann", "Ben", "Cem"]
        var told: [String] = []
        var hasActions = true
        var made = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            made += 1
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = mails[indexPath.row]
            return cell
        }
        func tableView(
            _ tableView: UITableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            guard hasActions else { return nil }
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                self.mails.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
                done(true)
            }
            let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
                self.told.append("flag \(self.mails[indexPath.row])")
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [delete, flag])
        }
        func tableView(
            _ tableView: UITableView,
            commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) { told.append("commit \(mails[indexPath.row])") }
        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            mails.insert(mails.remove(at: source.row), at: destination.row)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            told.append("chose \(mails[indexPath.row])")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            told.append("left \(mails[indexPath.row])")
        }
    }

    let mails = Mails()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

    init() {
        (table.dataSource, table.delegate) = (mails, mails)
        table.layoutIfNeeded()
    }

    private func touch(_ sense: ViewSense, x: Double = 160, row: Int) {
        let point = ViewPoint(x: x, y: Double(row) * 44 + 22)
        TouchDelivery(roots: [table]).deliver(.touch(node: table.nodeID, sense: sense, at: point))
        table.layoutIfNeeded()
    }

    private var words: [String?] { table.visibleCells.map { $0.textLabel?.text } }

    @Test func `a row swept aside shows its actions, and one of them is done`() throws {
        touch(.swipeLeft, row: 1)
        let row = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(row.contentView.frame.minX == -74 * 2 || row.contentView.frame.minX < -140)
        touch(.tap, x: 180, row: 1)
        #expect(mails.told == ["flag Ben"] && row.sweep == nil && row.contentView.frame.minX == 0)
        touch(.swipeLeft, row: 1)
        let made = mails.made
        touch(.tap, x: 310, row: 1)
        #expect(words == ["Ann", "Cem"] && mails.made == made, "the other rows stay what they were")
    }

    @Test func `a tap on a row that lies aside puts it back, and so does another row`() throws {
        touch(.swipeLeft, row: 0)
        touch(.swipeLeft, row: 1)
        #expect(table.visibleCells.map { $0.sweep == nil } == [true, false, true])
        touch(.tap, x: 20, row: 1)
        #expect(table.visibleCells.allSatisfy { $0.sweep == nil } && mails.told.isEmpty)
        touch(.swipeRight, row: 0)
        #expect(table.visibleCells[0].sweep == nil, "there is nothing at that side")
    }

    @Test func `a source that deletes rows has them swept to Delete`() {
        mails.hasActions = false
        touch(.swipeLeft, row: 2)
        #expect(table.visibleCells[2].sweep == nil, "nobody says that the source deletes rows")
        AuthorNames.shared.method(UITableView.commit, on: Mails.self) { _, _ in nil }
        touch(.swipeLeft, row: 2)
        touch(.tap, x: 300, row: 2)
        #expect(mails.told == ["commit Cem"])
    }

    @Test func `a row is drawn to another place by its handle`() throws {
        AuthorNames.shared.method(UITableView.move, on: Mails.self) { _, _ in nil }
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        let handle = try #require(table.visibleCells[0].handle)
        func move(_ phase: ViewGesture.Phase, by y: Double) {
            let gesture = ViewGesture(
                sense: .pan,
                phase: phase,
                at: ViewPoint(x: 300, y: 22 + y),
                translation: ViewPoint(x: 0, y: y)
            )
            TouchDelivery(roots: [table]).deliver(.gesture(node: handle.nodeID, gesture))
        }
        move(.began, by: 0)
        move(.changed, by: 60)
        move(.ended, by: 90)
        table.layoutIfNeeded()
        #expect(mails.mails == ["Ben", "Cem", "Ann"] && words == ["Ben", "Cem", "Ann"])
    }

    @Test func `a chosen row is grey, and the one before is left`() {
        touch(.tap, row: 0)
        #expect(table.visibleCells[0].subviews.first?.backgroundColor == .systemGray4)
        touch(.tap, row: 1)
        #expect(mails.told == ["chose Ann", "left Ann", "chose Ben"])
        #expect(table.visibleCells.map(\.isSelected) == [false, true, false])
        table.allowsMultipleSelection = true
        touch(.tap, row: 2)
        touch(.tap, row: 1)
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    }

    @Test func `a list drawn down at its beginning is loaded anew`() {
        var loads = 0
        let control = UIRefreshControl()
        control.addAction(UIAction { _ in loads += 1 }, for: .valueChanged)
        table.refreshControl = control
        #expect(table.senses.contains(.swipeDown))
        touch(.swipeDown, row: 1)
        touch(.swipeDown, row: 1)
        #expect(loads == 1 && control.isRefreshing)
        control.endRefreshing()
        table.contentOffset.y = 20
        #expect(!table.senses.contains(.swipeDown))
    }

    @Test func `a long press shows the menu that the delegate of a view gives`() throws {
        final class Menus: NSObject, UIContextMenuInteractionDelegate {
            var place: CGPoint?
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                place = location
                return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                    UIMenu(title: "", children: [UIAction(title: "Copy") { _ in }])
                }
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let controller = UIViewController()
        window.rootViewController = controller
        let menus = Menus()
        controller.view.addInteraction(UIContextMenuInteraction(delegate: menus))
        window.layoutIfNeeded()
        let gesture = ViewGesture(sense: .longPress, phase: .began, at: ViewPoint(x: 30, y: 40))
        TouchDelivery(roots: [window]).deliver(.gesture(node: controller.view.nodeID, gesture))
        #expect(menus.place == CGPoint(x: 30, y: 40))
        let sheet = try #require(controller.presentedViewController as? UIAlertController)
        #expect(sheet.actions.map(\.title) == ["Copy", "Cancel"])
    }

    @Test func `rows that come and go keep the cells of the others`() {
        var changes = ItemChanges()
        func at(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
        changes.deleted = [at(1)]
        changes.inserted = [at(0), at(3)]
        #expect(changes.destination(at(0)) == at(1) && changes.destination(at(1)) == nil)
        #expect(changes.destination(at(2)) == at(2) && changes.destination(at(3)) == at(4))
        changes.insertedSections = [0]
        #expect(changes.destination(at(0))?.section == 1)
        #expect(changes.destination(IndexPath()) == nil)
    }
}
