public import Foundation

/// What is shared with others. It is kept by the process alone: nobody is signed in.
open class CKShare: CKRecord, @unchecked Sendable {  // As a record.
    /// What others may do.
    public enum ParticipantPermission: Int, Sendable { case unknown = 0, none, readOnly, readWrite }
    /// Whether they have agreed.
    public enum ParticipantAcceptanceStatus: Int, Sendable { case unknown = 0, pending, accepted, removed }
    /// Who they are.
    public enum ParticipantRole: Int, Sendable { case unknown = 0, owner, privateUser, publicUser, administrator }

    /// Somebody with whom something is shared.
    open class Participant: NSObject {
        public let userIdentity: CKUserIdentity
        open var role = ParticipantRole.unknown
        open var permission = ParticipantPermission.unknown
        open var acceptanceStatus: ParticipantAcceptanceStatus { .unknown }
        public let participantID = UUID().uuidString
        init(_ identity: CKUserIdentity) { userIdentity = identity }
    }

    /// What an invitation says.
    open class Metadata: NSObject, @unchecked Sendable {  // What it has does not change.
        public let containerIdentifier: String
        public let share: CKShare
        open var participantPermission: ParticipantPermission { .unknown }
        open var participantStatus: ParticipantAcceptanceStatus { .unknown }
        open var participantRole: ParticipantRole { .unknown }
        open var ownerIdentity: CKUserIdentity { share.owner.userIdentity }
        open var rootRecordID: CKRecord.ID { share.recordID }
        open var hierarchicalRootRecordID: CKRecord.ID? { nil }
        open var rootRecord: CKRecord? { nil }
        init(_ share: CKShare, in container: String) { (self.share, containerIdentifier) = (share, container) }
    }

    /// What every share has.
    public enum SystemFieldKey {
        public static let title = "cloudkit.title", shareType = "cloudkit.type"
        public static let thumbnailImageData = "cloudkit.thumbnailImageData"
    }

    open var publicPermission = ParticipantPermission.none
    /// nil: it is not saved.
    open var url: URL? { nil }
    open private(set) var participants: [Participant]
    public let owner = Participant(CKUserIdentity())
    open var currentUserParticipant: Participant? { owner }

    public init(rootRecord: CKRecord, shareID: CKRecord.ID = CKRecord.ID()) {
        participants = [owner]
        super.init(recordType: "cloudkit.share", recordID: shareID)
        owner.role = .owner
        owner.permission = .readWrite
    }
    public convenience init(rootRecord: CKRecord) { self.init(rootRecord: rootRecord, shareID: CKRecord.ID()) }
    public init(recordZoneID: CKRecordZone.ID) {
        participants = [owner]
        super.init(recordType: "cloudkit.share", recordID: CKRecord.ID(zoneID: recordZoneID))
        owner.role = .owner
        owner.permission = .readWrite
    }
    public required init?(coder: NSCoder) {
        participants = [owner]
        super.init(coder: coder)
        owner.role = .owner
        owner.permission = .readWrite
    }
    open func addParticipant(_ participant: Participant) { participants.append(participant) }
    open func removeParticipant(_ participant: Participant) {
        participants.removeAll { $0 === participant && $0 !== owner }
    }
}

/// Somebody.
open class CKUserIdentity: NSObject {
    /// By what somebody is looked for.
    open class LookupInfo: NSObject {
        public let emailAddress: String?
        public let phoneNumber: String?
        public let userRecordID: CKRecord.ID?
        public init(emailAddress: String) { (self.emailAddress, phoneNumber, userRecordID) = (emailAddress, nil, nil) }
        public init(phoneNumber: String) { (emailAddress, self.phoneNumber, userRecordID) = (nil, phoneNumber, nil) }
        public init(userRecordID: CKRecord.ID) {
            (emailAddress, phoneNumber, self.userRecordID) = (nil, nil, userRecordID)
        }
    }
    override init() {}
    open var userRecordID: CKRecord.ID? { nil }
    open var lookupInfo: LookupInfo? { nil }
    open var nameComponents: PersonNameComponents? { nil }
    open var hasiCloudAccount: Bool { false }
}
