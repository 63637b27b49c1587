public import Foundation
public import UIKit

/// The country of the person's shop; there is none here.
public struct Storefront: Hashable, Identifiable, Sendable {
    public let id: String
    public let countryCode: String
    public static var current: Storefront? { get async { nil } }
    /// Ends at once: no shop ever changes.
    public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }
}

/// How the app was bought: by nobody, here.
public struct AppTransaction: Hashable, Sendable {
    public let bundleID: String
    public let appVersion: String
    public let originalAppVersion: String
    public let originalPurchaseDate: Date
    public let deviceVerificationID: UUID?

    /// - Throws: ``StoreKitError`` `notAvailableInStorefront`, always.
    public static var shared: VerificationResult<AppTransaction> {
        get async throws { throw StoreKitError.notAvailableInStorefront }
    }
    public static func refresh() async throws -> VerificationResult<AppTransaction> { try await shared }
}

/// A card of another app over the screen; it is never shown here.
@MainActor
open class SKOverlay: NSObject {
    /// Where it is.
    public enum Position: Int, Sendable { case bottom = 0, bottomRaised }

    /// What it shows.
    @MainActor open class Configuration: NSObject {}

    /// An app of the shop's.
    open class AppConfiguration: Configuration {
        open var appIdentifier: String
        open var position: Position
        open var userDismissible = true
        open var campaignToken: String?
        open var providerToken: String?
        public init(appIdentifier: String, position: Position) {
            (self.appIdentifier, self.position) = (appIdentifier, position)
        }
    }

    /// The app that an App Clip is of.
    open class AppClipConfiguration: Configuration {
        open var position: Position
        public init(position: Position) { self.position = position }
    }

    open weak var delegate: (any SKOverlayDelegate)?
    public let configuration: Configuration
    public init(configuration: Configuration) { self.configuration = configuration }
    open func present(in scene: UIWindowScene) {}
    open class func dismiss(in scene: UIWindowScene) {}
}

/// Hears of it; nothing comes.
@MainActor
public protocol SKOverlayDelegate: NSObjectProtocol {
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
}

extension SKOverlayDelegate {
    public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
}

extension AppStore {
    /// - Throws: ``StoreKitError`` `notAvailableInStorefront`: nobody has bought anything here.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        throw StoreKitError.notAvailableInStorefront
    }
    @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
        throw StoreKitError.notAvailableInStorefront
    }
}

extension Transaction {
    /// What became of a request for the money.
    public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
    /// Why there is none.
    public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }

    /// - Throws: ``RefundRequestError`` `failed`: nobody has bought anything here.
    @MainActor
    public static func beginRefundRequest(for transactionID: UInt64, in scene: UIWindowScene) async throws
        -> RefundRequestStatus
    { throw RefundRequestError.failed }
    @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
        throw RefundRequestError.failed
    }
}
