import Foundation

/// A relationship's other end, and what becomes of it when an object goes.
extension NSManagedObject {
    /// The objects of a relationship, whichever way they are kept.
    func related(by key: String) -> [NSManagedObject] { Self.objects(in: primitiveValue(forKey: key)) }

    static func objects(in value: Any?) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: [object]
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let set as Set<NSManagedObject>: Array(set)
        case let list as [NSManagedObject]: list
        default: []
        }
    }

    /// As a relationship keeps objects: one, a set, or a set in order.
    static func value(of objects: [NSManagedObject], in relationship: NSRelationshipDescription) -> Any? {
        guard relationship.isToMany else { return objects.first }
        return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    /// Has the objects that came and went know it: each change of a relationship is one of its inverse's.
    func keepInverse(of relationship: NSRelationshipDescription, from former: [NSManagedObject]) {
        guard let inverse = relationship.inverseRelationship else { return }
        let current = related(by: relationship.name)
        for object in former where !current.contains(where: { $0 === object }) {
            object.leave(self, by: inverse)
        }
        for object in current where !former.contains(where: { $0 === object }) {
            object.join(self, by: inverse)
        }
    }

    private func leave(_ other: NSManagedObject, by relationship: NSRelationshipDescription) {
        let known = related(by: relationship.name)
        guard known.contains(where: { $0 === other }) else { return }
        change(Self.value(of: known.filter { $0 !== other }, in: relationship), forKey: relationship.name)
    }

    private func join(_ other: NSManagedObject, by relationship: NSRelationshipDescription) {
        let known = related(by: relationship.name)
        guard !known.contains(where: { $0 === other }) else { return }
        // Whom it leaves for the other learns it, too.
        if !relationship.isToMany, let back = relationship.inverseRelationship {
            for object in known { object.leave(self, by: back) }
        }
        change(
            Self.value(of: relationship.isToMany ? known + [other] : [other], in: relationship),
            forKey: relationship.name
        )
    }

    /// What its delete rules do to the others.
    ///
    /// - Returns: those that go with it.
    func applyDeleteRules() -> [NSManagedObject] {
        var going: [NSManagedObject] = []
        for relationship in entity.allRelationships {
            let others = related(by: relationship.name)
            switch relationship.deleteRule {
            case .cascadeDeleteRule: going += others.filter { !$0.isDeleted }
            case .nullifyDeleteRule:
                guard let inverse = relationship.inverseRelationship else { continue }
                for other in others where !other.isDeleted { other.leave(self, by: inverse) }
            case .noActionDeleteRule, .denyDeleteRule: continue
            }
        }
        return going
    }
}

extension NSEntityDescription {
    /// Its own and those of the entities above.
    var allRelationships: [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription } + (superentity?.allRelationships ?? [])
    }

    func property(_ name: String) -> NSPropertyDescription? {
        properties.first { $0.name == name } ?? superentity?.property(name)
    }
}

/// A set of Swift's, as an author's property may have it.
protocol RelatedObjects {
    static func holding(_ objects: [Any]) -> Any?
}

extension Set: RelatedObjects {
    static func holding(_ objects: [Any]) -> Any? {
        let members = objects.compactMap { $0 as? Element }
        return members.count == objects.count ? Set(members) : nil
    }
}

extension Array: RelatedObjects {
    static func holding(_ objects: [Any]) -> Any? {
        let members = objects.compactMap { $0 as? Element }
        return members.count == objects.count ? members : nil
    }
}

extension Optional: RelatedObjects {
    static func holding(_ objects: [Any]) -> Any? { (Wrapped.self as? any RelatedObjects.Type)?.holding(objects) }
}
