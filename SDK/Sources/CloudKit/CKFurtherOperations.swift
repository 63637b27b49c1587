public import Foundation

// Further work of iCloud; each fails with `notAuthenticated`, as the other.

/// How far a database or a zone was read.
open class CKServerChangeToken: NSObject, @unchecked Sendable {  // It has nothing.
    override init() {}
}

/// Saves and deletes subscriptions.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {  // As its superclass.
    open var subscriptionsToSave: [CKSubscription]?
    open var subscriptionIDsToDelete: [CKSubscription.ID]?
    open var perSubscriptionSaveBlock: ((CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
    open var perSubscriptionDeleteBlock: ((CKSubscription.ID, Result<Void, any Error>) -> Void)?
    open var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
    open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
    public init(subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil) {
        (self.subscriptionsToSave, self.subscriptionIDsToDelete) = (subscriptionsToSave, subscriptionIDsToDelete)
    }
    override func fail() {
        modifySubscriptionsCompletionBlock?(nil, nil, CKError(.notAuthenticated))
        modifySubscriptionsResultBlock?(.failure(CKError(.notAuthenticated)))
    }
}

/// Asks for subscriptions.
open class CKFetchSubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {  // As its superclass.
    open var subscriptionIDs: [CKSubscription.ID]?
    open var fetchSubscriptionCompletionBlock: (([CKSubscription.ID: CKSubscription]?, (any Error)?) -> Void)?
    open var fetchSubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
    public init(subscriptionIDs: [CKSubscription.ID]) { self.subscriptionIDs = subscriptionIDs }
    open class func fetchAllSubscriptionsOperation() -> CKFetchSubscriptionsOperation {
        CKFetchSubscriptionsOperation(subscriptionIDs: [])
    }
    override func fail() {
        fetchSubscriptionCompletionBlock?(nil, CKError(.notAuthenticated))
        fetchSubscriptionsResultBlock?(.failure(CKError(.notAuthenticated)))
    }
}

/// Saves and deletes zones.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {  // As its superclass.
    open var recordZonesToSave: [CKRecordZone]?
    open var recordZoneIDsToDelete: [CKRecordZone.ID]?
    open var modifyRecordZonesCompletionBlock: (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
    open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
    public init(recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil) {
        (self.recordZonesToSave, self.recordZoneIDsToDelete) = (recordZonesToSave, recordZoneIDsToDelete)
    }
    override func fail() {
        modifyRecordZonesCompletionBlock?(nil, nil, CKError(.notAuthenticated))
        modifyRecordZonesResultBlock?(.failure(CKError(.notAuthenticated)))
    }
}

/// Asks which zones have changed.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {  // As its superclass.
    open var previousServerChangeToken: CKServerChangeToken?
    open var resultsLimit = 0
    open var fetchAllChanges = true
    open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
    open var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
    open var recordZoneWithIDWasPurgedBlock: ((CKRecordZone.ID) -> Void)?
    open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
    open var fetchDatabaseChangesCompletionBlock: ((CKServerChangeToken?, Bool, (any Error)?) -> Void)?
    open var fetchDatabaseChangesResultBlock:
        ((Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?
    public init(previousServerChangeToken: CKServerChangeToken?) {
        self.previousServerChangeToken = previousServerChangeToken
    }
    override func fail() {
        fetchDatabaseChangesCompletionBlock?(nil, false, CKError(.notAuthenticated))
        fetchDatabaseChangesResultBlock?(.failure(CKError(.notAuthenticated)))
    }
}

/// Asks which records of zones have changed.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {  // As its superclass.
    /// Since when, of one zone.
    open class ZoneConfiguration: NSObject {
        open var previousServerChangeToken: CKServerChangeToken?
        open var resultsLimit: Int?
        open var desiredKeys: [CKRecord.FieldKey]?
        public override init() {}
        public init(
            previousServerChangeToken: CKServerChangeToken? = nil,
            resultsLimit: Int? = nil,
            desiredKeys: [CKRecord.FieldKey]? = nil
        ) {
            (self.previousServerChangeToken, self.resultsLimit) = (previousServerChangeToken, resultsLimit)
            self.desiredKeys = desiredKeys
        }
    }
    public typealias ZoneOptions = ZoneConfiguration

    open var recordZoneIDs: [CKRecordZone.ID]?
    open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
    open var fetchAllChanges = true
    open var recordChangedBlock: ((CKRecord) -> Void)?
    open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
    open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
    open var recordZoneFetchCompletionBlock:
        ((CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
    open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?
    open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
    public init(
        recordZoneIDs: [CKRecordZone.ID],
        configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
    ) {
        (self.recordZoneIDs, self.configurationsByRecordZoneID) = (recordZoneIDs, configurationsByRecordZoneID)
    }
    public init(
        recordZoneIDs: [CKRecordZone.ID],
        optionsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
    ) {
        (self.recordZoneIDs, configurationsByRecordZoneID) = (recordZoneIDs, optionsByRecordZoneID)
    }
    override func fail() {
        fetchRecordZoneChangesCompletionBlock?(CKError(.notAuthenticated))
        fetchRecordZoneChangesResultBlock?(.failure(CKError(.notAuthenticated)))
    }
}

/// Agrees to what others share.
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {  // As its superclass.
    open var shareMetadatas: [CKShare.Metadata]?
    open var perShareCompletionBlock: ((CKShare.Metadata, CKShare?, (any Error)?) -> Void)?
    open var acceptSharesCompletionBlock: (((any Error)?) -> Void)?
    open var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?
    public init(shareMetadatas: [CKShare.Metadata]) { self.shareMetadatas = shareMetadatas }
    override func fail() {
        acceptSharesCompletionBlock?(CKError(.notAuthenticated))
        acceptSharesResultBlock?(.failure(CKError(.notAuthenticated)))
    }
}

/// Marks pushes as read, as before iOS 11.
open class CKMarkNotificationsReadOperation: CKOperation, @unchecked Sendable {  // As its superclass.
    open var notificationIDs: [CKNotification.ID]
    open var markNotificationsReadCompletionBlock: (([CKNotification.ID]?, (any Error)?) -> Void)?
    public init(notificationIDsToMarkRead notificationIDs: [CKNotification.ID]) {
        self.notificationIDs = notificationIDs
    }
    override func fail() { markNotificationsReadCompletionBlock?(nil, CKError(.notAuthenticated)) }
}

/// Asks for pushes that did not come, as before iOS 11.
open class CKFetchNotificationChangesOperation: CKOperation, @unchecked Sendable {  // As its superclass.
    open var previousServerChangeToken: CKServerChangeToken?
    open var resultsLimit = 0
    open var moreComing: Bool { false }
    open var notificationChangedBlock: ((CKNotification) -> Void)?
    open var fetchNotificationChangesCompletionBlock: ((CKServerChangeToken?, (any Error)?) -> Void)?
    public init(previousServerChangeToken: CKServerChangeToken?) {
        self.previousServerChangeToken = previousServerChangeToken
    }
    override func fail() { fetchNotificationChangesCompletionBlock?(nil, CKError(.notAuthenticated)) }
}
