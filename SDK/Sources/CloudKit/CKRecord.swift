public import CoreLocation
public import Foundation

/// A value that a record may have.
public protocol CKRecordValue {}
/// The same for values of Swift.
public protocol CKRecordValueProtocol {}

extension String: CKRecordValue, CKRecordValueProtocol {}
extension Int: CKRecordValue, CKRecordValueProtocol {}
extension Int64: CKRecordValue, CKRecordValueProtocol {}
extension CLLocation: CKRecordValue, CKRecordValueProtocol {}
extension Double: CKRecordValue, CKRecordValueProtocol {}
extension Float: CKRecordValue, CKRecordValueProtocol {}
extension Bool: CKRecordValue, CKRecordValueProtocol {}
extension Date: CKRecordValue, CKRecordValueProtocol {}
extension Data: CKRecordValue, CKRecordValueProtocol {}
extension Array: CKRecordValue, CKRecordValueProtocol {}
extension NSString: CKRecordValue {}
extension NSNumber: CKRecordValue {}
extension NSDate: CKRecordValue {}
extension NSData: CKRecordValue {}
extension NSArray: CKRecordValue {}

/// Values that are kept together. It is kept by the process alone.
open class CKRecord: NSObject, NSSecureCoding, CKRecordKeyValueSetting, @unchecked Sendable {
    // As a dictionary: whoever changes it has it alone.
    public typealias RecordType = String
    public typealias FieldKey = String

    /// Names a record.
    open class ID: NSObject, @unchecked Sendable {  // What it has does not change.
        public let recordName: String
        public let zoneID: CKRecordZone.ID
        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
        }
        public convenience init(recordName: String) { self.init(recordName: recordName, zoneID: .default) }
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
        }
        open override var hash: Int { recordName.hashValue }
    }

    /// Names another record.
    open class Reference: NSObject, CKRecordValue, CKRecordValueProtocol {
        /// What becomes of a record whose other is deleted.
        public enum Action: UInt, Sendable { case none = 0, deleteSelf }

        public let recordID: ID
        public let action: Action
        public init(recordID: ID, action: Action) { (self.recordID, self.action) = (recordID, action) }
        public convenience init(record: CKRecord, action: Action) {
            self.init(recordID: record.recordID, action: action)
        }
    }

    /// What every record has.
    public struct SystemFieldKey: Sendable {
        public static let recordID = "recordID", parent = "parent", share = "share"
        public static let creatorUserRecordID = "creatorUserRecordID", creationDate = "creationDate"
        public static let lastModifiedUserRecordID = "lastModifiedUserRecordID", modificationDate = "modificationDate"
    }

    public let recordType: RecordType
    public let recordID: ID
    open var recordChangeTag: String? { nil }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var creatorUserRecordID: ID? { nil }
    open var lastModifiedUserRecordID: ID? { nil }
    open var parent: Reference?
    open var share: Reference? { nil }
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    private var objects: [FieldKey: any CKRecordValue] = [:]

    public init(recordType: RecordType, recordID: ID = ID()) {
        (self.recordType, self.recordID) = (recordType, recordID)
    }
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
    }

    /// Of what ``encodeSystemFields(with:)`` wrote.
    public required init?(coder: NSCoder) {
        guard let type = Fields.type.string(of: coder), let id = Fields.recordID(of: coder) else { return nil }
        (recordType, recordID) = (type, id)
    }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { encodeSystemFields(with: coder) }

    open func object(forKey key: FieldKey) -> (any CKRecordValue)? { objects[key] ?? values[key] as? any CKRecordValue }
    open func setObject(_ object: (any CKRecordValue)?, forKey key: FieldKey) {
        (objects[key], values[key]) = (object, nil)
    }
    open func value(forKey key: String) -> Any? { values[key] ?? objects[key] }
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
    }
    open func setValue(_ value: Any?, forKey key: String) {
        values[key] = value as? any CKRecordValueProtocol
        objects[key] = values[key] == nil ? value as? any CKRecordValue : nil
    }
    open func allKeys() -> [FieldKey] { Array(Set(values.keys).union(objects.keys)).sorted() }
    open func changedKeys() -> [FieldKey] { allKeys() }

    @_disfavoredOverload
    public subscript(key: FieldKey) -> (any CKRecordValue)? {
        get { object(forKey: key) }
        set { setObject(newValue, forKey: key) }
    }
    public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { values[key] ?? objects[key] as? any CKRecordValueProtocol }
        set { (values[key], objects[key]) = (newValue, nil) }
    }
    public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
        get { values[key] as? Value ?? objects[key] as? Value }
        set { (values[key], objects[key]) = (newValue, nil) }
    }
}

