/// A view of those that a container was given.
public nonisolated struct Subview: PrimitiveView, Identifiable {
    public let id: Int
    public var containerValues: ContainerValues { ContainerValues() }
}

/// Several of them. No view is drawn, so that there are none.
public nonisolated struct SubviewsCollection: PrimitiveView, RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Subview { Subview(id: position) }
}

/// A section of those that a container was given.
public nonisolated struct SectionConfiguration: Identifiable {
    public let id: Int
    public var header: SubviewsCollection { SubviewsCollection() }
    public var footer: SubviewsCollection { SubviewsCollection() }
    public var content: SubviewsCollection { SubviewsCollection() }
    public var containerValues: ContainerValues { ContainerValues() }
}

/// Several of them.
public nonisolated struct SectionCollection: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> SectionConfiguration { SectionConfiguration(id: position) }
}

/// By what a value of a view is found in its container.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What a view tells its container.
public struct ContainerValues {
    private var own: [ObjectIdentifier: Any] = [:]
    public init() {}
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { own[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { own[ObjectIdentifier(key)] = newValue }
    }
    public func tag<Tag: Hashable>(for type: Tag.Type) -> Tag? { nil }
    public func hasTag(_ tag: some Hashable) -> Bool { false }
}

nonisolated extension Group where Content: View {
    public init<Source: View, Result: View>(
        subviews view: Source,
        @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == EmptyView { self.init(unseen: ()) }
    public init<Source: View, Result: View>(
        sections view: Source,
        @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == EmptyView { self.init(unseen: ()) }
}

nonisolated extension View {
    public func containerValue<Value>(_ path: WritableKeyPath<ContainerValues, Value>, _ value: Value) -> some View {
        self
    }
}
