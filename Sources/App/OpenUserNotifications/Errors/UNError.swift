public import Foundation
import NotificationModel

/// The domain of UserNotifications' errors.
public let UNErrorDomain = NotificationErrorCode.domain

/// Why UserNotifications did not do what it was asked.
public struct UNError: _BridgedStoredNSError, Hashable, @unchecked Sendable {
    // Sendable: an NSError is immutable, and ours hold strings only.
    public let _nsError: NSError

    /// Wraps an error of ``UNErrorDomain``.
    public init(_nsError: NSError) {
        self._nsError = _nsError
    }

    /// ``UNErrorDomain``.
    public static var errorDomain: String { UNErrorDomain }
    /// ``UNErrorDomain``.
    public static var _nsErrorDomain: String { UNErrorDomain }

    /// What went wrong.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The error that a code belongs to.
        public typealias _ErrorType = UNError

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
    }

    /// The app may not post notifications.
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    /// The attachment's URL is not one of a readable local file.
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
    /// The attachment's file type is not supported.
    public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
    /// The attachment's file is too large.
    public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
    /// The attachment is not in the attachment store.
    public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
    /// The attachment could not be moved into the attachment store.
    public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
    /// The attachment's file is corrupt.
    public static var attachmentCorrupt: Code { .attachmentCorrupt }
    /// The notification has no date.
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    /// The notification has no content.
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
    /// The object may not provide content.
    public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
    /// The object's content is not valid.
    public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
    /// The badge number is not valid.
    public static var badgeInputInvalid: Code { .badgeInputInvalid }
}

extension UNError {
    /// An error with a sentence for a person.
    init(_ code: Code, _ message: String) {
        self.init(code, userInfo: [NSLocalizedDescriptionKey: message])
    }
}
