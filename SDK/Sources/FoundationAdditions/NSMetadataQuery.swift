public import Foundation

/// Looks for files in iCloud (Foundation: NSMetadataQuery). Nobody is signed in on a simulated phone: a search ends at once, and
/// has found nothing.
open class NSMetadataQuery: NSObject {
    open weak var delegate: (any NSMetadataQueryDelegate)?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor] = []
    open var valueListAttributes: [String] = []
    open var groupingAttributes: [String]?
    open var notificationBatchingInterval: TimeInterval = 1
    open var searchScopes: [Any] = []
    open var searchItems: [Any]?
    open var operationQueue: OperationQueue?
    open private(set) var isStarted = false
    open private(set) var isGathering = false
    open private(set) var isStopped = true

    /// - Returns: whether it began: not without a predicate, and not twice.
    @discardableResult
    open func start() -> Bool {
        guard predicate != nil, !isStarted else { return false }
        (isStarted, isStopped) = (true, false)
        for name in [Notification.Name.NSMetadataQueryDidStartGathering, .NSMetadataQueryDidFinishGathering] {
            NotificationCenter.default.post(name: name, object: self)
        }
        return true
    }
    open func stop() { (isStarted, isStopped) = (false, true) }
    open func enableUpdates() {}
    open func disableUpdates() {}

    open var resultCount: Int { 0 }
    open var results: [Any] { [] }
    open var valueLists: [String: [NSMetadataQueryAttributeValueTuple]] { [:] }
    open var groupedResults: [NSMetadataQueryResultGroup] { [] }
    open func result(at idx: Int) -> Any {
        fatalError("NSMetadataQuery: there is no result at \(idx): a search finds none")
    }
    open func index(ofResult result: Any) -> Int { NSNotFound }
    open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func enumerateResults(
        options opts: NSEnumerationOptions = [],
        using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    open func value(ofAttribute attrName: String, forResultAt idx: Int) -> Any? { nil }
}

/// Puts others in the place of what a search found.
public protocol NSMetadataQueryDelegate: NSObjectProtocol {
    func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem) -> Any
    func metadataQuery(
        _ query: NSMetadataQuery,
        replacementValueForAttribute attrName: String,
        value attrValue: Any
    ) -> Any
}

extension NSMetadataQueryDelegate {
    public func metadataQuery(
        _ query: NSMetadataQuery,
        replacementObjectForResultObject result: NSMetadataItem
    ) -> Any { result }
    public func metadataQuery(
        _ query: NSMetadataQuery,
        replacementValueForAttribute attrName: String,
        value attrValue: Any
    ) -> Any { attrValue }
}

/// A file that was found, and what is known of it.
open class NSMetadataItem: NSObject {
    private let url: URL?
    public init?(url: URL) {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        self.url = url
    }

    /// Of the file's name, path, URL, size and dates.
    open func value(forAttribute key: String) -> Any? {
        guard let url else { return nil }
        let known = try? FileManager.default.attributesOfItem(atPath: url.path)
        return switch key {
        case NSMetadataItemURLKey: url
        case NSMetadataItemPathKey: url.path
        case NSMetadataItemFSNameKey: url.lastPathComponent
        case NSMetadataItemDisplayNameKey: url.deletingPathExtension().lastPathComponent
        case NSMetadataItemFSSizeKey: known?[.size] as? NSNumber
        case NSMetadataItemFSCreationDateKey: known?[.creationDate]
        case NSMetadataItemFSContentChangeDateKey: known?[.modificationDate]
        default: nil
        }
    }
    open func values(forAttributes keys: [String]) -> [String: Any]? {
        Dictionary(
            keys.compactMap { key in value(forAttribute: key).map { (key, $0) } },
            uniquingKeysWith: { one, _ in one }
        )
    }
    open var attributes: [String] {
        [
            NSMetadataItemURLKey, NSMetadataItemPathKey, NSMetadataItemFSNameKey, NSMetadataItemDisplayNameKey,
            NSMetadataItemFSSizeKey, NSMetadataItemFSCreationDateKey, NSMetadataItemFSContentChangeDateKey,
        ]
    }
}

/// A value that results have, and how many.
open class NSMetadataQueryAttributeValueTuple: NSObject {
    open var attribute: String { "" }
    open var value: Any? { nil }
    open var count: Int { 0 }
}

/// Results with a value in common.
open class NSMetadataQueryResultGroup: NSObject {
    open var attribute: String { "" }
    open var value: Any { "" }
    open var subgroups: [NSMetadataQueryResultGroup]? { nil }
    open var resultCount: Int { 0 }
    open var results: [Any] { [] }
}

extension Notification.Name {
    public static let NSMetadataQueryDidStartGathering = Self("NSMetadataQueryDidStartGatheringNotification")
    public static let NSMetadataQueryGatheringProgress = Self("NSMetadataQueryGatheringProgressNotification")
    public static let NSMetadataQueryDidFinishGathering = Self("NSMetadataQueryDidFinishGatheringNotification")
    public static let NSMetadataQueryDidUpdate = Self("NSMetadataQueryDidUpdateNotification")
}

public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"

// Where is looked.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope =
    "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"

// What is known of a file.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
public let NSMetadataItemContentTypeKey = "kMDItemContentType"
public let NSMetadataItemContentTypeTreeKey = "kMDItemContentTypeTree"
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"
public let NSMetadataUbiquitousItemHasUnresolvedConflictsKey = "NSMetadataUbiquitousItemHasUnresolvedConflictsKey"
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
    "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded = "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
public let NSMetadataUbiquitousItemIsUploadedKey = "NSMetadataUbiquitousItemIsUploadedKey"
public let NSMetadataUbiquitousItemIsUploadingKey = "NSMetadataUbiquitousItemIsUploadingKey"
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
public let NSMetadataUbiquitousItemPercentUploadedKey = "NSMetadataUbiquitousItemPercentUploadedKey"
public let NSMetadataUbiquitousItemDownloadingErrorKey = "NSMetadataUbiquitousItemDownloadingErrorKey"
public let NSMetadataUbiquitousItemUploadingErrorKey = "NSMetadataUbiquitousItemUploadingErrorKey"
