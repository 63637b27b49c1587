import CoreData

/// An order that was served, in the store of the group.
class Order: NSManagedObject {
    @NSManaged var number: Int64

    /// The store, which app and extension open each for itself.
    static let container: NSPersistentContainer = {
        let number = NSAttributeDescription()
        number.name = "number"
        number.attributeType = .integer64AttributeType
        let entity = NSEntityDescription()
        entity.name = "Order"
        entity.managedObjectClassName = NSStringFromClass(Order.self)
        entity.properties = [number]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let container = NSPersistentContainer(name: "Orders", managedObjectModel: model)
        let group = FileManager.default.containerURL(
            forSecurityApplicationGroupIdentifier: "group.com.example.containers"
        )!
        let description = NSPersistentStoreDescription(url: group.appendingPathComponent("Orders.sqlite"))
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { _, error in
            if let error { fatalError("\(error)") }
        }
        return container
    }()

    static func add(_ number: Int64) {
        let order = Order(context: container.viewContext)
        order.number = number
        try? container.viewContext.save()
    }

    static var all: [Int64] {
        let request = NSFetchRequest<Order>(entityName: "Order")
        return (try? container.viewContext.fetch(request).map(\.number).sorted()) ?? []
    }
}
