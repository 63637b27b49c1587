import Foundation
import Observation

/// What is known of an object beside its values: which one it is, whose, and what of it is not saved yet.
public final class ModelRecord {
    enum State { case unmanaged, inserted, saved, deleted }

    let registrar = ObservationRegistrar()
    /// Names its row in the store.
    lazy var number = UUID().uuidString
    var context: ModelContext?
    var state = State.unmanaged
    /// The names of what was changed since it was saved.
    var changed: Set<String> = []

    public init() {}

    /// An initializer has ended: an object that leads to others of a context is that context's, too, as Apple's.
    ///
    /// `carillon build` writes the call at the end of each initializer of a class with `@Model`.
    public static func made<Model: PersistentModel>(_ object: Model) {
        for property in ModelEntity.of(Model.self).relationships { object._$record.follow(object, property) }
    }

    /// An object in no context follows what it leads to into theirs.
    func follow(_ object: any PersistentModel, _ property: Schema.PropertyMetadata) {
        guard context == nil else { return }
        let contexts = property.access.related(of: object).lazy.compactMap(\._$record.context)
        contexts.first?.insert(anyModel: object)
    }
}
