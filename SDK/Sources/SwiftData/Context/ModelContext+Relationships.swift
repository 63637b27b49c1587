// The two ends of a relationship say the same.
extension ModelContext {
    /// A relationship was set: what it leads to is taken in, and the other ends learn it.
    func relate(_ object: any PersistentModel, _ property: Schema.PropertyMetadata, from former: [any PersistentModel])
    {
        let current = property.access.related(of: object)
        for other in current { insert(anyModel: other) }
        guard let inverse = ModelEntity.of(type(of: object)).inverse(of: property) else { return }
        for other in former where !current.contains(where: { $0 === other }) { take(object, from: other, inverse) }
        for other in current where !former.contains(where: { $0 === other }) {
            var ends = inverse.access.related(of: other)
            guard !ends.contains(where: { $0 === object }) else { continue }
            if !inverse.isToMany {
                for rival in ends { take(other, from: rival, property) }
                ends = []
            }
            set(ends + [object], of: other, inverse)
        }
    }

    /// An object is deleted: its relationships' rules say what becomes of the other ends.
    func release(_ object: any PersistentModel, _ property: Schema.PropertyMetadata) {
        let others = property.access.related(of: object)
        switch property.deleteRule {
        // What is denied is told when it is saved.
        case .noAction, .deny: return
        case .cascade: for other in others { delete(anyModel: other) }
        case .nullify: break
        }
        guard let inverse = ModelEntity.of(type(of: object)).inverse(of: property) else { return }
        for other in others where other._$record.context === self { take(object, from: other, inverse) }
    }

    func take(_ object: any PersistentModel, from other: any PersistentModel, _ property: Schema.PropertyMetadata) {
        let ends = property.access.related(of: other)
        guard ends.contains(where: { $0 === object }) else { return }
        set(ends.filter { $0 !== object }, of: other, property)
    }

    private func set(_ ends: [any PersistentModel], of object: any PersistentModel, _ property: Schema.PropertyMetadata)
    {
        property.access.setRelated(ends, of: object)
        note(object, changed: property.name)
    }
}
