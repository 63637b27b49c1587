import CoreData

/// What is kept of a view's fetch: it follows the context around the view. Used on the main actor alone, as views are.
final class ViewFetch<Result: NSFetchRequestResult>: NSObject, NSFetchedResultsControllerDelegate {
    private(set) var found: [Result] = []
    private var controller: NSFetchedResultsController<Result>?
    private weak var context: NSManagedObjectContext?
    private var slot: PropertySlot?
    private var animation: Animation?
    private var request: NSFetchRequest<Result>?
    /// By what its objects are parted; nil: as the view says.
    var parting: AnyKeyPath? { didSet { tell() } }

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
