public import Foundation

extension Product.SubscriptionInfo {
    /// How a subscription goes on; nobody has one.
    public struct RenewalInfo: Hashable, CustomDebugStringConvertible, Sendable {
        /// Why it does not.
        public struct ExpirationReason: RawRepresentable, Hashable, Codable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let autoRenewDisabled = Self(rawValue: 1), billingError = Self(rawValue: 2)
            public static let didNotConsentToPriceIncrease = Self(rawValue: 3)
            public static let productUnavailable = Self(rawValue: 4), unknown = Self(rawValue: 5)
            /// Its name in English.
            public var localizedDescription: String {
                let names = [
                    1: "Auto-Renew Disabled", 2: "Billing Error", 3: "Did Not Consent To Price Increase",
                    4: "Product Unavailable",
                ]
                return names[rawValue] ?? "Unknown"
            }
        }
        /// What somebody has said to a higher price.
        public enum PriceIncreaseStatus: Hashable, Sendable { case noIncreasePending, pending, agreed }

        public let originalTransactionID: UInt64
        public let currentProductID: String
        public let willAutoRenew: Bool
        public let autoRenewPreference: String?
        public let expirationReason: ExpirationReason?
        public let priceIncreaseStatus: PriceIncreaseStatus
        public let isInBillingRetry: Bool
        public let gracePeriodExpirationDate: Date?
        public let recentSubscriptionStartDate: Date
        public let renewalDate: Date?
        public let renewalPrice: Decimal?
        public let currency: Locale.Currency?
        public let offer: Transaction.Offer?
        public var offerType: Transaction.OfferType? { offer?.type }
        public var offerID: String? { offer?.id }
        public let eligibleWinBackOfferIDs: [String]
        public let environment: AppStore.Environment
        public var environmentStringRepresentation: String { environment.rawValue }
        public let appAccountToken: UUID?
        public let appTransactionID: String
        public let signedDate: Date
        public let deviceVerification: Data
        public let deviceVerificationNonce: UUID
        public var jsonRepresentation: Data { Data() }
        public var debugDescription: String { "RenewalInfo of \(currentProductID)" }
    }
}
