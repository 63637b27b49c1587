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

    @Test func `a view's fetch by sections has one for each value, and follows what is set`() throws {
        struct Plants: View {
            @SectionedFetchRequest private var plants: SectionedFetchResults<String, NSManagedObject>
            init() {
                let request = NSFetchRequest<NSManagedObject>(entityName: "Plant")
                request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
                _plants = SectionedFetchRequest(fetchRequest: request, sectionIdentifier: \.initial)
            }
            var body: some View {
                VStack {
                    ForEach(plants) { section in
                        Text("\(section.id): \(section.count)")
                        ForEach(section, id: \.objectID) { Text($0.name) }
                    }
                    Button("By length") { plants.sectionIdentifier = \.length }
                }
            }
        }
        let context = try context()
        for name in ["Mint", "Basil", "Mace"] { add(name, to: context) }
        let shown = Shown(Plants().environment(\.managedObjectContext, context))
        #expect(shown.texts == ["B: 1", "Basil", "M: 2", "Mace", "Mint", "By length"])
        add("Borage", to: context)
        shown.settle()
        #expect(shown.texts.prefix(3) == ["B: 2", "Basil", "Borage"])
        shown.press("By length")
        #expect(shown.texts.prefix(5) == ["5: 1", "Basil", "6: 1", "Borage", "4: 2"])
    }
}

extension NSManagedObject {
    fileprivate var name: String { value(forKey: "name") as? String ?? "" }
    fileprivate var initial: String { String(name.prefix(1)) }
    fileprivate var length: String { "\(name.count)" }
}
