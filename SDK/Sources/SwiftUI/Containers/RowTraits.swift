import UIKit

/// What a view says of the list's row that it is.
struct RowTraits {
    /// Which of the values of a `ForEach` it shows, and what may be done to them.
    var index: Int?
    var edits: RowEdits?
    var isDeleteDisabled = false
    var isMoveDisabled = false
    /// What a tap on the row does: a link's or a button's.
    var action: (@MainActor () -> Void)?
    /// Whether the row leads to another view.
    var hasDisclosure = false
    var background: RowGround?
    var insets: EdgeInsets?
    var separator: Visibility = .automatic
    var separatorTint: Color?
    /// Those over the row; `separator` and `separatorTint` are those under it.
    var topSeparator: Visibility = .automatic
    var topSeparatorTint: Color?
    /// The lines at the ends of its section.
    var sectionSeparator: Visibility = .automatic
    var sectionSeparatorTint: Color?
    /// Distances of single edges, which go before those of the list.
    var edgeInsets: [Edge: CGFloat] = [:]
    var isSelectionDisabled = false
    /// Whether it is a control with its label, which keeps less room above and below.
    var isControl = false
    /// What stands beside the row when it is swept aside.
    var leadingSwipes: [RowSwipes] = []
    var trailingSwipes: [RowSwipes] = []

    /// Takes what a section says where the row says nothing.
    mutating func take(from section: RowTraits) {
        background = background ?? section.background
        insets = insets ?? section.insets
        edgeInsets.merge(section.edgeInsets) { own, _ in own }
        if separator == .automatic { separator = section.separator }
        if topSeparator == .automatic { topSeparator = section.topSeparator }
        if sectionSeparator == .automatic { sectionSeparator = section.sectionSeparator }
        sectionSeparatorTint = sectionSeparatorTint ?? section.sectionSeparatorTint
        separatorTint = separatorTint ?? section.separatorTint
        topSeparatorTint = topSeparatorTint ?? section.topSeparatorTint
        isDeleteDisabled = isDeleteDisabled || section.isDeleteDisabled
        isMoveDisabled = isMoveDisabled || section.isMoveDisabled
        isSelectionDisabled = isSelectionDisabled || section.isSelectionDisabled
        leadingSwipes += section.leadingSwipes
        trailingSwipes += section.trailingSwipes
    }
}

/// The views behind rows, of which each has its own.
@MainActor
final class RowGround {
    private var nodes: [RowKey: GraphNode] = [:]
    /// Those that were asked for since the last evaluation.
    private var asked: Set<RowKey> = []
    private var make: (RowKey) -> GraphNode? = { _ in nil }

    /// Makes the views of rows from now on; those that are seen are evaluated at once.
    func update(_ make: @escaping (RowKey) -> GraphNode?) {
        self.make = make
        nodes = nodes.filter { asked.contains($0.key) }
        for key in nodes.keys { nodes[key] = make(key) }
        asked = []
    }

    func node(of row: RowKey) -> GraphNode? {
        asked.insert(row)
        if let known = nodes[row] { return known }
        let made = make(row)
        nodes[row] = made
        return made
    }
}

/// The buttons at one side of a row that is swept aside.
struct RowSwipes {
    /// The node of the buttons, as elements of a menu.
    let actions: GraphNode
    /// Whether the first is done when the row is swept far.
    let allowsFullSwipe: Bool
}
