// Things that are looked for by their properties. Shortcuts asks for them, and is not here.

/// How several conditions go together.
public enum ComparatorMode: Hashable, Sendable { case and, or }
/// The name that a query has for it.
public typealias EntityQueryComparatorMode = ComparatorMode

/// By what things are sorted.
public struct EntityQuerySort<Entity: AppEntity>: Sendable {
    /// Which way.
    public enum Ordering: Hashable, Sendable { case ascending, descending }
    private struct Path: @unchecked Sendable { let path: PartialKeyPath<Entity> }  // A path has no state.
    private let held: Path
    public var by: PartialKeyPath<Entity> { held.path }
    public let order: Ordering
    public init(by path: PartialKeyPath<Entity>, order: Ordering) { (held, self.order) = (Path(path: path), order) }
}

/// Finds things by their properties.
public protocol EntityPropertyQuery: EntityQuery {
    associatedtype ComparatorMappingType
    typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    typealias SortingOptions = EntityQuerySortingOptions<Entity>
    typealias Sort = EntityQuerySort
    typealias ComparatorMode = EntityQueryComparatorMode
    typealias Property<Value: _IntentValue> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
    typealias SortableBy<Value: _IntentValue> = EntityQuerySortableByProperty<Entity, Value>

    static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
    static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
    func entities(
        matching comparators: [ComparatorMappingType],
        mode: EntityQueryComparatorMode,
        sortedBy: [EntityQuerySort<Entity>],
        limit: Int?
    ) async throws -> [Entity]
}

/// The properties that a query knows.
public struct EntityQueryProperties<Entity: AppEntity, Mapping>: Sendable {
    public init(@EntityQueryPropertyBuilder _ properties: () -> [any Sendable]) {}
}

/// The properties that things are sorted by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
    public init(@EntityQueryPropertyBuilder _ options: () -> [any Sendable]) {}
}

/// One of them.
public struct EntityQuerySortableByProperty<Entity: AppEntity, Value: _IntentValue>: Sendable {
    public init(_ path: KeyPath<Entity, EntityProperty<Value>>) {}
}

/// A property, and how it is compared.
public struct EntityQueryProperty<Entity: AppEntity, Value: _IntentValue, Mapping>: Sendable {
    public init(
        _ path: KeyPath<Entity, EntityProperty<Value>>,
        @EntityQueryComparatorBuilder<Value, Mapping> _ comparators: () -> [QueryComparator<Value, Mapping>]
    ) {}
}

/// A way to compare a property, and the condition that it becomes.
public struct QueryComparator<Value: _IntentValue, Mapping> {
    public init(_ mapping: @escaping (Value.UnwrappedType) -> Mapping) {}
}

public typealias EqualToComparator<Value: _IntentValue, Mapping> = QueryComparator<Value, Mapping>
public typealias NotEqualToComparator<Value: _IntentValue, Mapping> = QueryComparator<Value, Mapping>
public typealias ContainsComparator<Value: _IntentValue, Mapping> = QueryComparator<Value, Mapping>
public typealias HasPrefixComparator<Value: _IntentValue, Mapping> = QueryComparator<Value, Mapping>
public typealias HasSuffixComparator<Value: _IntentValue, Mapping> = QueryComparator<Value, Mapping>
public typealias LessThanComparator<Value: _IntentValue, Mapping> = QueryComparator<Value, Mapping>
public typealias LessThanOrEqualToComparator<Value: _IntentValue, Mapping> = QueryComparator<Value, Mapping>
public typealias GreaterThanComparator<Value: _IntentValue, Mapping> = QueryComparator<Value, Mapping>
public typealias GreaterThanOrEqualToComparator<Value: _IntentValue, Mapping> = QueryComparator<Value, Mapping>

/// Puts comparisons together.
@resultBuilder
public enum EntityQueryComparatorBuilder<Value: _IntentValue, Mapping> {
    public static func buildExpression(_ comparator: QueryComparator<Value, Mapping>) -> [QueryComparator<
        Value, Mapping
    >] { [comparator] }
    public static func buildBlock(_ comparators: [QueryComparator<Value, Mapping>]...)
        -> [QueryComparator<Value, Mapping>]
    { comparators.flatMap(\.self) }
}

/// Puts properties together.
@resultBuilder
public enum EntityQueryPropertyBuilder {
    public static func buildExpression(_ part: some Sendable) -> [any Sendable] { [part] }
    public static func buildBlock(_ parts: [any Sendable]...) -> [any Sendable] { parts.flatMap(\.self) }
}
