public import Foundation

/// What a person's subscription to Apple Music lets an app do: nobody is signed in on a simulated phone, so that every
/// question fails.
@preconcurrency @MainActor
open class SKCloudServiceController: NSObject {
    public override init() {}

    open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .denied }
    open class func requestAuthorization(
        _ completionHandler: @escaping @Sendable (SKCloudServiceAuthorizationStatus) -> Void
    ) { completionHandler(.denied) }
    open class func requestAuthorization() async -> SKCloudServiceAuthorizationStatus { .denied }

    private static var refusal: SKError { SKError(.cloudServicePermissionDenied) }

    open func requestCapabilities(
        completionHandler: @escaping @Sendable (SKCloudServiceCapability, (any Error)?) -> Void
    ) { completionHandler([], Self.refusal) }
    open func requestStorefrontCountryCode(
        completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) { completionHandler(nil, Self.refusal) }
    open func requestStorefrontIdentifier(
        completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) { completionHandler(nil, Self.refusal) }
    open func requestUserToken(
        forDeveloperToken developerToken: String,
        completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) { completionHandler(nil, Self.refusal) }
    open func requestCapabilities() async throws -> SKCloudServiceCapability { throw Self.refusal }
    open func requestStorefrontCountryCode() async throws -> String { throw Self.refusal }
    open func requestStorefrontIdentifier() async throws -> String { throw Self.refusal }
    open func requestUserToken(forDeveloperToken developerToken: String) async throws -> String {
        throw Self.refusal
    }
    open func requestPersonalizationToken(
        forClientToken clientToken: String,
        withCompletionHandler completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) { completionHandler(nil, Self.refusal) }
}

/// Whether a person lets an app use Apple Music.
public enum SKCloudServiceAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, restricted, authorized }

/// What a subscription allows.
public struct SKCloudServiceCapability: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let musicCatalogPlayback = Self(rawValue: 1 << 0)
    public static let musicCatalogSubscriptionEligible = Self(rawValue: 1 << 1)
    public static let addToCloudMusicLibrary = Self(rawValue: 1 << 8)
}

extension Notification.Name {
    public static let SKCloudServiceCapabilitiesDidChange =
        Notification.Name("SKCloudServiceCapabilitiesDidChangeNotification")
    public static let SKStorefrontCountryCodeDidChange =
        Notification.Name("SKStorefrontCountryCodeDidChangeNotification")
    public static let SKStorefrontIdentifierDidChange =
        Notification.Name("SKStorefrontIdentifierDidChangeNotification")
}
