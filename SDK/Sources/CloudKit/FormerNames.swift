public import Foundation

// Names of Swift 3 and 4 that public code still has, each with today's: one table, which the compiler reads out at the
// line ("was renamed to …").

@available(*, deprecated, renamed: "CKRecord.ID")
public typealias CKRecordID = CKRecord.ID
@available(*, deprecated, renamed: "CKRecord.Reference")
public typealias CKReference = CKRecord.Reference
@available(*, deprecated, renamed: "CKRecordZone.ID")
public typealias CKRecordZoneID = CKRecordZone.ID
@available(*, deprecated, renamed: "CKShare.Metadata")
public typealias CKShareMetadata = CKShare.Metadata
@available(*, deprecated, renamed: "CKShare.Participant")
public typealias CKShareParticipant = CKShare.Participant
@available(*, deprecated, renamed: "CKShare.ParticipantPermission")
public typealias CKShareParticipantPermission = CKShare.ParticipantPermission
@available(*, deprecated, renamed: "CKShare.ParticipantAcceptanceStatus")
public typealias CKShareParticipantAcceptanceStatus = CKShare.ParticipantAcceptanceStatus
@available(*, deprecated, renamed: "CKUserIdentity.LookupInfo")
public typealias CKUserIdentityLookupInfo = CKUserIdentity.LookupInfo
@available(*, deprecated, renamed: "CKDatabase.Scope")
public typealias CKDatabaseScope = CKDatabase.Scope
@available(*, deprecated, renamed: "CKQueryOperation.Cursor")
public typealias CKQueryCursor = CKQueryOperation.Cursor
@available(*, deprecated, renamed: "CKModifyRecordsOperation.RecordSavePolicy")
public typealias CKRecordSavePolicy = CKModifyRecordsOperation.RecordSavePolicy
@available(*, deprecated, renamed: "CKFetchRecordZoneChangesOperation.ZoneConfiguration")
public typealias CKFetchRecordZoneChangesOptions = CKFetchRecordZoneChangesOperation.ZoneConfiguration
@available(*, deprecated, renamed: "CKSubscription.NotificationInfo")
public typealias CKNotificationInfo = CKSubscription.NotificationInfo
@available(*, deprecated, renamed: "CKQuerySubscription.Options")
public typealias CKQuerySubscriptionOptions = CKQuerySubscription.Options
@available(*, deprecated, renamed: "CKNotification.ID")
public typealias CKNotificationID = CKNotification.ID
@available(*, deprecated, renamed: "CKNotification.NotificationType")
public typealias CKNotificationType = CKNotification.NotificationType
@available(*, deprecated, renamed: "CKQueryNotification.Reason")
public typealias CKQueryNotificationReason = CKQueryNotification.Reason

@available(*, deprecated, renamed: "CKShare.SystemFieldKey.title")
public let CKShareTitleKey = CKShare.SystemFieldKey.title
@available(*, deprecated, renamed: "CKShare.SystemFieldKey.shareType")
public let CKShareTypeKey = CKShare.SystemFieldKey.shareType
@available(*, deprecated, renamed: "CKShare.SystemFieldKey.thumbnailImageData")
public let CKShareThumbnailImageDataKey = CKShare.SystemFieldKey.thumbnailImageData

extension CKFetchShareMetadataOperation {
    @available(*, deprecated, renamed: "init(shareURLs:)")
    public convenience init(share shareURLs: [URL]) { self.init(shareURLs: shareURLs) }
}
@available(*, deprecated, renamed: "CKRecord.Reference.Action")
public typealias CKReferenceAction = CKRecord.Reference.Action
