// As an author's file has it, after the rewriter made its @NSManaged properties.
import CoreData
import Foundation
import Testing

final class RuledAlbum: NSManagedObject {
    var name: String? {
        get { managedValue(forKey: "name") }
        set { setManagedValue(newValue, forKey: "name") }
    }
    var songs: Set<RuledTune> {
        get { managedValue(forKey: "songs") }
        set { setManagedValue(newValue, forKey: "songs") }
    }
    func addToSongs(_ value: RuledTune) { changeManaged("addToSongs", value) }
}

final class RuledTune: NSManagedObject {
    var album: RuledAlbum? {
        get { managedValue(forKey: "album") }
        set { setManagedValue(newValue, forKey: "album") }
    }
}

/// An entity that describes itself.
private final class RuledVisit: NSEntityDescription {
    override init() {
        super.init()
        (name, managedObjectClassName) = ("Visit", NSStringFromClass(RuledTune.self))
        let place = NSAttributeDescription()
        (place.name, place.attributeType) = ("place", .stringAttributeType)
        properties = [place]
    }
}

/// Relationships and rules of a model, as an author's code describes it.
@Suite("Rules of a Core Data model", .timeLimit(.minutes(2))) struct CoreDataRuleTests {
    private let container: NSPersistentContainer
    private var context: NSManagedObjectContext { container.viewContext }
    private let songs = NSRelationshipDescription()

    init() {
        let (album, tune) = (NSEntityDescription(), NSEntityDescription())
        (album.name, tune.name) = ("Album", "Tune")
        album.managedObjectClassName = NSStringFromClass(RuledAlbum.self)
        tune.managedObjectClassName = NSStringFromClass(RuledTune.self)
        let (name, back) = (NSAttributeDescription(), NSRelationshipDescription())
        (name.name, name.attributeType, name.isOptional) = ("name", .stringAttributeType, false)
        name.setValidationPredicates(
            [NSPredicate(format: "SELF MATCHES '..+'")],
            withValidationWarnings: ["too short a name"]
        )
        (songs.name, songs.destinationEntity, songs.deleteRule) = ("songs", tune, .cascadeDeleteRule)
        (back.name, back.destinationEntity, back.maxCount) = ("album", album, 1)
        (songs.inverseRelationship, back.inverseRelationship) = (back, songs)
        (album.properties, tune.properties) = ([name, songs], [back])
        let model = NSManagedObjectModel()
        model.entities = [album, tune]
        container = NSPersistentContainer(name: "Albums", managedObjectModel: model)
    }

    private func album(_ name: String? = "Bells") -> RuledAlbum {
        let album = RuledAlbum(context: context)
        album.name = name
        return album
    }

    @Test("An author's entity describes itself")
    func ownEntity() {
        let visit = RuledVisit()
        #expect(visit.name == "Visit" && visit.attributesByName.keys.sorted() == ["place"])
    }

    @Test("Each end of a relationship knows what the other was told")
    func inverse() {
        let (one, other, tune, second) = (album(), album(), RuledTune(context: context), RuledTune(context: context))
        #expect(one.songs.isEmpty)
        one.addToSongs(tune)
        second.album = one
        #expect(tune.album === one && one.songs == [tune, second])
        tune.album = other
        #expect(one.songs == [second] && other.songs == [tune])
        other.songs = [tune, second]
        #expect(one.songs.isEmpty && second.album === other)
        other.mutableSetValue(forKey: "songs").remove(tune)
        #expect(tune.album == nil && other.songs == [second])
    }

    @Test("What is deleted takes others along, leaves them, or is held by them")
    func deleteRules() throws {
        let one = album()
        for _ in 0..<2 { one.addToSongs(RuledTune(context: context)) }
        try context.save()
        let tunes = NSFetchRequest<RuledTune>(entityName: "Tune")
        let first = try #require(try context.fetch(tunes).first)
        context.delete(first)
        #expect(one.songs.count == 1, "a tune that goes is in no album")
        context.delete(one)
        #expect(try context.count(for: tunes) == 0)
        context.rollback()
        #expect(one.songs.count == 2 && first.album === one)
        songs.deleteRule = .denyDeleteRule
        context.delete(one)
        let error = #expect(throws: CocoaError.self) { try context.save() }
        #expect(error?.code == .validationRelationshipDeniedDelete)
        #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "songs")
        context.rollback()
        one.songs = []
        context.delete(one)
        try context.save()
        #expect(try context.count(for: tunes) == 2)
    }

    @Test("A save says which value breaks a rule")
    func validation() throws {
        let one = album(nil)
        let missing = #expect(throws: CocoaError.self) { try context.save() }
        #expect(missing?.code.rawValue == NSValidationMissingMandatoryPropertyError)
        #expect(missing?.userInfo[NSValidationObjectErrorKey] as? RuledAlbum === one)
        one.name = "B"
        let short = #expect(throws: CocoaError.self) { try context.save() }
        #expect(short?.code == .managedObjectValidation && short?.localizedDescription == "too short a name")
        let other = album(nil)
        let both = #expect(throws: CocoaError.self) { try context.save() }
        #expect(both?.code == .validationMultipleErrors)
        #expect((both?.userInfo[NSDetailedErrorsKey] as? [any Error])?.count == 2)
        (one.name, other.name) = ("Bells", "Chimes")
        try context.save()
        #expect(!context.hasChanges)
    }
}
