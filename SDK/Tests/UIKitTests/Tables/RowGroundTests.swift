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
}
