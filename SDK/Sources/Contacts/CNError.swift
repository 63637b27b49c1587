public import Foundation
public import FoundationAdditions

/// Why contacts were not had.
public struct CNError: CustomNSError, Hashable, Sendable {
    public static let errorDomain = CNErrorDomain

    /// Raw values as `CNErrorCode`.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = CNError
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case noAccessableWritableContainers, unauthorizedKeys, featureDisabledByUser, featureNotAvailable
        case recordDoesNotExist = 200
        case insertedRecordAlreadyExists, containmentCycle, containmentScope, parentRecordDoesNotExist
        case recordIdentifierInvalid, recordNotWritable, parentContainerNotWritable
        case validationMultipleErrors = 300
        case validationTypeMismatch, validationConfigurationError
        case predicateInvalid = 400
        case policyViolation = 500
        case clientIdentifierInvalid = 600
        case clientIdentifierDoesNotExist, clientIdentifierCollision, changeHistoryExpired
        case changeHistoryInvalidAnchor, changeHistoryInvalidFetchRequest
        case vCardMalformed = 700
        case vCardSummarizationError
    }

    public static let communicationError = Code.communicationError, dataAccessError = Code.dataAccessError
    public static let authorizationDenied = Code.authorizationDenied, recordDoesNotExist = Code.recordDoesNotExist
    public static let noAccessableWritableContainers = Code.noAccessableWritableContainers
    public static let unauthorizedKeys = Code.unauthorizedKeys, featureNotAvailable = Code.featureNotAvailable
    public static let featureDisabledByUser = Code.featureDisabledByUser, containmentCycle = Code.containmentCycle
    public static let insertedRecordAlreadyExists = Code.insertedRecordAlreadyExists
    public static let containmentScope = Code.containmentScope
    public static let parentRecordDoesNotExist = Code.parentRecordDoesNotExist
    public static let recordIdentifierInvalid = Code.recordIdentifierInvalid
    public static let recordNotWritable = Code.recordNotWritable
    public static let parentContainerNotWritable = Code.parentContainerNotWritable
    public static let validationMultipleErrors = Code.validationMultipleErrors
    public static let validationTypeMismatch = Code.validationTypeMismatch
    public static let validationConfigurationError = Code.validationConfigurationError
    public static let predicateInvalid = Code.predicateInvalid, policyViolation = Code.policyViolation
    public static let clientIdentifierInvalid = Code.clientIdentifierInvalid
    public static let clientIdentifierDoesNotExist = Code.clientIdentifierDoesNotExist
    public static let clientIdentifierCollision = Code.clientIdentifierCollision
    public static let changeHistoryExpired = Code.changeHistoryExpired
    public static let changeHistoryInvalidAnchor = Code.changeHistoryInvalidAnchor
    public static let changeHistoryInvalidFetchRequest = Code.changeHistoryInvalidFetchRequest
    public static let vCardMalformed = Code.vCardMalformed, vCardSummarizationError = Code.vCardSummarizationError

    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) { self.code = code }
}

public let CNErrorDomain = "CNErrorDomain"
public let CNErrorUserInfoAffectedRecordsKey = "CNErrorUserInfoAffectedRecordsKey"
public let CNErrorUserInfoAffectedRecordIdentifiersKey = "CNErrorUserInfoAffectedRecordIdentifiersKey"
public let CNErrorUserInfoValidationErrorsKey = "CNErrorUserInfoValidationErrorsKey"
public let CNErrorUserInfoKeyPathsKey = "CNErrorUserInfoKeyPathsKey"
