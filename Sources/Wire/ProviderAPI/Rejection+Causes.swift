extension Rejection {
    /// What it usually is in practice, the likeliest first; of what may be a matter of the environment that is the first.
    ///
    /// Apple's documentation says what a reason means; what people meet is gathered from its forums and the libraries' issues.
    public var causes: [String] { Self.causesByReason[reason] ?? [] }

    private static let otherEnvironment =
        "the token is of the other environment: an app run from Xcode has one for the sandbox, one of TestFlight for production"

    private static let causesByReason: [String: [String]] = [
        "BadCollapseId": ["apns-collapse-id is longer than 64 bytes: a URL or a text of the message is no id"],
        "BadDeviceToken": [
            otherEnvironment,
            "it was written down with spaces or <>, cut off, or encoded as base64; it is hexadecimal",
            "it is another kind of token: Firebase's, or that of a Live Activity or of PushKit with the wrong topic",
        ],
        "BadExpirationDate": ["apns-expiration is a date as a text; it is seconds since 1970"],
        "BadMessageId": ["apns-id is a number or a name; it is a UUID, 8-4-4-4-12 digits in lower case"],
        "BadPriority": ["apns-priority is 1 to 10 in words or 0; it is 10, 5 or 1"],
        "BadTopic": [
            "apns-topic is the app's name or its team's id; it is the bundle id, with what the push type adds"
        ],
        "DeviceTokenNotForTopic": [
            "the token is of another build of the app, often one for development: another bundle id, the other environment",
            "apns-topic lacks what the push type adds, such as .voip or .push-type.liveactivity",
            "tokens of two apps are mixed up in the provider's table",
        ],
        "DuplicateHeaders": ["a proxy or a middleware adds an apns- field that is there already"],
        "IdleTimeout": ["a request was begun and its body never ended"],
        "InvalidPushType": ["apns-push-type is misspelled, or that of another payload: liveactivity is one word"],
        "MissingDeviceToken": ["the path ends in /3/device/: the token is empty"],
        "MissingTopic": [
            "apns-topic is left out: only a certificate with one topic needs none",
            "the field is named topic, as in the library's own settings",
        ],
        "PayloadEmpty": ["the body was sent with another request, or the library serialized nothing"],
        "TopicDisallowed": [
            "the certificate or key is for another app: a topic-specific key lists its topics",
            "the bundle id is of another team",
        ],
        "BadCertificate": ["the certificate has expired or was revoked", "it is one for signing apps, not for push"],
        "BadCertificateEnvironment": [
            "the certificate is for the other environment: “Apple Development” ones are for the sandbox only"
        ],
        "ExpiredProviderToken": [
            "the provider token is kept for over an hour", "the server's clock is wrong: iat is its time, in UTC",
            "iat is in milliseconds",
        ],
        "Forbidden": ["the certificate's private key is another, or the key was revoked"],
        "InvalidProviderToken": [
            "kid, iss or the key do not belong together: kid is the key's id, iss the team's, in that order often mixed up",
            "the key was revoked, or its file was changed: line breaks are part of a .p8",
            "the signature is in DER; a JWT has its two numbers one after the other (ES256)",
        ],
        "MissingProviderToken": [
            "authorization has no “bearer ” before the token",
            "the client certificate was not sent: the library has no key for it",
        ],
        "UnrelatedKeyIdInToken": ["the connection was begun with a key of another team; each has its own connection"],
        "BadEnvironmentKeyIdInToken": ["the key was made for the other environment: newer keys may be for one alone"],
        "BadEnvironmentKeyInToken": ["the key was made for the other environment: newer keys may be for one alone"],
        "BadPath": ["the path is not /3/device/ and the token: a slash too many, or the token is not in it"],
        "MethodNotAllowed": ["the library sends GET after a redirection; APNs takes POST"],
        "ExpiredToken": [
            "the token is an old one of the app: it asks for its token at each start, and tells the server"
        ],
        "Unregistered": [
            "the app was removed, or has turned remote notifications off",
            "the phone was restored, and the app has another token now",
        ],
        "PayloadTooLarge": [
            "the payload has over 4096 bytes (VoIP: 5120): pictures and texts are loaded by the service extension",
            "characters are escaped as \\u…, which makes six bytes of three",
        ],
        "TooManyProviderTokenUpdates": ["a provider token is made for each push; one lasts for 20 to 60 minutes"],
        "TooManyRequests": ["one device gets the same or many pushes at once: a loop, or a retry without a pause"],
        "InternalServerError": ["Apple's: try again after 15 minutes, and later each time"],
        "ServiceUnavailable": ["Apple's: try again after 15 minutes, and later each time"],
        "FeatureNotEnabled": [
            "broadcast is not switched on for the identifier, in Certificates, Identifiers & Profiles"
        ],
        "MissingChannelId": ["the id was sent in the body; it is the field apns-channel-id"],
        "BadChannelId": ["the id was decoded or written anew; it is sent as it was given out, in base64"],
        "ChannelNotRegistered": [
            "the channel is of the other environment: each has its own", "it was deleted, or is another app's",
        ],
        "BadRequestParams": ["a field is there that only another request has"],
        "BadRequestPayload": ["message-storage-policy is a text; it is 0 or 1"],
        "MissingPushType": ["a broadcast has no apns-push-type: it is liveactivity, LiveActivity in a channel's body"],
        "CannotCreateChannelConfig": ["channels of matches or rides that are over were never deleted"],
        "TopicMismatch": ["the bundle id in the path is that of an extension, or of another team's app"],
        "Shutdown": ["the server ends this connection: open another, and send again there"],
    ]
}
