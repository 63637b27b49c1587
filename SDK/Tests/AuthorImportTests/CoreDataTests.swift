// As an author's file has it, after the rewriter made its @NSManaged properties.
import CoreData
import Foundation
import Testing

private final class Song: NSManagedObject {
    var title: String? {
        get { managedValue(forKey: "title") }
        set { setManagedValue(newValue, forKey: "title") }
    }
    var plays: Int16 {
        get { managedValue(forKey: "plays") }
        set { setManagedValue(newValue, forKey: "plays") }
    }
    var isLoved: Bool { managedValue(forKey: "isLoved") }
    var parts: NSSet? { managedValue(forKey: "parts") }
    func addToParts(_ value: Song) { changeManaged("addToParts", value) }
    func removeFromParts(_ value: Song) { changeManaged("removeFromParts", value) }
    @nonobjc class func fetchRequest() -> NSFetchRequest<Song> { NSFetchRequest(entityName: "Song") }
}

@Suite("Core Data, as author code uses it", .timeLimit(.minutes(2)))
struct CoreDataTests {
    private let container = NSPersistentContainer(name: "Songs")
    private var context: NSManagedObjectContext { container.viewContext }

    @Test("A property that was never set is nil, zero or false")
    func nothing() {
        let song = Song(context: context)
        #expect(song.title == nil && song.plays == 0 && !song.isLoved && song.parts == nil)
        song.title = "Bells"
        #expect(song.title == "Bells" && song.value(forKey: "title") as? String == "Bells")
        song.title = nil
        #expect(song.title == nil)
    }

