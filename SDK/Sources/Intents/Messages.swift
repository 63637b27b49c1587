public import AuthorRuntime
public import Foundation
public import OpenIntents

// Messages as an intents extension has them; Siri, which would ask it, is not here.

/// An answer that may go on in the app.
open class INHandledResponse: INIntentResponse {
    open var userActivity: NSUserActivity?
    init(_ userActivity: NSUserActivity?) { self.userActivity = userActivity }
}

/// What may be said of messages.
public enum INMessageAttribute: Int, Sendable { case unknown = 0, read, unread, flagged, unflagged, played }

/// Several of that.
public struct INMessageAttributeOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let read = Self(rawValue: 1 << 0), unread = Self(rawValue: 1 << 1)
    public static let flagged = Self(rawValue: 1 << 2), unflagged = Self(rawValue: 1 << 3)
    public static let played = Self(rawValue: 1 << 4)
}

/// What is in a message.
public enum INMessageType: Int, Sendable {
    case unspecified = 0
    case text, audio, digitalTouch, handwriting, sticker, tapbackLiked, tapbackDisliked, tapbackEmphasized, tapbackLoved
    case tapbackQuestioned, tapbackLaughed, mediaCalendar, mediaLocation, mediaAddressCard, mediaImage, mediaVideo
    case mediaPass, mediaAudio, paymentSent, paymentRequest, paymentNote, animoji, activitySnippet, file, link
}

/// A message that was found.
open class INMessage: NSObject {
    public let identifier: String
    public let conversationIdentifier: String?
    public let content: String?
    public let dateSent: Date?
    public let sender: INPerson?
    public let recipients: [INPerson]?
    public let groupName: INSpeakableString?
    public let messageType: INMessageType
    public let serviceName: String?

    public init(
        identifier: String,
        conversationIdentifier: String? = nil,
        content: String?,
        dateSent: Date?,
        sender: INPerson?,
        recipients: [INPerson]?,
        groupName: INSpeakableString? = nil,
        messageType: INMessageType = .text,
        serviceName: String? = nil
    ) {
        (self.identifier, self.conversationIdentifier, self.content) = (identifier, conversationIdentifier, content)
        (self.dateSent, self.sender, self.recipients) = (dateSent, sender, recipients)
        (self.groupName, self.messageType, self.serviceName) = (groupName, messageType, serviceName)
    }
}

/// What became of it.
public enum INSendMessageIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageServiceNotAvailable,
        failureRequiringInAppAuthentication
}

/// What an app answers.
open class INSendMessageIntentResponse: INHandledResponse {
    public let code: INSendMessageIntentResponseCode
    open var sentMessage: INMessage?
    open var sentMessages: [INMessage]?
    public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Does it; nobody asks here.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
    func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
    func resolveRecipients(
        for intent: INSendMessageIntent,
        with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    )
    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
    func resolveSpeakableGroupName(
        for intent: INSendMessageIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    )
    func resolveOutgoingMessageType(
        for intent: INSendMessageIntent,
        with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void
    )
}

extension INSendMessageIntentHandling {
    public func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .unspecified, userActivity: nil))
    }
    public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        INSendMessageIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
    }
    public func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        INSendMessageIntentResponse(code: .ready, userActivity: nil)
    }
    public func resolveRecipients(
        for intent: INSendMessageIntent,
        with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) { completion([]) }
    public func resolveContent(
        for intent: INSendMessageIntent,
        with completion: @escaping (INStringResolutionResult) -> Void
    ) { completion(.notRequired()) }
    public func resolveSpeakableGroupName(
        for intent: INSendMessageIntent,
        with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) { completion(.notRequired()) }
    public func resolveOutgoingMessageType(
        for intent: INSendMessageIntent,
        with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void
    ) { completion(.notRequired()) }
}

