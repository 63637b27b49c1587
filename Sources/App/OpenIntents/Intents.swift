public import Foundation

/// Something a person does with an app.
open class INIntent: NSObject {
    /// Pictures by the name of the parameter that they belong to.
    private var images: [String: INImage] = [:]

    /// Gives a parameter a picture; the name is the parameter's, such as `speakableGroupName`.
    public func setImage(_ image: INImage?, forParameterNamed name: String) {
        images[name] = image
    }
}

/// What lets `\.sender` be written without the intent's name in front of it.
public protocol _INIntentSetImageKeyPath {}

extension INIntent: _INIntentSetImageKeyPath {}

extension _INIntentSetImageKeyPath where Self: INIntent {
    /// Gives a parameter a picture.
    public func setImage<Value>(_ image: INImage?, forParameterNamed keyPath: KeyPath<Self, Value>) {
        let name = "\(keyPath)".split(separator: ".").last.map(String.init) ?? ""
        setImage(image, forParameterNamed: name)
    }
}

/// How a message goes out.
public enum INOutgoingMessageType: Int, Sendable {
    case unknown = 0
    case outgoingMessageText = 1
    case outgoingMessageAudio = 2
}

/// What a message holds besides text.
open class INSendMessageAttachment: NSObject {}

/// What else is known of a donation.
open class INSendMessageIntentDonationMetadata: NSObject {
    /// Whether the message mentions the user.
    open var mentionsCurrentUser = false
    /// Whether it answers a message of the user.
    open var isReplyToCurrentUser = false
    /// Whether the recipients were told without a sound.
    open var notifyRecipientAnyway = false
    /// How many people the conversation has.
    open var recipientCount = 0
}

/// A message from somebody, or to somebody.
open class INSendMessageIntent: INIntent {
    /// To whom; several, or nil, for a group.
    public let recipients: [INPerson]?
    /// How it goes out.
    public let outgoingMessageType: INOutgoingMessageType
    /// The text.
    public let content: String?
    /// The group's name.
    public let speakableGroupName: INSpeakableString?
    /// The conversation.
    public let conversationIdentifier: String?
    /// The service that carries it.
    public let serviceName: String?
    /// Who wrote it.
    public let sender: INPerson?
    /// What it holds besides text.
    public let attachments: [INSendMessageAttachment]?
    /// What else is known.
    open var donationMetadata: INSendMessageIntentDonationMetadata?

    public init(
        recipients: [INPerson]?,
        outgoingMessageType: INOutgoingMessageType,
        content: String?,
        speakableGroupName: INSpeakableString?,
        conversationIdentifier: String?,
        serviceName: String?,
        sender: INPerson?,
        attachments: [INSendMessageAttachment]? = nil
    ) {
        self.recipients = recipients
        self.outgoingMessageType = outgoingMessageType
        self.content = content
        self.speakableGroupName = speakableGroupName
        self.conversationIdentifier = conversationIdentifier
        self.serviceName = serviceName
        self.sender = sender
        self.attachments = attachments
    }

    /// The spelling before iOS 14.
    public convenience init(
        recipients: [INPerson]?,
        content: String?,
        speakableGroupName: INSpeakableString?,
        conversationIdentifier: String?,
        serviceName: String?,
        sender: INPerson?
    ) {
        self.init(
            recipients: recipients,
            outgoingMessageType: .unknown,
            content: content,
            speakableGroupName: speakableGroupName,
            conversationIdentifier: conversationIdentifier,
            serviceName: serviceName,
            sender: sender
        )
    }
}

/// Which way a call's sound goes.
public enum INCallAudioRoute: Int, Sendable {
    case unknown = 0
    case speakerphoneAudioRoute = 1
    case bluetoothAudioRoute = 2
}

/// Where a call leads.
public enum INCallDestinationType: Int, Sendable {
    case unknown = 0
    case normal = 1
    case emergency = 2
    case voicemail = 3
    case redial = 4
    case callBack = 5
}

/// What a call can do.
public enum INCallCapability: Int, Sendable {
    case unknown = 0
    case audioCall = 1
    case videoCall = 2
}

/// A call to be returned.
open class INCallRecord: NSObject {}

/// A filter over calls.
open class INCallRecordFilter: NSObject {}

/// A call with somebody.
open class INStartCallIntent: INIntent {
    /// With whom.
    public let contacts: [INPerson]?
    /// Which way its sound goes.
    public let audioRoute: INCallAudioRoute
    /// Where it leads.
    public let destinationType: INCallDestinationType
    /// What it can do.
    public let callCapability: INCallCapability

    public init(
        callRecordFilter: INCallRecordFilter?,
        callRecordToCallBack: INCallRecord?,
        audioRoute: INCallAudioRoute,
        destinationType: INCallDestinationType,
        contacts: [INPerson]?,
        callCapability: INCallCapability
    ) {
        self.contacts = contacts
        self.audioRoute = audioRoute
        self.destinationType = destinationType
        self.callCapability = callCapability
    }
}
