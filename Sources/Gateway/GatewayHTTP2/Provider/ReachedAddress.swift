import ProviderAPI

/// What a provider's connection has reached: one of Apple's addresses, or one that stands for all of them.
struct ReachedAddress: Sendable {
    /// Stands for all of them.
    static let any = Self()

    /// nil for both.
    var environment: PushEnvironment?
    /// nil for both.
    var part: APNSHost.Part?
}
