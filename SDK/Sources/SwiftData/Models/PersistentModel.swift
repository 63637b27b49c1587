@_exported public import Foundation
public import Observation

/// A class whose objects are kept: what `@Model` makes of it.
///
/// `carillon build` writes the members that Apple's macro would: what is kept of each object (``Persisted``), what its
/// properties are, and an initializer by which objects come back from the store.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    /// Its properties that are kept, in the order of the source.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// The properties that are one of a kind together, as `#Unique` names them.
    static var _$unique: [[AnyKeyPath]] { get }
    /// What is known of the object beside its values.
    var _$record: ModelRecord { get }
    /// An object whose values are in the store.
    init(_$revived: Void)
}

extension PersistentModel {
    public static var _$unique: [[AnyKeyPath]] { [] }
    public var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(entityName: "\(Self.self)", number: _$record.number)
    }
    public var id: PersistentIdentifier { persistentModelID }
    /// The context that the object was inserted into or fetched by.
    public var modelContext: ModelContext? { _$record.context }
    /// Whether its deletion was asked for and is not saved yet.
    public var isDeleted: Bool { _$record.state == .deleted }
    /// Whether it has what is not saved yet.
    public var hasChanges: Bool {
        switch _$record.state {
        case .unmanaged: false
        case .inserted, .deleted: true
        case .saved: !_$record.changed.isEmpty
        }
    }

    public static func == (left: Self, right: Self) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Which object it is, in every process and at every start.
public struct PersistentIdentifier: Hashable, Codable, Sendable, Identifiable, Comparable {
    public let entityName: String
    let number: String
    public var id: PersistentIdentifier { self }

    public static func < (left: Self, right: Self) -> Bool {
        (left.entityName, left.number) < (right.entityName, right.number)
    }
}
