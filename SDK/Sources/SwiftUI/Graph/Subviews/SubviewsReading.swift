/// The views that another view is made of, for a node that puts them together in its own way. The node is evaluated again
/// when there are others.
@MainActor
final class SubviewsReading {
    private var source: GraphNode?
    private var read: [ObjectIdentifier] = []

    /// The source's items, whose node is below `node`.
    func items(of view: any View, in node: GraphNode, asSections: Bool) -> [DrawnItem] {
        func child<Source: View>(_ view: Source, _ environment: EnvironmentValues) -> GraphNode {
            node.child(SourceKey(), view, environment)
        }
        var environment = node.environment
        environment.drawing.lazyAxis = nil
        environment.drawing.keepsSections = asSections
        let source = child(view, environment)
        let items = source.items
        (self.source, read) = (source, items.map(ObjectIdentifier.init))
        node.host.observe(node) { [weak self, weak node] in
            guard let self, let node, let now = self.source?.items.map(ObjectIdentifier.init), now != self.read else {
                return
            }
            node.invalidate()
        }
        return items
    }

    /// What a loop makes of each part of a view.
    func elements<Content>(
        of parts: ForEach<some RandomAccessCollection, some Hashable, Content>.Parts,
        in node: GraphNode
    ) -> [(id: AnyHashable, make: () -> Content)] {
        switch parts {
        case .subviews(let view, let content):
            SubviewsCollection(items(of: view, in: node, asSections: false)).map { subview in
                (AnyHashable(subview.id), { content(subview) })
            }
        case .sections(let view, let content):
            SectionCollection(items(of: view, in: node, asSections: true)).map { section in
                (AnyHashable(section.id), { content(section) })
            }
        }
    }

    /// No name of an author's is the source's.
    private struct SourceKey: Hashable {}
}

/// What `Group(subviews:)` makes of the views of another.
public nonisolated struct GroupElementsOfContent<Source: View, Result: View>: DrawnView {
    let source: Source
    let transform: (SubviewsCollection) -> Result

    @MainActor func update(_ node: GraphNode) {
        let reading = node.keep { SubviewsReading() }
        let subviews = SubviewsCollection(reading.items(of: source, in: node, asSections: false))
        let result = node.child("result", node.tracked { transform(subviews) }, node.environment)
        node.makeItems = { result.items }
    }
}

/// What `Group(sections:)` makes of the sections of another view.
public nonisolated struct GroupSectionsOfContent<Source: View, Result: View>: DrawnView {
    let source: Source
    let transform: (SectionCollection) -> Result

    @MainActor func update(_ node: GraphNode) {
        let reading = node.keep { SubviewsReading() }
        let sections = SectionCollection(reading.items(of: source, in: node, asSections: true))
        let result = node.child("result", node.tracked { transform(sections) }, node.environment)
        node.makeItems = { result.items }
    }
}

nonisolated extension Group where Content: View {
    public init<Source: View, Result: View>(
        subviews view: Source,
        @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Source, Result> {
        self.init(GroupElementsOfContent(source: view, transform: transform))
    }
    public init<Source: View, Result: View>(
        sections view: Source,
        @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Source, Result> {
        self.init(GroupSectionsOfContent(source: view, transform: transform))
    }
}

nonisolated extension ForEach where Content: View {
    public init<Source: View>(subviews view: Source, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == SubviewsCollection, ID == Subview.ID {
        self.init(elements: { [] })
        parts = .subviews(view, content)
    }
    public init<Source: View>(
        sections view: Source,
        @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == SectionCollection, ID == SectionConfiguration.ID {
        self.init(elements: { [] })
        parts = .sections(view, content)
    }
}
