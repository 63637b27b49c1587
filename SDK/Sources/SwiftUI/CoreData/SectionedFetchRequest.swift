public import CoreData

/// What a view's fetch found, by sections: a section for each value, in the order in which their first objects came.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
    /// The objects of one.
    public struct Section: Identifiable, RandomAccessCollection {
        public let id: SectionIdentifier
        fileprivate var objects: [Result] = []

        public var startIndex: Int { 0 }
        public var endIndex: Int { objects.count }
        public subscript(position: Int) -> Result { objects[position] }
    }

    // Asked and set on the main actor alone, by the view that has it.
    private let results: FetchedResults<Result>
    private let path: KeyPath<Result, SectionIdentifier>
    private let sections: [Section]

    init(_ results: FetchedResults<Result>, by path: KeyPath<Result, SectionIdentifier>) {
        let path = results.fetch?.parting as? KeyPath<Result, SectionIdentifier> ?? path
        (self.results, self.path) = (results, path)
        var places: [SectionIdentifier: Int] = [:]
        var sections: [Section] = []
        for object in results {
            let id = object[keyPath: path]
            if places[id] == nil {
                places[id] = sections.count
                sections.append(Section(id: id))
            }
            sections[places[id, default: 0]].objects.append(object)
        }
        self.sections = sections
    }

    /// What is set has the objects fetched again.
    public var nsPredicate: NSPredicate? {
        get { results.nsPredicate }
        nonmutating set { results.nsPredicate = newValue }
    }
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { results.nsSortDescriptors }
        nonmutating set { results.nsSortDescriptors = newValue }
    }
    /// What is set parts the objects anew.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get { path }
        nonmutating set { results.fetch?.parting = newValue }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(position: Int) -> Section { sections[position] }
}

extension SectionedFetchResults where Result: NSManagedObject {
    /// What is set has the objects fetched again; what was set as UIKit's are not read back.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { [] }
        nonmutating set { results.sortDescriptors = newValue }
    }
}

/// Asks for objects of a view, by sections.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult> {
    private let request: FetchRequest<Result>
    private let path: KeyPath<Result, SectionIdentifier>

    public init(
        entity: NSEntityDescription,
        sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        path = sectionIdentifier
        request = FetchRequest(
            entity: entity,
            sortDescriptors: sortDescriptors,
            predicate: predicate,
            animation: animation
        )
    }
    @_disfavoredOverload
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) where Result: NSManagedObject {
        path = sectionIdentifier
        request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
    }
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) where Result: NSManagedObject {
        path = sectionIdentifier
        request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
    }
    public init(
        fetchRequest: NSFetchRequest<Result>,
        sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        path = sectionIdentifier
        request = FetchRequest(fetchRequest: fetchRequest, animation: animation)
    }

    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(request.wrappedValue, by: path)
    }
    public var projectedValue: Binding<SectionedFetchResults<SectionIdentifier, Result>> {
        let results = wrappedValue
        return Binding(get: { results }, set: { _ in })
    }
}

extension SectionedFetchRequest: LinkedProperty {
    package func link(to slot: PropertySlot) { request.link(to: slot) }
}
