import Foundation

/// The rows of a table that stand in a storyboard, which its controller shows where the author's class says nothing else.
@MainActor
struct FixedRows {
    struct Row {
        let cell: UITableViewCell
        /// Nil is the table's own.
        let height: CGFloat?
    }

    struct Section {
        let header: String?
        let footer: String?
        let rows: [Row]
    }

    let sections: [Section]

    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    func row(_ path: IndexPath) -> Row? {
        guard let rows = section(path.section)?.rows, rows.indices.contains(path.row) else { return nil }
        return rows[path.row]
    }
}
