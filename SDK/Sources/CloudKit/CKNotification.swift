public import Foundation

// A push of CloudKit's, read from what an app is given of it. Apple does not document its form; it is read as pushes of
// public apps have it.

/// What a push of CloudKit's is about.
open class CKNotification: NSObject, @unchecked Sendable {  // What it has does not change.
    /// About what.
    public enum NotificationType: Int, Sendable { case query = 1, recordZone, readNotification, database }

    /// Names a push.
    open class ID: NSObject, @unchecked Sendable {  // What it has does not change.
        public let name: String
        init(_ name: String) { self.name = name }
        open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.name == name }
        open override var hash: Int { name.hashValue }
        open override var description: String { name }
    }

    public let notificationType: NotificationType
    public let notificationID: ID?
    public let containerIdentifier: String?
    public let subscriptionID: CKSubscription.ID?
    public let subscriptionOwnerUserRecordID: CKRecord.ID?
    /// Whether less is told than there would be.
    public let isPruned: Bool
    public let alertBody: String?
    public let title: String?
    public let subtitle: String?
    public let alertLocalizationKey: String?
    public let alertLocalizationArgs: [String]?
    public let alertLaunchImage: String?
    public let badge: NSNumber?
    public let titleLocalizationKey: String?
    public let titleLocalizationArgs: [String]?
    public let subtitleLocalizationKey: String?
    public let subtitleLocalizationArgs: [String]?
    public let soundName: String?
    public let category: String?

    init(_ push: CloudPush) {
        notificationType = push.type
        notificationID = push.name.map(ID.init)
        containerIdentifier = push.container
        subscriptionID = push.subscription
        subscriptionOwnerUserRecordID = push.owner.map { CKRecord.ID(recordName: $0) }
        isPruned = push.isPruned
        let alert = push.aps["alert"] as? [String: Any]
        alertBody = alert?["body"] as? String ?? push.aps["alert"] as? String
        title = alert?["title"] as? String
        subtitle = alert?["subtitle"] as? String
        alertLocalizationKey = alert?["loc-key"] as? String
        alertLocalizationArgs = alert?["loc-args"] as? [String]
        titleLocalizationKey = alert?["title-loc-key"] as? String
        titleLocalizationArgs = alert?["title-loc-args"] as? [String]
        subtitleLocalizationKey = alert?["subtitle-loc-key"] as? String
        subtitleLocalizationArgs = alert?["subtitle-loc-args"] as? [String]
        alertLaunchImage = alert?["launch-image"] as? String
        badge = CloudPush.number(push.aps["badge"]).map { NSNumber(value: $0) }
        soundName = push.aps["sound"] as? String
        category = push.aps["category"] as? String
    }
}

/// What lets the initializer of a notification give one of the kind that a push has: an initializer of a class gives one of
/// its own class, that of a protocol any that fits.
public protocol _CKRemoteNotification {}

extension CKNotification: _CKRemoteNotification {}

extension _CKRemoteNotification where Self: CKNotification {
    /// What a push is about; nil for a push of somebody else's, or of another kind than the class's.
    public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
        guard let push = CloudPush(notificationDictionary), let notification = push.notification as? Self else {
            return nil
        }
        self = notification
    }
}

/// That records of a query have changed.
open class CKQueryNotification: CKNotification, @unchecked Sendable {  // What it has does not change.
    /// How.
    public enum Reason: Int, Sendable { case recordCreated = 1, recordUpdated, recordDeleted }
    public let queryNotificationReason: Reason
    public let recordFields: [String: Any]?
    public let recordID: CKRecord.ID?
    public let databaseScope: CKDatabase.Scope

    init(query push: CloudPush) {
        queryNotificationReason = CloudPush.number(push.fields["fo"]).flatMap(Reason.init(rawValue:)) ?? .recordUpdated
        recordFields = push.fields["af"] as? [String: Any]
        recordID = (push.fields["rid"] as? String).map { CKRecord.ID(recordName: $0, zoneID: push.zone ?? .default) }
        databaseScope = push.scope
        super.init(push)
    }
}

/// That a zone has changed.
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {  // What it has does not change.
    public let recordZoneID: CKRecordZone.ID?
    public let databaseScope: CKDatabase.Scope

    init(zone push: CloudPush) {
        (recordZoneID, databaseScope) = (push.zone, push.scope)
        super.init(push)
    }
}

/// That a database has changed.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {  // What it has does not change.
    public let databaseScope: CKDatabase.Scope

    init(database push: CloudPush) {
        databaseScope = push.scope
        super.init(push)
    }
}

/// The parts of such a push.
struct CloudPush {
    let type: CKNotification.NotificationType
    let name: String?
    let container: String?
    let owner: String?
    let isPruned: Bool
    let aps: [String: Any]
    /// Of what has changed.
    let fields: [String: Any]

    init?(_ userInfo: [AnyHashable: Any]) {
        guard let cloud = userInfo["ck"] as? [String: Any] else { return nil }
        aps = userInfo["aps"] as? [String: Any] ?? [:]
        name = cloud["nid"] as? String
        container = cloud["cid"] as? String
        owner = cloud["ckuserid"] as? String
        isPruned = Self.number(cloud["p"]) == 1
        let kinds: [(String, CKNotification.NotificationType)] = [
            ("qry", .query), ("fet", .recordZone), ("met", .database),
        ]
        let found = kinds.lazy.compactMap { key, type in (cloud[key] as? [String: Any]).map { (type, $0) } }.first
        (type, fields) = found ?? (.readNotification, [:])
    }

    var notification: CKNotification {
        switch type {
        case .query: CKQueryNotification(query: self)
        case .recordZone: CKRecordZoneNotification(zone: self)
        case .database: CKDatabaseNotification(database: self)
        case .readNotification: CKNotification(self)
        }
    }

    var subscription: String? { fields["sid"] as? String }
    var zone: CKRecordZone.ID? {
        guard let name = fields["zid"] as? String else { return nil }
        let owner = fields["zoid"] as? String
        return CKRecordZone.ID(
            zoneName: name,
            ownerName: owner == nil || owner == "_defaultOwner" ? CKCurrentUserDefaultName : owner ?? ""
        )
    }
    /// As `dbs` says it: 1 public, 2 private, 3 shared.
    var scope: CKDatabase.Scope { Self.number(fields["dbs"]).flatMap(CKDatabase.Scope.init(rawValue:)) ?? .private }

    static func number(_ value: Any?) -> Int? { (value as? NSNumber)?.intValue ?? value as? Int }
}
