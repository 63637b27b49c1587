// An app and its extension with one store, as author code has it: here two coordinators of the same file.
import CoreData
import Foundation
import Testing

final class SharedLetter: NSManagedObject {
    var text: String? {
        get { managedValue(forKey: "text") }
        set { setManagedValue(newValue, forKey: "text") }
    }
    var isRead: Bool {
        get { managedValue(forKey: "isRead") }
        set { setManagedValue(newValue, forKey: "isRead") }
    }
    @nonobjc class func fetchRequest() -> NSFetchRequest<SharedLetter> { NSFetchRequest(entityName: "SharedLetter") }
}

@Suite("A store that an app and its extension share", .timeLimit(.minutes(2)))
struct CoreDataSharingTests {
    private let url = FileManager.default.temporaryDirectory.appending(path: "shared-\(UUID())/Letters.sqlite")

    private let model = NSManagedObjectModel()

    init() {
        let letter = NSEntityDescription()
        letter.name = "SharedLetter"
        letter.managedObjectClassName = NSStringFromClass(SharedLetter.self)
        model.entities = [letter]
    }

    private func container(options: [String: NSObject] = [:]) throws -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Letters", managedObjectModel: model)
        let description = NSPersistentStoreDescription(url: url)
        for (key, value) in options { description.setOption(value, forKey: key) }
        container.persistentStoreDescriptions = [description]
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        if let failure { throw failure }
        return container
    }

    @discardableResult
    private func write(_ text: String, in container: NSPersistentContainer) throws -> SharedLetter {
        let letter = SharedLetter(context: container.viewContext)
        letter.text = text
        try container.viewContext.save()
        return letter
    }

    private func texts(_ container: NSPersistentContainer) throws -> [String] {
        try container.viewContext.fetch(SharedLetter.fetchRequest()).compactMap(\.text).sorted()
    }

    @Test("What the extension saves the app finds, and neither writes over the other")
    func bothAreKept() throws {
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        let (app, service) = (try container(), try container())
        try write("one", in: app)
        try write("two", in: service)
        #expect(try texts(app) == ["one", "two"])
        // Without a fetch in between: the app does not know of it when it saves.
        try write("three", in: service)
        try write("four", in: app)
        #expect(try app.viewContext.count(for: SharedLetter.fetchRequest()) == 4)
        #expect(try texts(service) == ["four", "one", "three", "two"])
        #expect(try texts(container()) == ["four", "one", "three", "two"])
    }

    @Test("Objects that nobody sorts come in the order in which they were made")
    func order() throws {
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        let (app, service) = (try container(), try container())
        for number in 0..<40 { try write("\(number)", in: service) }
        for place in [app, try container()] {
            let found = try place.viewContext.fetch(SharedLetter.fetchRequest()).compactMap(\.text)
            #expect(found == (0..<40).map(String.init))
        }
    }

    @Test("Changes and deletions come, too; what is not saved yet stays")
    func changesCome() throws {
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        let (app, service) = (try container(), try container())
        let (one, two) = (try write("one", in: app), try write("two", in: app))
        let letters = try service.viewContext.fetch(SharedLetter.fetchRequest())
        let theirs = try #require(letters.first { $0.text == "one" })
        theirs.text = "uno"
        service.viewContext.delete(try #require(letters.first { $0.text == "two" }))
        try service.viewContext.save()
        one.isRead = true
        #expect(try texts(app) == ["uno"])
        #expect(one.text == "uno" && one.isRead && two.isDeleted)
        try app.viewContext.save()
        #expect(try service.viewContext.fetch(SharedLetter.fetchRequest()).map(\.isRead) == [true])
        // A deletion that is not saved yet is not undone by a fetch.
        app.viewContext.delete(one)
        try write("three", in: service)
        #expect(try texts(app) == ["three"])
        try app.viewContext.save()
        #expect(try texts(service) == ["three"])
    }

    @Test(
        "Who has changed the same value meets the other's by the policy",
        arguments: [
            (NSMergePolicyType.mergeByPropertyObjectTrumpMergePolicyType, "mine", true),
            (.mergeByPropertyStoreTrumpMergePolicyType, "theirs", true), (.overwriteMergePolicyType, "mine", true),
            (.rollbackMergePolicyType, "theirs", false),
        ]
    )
    func policies(policy: NSMergePolicyType, text: String, isRead: Bool) throws {
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        let (app, service) = (try container(), try container())
        let letter = try write("first", in: app)
        try #require(service.viewContext.fetch(SharedLetter.fetchRequest()).first).text = "theirs"
        try service.viewContext.save()
        letter.text = "mine"
        letter.isRead = true
        // The policy that is there says so.
        let error = #expect(throws: CocoaError.self) { try app.viewContext.save() }
        #expect(error?.code.rawValue == 133_020)
        #expect((error?.userInfo["conflictList"] as? [NSMergeConflict])?.first?.sourceObject === letter)
        #expect(letter.text == "mine" && app.viewContext.hasChanges)
        app.viewContext.mergePolicy = NSMergePolicy(merge: policy)
        try app.viewContext.save()
        let saved = try #require(container().viewContext.fetch(SharedLetter.fetchRequest()).first)
        #expect(saved.text == text && saved.isRead == isRead)
    }

    @Test("Who asks for it is told of another's save", .timeLimit(.minutes(1)))
    func remoteChanges() async throws {
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        let options = [NSPersistentStoreRemoteChangeNotificationPostOptionKey: NSNumber(value: true)]
        let (app, service) = (try container(options: options), try container(options: options))
        let told = NotificationCenter.default.notifications(
            named: .NSPersistentStoreRemoteChange,
            object: app.persistentStoreCoordinator
        )
        try write("one", in: service)
        for await notification in told {
            #expect(notification.userInfo?[NSPersistentStoreURLKey] as? URL == url)
            break
        }
        #expect(try texts(app) == ["one"])
    }
}
