import Builder
import Foundation
import Testing

/// SwiftData in an author's app: what is saved is there for other contexts, other processes and the next start.
@Suite(.serialized, .timeLimit(.minutes(10))) struct SwiftDataTests {
    /// A bell tower: bells of one name alone, which end with their tower.
    private let models = #"""
        import SwiftData
        import SwiftUI

        enum Metal: String, Codable { case bronze, iron }
        struct Place: Codable, Equatable { var street: String; var number: Int }

        @Model
        final class Bell {
            @Attribute(.unique) var name: String
            var strokes: Int { didSet { heard.append(strokes) } }
            var metal = Metal.bronze
            var place: Place?
            private(set) var rung: [Date] = []
            var mass: Double?
            var tower: Tower?
            @Attribute(.ephemeral) var isLoud = false
            @Transient var heard: [Int] = []
            var title: String { "\(name) \(strokes)" }

            init(name: String, strokes: Int, tower: Tower? = nil) {
                self.name = name
                self.strokes = strokes
                self.tower = tower
            }

            func ring(at date: Date) { rung.append(date) }
        }

        @Model
        class Tower: CustomStringConvertible {
            #Unique<Tower>([\.town, \.street])
            var town: String
            var street: String
            @Relationship(deleteRule: .cascade, inverse: \Bell.tower) var bells: [Bell] = []
            @Relationship(deleteRule: .deny) var keepers: [Keeper] = []
            var description: String { "\(town) \(bells.map(\.name).sorted())" }
            init(_ town: String, street: String = "High Street") {
                self.town = town
                self.street = street
            }
        }

        @Model final class Keeper {
            var id = UUID()
            var towers: [Tower]
            init(towers: [Tower] = []) { self.towers = towers }
        }

        struct BellList: View {
            @Environment(\.modelContext) private var context
            @Query(sort: \Bell.name) private var bells: [Bell]
            @Query(filter: #Predicate<Bell> { $0.strokes > 3 }, sort: [SortDescriptor(\Bell.name)]) var loud: [Bell]
            @Query var towers: [Tower]
            @Query<Keeper>(sort: \.id) var keepers: [Keeper]
            @Bindable var bell: Bell

            var body: some View {
                List(bells) { Text($0.name) }
                TextField("Name", text: $bell.name)
                    .onDisappear { context.delete(bell) }
                    .modelContainer(for: [Bell.self, Tower.self])
            }
        }
        """#

    @Test("Objects are inserted, found, sorted, changed and deleted; contexts see what others have saved")
    func objectsAreKept() async throws {
        let lines = try await output(
            of: #"""
                let container = try ModelContainer(
                    for: Bell.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
                print(container.schema.entityNames.sorted())
                let context = container.mainContext
                let great = Bell(name: "Great", strokes: 12)
                context.insert(great)
                context.insert(Bell(name: "Small", strokes: 3))
                print(context.hasChanges, context.insertedModelsArray.count, great.hasChanges)
                try context.save()
                print(context.hasChanges, great.hasChanges, great.modelContext === context)
                context.insert(Bell(name: "Low", strokes: 7))
                let least = 5
                let loud = FetchDescriptor<Bell>(
                    predicate: #Predicate { $0.strokes > least }, sortBy: [SortDescriptor(\.strokes)])
                print(try context.fetch(loud).map(\.name), try context.fetchCount(FetchDescriptor<Bell>()))

                // Another context has objects of its own.
                let other = ModelContext(container)
                let same = try other.fetch(loud)[0]
                print(same.title, same === great, same.persistentModelID == great.persistentModelID)
                same.strokes = 1
                same.place = Place(street: "Tower Street", number: 7)
                print(great.strokes, other.changedModelsArray.count, same.heard)
                try other.save()
                print(try context.fetch(loud).map(\.name), great.title, great.place?.number ?? 0)

                // What is not saved is forgotten.
                great.strokes = 50
                context.delete(try context.fetch(FetchDescriptor<Bell>()).first { $0.name == "Small" }!)
                context.rollback()
                print(great.strokes, try context.fetch(FetchDescriptor<Bell>()).map(\.title), context.hasChanges)

                // Whoever observes a property hears of it.
                withObservationTracking { _ = great.strokes } onChange: { print("changes") }
                great.strokes = 2

                context.undoManager = UndoManager()
                great.strokes = 3
                context.undoManager?.undo()
                print(great.strokes)

                let id = great.persistentModelID
                print((context.model(for: id) as? Bell)?.name ?? "", (other.registeredModel(for: id) as Bell?) === same)
                context.delete(great)
                print(great.isDeleted, great.name, try context.fetchCount(FetchDescriptor<Bell>()))
                try context.save()
                print(great.modelContext == nil, try other.fetchCount(FetchDescriptor<Bell>()), great.name)
                try context.delete(model: Bell.self, where: #Predicate { $0.strokes < 5 })
                print(try context.fetch(FetchDescriptor<Bell>()).map(\.name))
                exit(0)
                """#,
            declarations: "import Observation; import SwiftData",
            more: ["Bell.swift": models]
        )
        #expect(
            lines == [
                #"["Bell", "Keeper", "Tower"]"#, "true 2 true", "false false true", #"["Low", "Great"] 3"#,
                "Great 12 false true", "12 1 [1]", #"["Low"] Great 1 7"#, #"1 ["Great 1", "Small 3"] false"#, "changes",
                "2", "Great true", "true Great 1", "true 1 Great", "[]",
            ]
        )
    }

    @Test(
        "The ends of a relationship are one, its rule says what a deletion takes along, unique values are one object's"
    )
    func relationships() async throws {
        let lines = try await output(
            of: #"""
                let container = try ModelContainer(
                    for: Tower.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
                let context = ModelContext(container)
                let york = Tower("York"), bath = Tower("Bath")
                let great = Bell(name: "Great", strokes: 12, tower: york)
                context.insert(great)
                print(york, york.modelContext === context)
                york.bells.append(Bell(name: "Small", strokes: 3))
                bath.bells = [great]
                print(york, bath, great.tower?.town ?? "none", great.tower === bath)
                try context.save()

                let other = ModelContext(container)
                let towers = try other.fetch(FetchDescriptor<Tower>(sortBy: [SortDescriptor(\.town)]))
                print(towers, towers[0].bells[0].tower === towers[0])
                let inYork = FetchDescriptor<Bell>(predicate: #Predicate { $0.tower?.town == "York" })
                print(try other.fetch(inYork).map(\.name))

                // One of these names is there already: it takes what the new one has.
                other.insert(Bell(name: "Great", strokes: 1, tower: towers[1]))
                other.insert(Tower("York", street: "Low Street"))
                try other.save()
                print(try context.fetch(FetchDescriptor<Bell>(sortBy: [SortDescriptor(\.name)])).map(\.title), york, bath)
                print(try context.fetchCount(FetchDescriptor<Tower>()))

                york.keepers.append(Keeper())
                context.delete(york)
                do { try context.save() } catch { print("denied", error) }
                context.rollback()
                print(york.isDeleted, york, york.keepers.count)
                context.delete(york)
                try context.save()
                print(try context.fetch(FetchDescriptor<Bell>()).map(\.name), try context.fetchCount(FetchDescriptor<Tower>()))
                exit(0)
                """#,
            declarations: "import SwiftData",
            more: ["Bell.swift": models]
        )
        #expect(
            lines == [
                #"York ["Great"] true"#, #"York ["Small"] Bath ["Great"] Bath true"#,
                #"[Bath ["Great"], York ["Small"]] true"#, #"["Small"]"#,
                #"["Great 1", "Small 3"] York ["Great", "Small"] Bath []"#, "3",
                "SwiftData: nothing is saved, as Tower.keepers denies a deletion", "denied modelValidationFailure",
                #"false York ["Great", "Small"] 0"#, "[] 2",
            ]
        )
    }

    @Test("A store is there at the next start, is shared, and says what it cannot be read for")
    func storesAreFiles() async throws {
        let lines = try await output(
            of: #"""
                print(ModelConfiguration().url.lastPathComponent, ModelConfiguration("Towers").url.lastPathComponent)
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
                let configuration = ModelConfiguration(url: folder.appendingPathComponent("Towers.store"))
                let date = Date(timeIntervalSinceReferenceDate: 1000)
                let first = try ModelContainer(for: Tower.self, configurations: configuration)
                let context = ModelContext(first)
                let tower = Tower("York")
                context.insert(tower)
                let bell = Bell(name: "Great", strokes: 12, tower: tower)
                (bell.metal, bell.place, bell.isLoud) = (.iron, Place(street: "Low Street", number: 1), true)
                bell.ring(at: date)
                bell.mass = .infinity
                try context.save()

                // As the next start, or another process, has it.
                let second = try ModelContainer(for: Tower.self, configurations: configuration)
                let there = second.mainContext
                let found = try there.fetch(FetchDescriptor<Bell>())[0]
                print(found.title, found.metal, found.place == bell.place, found.rung == [date], found.mass ?? 0)
                print(found.tower?.town ?? "", found.tower?.bells.count ?? 0, found.isLoud, found.persistentModelID == bell.persistentModelID)
                found.strokes = 5
                try there.save()
                bell.mass = 3
                try context.save()
                print(try context.fetch(FetchDescriptor<Bell>())[0].title, bell.mass ?? 0, bell.strokes)
                print(try there.fetch(FetchDescriptor<Bell>()).map(\.mass))
                try there.delete(model: Bell.self)
                try there.save()
                print(try context.fetchCount(FetchDescriptor<Bell>()), tower.bells.count)

                do {
                    let old = ModelConfiguration(url: configuration.url, allowsSave: false)
                    let reading = ModelContext(try ModelContainer(for: Tower.self, configurations: old))
                    reading.insert(Tower("Bath"))
                    try reading.save()
                } catch let error as NSError { print(error.domain, error.code == CocoaError.fileWriteNoPermission.rawValue) }

                let broken = configuration.url.deletingLastPathComponent().appendingPathComponent("broken.store")
                try Data("SQLite format 3".utf8).write(to: broken)
                do { _ = try ModelContainer(for: Tower.self, configurations: ModelConfiguration(url: broken)) } catch {
                    print(error)
                }
                print(try String(contentsOf: broken, encoding: .utf8))
                try FileManager.default.removeItem(at: folder)
                exit(0)
                """#,
            declarations: "import SwiftData",
            more: ["Bell.swift": models]
        )
        #expect(
            lines == [
                "default.store Towers.store", "Great 12 iron true true inf", "York 1 false true", "Great 5 3.0 5",
                "[Optional(3.0)]", "0 0", "NSCocoaErrorDomain true",
                "SwiftData: the store cannot be read: The operation could not be completed. The file isn’t in the "
                    + "correct format.", "loadIssueModelContainer", "SQLite format 3",
            ]
        )
    }

    @Test("A newer schema has what the older one saved, by defaults, former names and a plan")
    func schemasAreMigrated() async throws {
        let lines = try await output(
            of: #"""
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
                let configuration = ModelConfiguration(url: folder.appendingPathComponent("Towers.store"))
                let first = ModelContext(
                    try ModelContainer(for: Schema(versionedSchema: First.self), configurations: configuration))
                first.insert(First.Bell(name: "Great Tom"))
                try first.save()

                do {
                    _ = try ModelContainer(for: Schema([Hasty.Bell.self]), configurations: configuration)
                } catch { print(error) }
                let container = try ModelContainer(
                    for: Schema(versionedSchema: Second.self), migrationPlan: Plan.self, configurations: configuration)
                let bell = try ModelContext(container).fetch(FetchDescriptor<Second.Bell>())[0]
                print(bell.title, bell.strokes, bell.nick, bell.mass as Any)
                try FileManager.default.removeItem(at: folder)
                exit(0)
                """#,
            declarations: "import SwiftData",
            more: [
                "Schemas.swift": #"""
                import SwiftData

                enum First: VersionedSchema {
                    static let versionIdentifier = Schema.Version(1, 0, 0)
                    static var models: [any PersistentModel.Type] { [Bell.self] }
                    @Model final class Bell {
                        var name: String
                        var old = 1
                        init(name: String) { self.name = name }
                    }
                }
                enum Second: VersionedSchema {
                    static let versionIdentifier = Schema.Version(2, 0, 0)
                    static var models: [any PersistentModel.Type] { [Bell.self] }
                    @Model final class Bell {
                        @Attribute(originalName: "name") var title: String
                        var strokes: Int = 7
                        var nick = ""
                        var mass: Double?
                        init(title: String) { self.title = title }
                    }
                }
                enum Hasty {
                    @Model final class Bell {
                        var name: String
                        var weight: Double
                        init(name: String) { self.name = name; weight = 1 }
                    }
                }
                enum Plan: SchemaMigrationPlan {
                    static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }
                    static var stages: [MigrationStage] {
                        [.custom(fromVersion: First.self, toVersion: Second.self, willMigrate: { context in
                            print("before", try context.fetch(FetchDescriptor<First.Bell>()).map(\.name))
                        }, didMigrate: { context in
                            for bell in try context.fetch(FetchDescriptor<Second.Bell>()) { bell.nick = "Tom" }
                            try context.save()
                        })]
                    }
                }
                """#
            ]
        )
        #expect(
            lines == [
                "SwiftData: Bell.weight is not optional and its class gives it no value, and objects of the store have "
                    + "none: give it a default value, or a migration",
                "loadIssueModelContainer", #"before ["Great Tom"]"#, "Great Tom 7 Tom nil",
            ]
        )
    }

    @Test("An actor has a context of its own, away from the main thread; the main context saves by itself")
    func actorsAndTheMainContext() async throws {
        let lines = try await output(
            of: #"""
                let container = try ModelContainer(
                    for: Tower.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
                let context = container.mainContext
                let tower = Tower("York")
                context.insert(tower)
                NotificationCenter.default.addObserver(forName: ModelContext.didSave, object: context, queue: nil) { note in
                    let saved = note.userInfo?[ModelContext.NotificationKey.insertedIdentifiers.rawValue]
                    guard let saved = saved as? [PersistentIdentifier], saved == [tower.persistentModelID] else { return }
                    print("saved by itself", context.hasChanges)
                    Task { @MainActor in
                        let ringer = Ringer(modelContainer: container)
                        print(try await ringer.rename(tower.persistentModelID))
                        print(try context.fetch(FetchDescriptor<Tower>()).map(\.town), tower.town)
                        exit(0)
                    }
                }
                """#,
            declarations: """
                import SwiftData
                @ModelActor actor Ringer {
                    func rename(_ id: PersistentIdentifier) throws -> String {
                        guard let tower = self[id, as: Tower.self] else { return "none" }
                        tower.town += " Minster"
                        try modelContext.save()
                        return "\\(Thread.isMainThread) \\(tower.town)"
                    }
                }
                """,
            more: ["Bell.swift": models]
        )
        #expect(lines == ["saved by itself false", "false York Minster", #"["York Minster"] York Minster"#])
    }
}
