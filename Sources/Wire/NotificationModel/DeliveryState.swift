/// Where an accepted push is, by the names of Apple's delivery log (viewing-the-status-of-push-notifications); what Apple has no
/// name for is in `Documentation/Choices.md`.
public enum DeliveryState: String, Codable, Hashable, Sendable, CaseIterable {
    /// The device has it.
    case delivered
    /// The device has it, and was away when it was accepted.
    case deliveredFromStorage = "delivered-from-storage"
    /// It waits for its device.
    case storedDeviceOffline = "stored-device-offline"
    /// The app had unregistered by then.
    case discardedTokenUnregisteredFromStorage = "discarded-token-unregistered-from-storage"
    /// Its time was over, or it was for one attempt, and the device was not there.
    case discardedExpired = "discarded-expired"
    /// A later one took its place in the store.
    case discardedReplaced = "discarded-replaced"

    /// Whether nothing comes after it.
    public var isFinal: Bool { self != .storedDeviceOffline }
}

extension Journey {
    /// The state of a push that the gateway accepted; nil while it is on its way.
    public var delivery: DeliveryState? { entries.last { $0.delivery != nil }?.delivery }
}
