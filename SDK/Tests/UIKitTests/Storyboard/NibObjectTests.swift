import Foundation
import Testing

@testable import UIKit

/// As an author has it, who draws it into the xib beside the view.
final class RowSource: NSObject, UITableViewDataSource {
    weak var table: UITableView?
    var isAwake = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

final class RingItem: UIBarButtonItem {
    private(set) var isCoded = false

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isCoded = true
    }
}

final class ListOwner: UIViewController {
    weak var rows: RowSource?
}

/// What is in a xib and is no view.
@MainActor
@Suite("Objects of a xib that are no views", .timeLimit(.minutes(2))) struct NibObjectTests {
    let bundle: Bundle

    init() throws {
        let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Scenes")
        bundle = try #require(Bundle(path: folder.path))
        let names = AuthorNames.shared
        // As the rewriter's tables have it.
        names.add { message in
            guard message.target as? RowSource.Type != nil, message.selector == Selector("init") else {
                return .unknown
            }
            return .answered(MainActor.assumeIsolated { RowSource() })
        }
        names.setter("table", on: RowSource.self) { source, value in
            nonisolated(unsafe) let value = value
            MainActor.assumeIsolated { source.table = value as? UITableView }
        }
        names.method("awakeFromNib", on: RowSource.self) { source, _ in
            MainActor.assumeIsolated { source.isAwake = source.table != nil }
            return nil
        }
        names.setter("rows", on: ListOwner.self) { owner, value in
            nonisolated(unsafe) let value = value
            MainActor.assumeIsolated { owner.rows = value as? RowSource }
        }
    }

    @Test("Its source of rows is made, connected, and lives as long as the controller; items are of their own class")
    func objects() throws {
        let owner = ListOwner(nibName: "Objects", bundle: bundle)
        owner.loadViewIfNeeded()
        let rows = try #require(owner.rows, "the controller keeps it, though its outlet is weak")
        let table = try #require(rows.table)
        #expect(table.dataSource === rows && table.numberOfRows(inSection: 0) == 3 && rows.isAwake)
        let items = owner.view.subviews.compactMap { $0 as? UIToolbar }.first?.items ?? []
        #expect((items.first as? RingItem)?.isCoded == true && items.first?.title == "Ring")
        #expect(items.last?.systemItem == .add && items.last?.title == nil)
    }

    @Test("Who loads a xib by itself gets them behind the views")
    func loaded() {
        let objects = bundle.loadNibNamed("Objects", owner: nil)
        #expect(objects?.count == 2 && objects?.first is UIView && objects?.last is RowSource)
    }
}
