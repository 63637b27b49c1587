@_exported public import Foundation
import Synchronization
public import UniformTypeIdentifiers

/// `NSUserActivity.activityType` of one that opens something found in Spotlight.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// Where such an activity has the item's identifier.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquerycontinuation"
public let CSSearchQueryString = "kCSSearchQueryString"

/// What Spotlight knows of an app. It is kept as long as the process, and nobody searches in it: there is no Spotlight here.
open class CSSearchableIndex: NSObject, @unchecked Sendable {  // What it holds is behind a lock.
    private static let only = CSSearchableIndex()
    private let items = Mutex<[String: String?]>([:])

    open class func `default`() -> CSSearchableIndex { only }
    open class func isIndexingAvailable() -> Bool { true }

    public override init() { super.init() }
    public init(name: String) { super.init() }
    public init(name: String, protectionClass: FileProtectionType?) { super.init() }

    /// Is asked for nothing: nothing is ever lost.
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?
    private let state = Mutex<Data?>(nil)
    open func beginBatch() {}
    /// - Parameter clientState: where the app is; it is kept as long as the process.
    open func endBatch(
        withClientState clientState: Data,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        state.withLock { $0 = clientState }
        completionHandler?(nil)
    }
    open func endBatch(withClientState clientState: Data) async throws { state.withLock { $0 = clientState } }
    open func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        completionHandler(state.withLock { $0 }, nil)
    }
    open func fetchLastClientState() async throws -> Data { state.withLock { $0 } ?? Data() }

    /// How many there are.
    package var count: Int { items.withLock { $0.count } }

    open func indexSearchableItems(
        _ items: [CSSearchableItem],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let added = items.map { ($0.uniqueIdentifier, $0.domainIdentifier) }
        change(completionHandler) { known in for (id, domain) in added { known[id] = domain } }
    }

    open func deleteSearchableItems(
        withIdentifiers identifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        change(completionHandler) { known in for id in identifiers { known[id] = nil } }
    }

    /// Also those of domains below (`mail` and `mail.inbox`).
    open func deleteSearchableItems(
        withDomainIdentifiers domains: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        change(completionHandler) { known in
            known = known.filter { _, domain in
                !domains.contains { domain == $0 || domain?.hasPrefix("\($0).") == true }
            }
        }
    }

    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        change(completionHandler) { $0 = [:] }
    }

    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        indexSearchableItems(items, completionHandler: nil)
    }
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        deleteSearchableItems(withIdentifiers: identifiers, completionHandler: nil)
    }
    open func deleteSearchableItems(withDomainIdentifiers domains: [String]) async throws {
        deleteSearchableItems(withDomainIdentifiers: domains, completionHandler: nil)
    }
    open func deleteAllSearchableItems() async throws { deleteAllSearchableItems(completionHandler: nil) }

    private func change(
        _ completion: (@Sendable ((any Error)?) -> Void)?,
        _ body: (inout [String: String?]) -> Void
    ) {
        items.withLock { body(&$0) }
        completion?(nil)
    }
}

/// Something that a person may find.
open class CSSearchableItem: NSObject, @unchecked Sendable {  // It is handed over and not changed afterwards.
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var expirationDate: Date!
    open var attributeSet: CSSearchableItemAttributeSet
    /// Whether it changes what is known already.
    open var isUpdate = false
    /// As they were found: none is.
    open func compare(byRank other: CSSearchableItem) -> ComparisonResult { .orderedSame }

    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
        // A month, by Apple's documentation.
        expirationDate = Date(timeIntervalSinceNow: 30 * 86_400)
    }
}

/// What is told of it.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {  // As its item.
    /// Values that few apps set, by their names.
    var kept: [String: Any] = [:]
    open var contentType: String
    open var title: String?
    open var displayName: String?
    open var contentDescription: String?
    open var keywords: [String]?
    open var identifier: String?
    open var relatedUniqueIdentifier: String?
    open var domainIdentifier: String?
    open var thumbnailData: Data?
    open var thumbnailURL: URL?
    open var contentURL: URL?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var addedDate: Date?
    open var dueDate: Date?
    open var startDate: Date?
    open var endDate: Date?
    open var completionDate: Date?
    open var lastUsedDate: Date?
    open var textContent: String?
    open var subject: String?
    open var theme: String?
    open var phoneNumbers: [String]?
    open var emailAddresses: [String]?
    open var supportsPhoneCall: NSNumber?
    open var supportsNavigation: NSNumber?
    open var latitude: NSNumber?
    open var longitude: NSNumber?
    open var rankingHint: NSNumber?
    /// 0…5.
    open var rating: NSNumber?
    open var ratingDescription: String?
    open var duration: NSNumber?
    open var namedLocation: String?
    open var city: String?
    open var country: String?
    open var fullyFormattedAddress: String?
    open var alternateNames: [String]?
    open var accountIdentifier: String?
    open var weakRelatedUniqueIdentifier: String?
    open var authorNames: [String]?
    open var recipientNames: [String]?
    open var creator: String?
    open var kind: String?
    open var comment: String?
    open var url: URL?
    open var containerTitle: String?
    open var containerIdentifier: String?
    open var allDay: NSNumber?
    open var metadataModificationDate: Date?

    public init(contentType: UTType) { self.contentType = contentType.identifier }
    public init(itemContentType: String) { contentType = itemContentType }
}
