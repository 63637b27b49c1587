// The rows. `BadEnvironmentKeyInToken` stands beside the documented `BadEnvironmentKeyIdInToken`, because the
// real server is reported to send the former.

extension Rejection {
    public static let badCollapseID = Self(
        "BadCollapseId",
        400,
        .afterCorrection,
        "The collapse identifier is longer than 64 bytes."
    )
    public static let badDeviceToken = Self(
        "BadDeviceToken",
        400,
        .never,
        "The device token is malformed, or no device here has ever been given it."
    )
    public static let badExpirationDate = Self(
        "BadExpirationDate",
        400,
        .afterCorrection,
        "apns-expiration is not a number of seconds since 1970."
    )
    public static let badMessageID = Self(
        "BadMessageId",
        400,
        .afterCorrection,
        "apns-id is not a UUID of the form 8-4-4-4-12."
    )
    public static let badPriority = Self(
        "BadPriority",
        400,
        .afterCorrection,
        "apns-priority is not one that this push type may have."
    )
    public static let badTopic = Self(
        "BadTopic",
        400,
        .afterCorrection,
        "apns-topic is not a topic that this push type may have."
    )
    public static let deviceTokenNotForTopic = Self(
        "DeviceTokenNotForTopic",
        400,
        .never,
        "The device token belongs to another app than the topic names."
    )
    public static let duplicateHeaders = Self(
        "DuplicateHeaders",
        400,
        .afterCorrection,
        "A header field that may come once came twice."
    )
    public static let idleTimeout = Self(
        "IdleTimeout",
        400,
        .later,
        "The connection was idle for too long."
    )
    public static let invalidPushType = Self(
        "InvalidPushType",
        400,
        .afterCorrection,
        "apns-push-type is not one that Apple lists."
    )
    public static let missingDeviceToken = Self(
        "MissingDeviceToken",
        400,
        .afterCorrection,
        "The path has no device token after /3/device/."
    )
    public static let missingTopic = Self(
        "MissingTopic",
        400,
        .afterCorrection,
        "apns-topic is missing; with a provider token it is always needed."
    )
    public static let payloadEmpty = Self(
        "PayloadEmpty",
        400,
        .afterCorrection,
        "The payload is empty or not a JSON object."
    )
    public static let topicDisallowed = Self(
        "TopicDisallowed",
        400,
        .afterCorrection,
        "This provider may not push to this topic."
    )

    static let badRequests: [Rejection] = [
        badCollapseID, badDeviceToken, badExpirationDate, badMessageID, badPriority, badTopic, deviceTokenNotForTopic,
        duplicateHeaders, idleTimeout, invalidPushType, missingDeviceToken, missingTopic, payloadEmpty, topicDisallowed,
    ]
}

extension Rejection {
    public static let badCertificate = Self(
        "BadCertificate",
        403,
        .afterCorrection,
        "The client certificate is not one that was made for APNs."
    )
    public static let badCertificateEnvironment = Self(
        "BadCertificateEnvironment",
        403,
        .afterCorrection,
        "The client certificate is for the other environment."
    )
    public static let expiredProviderToken = Self(
        "ExpiredProviderToken",
        403,
        .withNewProviderToken,
        "The provider token is more than an hour old."
    )
    public static let forbidden = Self(
        "Forbidden",
        403,
        .never,
        "This action is not allowed.",
        isByFaultOnly: true
    )
    public static let invalidProviderToken = Self(
        "InvalidProviderToken",
        403,
        .withNewProviderToken,
        "The provider token is malformed, its signature is wrong, or its key or team is not known."
    )
    public static let missingProviderToken = Self(
        "MissingProviderToken",
        403,
        .withNewProviderToken,
        "The connection has no client certificate, and the request no authorization: bearer field."
    )
    public static let unrelatedKeyIDInToken = Self(
        "UnrelatedKeyIdInToken",
        403,
        .afterCorrection,
        "The provider token's key is not related to the connection's."
    )
    public static let badEnvironmentKeyIDInToken = Self(
        "BadEnvironmentKeyIdInToken",
        403,
        .afterCorrection,
        "The provider token's key is for the other environment."
    )
    public static let badEnvironmentKeyInToken = Self(
        "BadEnvironmentKeyInToken",
        403,
        .afterCorrection,
        "The provider token's key is for the other environment."
    )

    static let authorizations: [Rejection] = [
        badCertificate, badCertificateEnvironment, expiredProviderToken, forbidden, invalidProviderToken,
        missingProviderToken, unrelatedKeyIDInToken, badEnvironmentKeyIDInToken, badEnvironmentKeyInToken,
    ]
}

extension Rejection {
    public static let badPath = Self(
        "BadPath",
        404,
        .afterCorrection,
        "The path is not /3/device/ and a device token."
    )
    public static let methodNotAllowed = Self(
        "MethodNotAllowed",
        405,
        .afterCorrection,
        "The method is not POST."
    )
    public static let expiredToken = Self(
        "ExpiredToken",
        410,
        .never,
        "The device token has expired.",
        isByFaultOnly: true
    )
    public static let unregistered = Self(
        "Unregistered",
        410,
        .never,
        "The app was removed from the device, or has unregistered."
    )
    public static let payloadTooLarge = Self(
        "PayloadTooLarge",
        413,
        .never,
        "The payload is over 4096 bytes, or over 5120 for a VoIP push."
    )
    public static let tooManyProviderTokenUpdates = Self(
        "TooManyProviderTokenUpdates",
        429,
        .slower,
        "The connection was given another provider token less than 20 minutes after the one before."
    )
    public static let tooManyRequests = Self(
        "TooManyRequests",
        429,
        .slower,
        "Too many requests went to the same device token."
    )
    public static let internalServerError = Self(
        "InternalServerError",
        500,
        .later,
        "The gateway could not keep the push; its log says why."
    )
    public static let serviceUnavailable = Self(
        "ServiceUnavailable",
        503,
        .later,
        "The gateway has more to do than it can."
    )
    public static let shutdown = Self(
        "Shutdown",
        503,
        .later,
        "The gateway is shutting down."
    )

    static let others: [Rejection] = [
        badPath, methodNotAllowed, expiredToken, unregistered, payloadTooLarge, tooManyProviderTokenUpdates,
        tooManyRequests, internalServerError, serviceUnavailable, shutdown,
    ]
}
