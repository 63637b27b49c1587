import Foundation

// The rows of a table and the items of a collection.
extension InterfaceLoader {
    func addRows(of element: InterfaceElement, to table: UITableView) {
        element.keyed("tableHeaderView").map { table.tableHeaderView = view($0) }
        element.keyed("tableFooterView").map { table.tableFooterView = view($0) }
        for cell in element.list("prototypes") {
            guard let identifier = cell["reuseIdentifier"] else { continue }
            let make = maker(of: cell)
            table.prototypes[identifier] = { make() as? UITableViewCell }
        }
        let sections = element.list("sections")
        if !sections.isEmpty { table.fixedRows = FixedRows(sections: sections.map(fixedSection)) }
    }

    /// A section whose rows stand in the document.
    private func fixedSection(_ element: InterfaceElement) -> FixedRows.Section {
        FixedRows.Section(
            header: source.localized(element, "headerTitle"),
            footer: source.localized(element, "footerTitle"),
            rows: element.list("cells").compactMap { entry in
                (view(entry) as? UITableViewCell).map { FixedRows.Row(cell: $0, height: entry.number("rowHeight")) }
            }
        )
    }

    func addCells(of element: InterfaceElement, to collection: UICollectionView) {
        if let flow = element.keyed("collectionViewLayout"), flow.name == "collectionViewFlowLayout",
            flow["customClass"] == nil
        {
            collection.collectionViewLayout = InterfaceResources.flowLayout(flow)
        }
        for cell in element.list("cells") { addCell(cell, kind: "", to: collection) }
        let edges = [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ]
        for (key, kind) in edges { element.keyed(key).map { addCell($0, kind: kind, to: collection) } }
    }

    private func addCell(_ cell: InterfaceElement, kind: String, to collection: UICollectionView) {
        guard let identifier = cell["reuseIdentifier"] else { return }
        let make = maker(of: cell)
        collection.pool.register(kind + identifier) { _ in make() as? UICollectionReusableView }
    }

    /// Makes a prototype as often as it is wanted.
    private func maker(of cell: InterfaceElement) -> () -> UIView {
        let source = source
        return { [weak owner] in InterfaceLoader.cell(cell, source, in: owner as? UIViewController) }
    }
}
