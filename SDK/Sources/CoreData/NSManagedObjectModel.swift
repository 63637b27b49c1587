public import Foundation

/// What kinds of objects there are: those that an author's code describes, or a model of Xcode's that `carillon build` put
/// into the bundle.
open class NSManagedObjectModel: NSObject {
    open var entities: [NSEntityDescription] = [] {
        didSet { for entity in entities { entity.managedObjectModel = self } }
    }
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    }
    /// Kept: versions of models are not compared.
    open var versionIdentifiers: Set<AnyHashable> = []
    open var localizationDictionary: [String: String]?
    private var parts: [String: [NSEntityDescription]] = [:]
    private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

    public override init() {}
    /// A compiled model of the bundle, whose classes are there already; nil where there is none.
    public init?(contentsOf url: URL) {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        super.init()
        setEntities(ModelFile.entities(at: url))
    }
    private func setEntities(_ entities: [NSEntityDescription]) { self.entities = entities }
    /// One with the entities of all of them; nil for none.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models else { return nil }
        self.init()
        entities = models.flatMap(\.entities)
    }
    /// The models of bundles, together; of the main one where none is named.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let files = (bundles ?? [.main]).flatMap { bundle in
            ["momd", "mom"].flatMap { bundle.paths(forResourcesOfType: $0, inDirectory: nil) }
        }
        return NSManagedObjectModel(
            byMerging: files.compactMap { NSManagedObjectModel(contentsOf: URL(fileURLWithPath: $0)) }
        )
    }

    open var configurations: [String] { Array(parts.keys) }
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        configuration.map { parts[$0] } ?? entities
    }
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        parts[configuration] = entities
    }

    /// The request that was set under a name; those of a model of Xcode's are not read.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        templates[name]
    }
    open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { templates }
    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?,
        forName name: String
    ) { templates[name] = fetchRequestTemplate }

    /// Whether a store could be opened with it, as each can here.
    open func isConfiguration(withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any])
        -> Bool
    {
        true
    }
}
