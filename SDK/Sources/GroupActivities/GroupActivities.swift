public import Combine
@_exported public import Foundation

// What friends do together over FaceTime: nobody calls a simulated phone, so that no session begins.

/// What is done together.
public protocol GroupActivity: Codable, Sendable {
    static var activityIdentifier: String { get }
    var metadata: GroupActivityMetadata { get async }
}
extension GroupActivity {
    public static var activityIdentifier: String { "\(Bundle.main.bundleIdentifier ?? "").\(Self.self)" }
    /// Nobody is called.
    public func activate() async throws -> Bool { false }
    public func prepareForActivation() async -> GroupActivityActivationResult { .activationDisabled }
    /// None comes.
    public static func sessions() -> GroupSession<Self>.Sessions { .init() }
}
/// Whether it may begin.
public enum GroupActivityActivationResult: Hashable, Sendable {
    case activationDisabled, activationPreferred, cancelled
}
/// What is said of it.
public struct GroupActivityMetadata: Sendable {
    /// Of what kind it is.
    public struct ActivityType: Hashable, Sendable {
        let name: String
        public static let generic = Self(name: "generic"), watchTogether = Self(name: "watch")
        public static let listenTogether = Self(name: "listen"), createTogether = Self(name: "create")
        public static let workoutTogether = Self(name: "workout"), exploreTogether = Self(name: "explore")
        public static let learnTogether = Self(name: "learn"), readTogether = Self(name: "read")
        public static let shopTogether = Self(name: "shop")
    }
    public var title: String?
    public var subtitle: String?
    public var type = ActivityType.generic
    public var fallbackURL: URL?
    public var supportsContinuationOnTV = true
    public init() {}
}
/// Whether friends can be asked: nobody is called.
public final class GroupStateObserver: ObservableObject, @unchecked Sendable {  // Its state does not change.
    @Published public private(set) var isEligibleForGroupSession = false
    public init() {}
}
/// Who takes part.
public struct Participant: Identifiable, Hashable, Sendable {
    public let id: UUID
}
/// Which of them hear something.
public enum Participants: Hashable, Sendable {
    case all
    case only(Set<Participant>)
    public static func only(_ participant: Participant) -> Participants { .only([participant]) }
}
/// What is done together, while it lasts: none begins.
public final class GroupSession<Activity: GroupActivity>: ObservableObject, @unchecked Sendable {
    // Its state does not change.
    /// How far it is.
    public enum State: Sendable {
        case waiting, joined
        case invalidated(reason: any Error)
    }
    /// Sessions as they begin: none does.
    public struct Sessions: AsyncSequence, Sendable {
        public typealias Element = GroupSession<Activity>
        /// Asks for one after the other.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> GroupSession<Activity>? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    @Published public var activity: Activity
    @Published public private(set) var state = State.waiting
    @Published public private(set) var activeParticipants: Set<Participant> = []
    public let id = UUID()
    public let localParticipant = Participant(id: UUID())
    init(_ activity: Activity) { self.activity = activity }
    public func join() {}
    public func leave() {}
    public func end() {}
}
/// What participants say to each other: nobody hears it.
public final class GroupSessionMessenger: Sendable {
    /// What comes with a message.
    public struct MessageContext: Sendable { public let source: Participant }
    /// Messages as they come: none does.
    public struct Messages<Message: Codable>: AsyncSequence {
        public typealias Element = (Message, MessageContext)
        /// Asks for one after the other.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> (Message, MessageContext)? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    public init<Activity: GroupActivity>(session: GroupSession<Activity>) {}
    /// - Throws: `CocoaError` `featureUnsupported`, always.
    public func send<Message: Codable>(_ value: Message, to participants: Participants = .all) async throws {
        throw CocoaError(.featureUnsupported)
    }
    public func send<Message: Codable>(
        _ value: Message,
        to participants: Participants = .all,
        completion: @escaping ((any Error)?) -> Void
    ) { completion(CocoaError(.featureUnsupported)) }
    public func messages<Message: Codable>(of type: Message.Type) -> Messages<Message> { Messages() }
}
