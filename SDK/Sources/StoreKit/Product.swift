public import Foundation
public import UIKit

/// Something that an app sells; none is found.
public struct Product: Identifiable, Hashable, Sendable {
    /// What kind.
    public struct ProductType: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = Self(rawValue: "Consumable"), nonConsumable = Self(rawValue: "Non-Consumable")
        public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
        /// Its name in English.
        public var localizedDescription: String { rawValue }
    }

    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let displayPrice: String
    public let price: Decimal
    public let subscription: SubscriptionInfo?
    public var isFamilyShareable: Bool { false }
    /// As the App Store wrote it.
    public var jsonRepresentation: Data { Data() }

    /// How a price of this product is written: in the locale's currency, since no storefront says another.
    public var priceFormatStyle: Decimal.FormatStyle.Currency {
        Decimal.FormatStyle.Currency(code: Locale.current.currency?.identifier ?? "USD")
    }
    /// How a unit of its period is written.
    public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { .init(locale: .current) }

    /// Always none.
    public static func products(for identifiers: some Collection<String>) async throws -> [Product] { [] }

    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
    public var currentEntitlements: Transaction.Transactions { Transaction.currentEntitlements }
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
}

// MARK: Buying

extension Product {
    /// What became of a purchase.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled, pending
    }

    /// Why a purchase failed.
    public enum PurchaseError: LocalizedError, Hashable, Sendable {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
        case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters

        public var errorDescription: String? { "The purchase could not be made (\(self))." }
    }

    /// - Throws: ``StoreKitError`` `unsupported`, always, as the others.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        throw StoreKitError.unsupported
    }
    @MainActor
    public func purchase(confirmIn scene: some UIScene, options: Set<PurchaseOption> = []) async throws
        -> PurchaseResult
    { throw StoreKitError.unsupported }
    @MainActor
    public func purchase(confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []) async throws
        -> PurchaseResult
    { throw StoreKitError.unsupported }

    /// What is asked for with a purchase.
    public struct PurchaseOption: Hashable, Sendable {
        private let words: [String]
        private init(_ words: String...) { self.words = words }

        public static func appAccountToken(_ token: UUID) -> Self { Self("appAccountToken", token.uuidString) }
        public static func quantity(_ quantity: Int) -> Self { Self("quantity", "\(quantity)") }
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> Self {
            Self("simulatesAskToBuyInSandbox", "\(simulateAskToBuy)")
        }
        public static func onStorefrontChange(
            shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
        ) -> Self { Self("onStorefrontChange", UUID().uuidString) }
        public static func promotionalOffer(
            offerID: String,
            keyID: String,
            nonce: UUID,
            signature: Data,
            timestamp: Int
        ) -> Self { Self("promotionalOffer", offerID, keyID, nonce.uuidString, "\(timestamp)") }
        public static func promotionalOffer(
            offerID: String,
            signature: SubscriptionOffer.Signature
        ) -> Self { Self("promotionalOffer", offerID, signature.keyID, signature.nonce.uuidString) }
        public static func promotionalOffer(_ offerID: String, compactJWS: String) -> [Self] {
            [Self("promotionalOffer", offerID, compactJWS)]
        }
        public static func introductoryOfferEligibility(compactJWS: String) -> Self {
            Self("introductoryOfferEligibility", compactJWS)
        }
        public static func winBackOffer(_ offer: SubscriptionOffer) -> Self { Self("winBackOffer", offer.id ?? "") }
        public static func custom(key: String, value: String) -> Self { Self("custom", key, value) }
        public static func custom(key: String, value: Double) -> Self { Self("custom", key, "\(value)") }
        public static func custom(key: String, value: Bool) -> Self { Self("custom", key, "\(value)") }
        public static func custom(key: String, value: Data) -> Self { Self("custom", key, value.base64EncodedString()) }
    }

    /// Where a product stands on the app's page in the App Store, which there is not.
    public struct PromotionInfo: Hashable, Identifiable, Sendable {
        /// Whether it is seen.
        public enum Visibility: Hashable, Sendable { case appStoreConnectDefault, visible, hidden }
        public let productID: String
        public var id: String { productID }
        public var visibility: Visibility

        /// Always none.
        public static var currentOrder: [PromotionInfo] { get async throws { [] } }
        /// - Throws: ``StoreKitError`` `unsupported`, always, as the others.
        public static func updateProductOrder(byID order: some Collection<String>) async throws {
            throw StoreKitError.unsupported
        }
        public static func updateAll(_ promotions: some Collection<PromotionInfo>) async throws {
            throw StoreKitError.unsupported
        }
        public func update() async throws { throw StoreKitError.unsupported }
    }
}
