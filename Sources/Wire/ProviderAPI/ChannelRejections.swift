// The rows that channels and broadcasts have beside those of device tokens (sending-channel-management-requests-to-apns,
// sending-broadcast-push-notification-requests-to-apns).

extension Rejection {
    public static let featureNotEnabled = Self(
        "FeatureNotEnabled",
        400,
        .afterCorrection,
        "The app's identifier has no broadcast capability.",
        isByFaultOnly: true
    )
    public static let missingChannelID = Self(
        "MissingChannelId",
        400,
        .afterCorrection,
        "apns-channel-id is missing."
    )
    public static let badChannelID = Self(
        "BadChannelId",
        400,
        .afterCorrection,
        "apns-channel-id is not base64 of 16 bytes."
    )
    public static let channelNotRegistered = Self(
        "ChannelNotRegistered",
        400,
        .never,
        "The app has no channel of this id."
    )
    public static let badRequestParams = Self(
        "BadRequestParams",
        400,
        .afterCorrection,
        "A parameter of the request is not one that it may have."
    )
    public static let badRequestPayload = Self(
        "BadRequestPayload",
        400,
        .afterCorrection,
        "The body is not the JSON that this request has."
    )
    public static let missingPushType = Self(
        "MissingPushType",
        400,
        .afterCorrection,
        "apns-push-type is missing, or push-type of a channel."
    )
    public static let cannotCreateChannelConfig = Self(
        "CannotCreateChannelConfig",
        400,
        .never,
        "The app has as many channels as it may have."
    )
    public static let topicMismatch = Self(
        "TopicMismatch",
        403,
        .afterCorrection,
        "The bundle id in the path is not one of the certificate or the key."
    )

    static let channels: [Rejection] = [
        featureNotEnabled, missingChannelID, badChannelID, channelNotRegistered, badRequestParams, badRequestPayload,
        missingPushType, cannotCreateChannelConfig, topicMismatch,
    ]
}
