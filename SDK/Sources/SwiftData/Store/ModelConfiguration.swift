import CoreData
public import Foundation
import FoundationAdditions

/// Where objects are kept.
public struct ModelConfiguration: Hashable, Sendable {
    /// The group of apps that shares it.
    public struct GroupContainer: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case automatic, none, identifier(String) }
        let kind: Kind
        /// The first group that the app is entitled to; the app's own container where there is none.
        public static let automatic = Self(kind: .automatic)
        /// The app's own container.
        public static let none = Self(kind: .none)
        public static func identifier(_ identifier: String) -> Self { Self(kind: .identifier(identifier)) }
    }
    /// The database of iCloud that it follows: none, as there is no iCloud.
    public struct CloudKitDatabase: Hashable, Sendable {
        public static let automatic = Self(), none = Self()
        public static func `private`(_ name: String) -> Self { Self() }
    }

    public let name: String
    /// The classes that are kept here; nil for all that no other configuration has.
    public let schema: Schema?
    public let isStoredInMemoryOnly: Bool
    public let allowsSave: Bool
    /// The store's file, `default.store` of the folder for the app's support where nothing else is said.
    public let url: URL
    public let groupAppContainerIdentifier: String?
    public let cloudKitContainerIdentifier: String?
    public let cloudKitDatabase: CloudKitDatabase

    public init(
        _ name: String? = nil,
        schema: Schema? = nil,
        isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        cloudKitContainerIdentifier = nil
        self.cloudKitDatabase = cloudKitDatabase
        let group = groupContainer.folder
        groupAppContainerIdentifier = group?.lastPathComponent
        guard !isStoredInMemoryOnly else {
            url = URL(fileURLWithPath: "/dev/null")
            return
        }
        let folder =
            group?.appendingPathComponent("Library/Application Support")
            ?? NSPersistentContainer.defaultDirectoryURL()
        url = folder.appendingPathComponent("\(self.name).store")
    }

    public init(
        _ name: String? = nil,
        schema: Schema? = nil,
        url: URL,
        allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
        self.url = url
        groupAppContainerIdentifier = nil
        cloudKitContainerIdentifier = nil
        self.cloudKitDatabase = cloudKitDatabase
    }

    public init(
        for type: any PersistentModel.Type,
        _ others: any PersistentModel.Type...,
        isStoredInMemoryOnly: Bool = false,
        groupContainer: GroupContainer = .automatic
    ) {
        self.init(
            nil,
            schema: Schema([type] + others),
            isStoredInMemoryOnly: isStoredInMemoryOnly,
            groupContainer: groupContainer
        )
    }

    var file: ObjectFile? { url.path == "/dev/null" ? nil : ObjectFile(url: url) }
}

extension ModelConfiguration.GroupContainer {
    fileprivate var folder: URL? {
        switch kind {
        case .automatic: FileManager.default.groupContainers.first
        case .none: nil
        case .identifier(let identifier):
            FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier)
        }
    }
}
