public import Foundation

// Stores that are carried over to another model step by step: they are not, since a store keeps its values by their names,
// and a model finds those that it knows.

/// Which values of a model become which of another's.
open class NSMappingModel: NSObject {
    open var entityMappings: [NSEntityMapping]! = []
    open var entityMappingsByName: [String: NSEntityMapping] {
        Dictionary(entityMappings.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    public override init() {}
    /// nil: what Xcode makes of a mapping is not read.
    public init?(contentsOf url: URL?) { nil }
    public init?(
        from bundles: [Bundle]?,
        forSourceModel sourceModel: NSManagedObjectModel?,
        destinationModel: NSManagedObjectModel?
    ) { nil }
    /// By the names, with nothing to say of single values.
    open class func inferredMappingModel(
        forSourceModel sourceModel: NSManagedObjectModel,
        destinationModel: NSManagedObjectModel
    ) throws -> NSMappingModel { NSMappingModel() }
}

/// How the objects of an entity are carried over.
open class NSEntityMapping: NSObject {
    /// What becomes of them.
    public enum MappingType: UInt, Sendable { case undefined = 0, custom, add, remove, copy, transform }
    open var name: String! = ""
    open var mappingType = MappingType.undefined
    open var sourceEntityName: String?
    open var destinationEntityName: String?
    open var sourceEntityVersionHash: Data?
    open var destinationEntityVersionHash: Data?
    open var attributeMappings: [NSPropertyMapping]?
    open var relationshipMappings: [NSPropertyMapping]?
    open var userInfo: [AnyHashable: Any]?
    open var entityMigrationPolicyClassName: String?
}

@available(*, deprecated, renamed: "NSEntityMapping.MappingType")
public typealias NSEntityMappingType = NSEntityMapping.MappingType

/// How a value is carried over.
open class NSPropertyMapping: NSObject {
    open var name: String?
    open var userInfo: [AnyHashable: Any]?
}

/// Carries objects over as an app says; nobody asks it.
open class NSEntityMigrationPolicy: NSObject {
    public required override init() { super.init() }
    open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}
    open func createDestinationInstances(
        forSource sInstance: NSManagedObject,
        in mapping: NSEntityMapping,
        manager: NSMigrationManager
    ) throws {}
    open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func createRelationships(
        forDestination dInstance: NSManagedObject,
        in mapping: NSEntityMapping,
        manager: NSMigrationManager
    ) throws {}
    open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

/// Carries a store over: it fails with `NSMigrationError`.
open class NSMigrationManager: NSObject {
    public let sourceModel: NSManagedObjectModel
    public let destinationModel: NSManagedObjectModel
    open var usesStoreSpecificMigrationManager = true
    open var userInfo: [AnyHashable: Any]?
    open var migrationProgress: Float { 0 }

    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
    }

    /// - Throws: `NSMigrationError`, always.
    open func migrateStore(
        from sourceURL: URL,
        sourceType sStoreType: String,
        options sOptions: [AnyHashable: Any]? = nil,
        with mappings: NSMappingModel?,
        toDestinationURL dURL: URL,
        destinationType dStoreType: String,
        destinationOptions dOptions: [AnyHashable: Any]? = nil
    ) throws { throw NSError(domain: NSCocoaErrorDomain, code: 134_110) }
    open func reset() {}
    open func cancelMigrationWithError(_ error: any Error) {}
    open func associate(
        sourceInstance: NSManagedObject,
        withDestinationInstance destinationInstance: NSManagedObject,
        for entityMapping: NSEntityMapping
    ) {}
    open func destinationInstances(
        forEntityMappingName mappingName: String,
        sourceInstances: [NSManagedObject]?
    ) -> [NSManagedObject] { [] }
    open func sourceInstances(
        forEntityMappingName mappingName: String,
        destinationInstances: [NSManagedObject]?
    ) -> [NSManagedObject] { [] }
}

/// A step from one model to the next.
open class NSMigrationStage: NSObject {
    open var label: String?
}

/// A step that needs no word.
open class NSLightweightMigrationStage: NSMigrationStage {
    public let versionChecksums: [String]
    public init(_ versionChecksums: [String]) { self.versionChecksums = versionChecksums }
}

/// A step that an app takes itself; it is not asked.
open class NSCustomMigrationStage: NSMigrationStage {
    public let currentModel: NSManagedObjectModelReference
    public let nextModel: NSManagedObjectModelReference
    open var willMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?
    open var didMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?
    public init(migratingFrom currentModel: NSManagedObjectModelReference, to nextModel: NSManagedObjectModelReference)
    {
        (self.currentModel, self.nextModel) = (currentModel, nextModel)
    }
}

/// All steps.
open class NSStagedMigrationManager: NSObject, @unchecked Sendable {  // Every stored property is constant.
    public let stages: [NSMigrationStage]
    open var container: NSPersistentContainer? { nil }
    public init(_ stages: [NSMigrationStage]) { self.stages = stages }
}

public let NSPersistentStoreStagedMigrationManagerOptionKey = "NSPersistentStoreStagedMigrationManagerOptionKey"

/// A model that a step is from or to.
open class NSManagedObjectModelReference: NSObject {
    public let resolvedModel: NSManagedObjectModel
    public let versionChecksum: String
    public init(model: NSManagedObjectModel, versionChecksum: String) {
        (resolvedModel, self.versionChecksum) = (model, versionChecksum)
    }
    /// An empty model where there is none at the address.
    public convenience init(fileURL: URL, versionChecksum: String) {
        let model = NSManagedObjectModel(contentsOf: fileURL) ?? NSManagedObjectModel()
        self.init(model: model, versionChecksum: versionChecksum)
    }
    public convenience init(name modelName: String, in bundle: Bundle?, versionChecksum: String) {
        let bundle = bundle ?? .main
        let file = ["momd", "mom"].lazy.compactMap { bundle.url(forResource: modelName, withExtension: $0) }.first
        let model = file.flatMap { NSManagedObjectModel(contentsOf: $0) } ?? NSManagedObjectModel()
        self.init(model: model, versionChecksum: versionChecksum)
    }
}
