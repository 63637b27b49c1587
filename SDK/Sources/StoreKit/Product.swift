public import Foundation

// The App Store since iOS 15: a simulated phone has none, so that nothing is sold and nothing was bought.

/// Why the App Store did not do something.
public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
    case networkError(URLError)
    case systemError(any Error)
}

/// Whether something is signed by the App Store.
public enum VerificationResult<SignedType> {
    /// Why it is not.
    public enum VerificationError: Error, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
        case missingRequiredProperties
    }

    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
    }
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): value
            }
        }
    }
    public var jwsRepresentation: String { "" }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

/// Something that an app sells; none is found.
public struct Product: Identifiable, Hashable, Sendable {
    /// What kind.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = Self(rawValue: "Consumable"), nonConsumable = Self(rawValue: "Non-Consumable")
        public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
    }

    /// What is asked for with a purchase.
    public struct PurchaseOption: Hashable, Sendable {
        public static func appAccountToken(_ token: UUID) -> Self { Self() }
        public static func quantity(_ quantity: Int) -> Self { Self() }
    }

    /// What became of a purchase.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled, pending
    }

    /// Why a purchase failed.
    public enum PurchaseError: Error, Sendable {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
    }

    /// How long a part of a subscription is.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// Of what it is so many.
        public enum Unit: Hashable, Sendable { case day, week, month, year }
        public let unit: Unit
        public let value: Int

        public static let weekly = Self(unit: .week, value: 1), monthly = Self(unit: .month, value: 1)
        public static let yearly = Self(unit: .year, value: 1), everyThreeDays = Self(unit: .day, value: 3)
        public static let everyTwoWeeks = Self(unit: .week, value: 2), everyTwoMonths = Self(unit: .month, value: 2)
        public static let everyThreeMonths = Self(unit: .month, value: 3)
        public static let everySixMonths = Self(unit: .month, value: 6)
    }

    /// A lower price.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// How it is paid.
        public struct PaymentMode: Hashable, Sendable {
            let name: String
            public static let payAsYouGo = Self(name: "payAsYouGo"), payUpFront = Self(name: "payUpFront")
            public static let freeTrial = Self(name: "freeTrial")
        }
        public let id: String?
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }

    /// What a subscription is.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// Where it stands.
        public struct RenewalState: Hashable, Sendable {
            let name: String
            public static let subscribed = Self(name: "subscribed"), expired = Self(name: "expired")
            public static let inBillingRetryPeriod = Self(name: "inBillingRetryPeriod")
            public static let inGracePeriod = Self(name: "inGracePeriod"), revoked = Self(name: "revoked")
        }

        /// How it goes on.
        public struct RenewalInfo: Hashable, Sendable {
            public let willAutoRenew: Bool
            public let autoRenewPreference: String?
        }

        /// Both.
        public struct Status: Sendable {
            public let state: RenewalState
            public let transaction: VerificationResult<Transaction>
            public let renewalInfo: VerificationResult<RenewalInfo>
        }

        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        public let introductoryOffer: SubscriptionOffer?
        public let promotionalOffers: [SubscriptionOffer]
        public var isEligibleForIntroOffer: Bool { get async { false } }
        public var status: [Status] { get async throws { [] } }
    }

    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let displayPrice: String
    public let price: Decimal
    public let subscription: SubscriptionInfo?
    public var isFamilyShareable: Bool { false }

    /// How a price of this product is written: in the locale's currency, since no storefront says another.
    public var priceFormatStyle: Decimal.FormatStyle.Currency {
        Decimal.FormatStyle.Currency(code: Locale.current.currency?.identifier ?? "USD")
    }

    /// Always none.
    public static func products(for identifiers: some Collection<String>) async throws -> [Product] { [] }

    /// - Throws: ``StoreKitError`` `unsupported`, always.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        throw StoreKitError.unsupported
    }
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
}

/// Something that was bought; nothing was.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// What was bought before, or is bought now: nothing, and the second ends only with its task.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        let goesOn: Bool

        /// Waits.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let goesOn: Bool
            public mutating func next() async -> VerificationResult<Transaction>? {
                if goesOn { for await _ in AsyncStream<Never>(unfolding: Self.untilCancelled) {} }
                return nil
            }

            private static func untilCancelled() async -> Never? {
                let (stream, continuation) = AsyncStream<Void>.makeStream()
                await withTaskCancellationHandler {
                    for await _ in stream {}
                } onCancel: {
                    continuation.finish()
                }
                return nil
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(goesOn: goesOn) }
    }

    public let id: UInt64
    public let originalID: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let purchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public let isUpgraded: Bool
    public let offerID: String?
    public let appAccountToken: UUID?
    public let subscriptionGroupID: String?

    public static var updates: Transactions { Transactions(goesOn: true) }
    public static var currentEntitlements: Transactions { Transactions(goesOn: false) }
    public static var all: Transactions { Transactions(goesOn: false) }
    public static var unfinished: Transactions { Transactions(goesOn: false) }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public func finish() async {}
}

extension AppStore {
    /// - Throws: ``StoreKitError`` `unsupported`, always.
    public static func sync() async throws { throw StoreKitError.unsupported }
}
