/// Why a call of UserNotifications fails, by the numbers of `UNError.Code`; the device names one in its answer.
public enum NotificationErrorCode: Int, Hashable, Sendable, CaseIterable {
    /// The app may not post notifications.
    case notificationsNotAllowed = 1
    /// The attachment's URL is not one of a readable local file.
    case attachmentInvalidURL = 100
    /// The attachment's file type is not supported.
    case attachmentUnrecognizedType = 101
    /// The attachment's file is too large.
    case attachmentInvalidFileSize = 102
    /// The attachment is not in the attachment store.
    case attachmentNotInDataStore = 103
    /// The attachment could not be moved into the attachment store.
    case attachmentMoveIntoDataStoreFailed = 104
    /// The attachment's file is corrupt.
    case attachmentCorrupt = 105
    /// The notification has no date.
    case notificationInvalidNoDate = 1400
    /// The notification has no content.
    case notificationInvalidNoContent = 1401
    /// The object may not provide content.
    case contentProvidingObjectNotAllowed = 1500
    /// The object's content is not valid.
    case contentProvidingInvalid = 1501
    /// The badge number is not valid.
    case badgeInputInvalid = 1600

    /// The domain of these codes.
    public static let domain = "UNErrorDomain"
}
