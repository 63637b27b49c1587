import Foundation
import Testing

@testable import UIKit

/// What lies under a row's words.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct RowGroundTests {
    private final class Rows: NSObject, UITableViewDataSource {
        let cells = (0..<3).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cells[indexPath.row]
        }
    }

    @Test(arguments: [
        (UITableView.Style.plain, UIColor.systemBackground), (.grouped, .secondarySystemGroupedBackground),
    ])
    func `a row is opaque unless it is told otherwise`(style: UITableView.Style, ground: UIColor) {
        let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: style), Rows())
        table.backgroundColor = .red
        table.dataSource = rows
        rows.cells[1].backgroundColor = .clear
        rows.cells[2].backgroundConfiguration = .clear()
        table.layoutIfNeeded()
        #expect(rows.cells.map(\.backgroundColor) == [ground, .clear, nil])
    }

    private final class Choosing: NSObject, UITableViewDelegate {
        var rows: [UITableViewCell] = []
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            rows[indexPath.row].setSelected(false, animated: true)
        }
    }

    /// Says how often it was told.
    private final class Told: UITableViewCell {
        var states: [Bool] = []
        override func setSelected(_ selected: Bool, animated: Bool) {
            super.setSelected(selected, animated: animated)
            states.append(selected)
        }
    }

    @Test func `a row that is told that it is not chosen looks so`() {
        let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), Rows())
        let choosing = Choosing()
        choosing.rows = rows.cells
        (table.dataSource, table.delegate) = (rows, choosing)
        table.layoutIfNeeded()
        #expect(table.tapped([0, 1]))
        #expect(!rows.cells[1].isSelected && table.indexPathForSelectedRow == [0, 1])
        let told = Told(style: .default, reuseIdentifier: nil)
        told.isSelected = true
        #expect(told.states == [true] && told.isSelected)
        told.setHighlighted(true, animated: false)
        #expect(told.isHighlighted)
    }

    @Test func `a label without a size draws nothing`() {
        let label = UILabel()
        label.text = "Title"
        #expect(label.content == .plain)
        label.sizeToFit()
        #expect(label.content != .plain)
    }

    private final class Rounding: NSObject, UITableViewDelegate {
        var seen: [CGRect] = []
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            seen.append(cell.frame)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 75 }
    }

    @Test func `a row has its place when its delegate hears that it comes`() {
        let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), Rows())
        let rounding = Rounding()
        (table.dataSource, table.delegate) = (rows, rounding)
        table.layoutIfNeeded()
        #expect(
            rounding.seen.prefix(2) == [
                CGRect(x: 0, y: 0, width: 300, height: 75), CGRect(x: 0, y: 75, width: 300, height: 75),
            ]
        )
    }

    private final class Titled: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            "Changes take effect with the next session, as long as one is in progress; until then they wait."
        }
    }

    @Test func `words below a section have room for all of them`() {
        let (table, titled) = (
            UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .grouped), Titled()
        )
        let choosing = Choosing()
        (table.dataSource, table.delegate) = (titled, choosing)
        table.sectionFooterHeight = 18
        table.layoutIfNeeded()
        #expect(table.contentSize.height > 50)
    }
}
