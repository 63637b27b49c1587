/// What a ``RichPushService`` does to a push.
///
/// Everything is off until it is set.
public struct RichPushConfiguration: Sendable {
    /// Content that is opened first, before anything else looks at the payload.
    public var encrypted: EncryptedContent?
    /// Which media are downloaded, and how large they may be.
    public var media = MediaSettings()
    /// What of the content changes.
    public var changes = ContentChanges()
    /// Payments that are spoken; nil for none.
    public var voice: PaymentVoice?
    /// A message to the provider that the push came; nil for none.
    public var receipt: DeliveryReceipt?
    /// How long all of it together may take, in seconds; then what is ready is shown.
    ///
    /// The system allows about 30 seconds (UNNotificationServiceExtension); some of it is left for handing over.
    public var budget = 25.0

    public init() {}
}
