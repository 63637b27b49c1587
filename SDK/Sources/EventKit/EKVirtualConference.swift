public import Foundation

/// Offers rooms for meetings, in an extension that nobody starts here.
open class EKVirtualConferenceProvider: NSObject {
    public override init() {}
    open func fetchAvailableRoomTypes() async throws -> [EKVirtualConferenceRoomTypeDescriptor] { [] }
    open func fetchVirtualConference(
        identifier: EKVirtualConferenceRoomTypeIdentifier
    ) async throws -> EKVirtualConferenceDescriptor {
        EKVirtualConferenceDescriptor(title: nil, urlDescriptors: [], conferenceDetails: nil)
    }
}

public typealias EKVirtualConferenceRoomTypeIdentifier = String

/// A kind of room.
open class EKVirtualConferenceRoomTypeDescriptor: NSObject {
    public let title: String
    public let identifier: EKVirtualConferenceRoomTypeIdentifier
    public init(title: String, identifier: EKVirtualConferenceRoomTypeIdentifier) {
        (self.title, self.identifier) = (title, identifier)
    }
}

/// A room.
open class EKVirtualConferenceDescriptor: NSObject {
    public let title: String?
    public let urlDescriptors: [EKVirtualConferenceURLDescriptor]
    public let conferenceDetails: String?
    public init(title: String?, urlDescriptors: [EKVirtualConferenceURLDescriptor], conferenceDetails: String?) {
        (self.title, self.urlDescriptors, self.conferenceDetails) = (title, urlDescriptors, conferenceDetails)
    }
}

/// How to come there.
open class EKVirtualConferenceURLDescriptor: NSObject {
    public let title: String?
    public let url: URL
    public init(title: String?, url: URL) { (self.title, self.url) = (title, url) }
}
