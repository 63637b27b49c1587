public import Combine
public import CoreData

/// Views may observe objects of Core Data.
extension NSManagedObject: ObservableObject {}

// Objects of Core Data in views.

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

/// What is kept of a view's fetch: it follows the context around the view. Used on the main actor alone, as views are.
final class FetchKeeper<Result: NSFetchRequestResult>: NSObject, NSFetchedResultsControllerDelegate {
    private(set) var found: [Result] = []
    private var controller: NSFetchedResultsController<Result>?
    private weak var context: NSManagedObjectContext?
    private var slot: PropertySlot?
    private var animation: Animation?
    private var request: NSFetchRequest<Result>?

    /// Fetches in a context, at first or since that is another one.
    func fetch(
        _ request: () -> NSFetchRequest<Result>,
        in context: NSManagedObjectContext,
        for slot: PropertySlot,
        _ animation: Animation?
    ) {
        self.slot = slot
        self.animation = animation
        guard self.context !== context || controller == nil else { return }
        self.context = context
        let made = self.request ?? request()
        self.request = made
        let controller = NSFetchedResultsController(
            fetchRequest: made,
            managedObjectContext: context,
            sectionNameKeyPath: nil,
            cacheName: nil
        )
        self.controller = controller
        controller.delegate = self
        perform()
    }

    private func perform() {
        do {
            try controller?.performFetch()
            found = controller?.fetchedObjects ?? []
        } catch {
            found = []
            FileHandle.standardError.write(Data("SwiftUI: the fetch of a view failed: \(error)\n".utf8))
        }
    }

    /// Changes what is fetched, and fetches again.
    func change(_ change: (NSFetchRequest<Result>) -> Void) {
        guard let request else { return }
        change(request)
        perform()
        tell()
    }

    /// The view is evaluated again.
    private func tell() {
        guard let slot else { return }
        let animation = animation
        onMainActor { withTransaction(Transaction(animation: animation)) { slot.changed() } }
    }

    var predicate: NSPredicate? { request?.predicate }
    var sortDescriptors: [NSSortDescriptor] { request?.sortDescriptors ?? [] }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        found = self.controller?.fetchedObjects ?? []
        tell()
    }
}

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
    let keeper: FetchKeeper<Result>?
    private var found: [Result] { keeper?.found ?? [] }

    /// What is set has the objects fetched again.
    public var nsPredicate: NSPredicate? {
        get { keeper?.predicate }
        nonmutating set { keeper?.change { $0.predicate = newValue } }
    }
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { keeper?.sortDescriptors ?? [] }
        nonmutating set { keeper?.change { $0.sortDescriptors = newValue } }
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
    private final class Box { var keeper: FetchKeeper<Result>? }
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

    public var wrappedValue: FetchedResults<Result> { FetchedResults(keeper: box.keeper) }
    public var projectedValue: Binding<FetchedResults<Result>> {
        let results = wrappedValue
        return Binding(get: { results }, set: { _ in })
    }
}

extension FetchRequest: LinkedProperty {
    package func link(to slot: PropertySlot) {
        let keeper = slot.stored as? FetchKeeper<Result> ?? FetchKeeper()
        slot.stored = keeper
        box.keeper = keeper
        keeper.fetch(request, in: slot.environment.managedObjectContext, for: slot, animation)
    }
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
