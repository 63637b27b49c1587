public import Foundation
public import FoundationAdditions

/// The domain of errors that are none of a call's.
public let CXErrorDomain = "com.apple.CallKit.error"
public let CXErrorDomainIncomingCall = CXErrorCodeIncomingCallError.errorDomain
public let CXErrorDomainRequestTransaction = CXErrorCodeRequestTransactionError.errorDomain
public let CXErrorDomainCallDirectoryManager = CXErrorCodeCallDirectoryManagerError.errorDomain
public let CXErrorDomainNotificationServiceExtension = CXErrorCodeNotificationServiceExtensionError.errorDomain

/// Why CallKit does not do something; raw values as `CXErrorCode`.
public struct CXErrorCode: CustomNSError, Hashable, Sendable {
    public static let errorDomain = "com.apple.CallKit.error"

    /// The causes.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = CXErrorCode
        case unknownError = 0
        case unentitled, invalidArgument, missingVoIPBackgroundMode
    }

    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }

    public static var unknownError: Code { .unknownError }
    public static var unentitled: Code { .unentitled }
    public static var invalidArgument: Code { .invalidArgument }
    public static var missingVoIPBackgroundMode: Code { .missingVoIPBackgroundMode }
}

/// Why an incoming call was not taken; raw values as `CXErrorCodeIncomingCallError`.
public struct CXErrorCodeIncomingCallError: CustomNSError, Hashable, Sendable {
    public static let errorDomain = "com.apple.CallKit.error.incomingcall"

    /// The causes.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = CXErrorCodeIncomingCallError
        case unknown = 0
        case unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList
        case filteredDuringRestrictedSharingMode, callIsProtected, filteredBySensitiveParticipants
    }

    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }

    public static var unknown: Code { .unknown }
    public static var unentitled: Code { .unentitled }
    public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
    public static var filteredByDoNotDisturb: Code { .filteredByDoNotDisturb }
    public static var filteredByBlockList: Code { .filteredByBlockList }
    public static var filteredDuringRestrictedSharingMode: Code { .filteredDuringRestrictedSharingMode }
    public static var callIsProtected: Code { .callIsProtected }
    public static var filteredBySensitiveParticipants: Code { .filteredBySensitiveParticipants }
}

/// Why a transaction was not taken; raw values as `CXErrorCodeRequestTransactionError`.
public struct CXErrorCodeRequestTransactionError: CustomNSError, Hashable, Sendable {
    public static let errorDomain = "com.apple.CallKit.error.requesttransaction"

    /// The causes.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = CXErrorCodeRequestTransactionError
        case unknown = 0
        case unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID, callUUIDAlreadyExists
        case invalidAction, maximumCallGroupsReached, callIsProtected
    }

    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }

    public static var unknown: Code { .unknown }
    public static var unentitled: Code { .unentitled }
    public static var unknownCallProvider: Code { .unknownCallProvider }
    public static var emptyTransaction: Code { .emptyTransaction }
    public static var unknownCallUUID: Code { .unknownCallUUID }
    public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
    public static var invalidAction: Code { .invalidAction }
    public static var maximumCallGroupsReached: Code { .maximumCallGroupsReached }
    public static var callIsProtected: Code { .callIsProtected }
}

/// Why numbers of a directory were not taken; raw values as `CXErrorCodeCallDirectoryManagerError`.
public struct CXErrorCodeCallDirectoryManagerError: CustomNSError, Hashable, Sendable {
    public static let errorDomain = "com.apple.CallKit.error.calldirectorymanager"

    /// The causes.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = CXErrorCodeCallDirectoryManagerError
        case unknown = 0
        case noExtensionFound, loadingInterrupted, entriesOutOfOrder, duplicateEntries, maximumEntriesExceeded
        case extensionDisabled, currentlyLoading, unexpectedIncrementalRemoval
    }

    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }

    public static var unknown: Code { .unknown }
    public static var noExtensionFound: Code { .noExtensionFound }
    public static var loadingInterrupted: Code { .loadingInterrupted }
    public static var entriesOutOfOrder: Code { .entriesOutOfOrder }
    public static var duplicateEntries: Code { .duplicateEntries }
    public static var maximumEntriesExceeded: Code { .maximumEntriesExceeded }
    public static var extensionDisabled: Code { .extensionDisabled }
    public static var currentlyLoading: Code { .currentlyLoading }
    public static var unexpectedIncrementalRemoval: Code { .unexpectedIncrementalRemoval }
}

/// Why a call of a service extension was not taken; raw values as `CXErrorCodeNotificationServiceExtensionError`.
public struct CXErrorCodeNotificationServiceExtensionError: CustomNSError, Hashable, Sendable {
    public static let errorDomain = "com.apple.CallKit.error.notificationserviceextension"

    /// The causes.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = CXErrorCodeNotificationServiceExtensionError
        case unknown = 0
        case invalidClientProcess = 1
        case missingNotificationFilteringEntitlement = 2
    }

    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }

    public static var unknown: Code { .unknown }
    public static var invalidClientProcess: Code { .invalidClientProcess }
    public static var missingNotificationFilteringEntitlement: Code { .missingNotificationFilteringEntitlement }
}
