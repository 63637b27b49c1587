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

@Suite("Core Data in memory, as author code uses it", .timeLimit(.minutes(2)))
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
        _ = Song(context: context)
        try context.execute(NSBatchDeleteRequest(fetchRequest: all))
        #expect(try context.fetch(all).isEmpty)
    }
}
