/// What a content extension shows: its views as values, which a page draws and a test reads.
public struct ViewTree: Codable, Hashable, Sendable {
    /// Every node under a root, by id.
    public private(set) var nodes: [ViewNode.ID: ViewNode] = [:]
    public private(set) var panel = ViewPanel()

    public init() {}

    /// Makes a tree of these nodes.
    ///
    /// - Throws: ``ViewTreeError`` when they are no tree or too many.
    public init(nodes: [ViewNode], panel: ViewPanel) throws(ViewTreeError) {
        try apply(ViewTreeUpdate(isWhole: true, changed: nodes, removed: [], panel: panel))
    }

    /// Brings the tree to where the extension's is; nothing has changed when it throws.
    ///
    /// - Throws: ``ViewTreeError`` when the outcome is no tree or too large.
    public mutating func apply(_ update: ViewTreeUpdate) throws(ViewTreeError) {
        var next = self
        if update.isWhole { next.nodes.removeAll(keepingCapacity: true) }
        for id in update.removed { next.nodes[id] = nil }
        for node in update.changed { next.nodes[node.id] = node }
        next.panel = update.panel
        try next.check()
        self = next
    }

    /// Has a view move on and on; does nothing when there is none of that id.
    public mutating func animate(_ id: ViewNode.ID, _ animation: RepeatingAnimation) {
        nodes[id]?.repeatingAnimation = animation
    }

    /// What brings a reader that has `old` to this tree; nil when nothing differs.
    public func difference(from old: ViewTree) -> ViewTreeUpdate? {
        let changed = nodes.values.filter { old.nodes[$0.id] != $0 }.sorted { $0.id < $1.id }
        let removed = old.nodes.keys.filter { nodes[$0] == nil }.sorted()
        guard !changed.isEmpty || !removed.isEmpty || panel != old.panel else { return nil }
        return ViewTreeUpdate(isWhole: false, changed: changed, removed: removed, panel: panel)
    }

    /// All of it, for a reader that has nothing.
    public var whole: ViewTreeUpdate {
        ViewTreeUpdate(isWhole: true, changed: nodes.values.sorted { $0.id < $1.id }, removed: [], panel: panel)
    }

    /// Bounds that a tree must keep, so that a page stays quick whatever an extension does.
    public enum Limits {
        /// Views in all.
        public static let nodes = 2_000
        /// Views inside each other.
        public static let depth = 100
        /// Characters of one view.
        public static let text = 20_000
        /// Characters of what one view draws, its paths included.
        public static let drawing = 200_000
        /// Points, in any direction.
        public static let coordinate = 1_000_000.0
        /// Faces of the process's own.
        public static let fonts = 100
        /// Filters of one view.
        public static let filters = 16
        /// Of one picture: four bytes of each are about what a content extension may use of memory.
        public static let pixels = 30_000_000
    }

    private func check() throws(ViewTreeError) {
        guard nodes.count <= Limits.nodes else { throw .tooMany(nodes.count) }
        if let count = panel.fonts?.count, count > Limits.fonts { throw .tooManyFonts(count) }
        var seen: Set<ViewNode.ID> = []
        var waiting = panel.roots.map { (id: $0, depth: 1) }
        while let (id, depth) = waiting.popLast() {
            guard depth <= Limits.depth else { throw .tooDeep }
            guard let node = nodes[id] else { throw .missing(id) }
            guard seen.insert(id).inserted else { throw .twice(id) }
            guard node.content.pixels <= Limits.pixels else { throw .tooManyPixels(node.content.pixels) }
            guard node.isDrawable else { throw .undrawable(id) }
            waiting += node.children.map { ($0, depth + 1) }
        }
        guard seen.count == nodes.count else { throw .unreachable(nodes.count - seen.count) }
    }
}

/// Why views cannot be shown.
public enum ViewTreeError: Error, Hashable, Sendable, CustomStringConvertible {
    case tooMany(Int)
    case tooDeep
    /// A child that no node describes.
    case missing(ViewNode.ID)
    /// A view with two parents.
    case twice(ViewNode.ID)
    /// So many views hang nowhere.
    case unreachable(Int)
    /// A frame that is no number or far away, a text that is too long, or too many filters.
    case undrawable(ViewNode.ID)
    /// Of one picture.
    case tooManyPixels(Int)
    case tooManyFonts(Int)

    public var description: String {
        switch self {
        case .tooMany(let count): "\(count) views are more than the \(ViewTree.Limits.nodes) that are drawn"
        case .tooDeep: "views lie more than \(ViewTree.Limits.depth) deep inside each other"
        case .missing(let id): "view \(id) is a child but was never described"
        case .twice(let id): "view \(id) has two parents"
        case .unreachable(let count): "\(count) views hang under no root"
        case .undrawable(let id): "view \(id) has a frame, a text or filters that cannot be drawn"
        case .tooManyFonts(let count): "\(count) fonts are more than the \(ViewTree.Limits.fonts) that are drawn"
        case .tooManyPixels(let count):
            "a picture of \(count / 1_000_000) million pixels takes \(count / 250_000) MB when it is drawn, of the "
                + "\(ViewTree.Limits.pixels / 250_000) MB there are: show a smaller one (preparingThumbnail(of:))"
        }
    }
}
