public import Foundation

/// A kind of objects.
///
/// Of a model of Xcode's it knows its name and its class; what an author's code describes, it has.
open class NSEntityDescription: NSObject {
    open var name: String?
    open var managedObjectClassName: String!
    open var isAbstract = false
    open var userInfo: [AnyHashable: Any]?
    open var renamingIdentifier: String?
    open var versionHashModifier: String?
    /// The properties whose values one object has alone, several together: their names, or themselves.
    open var uniquenessConstraints: [[Any]] = []
    open var indexes: [NSFetchIndexDescription] = []
    open internal(set) weak var managedObjectModel: NSManagedObjectModel?
    open private(set) weak var superentity: NSEntityDescription?
    private let ownType: NSManagedObject.Type?

    open var properties: [NSPropertyDescription] = [] {
        didSet { for property in properties { property.entity = self } }
    }
    /// Entities that have its properties, too.
    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }

    public override init() {
        (name, ownType) = ("", nil)
        managedObjectClassName = String(reflecting: NSManagedObject.self)
    }

    init(_ name: String, _ type: NSManagedObject.Type?) {
        (self.name, ownType) = (name, type)
        managedObjectClassName = String(reflecting: type ?? NSManagedObject.self)
    }

    /// The class of its objects: the one that it is of, or the main module's of the name that an author's code gave it.
    var type: NSManagedObject.Type {
        ownType ?? ClassNames.named(managedObjectClassName) ?? ClassNames.type(of: name ?? "")
    }

    open var propertiesByName: [String: NSPropertyDescription] {
        (superentity?.propertiesByName ?? [:]).merging(properties.map { ($0.name, $0) }) { $1 }
    }
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
    }
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        relationshipsByName.values.filter { $0.destinationEntity === entity }
    }
    /// Whether it is that entity or one below it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        name == entity.name || superentity?.isKindOf(entity: entity) == true
    }

    /// What its attributes have in a new object.
    var defaultValues: [String: Any] { attributesByName.compactMapValues(\.defaultValue) }

    /// The entity of that name: its class is the main module's of that name, or none of the author's.
    open class func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        context.model?.entitiesByName[name] ?? NSEntityDescription(name, ClassNames.type(of: name))
    }

    open class func insertNewObject(
        forEntityName entityName: String,
        into context: NSManagedObjectContext?
    ) -> NSManagedObject {
        if let entity = context?.model?.entitiesByName[entityName] {
            return entity.type.init(entity: entity, insertInto: context)
        }
        let type = ClassNames.type(of: entityName)
        return type.init(entity: NSEntityDescription(entityName, type), insertInto: context)
    }
}

private enum ClassNames {
    static func type(of entity: String) -> NSManagedObject.Type {
        let module = Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String
        let modules = [module, CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent }]
        for module in modules.compactMap({ $0 }) {
            let name = module.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined() + "." + entity
            if let type = named(name) { return type }
        }
        return NSManagedObject.self
    }

    /// The class of a whole name (`Shop.Item`), or of the main module; nil for none.
    static func named(_ name: String?) -> NSManagedObject.Type? {
        guard let name, !name.isEmpty else { return nil }
        if name.contains(".") { return NSClassFromString(name) as? NSManagedObject.Type }
        let type = type(of: name)
        return type == NSManagedObject.self ? nil : type
    }
}
