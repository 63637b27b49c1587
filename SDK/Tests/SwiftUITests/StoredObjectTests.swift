import CoreData
import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// Views of what Core Data has.
@MainActor @Suite struct StoredObjectTests {
    /// A store in memory with plants that have a name.
    private func context() throws -> NSManagedObjectContext {
        let name = NSAttributeDescription()
        (name.name, name.attributeType) = ("name", .stringAttributeType)
        let entity = NSEntityDescription()
        (entity.name, entity.properties) = ("Plant", [name])
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil, options: nil)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    private func add(_ name: String, to context: NSManagedObjectContext) {
        let plant = NSEntityDescription.insertNewObject(forEntityName: "Plant", into: context)
        plant.setValue(name, forKey: "name")
        context.processPendingChanges()
    }

    @Test func `a view's fetch has what is in the context, and follows it`() throws {
        struct Plants: View {
            @FetchRequest private var plants: FetchedResults<NSManagedObject>
            init() {
                let request = NSFetchRequest<NSManagedObject>(entityName: "Plant")
                request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
                _plants = FetchRequest(fetchRequest: request)
            }
            var body: some View {
                VStack {
                    ForEach(plants, id: \.objectID) { Text(($0.value(forKey: "name") as? String) ?? "") }
                    Button("With m") {
                        plants.nsPredicate = NSPredicate { object, _ in
                            ((object as? NSManagedObject)?.value(forKey: "name") as? String)?.hasPrefix("M") == true
                        }
                    }
                }
            }
        }
        let context = try context()
        add("Mint", to: context)
        let shown = Shown(Plants().environment(\.managedObjectContext, context))
        #expect(shown.texts == ["Mint", "With m"])
        add("Basil", to: context)
        shown.settle()
        #expect(shown.texts == ["Basil", "Mint", "With m"])
        shown.press("With m")
        #expect(shown.texts == ["Mint", "With m"])
    }
}
