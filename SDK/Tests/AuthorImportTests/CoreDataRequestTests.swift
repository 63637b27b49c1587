import CoreData
import Foundation
import FoundationAdditions
import Testing

/// A model that code describes: orders of shops.
private func model() -> NSManagedObjectModel {
    func attribute(_ name: String, _ type: NSAttributeType, _ value: Any? = nil) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        (attribute.name, attribute.attributeType, attribute.defaultValue) = (name, type, value)
        return attribute
    }
    let (order, rush) = (NSEntityDescription(), NSEntityDescription())
    (order.name, rush.name) = ("Order", "Rush")
    order.properties = [
        attribute("shop", .stringAttributeType), attribute("price", .integer64AttributeType, Int64(1)),
    ]
    rush.properties = [attribute("hours", .integer16AttributeType)]
    order.subentities = [rush]
    let model = NSManagedObjectModel()
    model.entities = [order, rush]
    return model
}

@MainActor @Suite("Core Data: described models, changes and requests", .timeLimit(.minutes(2)))
struct CoreDataRequestTests {
    private let container = NSPersistentContainer(name: "Orders", managedObjectModel: model())
    private var context: NSManagedObjectContext { container.viewContext }

    private func add(_ shop: String, _ price: Int64, _ entity: String = "Order") -> NSManagedObject {
        let order = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
        order.setValue(shop, forKey: "shop")
        order.setValue(price, forKey: "price")
        return order
    }

    @Test("A fetch whose results are of another type asks for the same")
    func typed() throws {
        _ = add("Tea", 3)
        _ = add("Bread", 5)
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Order")
        request.predicate = NSPredicate(format: "price > 4")
        let orders = request.typed() as NSFetchRequest<NSManagedObject>
        #expect(try context.fetch(orders).map { $0.value(forKey: "shop") as? String } == ["Bread"])
    }

    @Test("A described entity says its properties, and a new object has their defaults")
    func described() throws {
        let rush = try #require(container.managedObjectModel.entitiesByName["Rush"])
        #expect(Set(rush.attributesByName.keys) == ["shop", "price", "hours"])
        #expect(rush.attributesByName["price"]?.attributeType == .integer64AttributeType)
        #expect(rush.superentity?.name == "Order" && rush.propertiesByName["hours"]?.entity === rush)
        let order = NSEntityDescription.insertNewObject(forEntityName: "Order", into: context)
        #expect(order.value(forKey: "price") as? Int64 == 1 && order.entity.managedObjectModel != nil)
    }

    @Test("Changed values are told until they are saved, and taken back by a rollback or by undoing")
    func changes() throws {
        let order = add("Bell", 3)
        try context.save()
        #expect(order.changedValues().isEmpty && !order.hasPersistentChangedValues)
        context.undoManager = UndoManager()
        order.setValue(Int64(9), forKey: "price")
        #expect(order.changedValues() as? [String: Int64] == ["price": 9])
        #expect(order.committedValues(forKeys: ["price"]) as? [String: Int64] == ["price": 3])
        context.undo()
        #expect(order.value(forKey: "price") as? Int64 == 3)
        context.redo()
        #expect(order.value(forKey: "price") as? Int64 == 9)
        context.rollback()
        #expect(order.value(forKey: "price") as? Int64 == 3 && !context.hasChanges)
    }

    @Test("A fetch of an entity finds those below it, and one of dictionaries groups and computes")
    func dictionaries() throws {
        _ = [add("Bell", 3), add("Horn", 5), add("Bell", 4), add("Horn", 9, "Rush")]
        let all = NSFetchRequest<NSManagedObject>(entityName: "Order")
        #expect(try context.count(for: all) == 4)
        all.includesSubentities = false
        #expect(try context.count(for: all) == 3)
        let sum = NSExpressionDescription()
        sum.name = "total"
        sum.expression = ValueExpression(forFunction: "sum:", arguments: [ValueExpression(forKeyPath: "price")])
        sum.expressionResultType = .integer64AttributeType
        let request = NSFetchRequest<NSDictionary>(entityName: "Order")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["shop", sum]
        request.propertiesToGroupBy = ["shop"]
        request.sortDescriptors = [NSSortDescriptor(key: "shop", ascending: true)]
        let rows = try context.fetch(request)
        #expect(rows.map { $0["shop"] as? String } == ["Bell", "Horn"])
        #expect(rows.map { ($0["total"] as? NSNumber)?.intValue } == [7, 14])
        request.havingPredicate = NSPredicate(format: "total > 10")
        #expect(try context.fetch(request).count == 1)
        request.propertiesToFetch = [sum]
        request.propertiesToGroupBy = nil
        request.havingPredicate = nil
        #expect(try context.fetch(request).map { ($0["total"] as? NSNumber)?.intValue } == [21])
    }