/// A file of a record.
open class CKAsset: NSObject, CKRecordValue, CKRecordValueProtocol {
    public let fileURL: URL?
    public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A part of a database.
open class CKRecordZone: NSObject, @unchecked Sendable {  // What it has does not change.
    public static let defaultZoneName = "_defaultZone"

    /// Names a zone.
    open class ID: NSObject, @unchecked Sendable {  // What it has does not change.
        public static let `default` = ID()
        public let zoneName: String
        public let ownerName: String
        public init(zoneName: String = CKRecordZone.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
        }
        open override var hash: Int { zoneName.hashValue }
    }

    public let zoneID: ID
    public init(zoneID: ID) { self.zoneID = zoneID }
    /// What can be done in a zone; nothing of one that was never saved.
    public struct Capabilities: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let fetchChanges = Self(rawValue: 1 << 0), atomic = Self(rawValue: 1 << 1)
        public static let sharing = Self(rawValue: 1 << 2), zoneWideSharing = Self(rawValue: 1 << 3)
    }
    open var capabilities: Capabilities { [] }
    open var share: CKRecord.Reference? { nil }
    public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// Asks for records.
open class CKQuery: NSObject, @unchecked Sendable {  // Set before it is asked.
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    open var sortDescriptors: [NSSortDescriptor]?
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
    }
}

/// Asks to be told of changes.
open class CKSubscription: NSObject, @unchecked Sendable {  // Set before it is saved.
    public typealias ID = String

    /// What a push says then.
    open class NotificationInfo: NSObject {
        open var alertBody: String?
        open var alertLocalizationKey: String?
        open var alertLocalizationArgs: [CKRecord.FieldKey]?
        open var titleLocalizationKey: String?
        open var titleLocalizationArgs: [CKRecord.FieldKey]?
        open var subtitleLocalizationKey: String?
        open var subtitleLocalizationArgs: [CKRecord.FieldKey]?
        open var alertActionLocalizationKey: String?
        open var alertLaunchImage: String?
        open var title: String?
        open var subtitle: String?
        open var soundName: String?
        open var category: String?
        open var desiredKeys: [CKRecord.FieldKey]?
        open var collapseIDKey: String?
        open var shouldBadge = false
        open var shouldSendContentAvailable = false
        open var shouldSendMutableContent = false
        public override init() {}
    }

    public let subscriptionID: ID
    open var notificationInfo: NotificationInfo?
    init(id: ID) { subscriptionID = id }
}

/// Of records that a query finds.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    /// When.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let firesOnRecordCreation = Self(rawValue: 1), firesOnRecordUpdate = Self(rawValue: 2)
        public static let firesOnRecordDeletion = Self(rawValue: 4), firesOnce = Self(rawValue: 8)
    }

    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    public let querySubscriptionOptions: Options
    open var zoneID: CKRecordZone.ID?
    public init(
        recordType: CKRecord.RecordType,
        predicate: NSPredicate,
        subscriptionID: CKSubscription.ID = UUID().uuidString,
        options: Options = []
    ) {
        (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
        super.init(id: subscriptionID)
    }
}

/// Of all records of a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    open var recordType: CKRecord.RecordType?
    public init(subscriptionID: CKSubscription.ID = UUID().uuidString) { super.init(id: subscriptionID) }
}

/// Of a zone's.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    public let zoneID: CKRecordZone.ID
    public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
        self.zoneID = zoneID
        super.init(id: subscriptionID)
    }
}
