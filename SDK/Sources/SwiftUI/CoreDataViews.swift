public import Combine
public import CoreData

/// Views may observe objects of Core Data.
extension NSManagedObject: ObservableObject {}

// Objects of Core Data in views. No view is drawn, so that a fetch finds nothing.

private struct ManagedObjectContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext {
        NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    }
}

extension EnvironmentValues {
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}

/// What a view's fetch found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    // What is set changes the next fetch, which is never made: views are not drawn here.
    public var nsPredicate: NSPredicate? {
        get { nil }
        nonmutating set {}
    }
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { [] }
        nonmutating set {}
    }
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { [] }
        nonmutating set {}
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Result { fatalError("nothing was fetched: views are not drawn here") }
}

/// Asks for objects of a view.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult> {
    public init(
        entity: NSEntityDescription,
        sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {}
    @_disfavoredOverload
    public init(
        sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) where Result: NSManagedObject {}
    public init(
        sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) where Result: NSManagedObject {}
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}

    public var wrappedValue: FetchedResults<Result> { FetchedResults() }
    public var projectedValue: Binding<FetchedResults<Result>> { .constant(FetchedResults()) }
}

/// What a view's fetch found, by sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
    /// The objects of one.
    public struct Section: Identifiable, RandomAccessCollection {
        public let id: SectionIdentifier
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(position: Int) -> Result { fatalError("nothing was fetched: views are not drawn here") }
    }

    // What is set changes the next fetch, which is never made: views are not drawn here.
    public var nsPredicate: NSPredicate? {
        get { nil }
        nonmutating set {}
    }
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { [] }
        nonmutating set {}
    }
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get { path }
        nonmutating set {}
    }
    let path: KeyPath<Result, SectionIdentifier>

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Section { fatalError("nothing was fetched: views are not drawn here") }
}
extension SectionedFetchResults where Result: NSManagedObject {
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { [] }
        nonmutating set {}
    }
}

/// Asks for objects of a view, by sections.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult> {
    private let path: KeyPath<Result, SectionIdentifier>

    public init(
        entity: NSEntityDescription,
        sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) { path = sectionIdentifier }
    @_disfavoredOverload
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) where Result: NSManagedObject { path = sectionIdentifier }
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) where Result: NSManagedObject { path = sectionIdentifier }
    public init(
        fetchRequest: NSFetchRequest<Result>,
        sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) { path = sectionIdentifier }

    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { .init(path: path) }
    public var projectedValue: Binding<SectionedFetchResults<SectionIdentifier, Result>> {
        .constant(SectionedFetchResults(path: path))
    }
}
