public import Foundation

/// Who began an interaction.
public enum INInteractionDirection: Int, Sendable {
    case unspecified = 0
    case outgoing = 1
    case incoming = 2
}

/// What came of an interaction.
public enum INIntentHandlingStatus: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case deferredToApplication = 5
}

/// An answer to an intent.
open class INIntentResponse: NSObject {}

/// Something that a person did with an app, told to the system.
///
/// Nothing here learns from donations: they succeed and are forgotten.
open class INInteraction: NSObject {
    /// What was done.
    public let intent: INIntent
    /// What was answered.
    public let intentResponse: INIntentResponse?
    /// Who began.
    open var direction = INInteractionDirection.unspecified
    /// When.
    open var dateInterval: DateInterval?
    /// The app's name for it.
    open var identifier = UUID().uuidString
    /// The app's name for what it belongs to.
    open var groupIdentifier: String?

    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        self.intentResponse = response
    }

    /// Tells the system.
    open func donate(completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    /// Tells the system.
    nonisolated(nonsending) open func donate() async throws {}

    /// Forgets every donation.
    open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    /// Forgets donations by their identifiers.
    open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
}
