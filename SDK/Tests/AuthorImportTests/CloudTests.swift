import CloudKit
import FoundationAdditions
import Testing

/// iCloud on a phone where nobody is signed in, and what came with the last versions of Swift.
@Suite(.timeLimit(.minutes(1))) struct CloudTests {
    @Test func `what is to be sent is kept between starts, and to send fails`() async throws {
        let sync = BellSync()
        let engine = sync.engine(nil)
        let great = CKRecord.ID(recordName: "great", zoneID: sync.zone)
        let small = CKRecord.ID(recordName: "small", zoneID: sync.zone)
        engine.state.add(pendingDatabaseChanges: [.saveZone(CKRecordZone(zoneID: sync.zone))])
        engine.state.add(pendingRecordZoneChanges: [.saveRecord(great), .saveRecord(small)])
        engine.state.add(pendingRecordZoneChanges: [.deleteRecord(small)])
        #expect(engine.state.pendingRecordZoneChanges == [.saveRecord(great), .deleteRecord(small)])
        let error = await #expect(throws: CKError.self) { try await engine.sendChanges() }
        #expect(error?.code == .notAuthenticated && error?.userInfo.isEmpty == true)

        while await sync.states.kept.count < 3 { await Task.yield() }
        let data = try JSONEncoder().encode(await sync.states.kept.last)
        let next = sync.engine(try JSONDecoder().decode(CKSyncEngine.State.Serialization.self, from: data))
        #expect(next.state.pendingRecordZoneChanges == [.saveRecord(great), .deleteRecord(small)])
        #expect(next.state.pendingDatabaseChanges.count == 1)

        let batch = await CKSyncEngine.RecordZoneChangeBatch(pendingChanges: next.state.pendingRecordZoneChanges) {
            CKRecord(recordType: "Bell", recordID: $0)
        }
        #expect(batch?.recordsToSave.map(\.recordID) == [great] && batch?.recordIDsToDelete == [small])
    }

    @Test func `a record's own fields go through an archive`() throws {
        let zone = CKRecordZone.ID(zoneName: "Bells", ownerName: "somebody")
        let record = CKRecord(recordType: "Bell", recordID: CKRecord.ID(recordName: "great", zoneID: zone))
        record.encryptedValues["tone"] = "low"
        #expect(record["tone"] as? String == "low" && record.encryptedValues.allKeys() == ["tone"])
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        record.encodeSystemFields(with: archiver)
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let copy = try #require(CKRecord(coder: reader))
        #expect(copy.recordID == record.recordID && copy.recordType == "Bell" && copy.allKeys().isEmpty)
    }

    @Test func `an activity is refused, whatever its state is`() {
        #expect(throws: (any Error).self) { try BellAttributes.begin() }
    }

    @Test func `an item that was dragged is what it was`() async {
        let provider = NSItemProvider()
        provider.register(BellDrag(name: "Great Tom"))
        #expect(await BellDrag.dropped(provider) == "Great Tom")
        #expect(await BellDrag.dropped(NSItemProvider()) == "nothing")
    }

    @Test func `an error has a text for people`() {
        #expect(String(localized: BellError.silent("Great Tom").localizedStringResource) == "Great Tom is silent")
    }
}
