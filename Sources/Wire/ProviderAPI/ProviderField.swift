/// Names of the provider API's header fields, as HTTP/2 spells them.
public enum ProviderField {
    public static let method = ":method"
    public static let path = ":path"
    public static let status = ":status"
    public static let authorization = "authorization"
    public static let contentType = "content-type"
    public static let topic = "apns-topic"
    public static let pushType = "apns-push-type"
    public static let id = "apns-id"
    public static let expiration = "apns-expiration"
    public static let priority = "apns-priority"
    public static let collapseID = "apns-collapse-id"
    public static let channelID = "apns-channel-id"
    public static let requestID = "apns-request-id"

    /// Fields that may come once only (handling-notification-responses-from-apns: DuplicateHeaders).
    public static let unique: Set<String> = [
        authorization, topic, pushType, id, expiration, priority, collapseID,
    ]

    /// The `user-agent` of pushes that a person typed at Carillon's command or page, one by one: no client library sends them.
    public static let userAgentByHand = "carillon (by hand)"

    /// Where a device token stands in the path.
    public static let devicePathPrefix = "/3/device/"
}
