extension CKSyncEngine {
    /// What an engine tells its delegate.
    public enum Event: Sendable {
        case stateUpdate(StateUpdate)
        case accountChange(AccountChange)
        case fetchedDatabaseChanges(FetchedDatabaseChanges)
        case fetchedRecordZoneChanges(FetchedRecordZoneChanges)
        case sentDatabaseChanges(SentDatabaseChanges)
        case sentRecordZoneChanges(SentRecordZoneChanges)
        case willFetchChanges(WillFetchChanges)
        case willFetchRecordZoneChanges(WillFetchRecordZoneChanges)
        case didFetchRecordZoneChanges(DidFetchRecordZoneChanges)
        case didFetchChanges(DidFetchChanges)
        case willSendChanges(WillSendChanges)
        case didSendChanges(DidSendChanges)

        /// The state is to be kept.
        public struct StateUpdate: Sendable { public let stateSerialization: State.Serialization }

        /// Somebody has signed in or out.
        public struct AccountChange: Sendable {
            /// Who was signed in, and who is.
            public enum ChangeType: Sendable {
                case signIn(currentUser: CKRecord.ID)
                case signOut(previousUser: CKRecord.ID)
                case switchAccounts(previousUser: CKRecord.ID, currentUser: CKRecord.ID)
            }
            public let changeType: ChangeType
        }

        /// Zones have changed.
        public struct FetchedDatabaseChanges: Sendable {
            public let modifications: [CKDatabase.DatabaseChange.Modification]
            public let deletions: [CKDatabase.DatabaseChange.Deletion]
        }

        /// Records have changed.
        public struct FetchedRecordZoneChanges: Sendable {
            public let modifications: [CKDatabase.RecordZoneChange.Modification]
            public let deletions: [CKDatabase.RecordZoneChange.Deletion]
        }

        /// Zones were sent.
        public struct SentDatabaseChanges: Sendable {
            /// One that was not saved, and why.
            public struct FailedZoneSave: Sendable {
                public let zone: CKRecordZone
                public let error: CKError
            }
            public let savedZones: [CKRecordZone]
            public let failedZoneSaves: [FailedZoneSave]
            public let deletedZoneIDs: [CKRecordZone.ID]
            public let failedZoneDeletes: [CKRecordZone.ID: CKError]
        }

        /// Records were sent.
        public struct SentRecordZoneChanges: Sendable {
            /// One that was not saved, and why.
            public struct FailedRecordSave: Sendable {
                public let record: CKRecord
                public let error: CKError
            }
            public let savedRecords: [CKRecord]
            public let failedRecordSaves: [FailedRecordSave]
            public let deletedRecordIDs: [CKRecord.ID]
            public let failedRecordDeletes: [CKRecord.ID: CKError]
        }

        /// Changes are about to be fetched.
        public struct WillFetchChanges: Sendable { public let context: FetchChangesContext }
        /// A zone's changes are about to be fetched.
        public struct WillFetchRecordZoneChanges: Sendable { public let zoneID: CKRecordZone.ID }
        /// A zone's changes were fetched.
        public struct DidFetchRecordZoneChanges: Sendable {
            public let zoneID: CKRecordZone.ID
            public let error: CKError?
        }
        /// Changes were fetched.
        public struct DidFetchChanges: Sendable { public let context: FetchChangesContext }
        /// Changes are about to be sent.
        public struct WillSendChanges: Sendable { public let context: SendChangesContext }
        /// Changes were sent.
        public struct DidSendChanges: Sendable { public let context: SendChangesContext }
    }
}
