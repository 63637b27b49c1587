public import Foundation

/// What has values by names: a record, and those of its values that CloudKit would encrypt.
public protocol CKRecordKeyValueSetting: AnyObject {
    func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValue)?
    func setObject(_ object: (any CKRecordValue)?, forKey key: CKRecord.FieldKey)
    func allKeys() -> [CKRecord.FieldKey]
    func changedKeys() -> [CKRecord.FieldKey]
    subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? { get set }
    subscript<Value: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> Value? { get set }
}

extension CKRecord {
    /// The record's own values: a name is in either of the two, never in both, and nothing leaves the process.
    public var encryptedValues: any CKRecordKeyValueSetting { self }

    public func setParent(_ parentRecord: CKRecord?) {
        parent = parentRecord.map { Reference(record: $0, action: .none) }
    }
    public func setParent(_ parentRecordID: ID?) {
        parent = parentRecordID.map { Reference(recordID: $0, action: .none) }
    }

    /// Writes what the server would give a record, without its values, so that an app can keep it in a store of its own.
    public func encodeSystemFields(with coder: NSCoder) {
        coder.encode(recordType as NSString, forKey: Fields.type.rawValue)
        coder.encode(recordID.recordName as NSString, forKey: Fields.name.rawValue)
        coder.encode(recordID.zoneID.zoneName as NSString, forKey: Fields.zone.rawValue)
        coder.encode(recordID.zoneID.ownerName as NSString, forKey: Fields.owner.rawValue)
    }

    /// Names of the fields in an archive.
    enum Fields: String {
        case type = "RecordType"
        case name = "RecordName"
        case zone = "ZoneName"
        case owner = "OwnerName"

        func string(of coder: NSCoder) -> String? {
            coder.decodeObject(of: NSString.self, forKey: rawValue).map { $0 as String }
        }

        static func recordID(of coder: NSCoder) -> ID? {
            guard let name = name.string(of: coder), let zone = zone.string(of: coder),
                let owner = owner.string(of: coder)
            else { return nil }
            return ID(recordName: name, zoneID: CKRecordZone.ID(zoneName: zone, ownerName: owner))
        }
    }
}
