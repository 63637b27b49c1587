import UIKit

/// A list as an item: UIKit's table with a row for each of the content's items.
final class ListItem: DrawnItem, AppearingItem, ScrollingByName {
    private weak var host: ViewHost?
    private var content: GraphNode?
    private var environment = EnvironmentValues()
    private var selection: ListSelection?
    private var chosen: Set<AnyHashable> = []
    /// Whether the list's own view was evaluated since the last layout, and with it perhaps every row.
    private var isStale = true
    private var table: ListTable?

    init(_ host: ViewHost) { self.host = host }

    func show(
        _ content: GraphNode,
        _ selection: ListSelection?,
        chosen: Set<AnyHashable>,
        in environment: EnvironmentValues
    ) {
        (self.content, self.selection, self.chosen, self.environment) = (content, selection, chosen, environment)
        isStale = true
        environment.drawing.scrolling?.found(self)
    }

    /// It takes what it is offered; offered nothing, the height of its rows.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = CGSize(width: 320, height: proposal.height == nil ? max(table?.contentSize.height ?? 0, 320) : 320)
        return proposal.replacingUnspecifiedDimensions(by: own).finite
    }

    override func place(in rect: CGRect, on canvas: Surface) {
        guard let content else { return }
        let sections = ListSection.sections(of: content.items)
        canvas.sees(self)
        for listener in sections.flatMap(\.listeners) { canvas.sees(listener) }
        let table = currentTable
        let whole = canvas.reaching(rect, .all)
        canvas.add(table, in: whole)
        (table.host, table.parent) = (canvas.host, canvas.controller)
        (table.environment, table.selection, table.chosen) = (environment, selection, chosen)
        table.keepFree(rect, of: whole, on: canvas)
        table.look()
        table.follow(rect, on: canvas)
        table.show(sections, isStale: isStale, moving: canvas.animation)
        isStale = false
    }

    /// A table has one style as long as it lives.
    private var currentTable: ListTable {
        let style: UITableView.Style =
            switch environment.drawing.styles.list {
            case "plain", "inset": .plain
            case "grouped": .grouped
            default: .insetGrouped
            }
        if let table, table.style == style { return table }
        table?.leave()
        let made = ListTable(style)
        table = made
        isStale = true
        return made
    }

    func appear() { table?.appearing(true) }
    func disappear() { table?.appearing(false) }

    func scroll(to id: AnyHashable, anchor: UnitPoint?, host: ViewHost?) {
        // The rows that are asked for may come with the next layout.
        if table?.scroll(to: id, anchor: anchor) != true {
            host?.afterLayout { [weak self] in _ = self?.table?.scroll(to: id, anchor: anchor) }
        }
    }
}

extension GraphNode {
    /// Shows content as the rows of a list.
    func showList(_ content: some View, _ selection: ListSelection?) {
        let item = keep { ListItem(host) }
        var rows = environment
        (rows.drawing.isRow, rows.drawing.lazyAxis) = (true, nil)
        rows.stackAxis = nil
        // What is said of the list is not said of what scrolls in its rows.
        (rows.drawing.scroll, rows.drawing.container) = (ScrollValues(), nil)
        let content = child("rows", content, rows)
        let chosen = tracked { selection?.chosen() ?? [] }
        item.show(content, selection, chosen: chosen, in: environment)
        show(item)
    }
}
