public import Foundation
public import SwiftUI

// Objects of SwiftData in views. No view is drawn, so that a query finds nothing.

/// Objects that a view shows.
@propertyWrapper
public struct Query<Element: PersistentModel, Result> {
    private let result: Result
    public var wrappedValue: Result { result }
    public var projectedValue: Query<Element, Result> { self }
    public var fetchError: (any Error)? { nil }
}

// Apple's `@Query` is a macro, which takes a property's own value and does without it.
extension Query where Result == [Element] {
    public init() { result = [] }
    public init(wrappedValue: [Element]) { result = [] }
    public init(
        wrappedValue: [Element] = [],
        filter: Predicate<Element>? = nil,
        sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation = .default
    ) { result = [] }
    public init(
        wrappedValue: [Element] = [],
        filter: Predicate<Element>? = nil,
        sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction?
    ) { result = [] }
    public init<Value: Comparable>(
        wrappedValue: [Element] = [],
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value>,
        order: SortOrder = .forward,
        animation: Animation = .default
    ) { result = [] }
    public init<Value: Comparable>(
        wrappedValue: [Element] = [],
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value>,
        order: SortOrder = .forward,
        transaction: Transaction?
    ) { result = [] }
    public init<Value: Comparable>(
        wrappedValue: [Element] = [],
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value?>,
        order: SortOrder = .forward,
        animation: Animation = .default
    ) { result = [] }
    public init<Value: Comparable>(
        wrappedValue: [Element] = [],
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value?>,
        order: SortOrder = .forward,
        transaction: Transaction?
    ) { result = [] }
    public init(
        wrappedValue: [Element] = [],
        _ descriptor: FetchDescriptor<Element>,
        animation: Animation = .default
    ) { result = [] }
    public init(
        wrappedValue: [Element] = [],
        _ descriptor: FetchDescriptor<Element>,
        transaction: Transaction?
    ) { result = [] }
}

extension Query {
    public var modelContext: ModelContext { EnvironmentValues().modelContext }
}

extension Query: DynamicProperty {}

private struct ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext {
        guard let container = try? ModelContainer(configurations: ModelConfiguration(isStoredInMemoryOnly: true)) else {
            fatalError("a container in memory could not be made")
        }
        return ModelContext(container)
    }
}

extension EnvironmentValues {
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

nonisolated extension View {
    public func modelContainer(_ container: ModelContainer) -> some View { self }
    public func modelContainer(
        for modelType: any PersistentModel.Type,
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { self }
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type],
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { self }
    public func modelContext(_ modelContext: ModelContext) -> some View { self }
}

extension Scene {
    public func modelContext(_ modelContext: ModelContext) -> Self { self }
    public func modelContainer(_ container: ModelContainer) -> Self { self }
    public func modelContainer(
        for modelType: any PersistentModel.Type,
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> Self { self }
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type],
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> Self { self }
}
