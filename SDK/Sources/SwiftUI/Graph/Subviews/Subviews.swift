/// One of the views that another view is made of, as a container of an author's puts it together with others
/// (SwiftUI: Subview).
public nonisolated struct Subview: DrawnView, Identifiable {
    /// By what it is found again: the name that the view was given, or the view itself.
    public struct ID: Hashable {
        let name: AnyHashable
    }

    public let id: ID
    let item: DrawnItem

    /// What the view tells its container.
    @MainActor public var containerValues: ContainerValues {
        let traits = item.traits
        var values = traits.containerValues
        values.tag = traits.tag
        return values
    }

    @MainActor func update(_ node: GraphNode) { node.show(item) }
}

/// The views that another view is made of, each resolved: a loop of three is three (SwiftUI: SubviewsCollection). As a view
/// it is all of them.
public nonisolated struct SubviewsCollection: DrawnView, RandomAccessCollection {
    let subviews: [Subview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(position: Int) -> Subview { subviews[position] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    @MainActor func update(_ node: GraphNode) {
        let items = subviews.map(\.item)
        node.makeItems = { items }
    }
}

/// Some of them, one after the other.
public nonisolated struct SubviewsCollectionSlice: DrawnView, RandomAccessCollection {
    let subviews: ArraySlice<Subview>

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(position: Int) -> Subview { subviews[position] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    @MainActor func update(_ node: GraphNode) {
        let items = subviews.map(\.item)
        node.makeItems = { items }
    }
}

extension SubviewsCollection {
    @MainActor
    init(_ items: [DrawnItem]) {
        var names = ItemKeys()
        subviews = items.map { item in
            Subview(id: Subview.ID(name: names.key(of: item, item.traits.id)), item: item)
        }
    }
}

/// By what a value of a view is found in its container.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What a view tells its container.
public struct ContainerValues {
    private var own: [ObjectIdentifier: Any] = [:]
    /// By what the view is chosen.
    var tag: AnyHashable?

    public init() {}
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { own[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { own[ObjectIdentifier(key)] = newValue }
    }
    /// The view's tag, if it is of a type.
    public func tag<Tag: Hashable>(for type: Tag.Type) -> Tag? { tag?.base as? Tag }
    public func hasTag(_ tag: some Hashable) -> Bool { self.tag == AnyHashable(tag) }
}

nonisolated extension View {
    /// Tells the container around the view something.
    public func containerValue<Value>(_ path: WritableKeyPath<ContainerValues, Value>, _ value: Value) -> some View {
        telling { $0.containerValues[keyPath: path] = value }
    }
}