/// Looks for messages.
open class INSearchForMessagesIntent: INIntent {
    public let recipients: [INPerson]?
    public let senders: [INPerson]?
    public let searchTerms: [String]?
    public let attributes: INMessageAttributeOptions
    public let dateTimeRange: INDateComponentsRange?
    public let identifiers: [String]?
    public let notificationIdentifiers: [String]?
    public let speakableGroupNames: [INSpeakableString]?
    public let conversationIdentifiers: [String]?
    public init(
        recipients: [INPerson]? = nil,
        senders: [INPerson]? = nil,
        searchTerms: [String]? = nil,
        attributes: INMessageAttributeOptions,
        dateTimeRange: INDateComponentsRange? = nil,
        identifiers: [String]? = nil,
        notificationIdentifiers: [String]? = nil,
        speakableGroupNames: [INSpeakableString]? = nil,
        conversationIdentifiers: [String]? = nil
    ) {
        self.recipients = recipients
        self.senders = senders
        self.searchTerms = searchTerms
        self.attributes = attributes
        self.dateTimeRange = dateTimeRange
        self.identifiers = identifiers
        self.notificationIdentifiers = notificationIdentifiers
        self.speakableGroupNames = speakableGroupNames
        self.conversationIdentifiers = conversationIdentifiers
    }
}

/// What became of it.
public enum INSearchForMessagesIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageServiceNotAvailable,
        failureMessageTooManyResults, failureRequiringInAppAuthentication
}

/// What an app answers.
open class INSearchForMessagesIntentResponse: INHandledResponse {
    public let code: INSearchForMessagesIntentResponseCode
    open var messages: [INMessage]?
    public init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Does it; nobody asks here.
public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
    func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
    func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
    func confirm(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
    func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
    func resolveAttributes(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void
    )
    func resolveDateTimeRange(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    )
}

extension INSearchForMessagesIntentHandling {
    public func handle(
        intent: INSearchForMessagesIntent,
        completion: @escaping (INSearchForMessagesIntentResponse) -> Void
    ) {
        completion(INSearchForMessagesIntentResponse(code: .unspecified, userActivity: nil))
    }
    public func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
        INSearchForMessagesIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func confirm(
        intent: INSearchForMessagesIntent,
        completion: @escaping (INSearchForMessagesIntentResponse) -> Void
    ) {
        completion(INSearchForMessagesIntentResponse(code: .ready, userActivity: nil))
    }
    public func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
        INSearchForMessagesIntentResponse(code: .ready, userActivity: nil)
    }
    public func resolveAttributes(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void
    ) { completion(.notRequired()) }
    public func resolveDateTimeRange(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) { completion(.notRequired()) }
}

/// Marks messages.
open class INSetMessageAttributeIntent: INIntent {
    public let identifiers: [String]?
    public let attribute: INMessageAttribute
    public init(
        identifiers: [String]? = nil,
        attribute: INMessageAttribute
    ) {
        self.identifiers = identifiers
        self.attribute = attribute
    }
}

/// What became of it.
public enum INSetMessageAttributeIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageNotFound,
        failureMessageAttributeNotSet
}

/// What an app answers.
open class INSetMessageAttributeIntentResponse: INHandledResponse {
    public let code: INSetMessageAttributeIntentResponseCode
    public init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Does it; nobody asks here.
public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
    func handle(
        intent: INSetMessageAttributeIntent,
        completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
    )
    func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
    func confirm(
        intent: INSetMessageAttributeIntent,
        completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
    )
    func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
    func resolveAttribute(
        for intent: INSetMessageAttributeIntent,
        with completion: @escaping (INMessageAttributeResolutionResult) -> Void
    )
}

extension INSetMessageAttributeIntentHandling {
    public func handle(
        intent: INSetMessageAttributeIntent,
        completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
    ) {
        completion(INSetMessageAttributeIntentResponse(code: .unspecified, userActivity: nil))
    }
    public func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
        INSetMessageAttributeIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func confirm(
        intent: INSetMessageAttributeIntent,
        completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
    ) {
        completion(INSetMessageAttributeIntentResponse(code: .ready, userActivity: nil))
    }
    public func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
        INSetMessageAttributeIntentResponse(code: .ready, userActivity: nil)
    }
    public func resolveAttribute(
        for intent: INSetMessageAttributeIntent,
        with completion: @escaping (INMessageAttributeResolutionResult) -> Void
    ) { completion(.notRequired()) }
}
