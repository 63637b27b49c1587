public import Foundation

// Further work of iCloud; each fails with `notAuthenticated`, as the other.

/// How far a database or a zone was read.
open class CKServerChangeToken: NSObject, NSSecureCoding, @unchecked Sendable {  // It has nothing.
    override init() {}
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }
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
    open var perSubscriptionResultBlock: ((CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
    public init(subscriptionIDs: [CKSubscription.ID]) { self.subscriptionIDs = subscriptionIDs }
    open class func fetchAllSubscriptionsOperation() -> CKFetchSubscriptionsOperation {
        CKFetchSubscriptionsOperation(subscriptionIDs: [])
    }
    override func fail() {
        for id in subscriptionIDs ?? [] { perSubscriptionResultBlock?(id, .failure(CKError(.notAuthenticated))) }
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
    open var perRecordZoneSaveBlock: ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
    open var perRecordZoneDeleteBlock: ((CKRecordZone.ID, Result<Void, any Error>) -> Void)?
    public init(recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil) {
        (self.recordZonesToSave, self.recordZoneIDsToDelete) = (recordZonesToSave, recordZoneIDsToDelete)
    }
    override func fail() {
        let error = CKError(.notAuthenticated)
        for zone in recordZonesToSave ?? [] { perRecordZoneSaveBlock?(zone.zoneID, .failure(error)) }
        for zone in recordZoneIDsToDelete ?? [] { perRecordZoneDeleteBlock?(zone, .failure(error)) }
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
    open var recordZoneFetchResultBlock:
        (
            (
                CKRecordZone.ID,
                Result<
                    (serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error
                >
            ) -> Void
        )?
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
        for zone in recordZoneIDs ?? [] {
            recordZoneFetchCompletionBlock?(zone, nil, nil, false, CKError(.notAuthenticated))
            recordZoneFetchResultBlock?(zone, .failure(CKError(.notAuthenticated)))
        }
        fetchRecordZoneChangesCompletionBlock?(CKError(.notAuthenticated))
        fetchRecordZoneChangesResultBlock?(.failure(CKError(.notAuthenticated)))
    }
}

/// Agrees to what others share.
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {  // As its superclass.
    open var shareMetadatas: [CKShare.Metadata]?
    open var perShareCompletionBlock: ((CKShare.Metadata, CKShare?, (any Error)?) -> Void)?
    open var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
    open var acceptSharesCompletionBlock: (((any Error)?) -> Void)?
    open var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?
    public init(shareMetadatas: [CKShare.Metadata]) { self.shareMetadatas = shareMetadatas }
    override func fail() {
        for share in shareMetadatas ?? [] {
            perShareCompletionBlock?(share, nil, CKError(.notAuthenticated))
            perShareResultBlock?(share, .failure(CKError(.notAuthenticated)))
        }
        acceptSharesCompletionBlock?(CKError(.notAuthenticated))
        acceptSharesResultBlock?(.failure(CKError(.notAuthenticated)))
    }
}

/// Asks what addresses of shares are of.
open class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {  // As its superclass.
    open var shareURLs: [URL]?
    open var shouldFetchRootRecord = false
    open var rootRecordDesiredKeys: [CKRecord.FieldKey]?
    open var perShareMetadataBlock: ((URL, CKShare.Metadata?, (any Error)?) -> Void)?
    open var perShareMetadataResultBlock: ((URL, Result<CKShare.Metadata, any Error>) -> Void)?
    open var fetchShareMetadataCompletionBlock: (((any Error)?) -> Void)?
    open var fetchShareMetadataResultBlock: ((Result<Void, any Error>) -> Void)?
    public override init() {}
    public init(shareURLs: [URL]) { self.shareURLs = shareURLs }
    override func fail() {
        for url in shareURLs ?? [] {
            perShareMetadataBlock?(url, nil, CKError(.notAuthenticated))
            perShareMetadataResultBlock?(url, .failure(CKError(.notAuthenticated)))
        }
        fetchShareMetadataCompletionBlock?(CKError(.notAuthenticated))
        fetchShareMetadataResultBlock?(.failure(CKError(.notAuthenticated)))
    }
}

/// Asks who somebody is with whom something is to be shared.
open class CKFetchShareParticipantsOperation: CKOperation, @unchecked Sendable {  // As its superclass.
    open var userIdentityLookupInfos: [CKUserIdentity.LookupInfo]?
    open var shareParticipantFetchedBlock: ((CKShare.Participant) -> Void)?
    open var perShareParticipantResultBlock:
        ((CKUserIdentity.LookupInfo, Result<CKShare.Participant, any Error>) -> Void)?
    open var fetchShareParticipantsCompletionBlock: (((any Error)?) -> Void)?
    open var fetchShareParticipantsResultBlock: ((Result<Void, any Error>) -> Void)?
    public override init() {}
    public init(userIdentityLookupInfos: [CKUserIdentity.LookupInfo]) {
        self.userIdentityLookupInfos = userIdentityLookupInfos
    }
    override func fail() {
        for info in userIdentityLookupInfos ?? [] {
            perShareParticipantResultBlock?(info, .failure(CKError(.notAuthenticated)))
        }
        fetchShareParticipantsCompletionBlock?(CKError(.notAuthenticated))
        fetchShareParticipantsResultBlock?(.failure(CKError(.notAuthenticated)))
    }
}

/// Asks for zones.
open class CKFetchRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {  // As its superclass.
    open var recordZoneIDs: [CKRecordZone.ID]?
    open var perRecordZoneResultBlock: ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
    open var fetchRecordZonesCompletionBlock: (([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)?
    open var fetchRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
    public override init() {}
    public init(recordZoneIDs: [CKRecordZone.ID]) { self.recordZoneIDs = recordZoneIDs }
    open class func fetchAllRecordZonesOperation() -> CKFetchRecordZonesOperation { CKFetchRecordZonesOperation() }
    override func fail() {
        for zone in recordZoneIDs ?? [] {
            perRecordZoneResultBlock?(zone, .failure(CKError(.notAuthenticated)))
        }
        fetchRecordZonesCompletionBlock?(nil, CKError(.notAuthenticated))
        fetchRecordZonesResultBlock?(.failure(CKError(.notAuthenticated)))
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
