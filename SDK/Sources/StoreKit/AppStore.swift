public import Foundation
public import UIKit

/// The App Store.
public enum AppStore {
    /// Whether the person may pay: never here.
    public static var canMakePayments: Bool { false }
    /// What signatures of this phone are made with: there are none.
    public static var deviceVerificationID: UUID? { nil }
    /// Nobody has rated the app.
    public static var ageRatingCode: Int? { get async { nil } }

    /// Which App Store it is.
    public struct Environment: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let production = Self(rawValue: "Production"), sandbox = Self(rawValue: "Sandbox")
        public static let xcode = Self(rawValue: "Xcode")
    }

    /// On what an app was bought.
    public struct Platform: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let iOS = Self(rawValue: "iOS"), macOS = Self(rawValue: "macOS")
        public static let tvOS = Self(rawValue: "tvOS"), visionOS = Self(rawValue: "visionOS")
        /// Its own name.
        public var localizedDescription: String { rawValue }
    }

    /// - Throws: ``StoreKitError`` `unsupported`, always.
    public static func sync() async throws { throw StoreKitError.unsupported }

    /// Asks for a review of the app, which nobody is here.
    @MainActor public static func requestReview(in scene: UIWindowScene) {}

    /// - Throws: ``StoreKitError`` `notAvailableInStorefront`: nobody has bought anything here.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        throw StoreKitError.notAvailableInStorefront
    }
    @MainActor
    public static func showManageSubscriptions(
        in scene: UIWindowScene,
        subscriptionGroupID: String
    ) async throws { throw StoreKitError.notAvailableInStorefront }
    @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
        throw StoreKitError.notAvailableInStorefront
    }
}
