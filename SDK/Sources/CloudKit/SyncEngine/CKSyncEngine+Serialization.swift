extension CKSyncEngine.State {
    /// A state as an app keeps it between its starts.
    public struct Serialization: Codable, Hashable, Sendable {
        /// A record or a zone by its names, which are all that CloudKit asks of one.
        private struct Name: Codable, Hashable, Sendable {
            var record: String?
            let zone: String
            let owner: String
            let isDeleted: Bool

            var zoneID: CKRecordZone.ID { CKRecordZone.ID(zoneName: zone, ownerName: owner) }
        }

        private let records: [Name]
        private let zones: [Name]

        init(records: [CKSyncEngine.PendingRecordZoneChange], zones: [CKSyncEngine.PendingDatabaseChange]) {
            self.records = records.map { change in
                let id = change.recordID
                return Name(
                    record: id.recordName,
                    zone: id.zoneID.zoneName,
                    owner: id.zoneID.ownerName,
                    isDeleted: change == .deleteRecord(id)
                )
            }
            self.zones = zones.map { change in
                let id = change.zoneID
                return Name(zone: id.zoneName, owner: id.ownerName, isDeleted: change == .deleteZone(id))
            }
        }

        var pendingRecords: [CKSyncEngine.PendingRecordZoneChange] {
            records.compactMap { name in
                guard let record = name.record else { return nil }
                let id = CKRecord.ID(recordName: record, zoneID: name.zoneID)
                return name.isDeleted ? .deleteRecord(id) : .saveRecord(id)
            }
        }

        var pendingZones: [CKSyncEngine.PendingDatabaseChange] {
            zones.map { $0.isDeleted ? .deleteZone($0.zoneID) : .saveZone(CKRecordZone(zoneID: $0.zoneID)) }
        }
    }
}
