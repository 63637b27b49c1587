// Objects that one alone may be, as author code saves them from pushes.
import CoreData
import Foundation
import Testing

@Suite("Constraints of uniqueness", .timeLimit(.minutes(2)))
struct CoreDataConstraintTests {
    private let container: NSPersistentContainer
    private var context: NSManagedObjectContext { container.viewContext }

    init() {
        func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.attributeType) = (name, type)
            return attribute
        }
        let (bell, tower) = (NSEntityDescription(), NSEntityDescription())
        bell.name = "Bell"
        tower.name = "Tower"
        let (bells, home) = (NSRelationshipDescription(), NSRelationshipDescription())
        (bells.name, bells.destinationEntity, bells.inverseRelationship) = ("bells", bell, home)
        (home.name, home.destinationEntity, home.inverseRelationship, home.maxCount) = ("tower", tower, bells, 1)
        bell.properties = [attribute("number", .integer64AttributeType), attribute("name", .stringAttributeType), home]
        bell.uniquenessConstraints = [["number"]]
        tower.properties = [attribute("town", .stringAttributeType), attribute("street", .stringAttributeType), bells]
        tower.uniquenessConstraints = [["town", "street"]]
        let model = NSManagedObjectModel()
        model.entities = [bell, tower]
        container = NSPersistentContainer(name: "Bells", managedObjectModel: model)
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))]
        container.loadPersistentStores { _, _ in }
    }

    @discardableResult
    private func add(_ entity: String, _ values: [String: Any]) -> NSManagedObject {
        let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
        object.setValuesForKeys(values)
        return object
    }

    private func names() throws -> [String] {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Bell")
        return try context.fetch(request).compactMap { $0.value(forKey: "name") as? String }
    }

    @Test("An error names the object that is there and those that want its place; nothing is saved")
    func errors() throws {
        let great = add("Bell", ["number": 1, "name": "Great"])
        try context.save()
        let other = add("Bell", ["number": 1, "name": "Other"])
        let error = #expect(throws: CocoaError.self) { try context.save() }
        #expect(error?.code == .managedObjectConstraintMerge)
        let conflicts = error?.userInfo["conflictList"] as? [NSConstraintConflict]
        #expect(conflicts?.first?.databaseObject === great && conflicts?.first?.conflictingObjects == [other])
        #expect(conflicts?.first?.constraint == ["number"] && context.hasChanges)
        other.setValue(2, forKey: "number")
        try context.save()
        #expect(try names() == ["Great", "Other"])
    }

    @Test("By the policy the first one has what was set of the others, or keeps what it has")
    func policies() throws {
        let great = add("Bell", ["number": 1, "name": "Great"])
        try context.save()
        context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
        add("Bell", ["number": 1, "name": "Later"])
        try context.save()
        #expect(try names() == ["Great"] && great.value(forKey: "name") as? String == "Great")

        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        let tower = add("Tower", ["town": "York", "street": "High"])
        let later = add("Bell", ["number": 1, "name": "Later", "tower": tower])
        try context.save()
        #expect(try names() == ["Later"] && !context.hasChanges && later.isDeleted)
        #expect(great.value(forKey: "tower") as? NSManagedObject === tower)
        #expect((tower.value(forKey: "bells") as? NSSet)?.allObjects as? [NSManagedObject] == [great])

        // Two new ones, and values of several properties; nothing is not unique.
        add("Tower", ["town": "York", "street": "High"])
        add("Tower", ["town": "York", "street": "Low"])
        add("Tower", ["town": "York", "street": "Low"])
        add("Tower", ["town": "York"])
        add("Tower", ["town": "York"])
        try context.save()
        #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Tower")) == 4)
    }
}
