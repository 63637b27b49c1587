import Foundation
import Testing
import ViewLink

@testable import UIKit

@MainActor
@Suite(.timeLimit(.minutes(2))) struct TreeTests {
    private func tree(_ view: UIView) throws -> ViewTree {
        view.layoutIfNeeded()
        var builder = ViewTreeBuilder()
        var panel = ViewPanel(height: Double(view.bounds.height))
        panel.root = builder.add(root: view)
        return try builder.tree(panel: panel)
    }

    @Test func `a change of one view sends that view alone`() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let labels = (0..<20).map { _ in UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)) }
        for label in labels { root.addSubview(label) }
        let before = try tree(root)
        labels[7].text = "changed"
        let after = try tree(root)
        let update = try #require(after.difference(from: before))
        #expect(update.changed.map(\.id) == [labels[7].nodeID])
        labels[3].removeFromSuperview()
        let last = try #require(try tree(root).difference(from: after))
        #expect(last.removed == [labels[3].nodeID])
        #expect(last.changed.map(\.id) == [root.nodeID])
    }

    @Test func `boxes travel with their looks`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.backgroundColor = .systemBlue
        view.layer.cornerRadius = 8
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        view.layer.borderWidth = 1
        view.layer.borderColor = UIColor.red.cgColor
        view.alpha = 0.5
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let style = try #require(try tree(view).nodes[view.nodeID]).style
        #expect(style.background?.description == "#007affff/#0a84ffff")
        #expect(style.cornerRadius == 8 && style.corners == [.topLeft])
        #expect(style.border?.color.description == "#ff0000ff")
        #expect(style.alpha == 0.5)
        #expect(style.transform == [2, 0, 0, 2, 0, 0])
    }

    @Test func `a view that lies beyond all measure keeps nobody else from being drawn`() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let far = UIView(frame: CGRect(x: 5_000_000, y: -9_000_000, width: 10, height: 20))
        root.addSubview(far)
        root.addSubview(UIView(frame: CGRect(x: CGFloat.nan, y: .infinity, width: .nan, height: 20)))
        let frame = try #require(try tree(root).nodes[far.nodeID]).frame
        #expect(frame == ViewRect(x: 1_000_000, y: -1_000_000, width: 10, height: 20))
    }

    @Test func `too many views are refused by name`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        for _ in 0..<2001 { root.addSubview(UIView()) }
        #expect(throws: ViewTreeError.self) { try tree(root) }
    }

    @Test func `a table makes the rows that are seen, and others when it is scrolled`() throws {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            var tapped: [Int] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.textLabel?.text = "row \(indexPath.row)"
                return cell
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                tapped.append(indexPath.row)
            }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["row 0", "row 1", "row 2", "row 3"])
        #expect(table.contentSize.height == 50_000)
        let delivery = TouchDelivery(roots: [table])
        delivery.deliver(.scroll(node: table.nodeID, to: ViewPoint(x: 0, y: 25_010)))
        table.layoutIfNeeded()
        #expect(table.visibleCells.first?.textLabel?.text == "row 500")
        #expect(try tree(table).nodes.count < 40)
        let cell = try #require(table.visibleCells.last)
        delivery.deliver(.touch(node: cell.nodeID, sense: .tap, at: nil))
        #expect(source.tapped == [504])
    }
}