    @Test("What one context saves, another fetches: filtered, sorted, limited")
    func fetch() throws {
        for (title, plays) in [("A", 3), ("B", 1), ("C", 2)] {
            let song = Song(context: context)
            song.title = title
            song.plays = Int16(plays)
        }
        #expect(context.hasChanges)
        try context.save()
        #expect(!context.hasChanges)
        let request: NSFetchRequest<Song> = Song.fetchRequest()
        request.predicate = NSPredicate { song, _ in (song as? Song)?.title != "B" }
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Song.plays, ascending: true)]
        #expect(try container.newBackgroundContext().fetch(request).map(\.title) == ["C", "A"])
        request.fetchLimit = 1
        #expect(try context.count(for: request) == 1)
    }

    @Test("An object that is made of its entity is of the entity's class")
    func entityClass() {
        #expect(NSManagedObject.carillonObject(entity: Song.entity(), insertInto: context) is Song)
    }

    @Test("A relationship holds what was added and not removed")
    func relationships() {
        let (song, intro, end) = (Song(context: context), Song(context: context), Song(context: context))
        song.addToParts(intro)
        song.addToParts(end)
        song.removeFromParts(intro)
        #expect(song.parts?.allObjects as? [Song] == [end])
    }

    @Test("What is deleted is gone, what is rolled back too")
    func deletion() throws {
        let all = NSFetchRequest<any NSFetchRequestResult>(entityName: "Song")
        let song = Song(context: context)
        try context.save()
        _ = Song(context: context)
        context.rollback()
        #expect(try context.count(for: all) == 1)
        context.delete(song)
        try context.save()
        #expect(try context.count(for: all) == 0)
        let last = Song(context: context)
        let request = NSBatchDeleteRequest(fetchRequest: all)
        request.resultType = .resultTypeObjectIDs
        let result = try #require(try context.execute(request) as? NSBatchDeleteResult)
        #expect(result.result as? [NSManagedObjectID] == [last.objectID])
        let changes: [AnyHashable: Any] = [NSDeletedObjectsKey: result.result ?? []]
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: changes, into: [context])
        #expect(try context.fetch(all).isEmpty)
    }

    private func reopened(_ file: URL) throws -> NSManagedObjectContext {
        let container = NSPersistentContainer(name: "Songs")
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        if let failure { throw failure }
        return container.viewContext
    }

    private func temporaryFile() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("songs-\(UUID().uuidString)/Songs.sqlite")
    }

    @Test("What was saved is there when the store is loaded again, with its values, relationships and ids")
    func kept() throws {
        let file = temporaryFile()
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let (date, id) = (Date(timeIntervalSince1970: 1_000_000.25), UUID())
        let first = try reopened(file)
        let (song, part) = (
            NSEntityDescription.insertNewObject(forEntityName: "Song", into: first),
            NSEntityDescription.insertNewObject(forEntityName: "Song", into: first)
        )
        let values: [String: Any] = [
            "title": "Bells", "plays": Int16(7), "isLoved": true, "length": 3.5, "date": date, "id": id,
            "cover": Data([1, 2]), "price": NSDecimalNumber(string: "1.10"), "rating": NSNumber(value: 4),
            "parts": NSSet(object: part), "places": [1, 2],
        ]
        for (key, value) in values { song.setValue(value, forKey: key) }
        part.setValue("Intro", forKey: "title")
        try first.save()
        let unsaved = NSEntityDescription.insertNewObject(forEntityName: "Song", into: first)
        unsaved.setValue("never saved", forKey: "title")

        let second = try reopened(file)
        let request = NSFetchRequest<NSManagedObject>(entityName: "Song")
        #expect(try second.count(for: request) == 2)
        request.predicate = NSPredicate(format: "title == %@", "Bells")
        let again = try #require(try second.fetch(request).first)
        #expect(again.objectID.uriRepresentation() == song.objectID.uriRepresentation())
        #expect(again.managedObjectContext === second && !again.isInserted && !second.hasChanges)
        #expect(again.value(forKey: "plays") as? Int16 == 7 && again.value(forKey: "isLoved") as? Bool == true)
        #expect(again.value(forKey: "length") as? Double == 3.5 && again.value(forKey: "date") as? Date == date)
        #expect(again.value(forKey: "id") as? UUID == id && again.value(forKey: "cover") as? Data == Data([1, 2]))
        #expect(again.value(forKey: "price") as? NSDecimalNumber == NSDecimalNumber(string: "1.10"))
        #expect((again.value(forKey: "rating") as? NSNumber)?.intValue == 4)
        #expect(again.value(forKey: "places") as? [Int] == [1, 2])
        let parts = (again.value(forKey: "parts") as? NSSet)?.allObjects as? [NSManagedObject]
        #expect(parts?.map { $0.value(forKey: "title") as? String } == ["Intro"])
        second.delete(again)
        try second.save()
        request.predicate = nil
        #expect(try reopened(file).fetch(request).map { $0.value(forKey: "title") as? String } == ["Intro"])
    }

    @Test("A store moves to another file, where the next save goes")
    func migration() throws {
        let file = temporaryFile()
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let context = try reopened(file)
        let coordinator = try #require(context.persistentStoreCoordinator)
        Song(context: context).title = "Bells"
        try context.save()
        let other = file.deletingLastPathComponent().appendingPathComponent("moved.sqlite")
        let store = try #require(coordinator.persistentStore(for: file))
        let moved = try coordinator.migratePersistentStore(store, to: other, options: nil, withType: NSSQLiteStoreType)
        #expect(coordinator.persistentStores == [moved] && coordinator.url(for: moved) == other)
        #expect(coordinator.persistentStore(for: file) == nil)
        Song(context: context).title = "Chimes"
        try context.save()
        func titles(_ file: URL) throws -> Set<String?> {
            let songs = try reopened(file).fetch(NSFetchRequest<NSManagedObject>(entityName: "Song"))
            return Set(songs.map { $0.value(forKey: "title") as? String })
        }
        #expect(try titles(other) == ["Bells", "Chimes"] && titles(file) == ["Bells"])
    }

    @Test("A file that is no store is an error, and stays as it is; a store in memory has none")
    func damaged() throws {
        let file = temporaryFile()
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("SQLite format 3".utf8).write(to: file)
        #expect(throws: CocoaError.self) { try reopened(file) }
        #expect(try Data(contentsOf: file) == Data("SQLite format 3".utf8))
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
        let other = file.deletingLastPathComponent().appendingPathComponent("memory")
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: other)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        _ = NSEntityDescription.insertNewObject(forEntityName: "Song", into: context)
        try context.save()
        #expect(!FileManager.default.fileExists(atPath: other.path))
    }
}
