import Combine
public import Foundation
public import SwiftUI
import UIKit

// Objects of SwiftData in views.

/// Objects that a view shows: those of a fetch in the context around it, and again whenever that changes.
@propertyWrapper
public struct Query<Element: PersistentModel, Result> {
    /// One for each value of the view, so that copies of it share what it is linked to.
    private final class Box {
        var context: ModelContext?
        var found: [Element] = []
        var error: (any Error)?
    }

    private let box = Box()
    private let descriptor: FetchDescriptor<Element>
    private let result: ([Element]) -> Result
    private let animation: Animation?

    public var wrappedValue: Result { result(box.found) }
    public var projectedValue: Query<Element, Result> { self }
    public var fetchError: (any Error)? { box.error }
    public var modelContext: ModelContext { box.context ?? EnvironmentValues().modelContext }
}

// Apple's `@Query` is a macro, which takes a property's own value and does without it.
extension Query where Result == [Element] {
    private init(fetched descriptor: FetchDescriptor<Element>, _ animation: Animation?) {
        (self.descriptor, self.animation, result) = (descriptor, animation, { $0 })
    }
    private init<Value: Comparable>(
        _ filter: Predicate<Element>?,
        _ keyPath: any KeyPath<Element, Value> & Sendable,
        _ order: SortOrder,
        _ animation: Animation?
    ) {
        self.init(
            fetched: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            animation
        )
    }
    private init<Value: Comparable>(
        _ filter: Predicate<Element>?,
        optional keyPath: any KeyPath<Element, Value?> & Sendable,
        _ order: SortOrder,
        _ animation: Animation?
    ) {
        self.init(
            fetched: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            animation
        )
    }

    public init() { self.init(fetched: FetchDescriptor(), nil) }
    public init(wrappedValue: [Element]) { self.init() }
    public init(
        wrappedValue: [Element] = [],
        filter: Predicate<Element>? = nil,
        sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation = .default
    ) { self.init(fetched: FetchDescriptor(predicate: filter, sortBy: descriptors), animation) }
    public init(
        wrappedValue: [Element] = [],
        filter: Predicate<Element>? = nil,
        sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction?
    ) { self.init(fetched: FetchDescriptor(predicate: filter, sortBy: descriptors), transaction?.animation) }
    public init<Value: Comparable>(
        wrappedValue: [Element] = [],
        filter: Predicate<Element>? = nil,
        sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        animation: Animation = .default
    ) { self.init(filter, keyPath, order, animation) }
    public init<Value: Comparable>(
        wrappedValue: [Element] = [],
        filter: Predicate<Element>? = nil,
        sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        transaction: Transaction?
    ) { self.init(filter, keyPath, order, transaction?.animation) }
    public init<Value: Comparable>(
        wrappedValue: [Element] = [],
        filter: Predicate<Element>? = nil,
        sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward,
        animation: Animation = .default
    ) { self.init(filter, optional: keyPath, order, animation) }
    public init<Value: Comparable>(
        wrappedValue: [Element] = [],
        filter: Predicate<Element>? = nil,
        sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward,
        transaction: Transaction?
    ) { self.init(filter, optional: keyPath, order, transaction?.animation) }
    public init(
        wrappedValue: [Element] = [],
        _ descriptor: FetchDescriptor<Element>,
        animation: Animation = .default
    ) { self.init(fetched: descriptor, animation) }
    public init(
        wrappedValue: [Element] = [],
        _ descriptor: FetchDescriptor<Element>,
        transaction: Transaction?
    ) { self.init(fetched: descriptor, transaction?.animation) }
}

extension Query: DynamicProperty {}

extension Query: LinkedProperty {
    package func link(to slot: PropertySlot) {
        let context = slot.environment.modelContext
        box.context = context
        do {
            (box.found, box.error) = (try context.fetch(descriptor), nil)
        } catch { (box.found, box.error) = ([], error) }
        guard slot.stored !== context else { return }
        slot.stored = context
        let animation = animation
        let changed = { [weak slot] in
            MainQueue.run { withTransaction(Transaction(animation: animation)) { slot?.changed() } }
        }
        // What other contexts save is seen here, too.
        slot.observe(
            NotificationCenter.default.publisher(for: ModelContext.didChange)
                .merge(with: NotificationCenter.default.publisher(for: ModelContext.didSave))
                .sink { _ in changed() }
        )
    }
}

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

/// The container that a view or scene makes for its types, once in a process.
@MainActor
private enum MadeContainers {
    private static var made: [String: ModelContainer] = [:]

    static func context(
        for types: [any PersistentModel.Type],
        inMemory: Bool,
        isAutosaveEnabled: Bool,
        _ onSetup: (Result<ModelContainer, any Error>) -> Void
    ) -> ModelContext? {
        let key = types.map { "\($0)" }.joined(separator: ",") + (inMemory ? " in memory" : "")
        if let known = made[key] { return known.mainContext }
        do {
            let container = try ModelContainer(
                for: Schema(types),
                configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory)
            )
            made[key] = container
            container.mainContext.autosaveEnabled = isAutosaveEnabled
            onSetup(.success(container))
            return container.mainContext
        } catch {
            onSetup(.failure(error))
            FileHandle.standardError.write(Data("SwiftData: no container for \(key): \(error)\n".utf8))
            return nil
        }
    }
}

nonisolated extension View {
    public func modelContainer(_ container: ModelContainer) -> some View {
        transformEnvironment(\.modelContext) { context in
            // Environments are made on the main actor, where views are evaluated.
            nonisolated(unsafe) var main: ModelContext?
            MainActor.assumeIsolated { main = container.mainContext }
            if let main { context = main }
        }
    }
    public func modelContainer(
        for modelType: any PersistentModel.Type,
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType],
            inMemory: inMemory,
            isAutosaveEnabled: isAutosaveEnabled,
            isUndoEnabled: isUndoEnabled,
            onSetup: onSetup
        )
    }
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type],
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        transformEnvironment(\.modelContext) { context in
            // Environments are made on the main actor, where views are evaluated.
            nonisolated(unsafe) let (types, told) = (modelTypes, onSetup)
            nonisolated(unsafe) var made: ModelContext?
            MainActor.assumeIsolated {
                made = MadeContainers.context(
                    for: types,
                    inMemory: inMemory,
                    isAutosaveEnabled: isAutosaveEnabled,
                    told
                )
            }
            if let made { context = made }
        }
    }
    public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }
}

extension Scene {
    public func modelContext(_ modelContext: ModelContext) -> some Scene { environment(\.modelContext, modelContext) }
    public func modelContainer(_ container: ModelContainer) -> some Scene {
        environment(\.modelContext, container.mainContext)
    }
    public func modelContainer(
        for modelType: any PersistentModel.Type,
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType],
            inMemory: inMemory,
            isAutosaveEnabled: isAutosaveEnabled,
            isUndoEnabled: isUndoEnabled,
            onSetup: onSetup
        )
    }
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type],
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        let context = MadeContainers.context(
            for: modelTypes,
            inMemory: inMemory,
            isAutosaveEnabled: isAutosaveEnabled,
            onSetup
        )
        return transformEnvironment(\.modelContext) { if let context { $0 = context } }
    }
}
