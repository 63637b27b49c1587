public import CoreData

/// One of Foundation's older kind that sorts as one of Swift's.
private func sorting<Result>(_ descriptor: SortDescriptor<Result>) -> NSSortDescriptor {
    NSSortDescriptor(keyPath: \Any.self, ascending: true) { one, other in
        guard let one = one as? Result, let other = other as? Result else { return .orderedSame }
        return descriptor.compare(one, other)
    }
}

/// What a view's fetch found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    // Asked and set on the main actor alone, by the view that has it.
    let fetch: ViewFetch<Result>?
    private var found: [Result] { fetch?.found ?? [] }

    /// What is set has the objects fetched again.
    public var nsPredicate: NSPredicate? {
        get { fetch?.predicate }
        nonmutating set { fetch?.change { $0.predicate = newValue } }
    }
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { fetch?.sortDescriptors ?? [] }
        nonmutating set { fetch?.change { $0.sortDescriptors = newValue } }
    }
    /// Those that are set; what was set as UIKit's are not read back.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { [] }
        nonmutating set {}
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { found.count }
    public subscript(position: Int) -> Result { found[position] }
}

extension FetchedResults where Result: NSManagedObject {
    /// What is set has the objects fetched again; what was set as UIKit's are not read back.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { [] }
        nonmutating set { nsSortDescriptors = newValue.map(sorting) }
    }
}

/// Asks for objects of a view.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult> {
    /// One for each value of the view, so that copies of it share what it is linked to.
    private final class Box { var fetch: ViewFetch<Result>? }
    private let box = Box()
    private let request: () -> NSFetchRequest<Result>
    private let animation: Animation?

    private init(_ animation: Animation?, _ request: @escaping () -> NSFetchRequest<Result>) {
        (self.animation, self.request) = (animation, request)
    }
    private init(
        named name: @escaping () -> String,
        _ sortDescriptors: [NSSortDescriptor],
        _ predicate: NSPredicate?,
        _ animation: Animation?
    ) {
        self.init(animation) {
            let request = NSFetchRequest<Result>(entityName: name())
            (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
            return request
        }
    }

    public init(
        entity: NSEntityDescription,
        sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) { self.init(named: { entity.name ?? "" }, sortDescriptors, predicate, animation) }
    @_disfavoredOverload
    public init(
        sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) where Result: NSManagedObject {
        self.init(named: { Result.entity().name ?? "\(Result.self)" }, sortDescriptors, predicate, animation)
    }
    public init(
        sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) where Result: NSManagedObject {
        self.init(
            named: { Result.entity().name ?? "\(Result.self)" },
            sortDescriptors.map(sorting),
            predicate,
            animation
        )
    }
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(animation) { fetchRequest }
    }

    public var wrappedValue: FetchedResults<Result> { FetchedResults(fetch: box.fetch) }
    public var projectedValue: Binding<FetchedResults<Result>> {
        let results = wrappedValue
        return Binding(get: { results }, set: { _ in })
    }
}

extension FetchRequest: LinkedProperty {
    package func link(to slot: PropertySlot) {
        let fetch = slot.stored as? ViewFetch<Result> ?? ViewFetch()
        slot.stored = fetch
        box.fetch = fetch
        fetch.fetch(request, in: slot.environment.managedObjectContext, for: slot, animation)
    }
}
