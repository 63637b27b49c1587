public import Foundation

/// Asks which contacts use the app: it fails, as each.
open class CKDiscoverAllUserIdentitiesOperation: CKOperation, @unchecked Sendable {  // As its superclass.
    open var userIdentityDiscoveredBlock: ((CKUserIdentity) -> Void)?
    open var discoverAllUserIdentitiesCompletionBlock: (((any Error)?) -> Void)?
    open var discoverAllUserIdentitiesResultBlock: ((Result<Void, any Error>) -> Void)?
    public override init() {}
    override func fail() {
        discoverAllUserIdentitiesCompletionBlock?(CKError(.notAuthenticated))
        discoverAllUserIdentitiesResultBlock?(.failure(CKError(.notAuthenticated)))
    }
}

/// How a person may share.
open class CKAllowedSharingOptions: NSObject {
    /// What others may do.
    public struct PermissionOption: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let readOnly = Self(rawValue: 1 << 0), readWrite = Self(rawValue: 1 << 1)
        public static let any: Self = [.readOnly, .readWrite]
    }
    /// Who may come.
    public struct AccessOption: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let anyoneWithLink = Self(rawValue: 1 << 0), specifiedRecipientsOnly = Self(rawValue: 1 << 1)
        public static let any: Self = [.anyoneWithLink, .specifiedRecipientsOnly]
    }
    open var allowedParticipantPermissionOptions: PermissionOption
    open var allowedParticipantAccessOptions: AccessOption
    open var allowsParticipantsToInviteOthers = false
    open var allowsAccessRequests = false
    public init(
        allowedParticipantPermissionOptions: PermissionOption,
        allowedParticipantAccessOptions: AccessOption
    ) {
        self.allowedParticipantPermissionOptions = allowedParticipantPermissionOptions
        self.allowedParticipantAccessOptions = allowedParticipantAccessOptions
    }
    open class var standard: CKAllowedSharingOptions {
        CKAllowedSharingOptions(allowedParticipantPermissionOptions: .any, allowedParticipantAccessOptions: .any)
    }
}

/// Hears of what the system shares: nobody shares anything.
open class CKSystemSharingUIObserver: NSObject, @unchecked Sendable {  // Set before it observes.
    open var systemSharingUIDidSaveShareBlock: ((CKRecord.ID, Result<CKShare, any Error>) -> Void)?
    open var systemSharingUIDidStopSharingBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
    public init(container: CKContainer) {}
}
