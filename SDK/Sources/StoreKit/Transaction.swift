public import Foundation

/// Something that was bought; nothing was.
public struct Transaction: Identifiable, Hashable, CustomDebugStringConvertible, Sendable {
    public let id: UInt64
    public let originalID: UInt64
    public let webOrderLineItemID: String?
    public let productID: String
    public let productType: Product.ProductType
    public let subscriptionGroupID: String?
    public let appBundleID: String
    public let appTransactionID: String
    public let purchaseDate: Date
    public let originalPurchaseDate: Date
    public let expirationDate: Date?
    public let purchasedQuantity: Int
    public let isUpgraded: Bool
    public let ownershipType: OwnershipType
    public let reason: Reason
    public let offer: Offer?
    public let revocationDate: Date?
    public let revocationReason: RevocationReason?
    public let appAccountToken: UUID?
    public let storefront: Storefront
    public let environment: AppStore.Environment
    public let price: Decimal?
    public let currency: Locale.Currency?
    public let signedDate: Date
    public let deviceVerification: Data
    public let deviceVerificationNonce: UUID

    // As they were called before.
    public var offerType: OfferType? { offer?.type }
    public var offerID: String? { offer?.id }
    public var offerPaymentModeStringRepresentation: String? { offer?.paymentMode?.rawValue }
    public var offerPeriodStringRepresentation: String? { nil }
    public var storefrontCountryCode: String { storefront.countryCode }
    public var currencyCode: String? { currency?.identifier }
    public var environmentStringRepresentation: String { environment.rawValue }
    public var reasonStringRepresentation: String { reason.rawValue }
    /// As the App Store wrote it.
    public var jsonRepresentation: Data { Data() }
    public var debugDescription: String { "Transaction \(id) of \(productID)" }
    public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }

    public static var updates: Transactions { Transactions(goesOn: true) }
    public static var currentEntitlements: Transactions { Transactions(goesOn: false) }
    public static var all: Transactions { Transactions(goesOn: false) }
    public static var unfinished: Transactions { Transactions(goesOn: false) }
    public static func all(for productID: String) -> Transactions { Transactions(goesOn: false) }
    public static func currentEntitlements(for productID: String) -> Transactions { Transactions(goesOn: false) }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public func finish() async {}
}

extension Transaction {
    /// What was bought before, or is bought now: nothing, and the second ends only with its task.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        let goesOn: Bool

        /// Waits.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let goesOn: Bool
            public mutating func next() async -> VerificationResult<Transaction>? {
                if goesOn { await TaskEnd.wait() }
                return nil
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(goesOn: goesOn) }
    }

    /// Whose it is.
    public struct OwnershipType: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchased = Self(rawValue: "PURCHASED"), familyShared = Self(rawValue: "FAMILY_SHARED")
        /// Its name in English.
        public var localizedDescription: String { rawValue }
    }

    /// Whether somebody bought it, or it went on.
    public struct Reason: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchase = Self(rawValue: "PURCHASE"), renewal = Self(rawValue: "RENEWAL")
        /// Its name in English.
        public var localizedDescription: String { rawValue }
    }

    /// Why it was taken back.
    public struct RevocationReason: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let other = Self(rawValue: 0), developerIssue = Self(rawValue: 1)
        /// Its name in English.
        public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
    }

    /// What kind of lower price it was bought at.
    public struct OfferType: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let introductory = Self(rawValue: 1), promotional = Self(rawValue: 2)
        public static let code = Self(rawValue: 3), winBack = Self(rawValue: 4)
        /// Its name in English.
        public var localizedDescription: String {
            [1: "Introductory", 2: "Promotional", 3: "Code", 4: "Win-Back"][rawValue] ?? "\(rawValue)"
        }
    }

    /// The lower price it was bought at.
    public struct Offer: Hashable, Sendable {
        /// How it is paid.
        public struct PaymentMode: RawRepresentable, Hashable, Codable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let freeTrial = Self(rawValue: "FREE_TRIAL"), payAsYouGo = Self(rawValue: "PAY_AS_YOU_GO")
            public static let payUpFront = Self(rawValue: "PAY_UP_FRONT"), oneTime = Self(rawValue: "ONE_TIME")
            /// Its name in English.
            public var localizedDescription: String { rawValue }
        }
        public let id: String?
        public let type: OfferType
        public let paymentMode: PaymentMode?
        public let period: Product.SubscriptionPeriod?
    }
}
