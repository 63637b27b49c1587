import Testing

@testable import UIKit

/// Headers and footers of a table.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct SectionTests {
    private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
        var seen: [String] = []
        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Part \(section)" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            section == 1 ? "End of 1" : nil
        }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .red
            seen.append("+\(section)")
        }
        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
            seen.append("-\(section)")
        }
        func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
            seen.append("+footer \(section)")
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { seen.append("down") }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { seen.append("up") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { seen.append("chosen") }
    }

    private let sections = Sections()

    private func table(_ style: UITableView.Style, padding: CGFloat? = 0) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), style: style)
        if let padding { table.sectionHeaderTopPadding = padding }
        (table.rowHeight, table.sectionHeaderHeight) = (40, 28)
        (table.dataSource, table.delegate) = (sections, sections)
        table.layoutIfNeeded()
        return table
    }

    private func scroll(_ table: UITableView, to y: CGFloat) {
        table.receive(offset: CGPoint(x: 0, y: y))
        table.layoutIfNeeded()
    }

    @Test func `titles are header views, which the delegate hears of and changes`() throws {
        let table = table(.grouped)
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.textLabel?.text == "PART 0" && header.textLabel?.textColor == .red)
        #expect(table.headerView(forSection: 2)?.textLabel?.text == "PART 2")
        #expect(
            table.footerView(forSection: 1)?.textLabel?.text == "End of 1" && table.footerView(forSection: 0) == nil
        )
        #expect(sections.seen == ["+0"])
        scroll(table, to: 440)
        #expect(sections.seen == ["+0", "-0", "+1"])
        let (whole, first) = (table.rect(forSection: 1), table.rectForHeader(inSection: 1))
        #expect(whole.minY == first.minY && whole.maxY == table.rectForFooter(inSection: 1).maxY)
    }

    @Test func `the header of a plain table stays until the next one pushes it away`() throws {
        let table = table(.plain)
        let (first, second) = (
            try #require(table.headerView(forSection: 0)), try #require(table.headerView(forSection: 1))
        )
        #expect(first.frame.minY == 0 && second.frame.minY == 428 && first.wireBackground == nil)
        scroll(table, to: 100)
        #expect(first.frame.minY == 100 && first.wireBackground == .barMaterial)
        scroll(table, to: 410)
        #expect(first.frame.maxY == 428 && second.frame.minY == 428)
        scroll(table, to: 440)
        #expect(first.frame.maxY == 428 && second.frame.minY == 440)
        let rows = table.subviews.filter { $0 is UITableViewCell }
        let top = try #require(table.subviews.firstIndex(of: second))
        #expect(rows.allSatisfy { table.subviews.firstIndex(of: $0) ?? 0 < top }, "rows go on under it")
        scroll(table, to: 0)
        #expect(first.frame.minY == 0 && first.wireBackground == nil)
        #expect(self.table(.grouped).rectForHeader(inSection: 0).minY == 20)
    }

    @Test func `a plain table leaves room over its headers unless it is told otherwise`() {
        #expect(table(.plain, padding: nil).rectForHeader(inSection: 0).minY == 22)
        #expect(table(.plain, padding: 5).rectForHeader(inSection: 1).minY == 438)
    }

    @Test func `lines between rows are seen after a reload, too`() {
        let table = table(.plain)
        table.reloadData()
        table.layoutIfNeeded()
        let views = table.subviews
        for (path, line) in table.separators {
            guard let cell = table.cellForRow(at: path) else { continue }
            #expect(views.firstIndex(of: line)! > views.firstIndex(of: cell)!)
        }
        #expect(!table.separators.isEmpty)
    }

    @Test func `a row that is pressed is told of before it is chosen`() {
        let table = table(.plain)
        sections.seen = []
        #expect(table.tapped([0, 1]))
        #expect(sections.seen == ["down", "up", "chosen"])
    }
}
