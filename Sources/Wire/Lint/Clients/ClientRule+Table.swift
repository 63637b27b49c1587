extension ClientRule {
    // MARK: Connections

    /// More than half of at least three connections had one request each.
    public static let connectionPerPush = ClientRule(
        "connection-per-push",
        .error,
        "It opens a connection for each push.",
        fix:
            "Keep the connection open and send on it again: Apple may take quickly opened and closed ones for an attack.",
        .sending
    )
    public static let requestAfterGoAway = ClientRule(
        "request-after-goaway",
        .error,
        "It sends on a connection that was told GOAWAY more than a second ago.",
        fix: "Open a new connection after GOAWAY, and send again there what got no answer.",
        .http2
    )

    // MARK: Provider tokens

    public static let tokenPerPush = ClientRule(
        "token-per-push",
        .error,
        "It makes a new provider token more often than every 20 minutes.",
        fix: "Make one token, use it for every push and connection, and make the next after 20 to 60 minutes.",
        .tokens
    )
    public static let expiredTokenKept = ClientRule(
        "expired-token-kept",
        .error,
        "It goes on with a provider token after ExpiredProviderToken.",
        fix: "Make a new token at that answer, or better before the old one is an hour old.",
        .tokens
    )
    public static let issuedAtNotNumber = ClientRule(
        "iat-not-number",
        .warning,
        "Its provider token says iat as a text.",
        fix: "Write iat as a number, without quotes.",
        .jwt
    )
    public static let issuedAtNotSeconds = ClientRule(
        "iat-not-seconds",
        .warning,
        "Its provider token says iat in fractions of a second, or in milliseconds.",
        fix: "Write iat as whole seconds since 1970.",
        .tokens
    )
    public static let algorithmMissing = ClientRule(
        "alg-missing",
        .warning,
        "The header of its provider token names no alg.",
        fix: "Write \"alg\": \"ES256\" into the token's header.",
        .tokens
    )

    // MARK: Header fields

    public static let pushTypeMissing = ClientRule(
        "push-type-missing",
        .warning,
        "It sends no apns-push-type.",
        fix: "Send it with each push: watchOS 6 and newer require it, and it decides how a push is delivered.",
        .sending
    )
    public static let backgroundPriority = ClientRule(
        "background-priority",
        .error,
        "It sends background pushes with another priority than 5.",
        fix: "Send background pushes with apns-priority 5.",
        .sending
    )
    public static let silentNotBackground = ClientRule(
        "silent-not-background",
        .error,
        "It sends silent payloads without the push type background.",
        fix: "Send a payload with content-available alone as apns-push-type background and apns-priority 5.",
        .background
    )
    public static let pushTypeOfOther = ClientRule(
        "push-type-not-payload",
        .error,
        "It sends payloads with an alert, sound or badge as background pushes.",
        fix: "Send what a person is to notice as apns-push-type alert.",
        .background
    )
    public static let expirationInMilliseconds = ClientRule(
        "expiration-in-milliseconds",
        .error,
        "Its apns-expiration is in milliseconds.",
        fix: "Write it as seconds since 1970.",
        .sending
    )
    public static let expirationPast = ClientRule(
        "expiration-past",
        .warning,
        "Its apns-expiration has passed when the push comes.",
        fix: "Write the moment, in seconds since 1970, not how long the push is valid; 0 means one attempt.",
        .sending
    )
    public static let idNotCanonical = ClientRule(
        "id-not-canonical",
        .warning,
        "Its apns-id is not in lower case.",
        fix: "Write the UUID in lower case, as 8-4-4-4-12 digits.",
        .sending
    )
    public static let unknownField = ClientRule(
        "unknown-field",
        .warning,
        "It sends an apns- header field that Apple does not document.",
        fix: "Correct its spelling, or leave it out.",
        .sending
    )
    public static let compressedBody = ClientRule(
        "compressed-body",
        .error,
        "It compresses the payload.",
        fix: "Send the JSON as it is: compressed payloads are not allowed.",
        .sending
    )

    // MARK: What it makes of answers

    public static let tokenTriedAgain = ClientRule(
        "token-tried-again",
        .error,
        "It sends again to a device token that Apple refused for good.",
        fix: "Forget the device token at BadDeviceToken, DeviceTokenNotForTopic, ExpiredToken and Unregistered.",
        .handling
    )
    public static let retriedAtOnce = ClientRule(
        "retried-at-once",
        .error,
        "It sends to a device token within a second after 429 TooManyRequests for it.",
        fix: "Wait before the next push to that device, longer each time.",
        .handling
    )
    public static let retriedEarly = ClientRule(
        "retried-early",
        .warning,
        "It sends the same push again within 15 minutes after an error of the server.",
        fix: "Try again after 15 minutes, and after longer each time (500, 503).",
        .handling
    )
    public static let credentialsKept = ClientRule(
        "credentials-kept",
        .error,
        "It goes on with credentials that were refused.",
        fix: "Stop at 403 until the key, the team or the certificate is changed.",
        .handling
    )
    public static let requestsRefused = ClientRule(
        "requests-refused",
        .warning,
        "Some of its requests are malformed.",
        fix: "See the reasons: Apple slows down, and then disconnects, who makes too many of these errors.",
        .handling
    )

    /// All of them, in the order of the documentation.
    public static let all: [ClientRule] = [
        connectionPerPush, requestAfterGoAway, tokenPerPush, expiredTokenKept, issuedAtNotNumber, issuedAtNotSeconds,
        algorithmMissing, pushTypeMissing, backgroundPriority, silentNotBackground, pushTypeOfOther,
        expirationInMilliseconds, expirationPast, idNotCanonical, unknownField, compressedBody, tokenTriedAgain,
        retriedAtOnce, retriedEarly, credentialsKept, requestsRefused,
    ]
}
