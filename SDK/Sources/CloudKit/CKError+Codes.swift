/// The codes as they are compared with an error's.
extension CKError {
    public static let internalError = Code.internalError
    public static let badContainer = Code.badContainer
    public static let missingEntitlement = Code.missingEntitlement
    public static let invalidArguments = Code.invalidArguments
    public static let resultsTruncated = Code.resultsTruncated
    public static let serverRejectedRequest = Code.serverRejectedRequest
    public static let assetFileNotFound = Code.assetFileNotFound
    public static let assetFileModified = Code.assetFileModified
    public static let incompatibleVersion = Code.incompatibleVersion
    public static let constraintViolation = Code.constraintViolation
    public static let operationCancelled = Code.operationCancelled
    public static let changeTokenExpired = Code.changeTokenExpired
    public static let batchRequestFailed = Code.batchRequestFailed
    public static let badDatabase = Code.badDatabase
    public static let limitExceeded = Code.limitExceeded
    public static let userDeletedZone = Code.userDeletedZone
    public static let tooManyParticipants = Code.tooManyParticipants
    public static let alreadyShared = Code.alreadyShared
    public static let referenceViolation = Code.referenceViolation
    public static let managedAccountRestricted = Code.managedAccountRestricted
    public static let participantMayNeedVerification = Code.participantMayNeedVerification
    public static let serverResponseLost = Code.serverResponseLost
    public static let assetNotAvailable = Code.assetNotAvailable
    public static let accountTemporarilyUnavailable = Code.accountTemporarilyUnavailable
}