    @Test("Batches insert and update, a block's fetch is of its context, and an ordered set changes its object")
    func batches() throws {
        let values: [[String: Any]] = [["shop": "Bell", "price": Int64(2)], ["shop": "Horn", "price": Int64(8)]]
        let insertion = NSBatchInsertRequest(entityName: "Order", objects: values)
        insertion.resultType = .count
        #expect((try context.execute(insertion) as? NSBatchInsertResult)?.result as? Int == 2)
        let update = NSBatchUpdateRequest(entityName: "Order")
        update.predicate = NSPredicate(format: "shop == 'Bell'")
        update.propertiesToUpdate = ["price": Int64(7)]
        update.resultType = .updatedObjectsCountResultType
        #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 1)
        let request = NSFetchRequest<NSManagedObject>(entityName: "Order")
        let prices = try context.performAndWait { try request.execute().map { $0.value(forKey: "price") as? Int64 } }
        #expect(Set(prices) == [7, 8])
        #expect(throws: CocoaError.self) { try request.execute() }
        let (order, part) = (add("Bell", 1), add("Clapper", 1))
        order.mutableOrderedSetValue(forKey: "parts").add(part)
        #expect(order.objectIDs(forRelationshipNamed: "parts") == [part.objectID])
    }

    private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
        var told: [String] = []
        func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            told.append("begin")
        }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            told.append("end \(controller.fetchedObjects?.count ?? 0)")
        }
        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChange anObject: Any,
            at indexPath: IndexPath?,
            for type: NSFetchedResultsChangeType,
            newIndexPath: IndexPath?
        ) {
            func text(_ path: IndexPath?) -> String { path.map { "\($0[0]).\($0[1])" } ?? "-" }
            told.append("\(type) \(text(indexPath)) \(text(newIndexPath))")
        }
        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChange sectionInfo: any NSFetchedResultsSectionInfo,
            atSectionIndex sectionIndex: Int,
            for type: NSFetchedResultsChangeType
        ) { told.append("\(type) section \(sectionInfo.name) \(sectionIndex)") }
    }

    @Test("A controller has sections, and tells its delegate what was inserted, moved, changed and deleted")
    func followed() throws {
        let (bell, horn) = (add("Bell", 3), add("Horn", 5))
        try context.save()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Order")
        request.sortDescriptors = [
            NSSortDescriptor(key: "shop", ascending: true), NSSortDescriptor(key: "price", ascending: true),
        ]
        let controller = NSFetchedResultsController(
            fetchRequest: request,
            managedObjectContext: context,
            sectionNameKeyPath: "shop",
            cacheName: nil
        )
        let listener = Listener()
        controller.delegate = listener
        try controller.performFetch()
        #expect(controller.sections?.map(\.name) == ["Bell", "Horn"] && controller.sectionIndexTitles == ["B", "H"])
        #expect(controller.object(at: [1, 0]) === horn && controller.indexPath(forObject: bell) == [0, 0])

        func told(_ change: () -> Void) -> [String] {
            listener.told = []
            change()
            context.processPendingChanges()
            return listener.told
        }
        #expect(told { _ = add("Bell", 1) } == ["begin", "insert - 0.0", "end 3"])
        #expect(told { bell.setValue(Int64(4), forKey: "price") } == ["begin", "update 0.1 0.1", "end 3"])
        #expect(told { horn.setValue("Bell", forKey: "shop") }.prefix(2) == ["begin", "delete section Horn 1"])
        #expect(controller.sections?.map(\.numberOfObjects) == [3])
        #expect(told { context.delete(horn) } == ["begin", "delete 0.2 -", "end 2"])
    }

    private final class Hearing: NSObject, NSFetchedResultsControllerDelegate {
        let heard: AsyncStream<Int>
        private let tell: AsyncStream<Int>.Continuation
        override init() { (heard, tell) = AsyncStream.makeStream() }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            dispatchPrecondition(condition: .onQueue(.main))
            tell.yield(controller.fetchedObjects?.count ?? 0)
        }
    }

    @Test("What another thread's context changes a controller's delegate hears on the main queue")
    func heardOnTheMainQueue() async throws {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Order")
        request.sortDescriptors = [NSSortDescriptor(key: "price", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request,
            managedObjectContext: context,
            sectionNameKeyPath: nil,
            cacheName: nil
        )
        let hearing = Hearing()
        controller.delegate = hearing
        try controller.performFetch()
        nonisolated(unsafe) let background = container.newBackgroundContext()
        DispatchQueue.global().async {
            background.performAndWait {
                NSEntityDescription.insertNewObject(forEntityName: "Order", into: background)
                    .setValue("Bell", forKey: "shop")
            }
        }
        var counts = hearing.heard.makeAsyncIterator()
        #expect(await counts.next() == 1)
        withExtendedLifetime(controller) {}
    }
}
