public import Foundation

// What a container knows of people and of what they share: nobody is signed in, so that each request fails with
// `notAuthenticated`.

/// The record name of the share of a whole zone (CKShare: "init(recordZoneID:)").
public let CKRecordNameZoneWideShare = "cloudkit.zoneshare"

extension CKContainer {
    /// What the user may be asked for.
    public struct ApplicationPermissions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let userDiscoverability = Self(rawValue: 1)
    }

    /// What the user said.
    public enum ApplicationPermissionStatus: Int, Sendable {
        case initialState = 0
        case couldNotComplete, denied, granted
    }

    @discardableResult
    public func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { throw CKError(.notAuthenticated) }
    @discardableResult
    public func accept(_ metadatas: [CKShare.Metadata]) async throws -> [CKShare.Metadata: Result<CKShare, any Error>] {
        throw CKError(.notAuthenticated)
    }
    public func accept(
        _ metadata: CKShare.Metadata,
        completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }

    public func shareMetadata(for url: URL) async throws -> CKShare.Metadata { throw CKError(.notAuthenticated) }
    public func shareMetadatas(
        for urls: [URL],
        shouldFetchRootRecord: Bool = false
    ) async throws -> [URL: Result<CKShare.Metadata, any Error>] { throw CKError(.notAuthenticated) }
    public func fetchShareMetadata(
        with url: URL,
        completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }

    public func shareParticipant(forEmailAddress emailAddress: String) async throws -> CKShare.Participant {
        throw CKError(.notAuthenticated)
    }
    public func shareParticipant(forPhoneNumber phoneNumber: String) async throws -> CKShare.Participant {
        throw CKError(.notAuthenticated)
    }
    public func shareParticipant(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKShare.Participant {
        throw CKError(.notAuthenticated)
    }
    public func fetchShareParticipant(
        withEmailAddress emailAddress: String,
        completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    public func fetchShareParticipant(
        withPhoneNumber phoneNumber: String,
        completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    public func fetchShareParticipant(
        withUserRecordID userRecordID: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }

    public func userIdentity(forEmailAddress emailAddress: String) async throws -> CKUserIdentity? {
        throw CKError(.notAuthenticated)
    }
    public func userIdentity(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKUserIdentity? {
        throw CKError(.notAuthenticated)
    }
    public func discoverUserIdentity(
        withEmailAddress email: String,
        completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    public func discoverUserIdentity(
        withUserRecordID userRecordID: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }

    public func applicationPermissionStatus(
        for applicationPermission: ApplicationPermissions
    ) async throws -> ApplicationPermissionStatus { throw CKError(.notAuthenticated) }
    public func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions
    ) async throws -> ApplicationPermissionStatus { throw CKError(.notAuthenticated) }
    public func status(
        forApplicationPermission applicationPermission: ApplicationPermissions,
        completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
    ) { completionHandler(.couldNotComplete, CKError(.notAuthenticated)) }
    public func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions,
        completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
    ) { completionHandler(.couldNotComplete, CKError(.notAuthenticated)) }

    /// None is kept: each has failed.
    public func allLongLivedOperationIDs() async throws -> [CKOperation.ID] { [] }
    public func longLivedOperation(for operationID: CKOperation.ID) async throws -> CKOperation? { nil }
}

extension CKOperation {
    public typealias ID = String
}
