public import Foundation

/// What a store keeps: nothing here, so that none of it was changed since it was saved.
open class EKObject: NSObject {
    public override init() {}
    open var hasChanges: Bool { isNew }
    /// It was never saved.
    open var isNew: Bool { true }
    open func reset() {}
    open func rollback() {}
    /// Whether it is still there: no.
    open func refresh() -> Bool { false }
}

/// What somebody has answered.
public enum EKParticipantStatus: Int, Sendable {
    case unknown = 0, pending, accepted, declined, tentative, delegated, completed, inProcess
}
/// How much somebody is needed.
public enum EKParticipantRole: Int, Sendable { case unknown = 0, required, optional, chair, nonParticipant }
/// What somebody is.
public enum EKParticipantType: Int, Sendable { case unknown = 0, person, room, resource, group }
/// How far an answer is on its way.
public enum EKParticipantScheduleStatus: Int, Sendable {
    case none = 0, pending, sent, delivered, recipientNotRecognized, noPrivileges, deliveryFailed, cannotDeliver
    case recipientNotAllowed
}

/// What a calendar can say of a person's time.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let busy = Self(rawValue: 1 << 0), free = Self(rawValue: 1 << 1)
    public static let tentative = Self(rawValue: 1 << 2), unavailable = Self(rawValue: 1 << 3)
}

public let EKErrorDomain = EKError.errorDomain
