public import Foundation

extension Product {
    /// How long a part of a subscription is.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// Of what it is so many.
        public enum Unit: Hashable, Codable, CaseIterable, CustomStringConvertible, Sendable {
            case day, week, month, year

            public var description: String { localizedDescription }
            /// Its name in English.
            public var localizedDescription: String {
                switch self {
                case .day: "Day"
                case .week: "Week"
                case .month: "Month"
                case .year: "Year"
                }
            }
            public func formatted(_ format: FormatStyle) -> String { format.format(self) }

            /// Writes a unit's name, in English.
            public struct FormatStyle: Foundation.FormatStyle {
                public var locale: Locale
                public init(locale: Locale) { self.locale = locale }
                public func format(_ value: Unit) -> String { value.localizedDescription.lowercased() }
                public func locale(_ locale: Locale) -> Self { Self(locale: locale) }
            }
        }
        public let unit: Unit
        public let value: Int

        public static let weekly = Self(unit: .week, value: 1), monthly = Self(unit: .month, value: 1)
        public static let yearly = Self(unit: .year, value: 1), everyThreeDays = Self(unit: .day, value: 3)
        public static let everyTwoWeeks = Self(unit: .week, value: 2), everyTwoMonths = Self(unit: .month, value: 2)
        public static let everyThreeMonths = Self(unit: .month, value: 3)
        public static let everySixMonths = Self(unit: .month, value: 6)

        /// One period that begins at a moment.
        public func dateRange(referenceDate: Date = .now) -> Range<Date> {
            let component: Calendar.Component =
                switch unit {
                case .day: .day
                case .week: .weekOfYear
                case .month: .month
                case .year: .year
                }
            let end = Calendar.current.date(byAdding: component, value: value, to: referenceDate) ?? referenceDate
            return referenceDate..<max(referenceDate, end)
        }
    }

    /// A lower price.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// To whom it is made.
        public struct OfferType: RawRepresentable, Hashable, Codable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let introductory = Self(rawValue: "introductory")
            public static let promotional = Self(rawValue: "promotional"), winBack = Self(rawValue: "winBack")
            /// Its name in English.
            public var localizedDescription: String { rawValue }
        }
        /// How it is paid.
        public struct PaymentMode: RawRepresentable, Hashable, Codable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let payAsYouGo = Self(rawValue: "PayAsYouGo"), payUpFront = Self(rawValue: "PayUpFront")
            public static let freeTrial = Self(rawValue: "FreeTrial")
            /// Its name in English.
            public var localizedDescription: String { rawValue }
        }
        /// What a server has signed it with.
        public struct Signature: Hashable, Sendable {
            public let keyID: String
            public let nonce: UUID
            public let timestamp: Int
            public let signature: Data
            public init(keyID: String, nonce: UUID, timestamp: Int, signature: Data) {
                (self.keyID, self.nonce, self.timestamp, self.signature) = (keyID, nonce, timestamp, signature)
            }
        }
        public let id: String?
        public let type: OfferType
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }

    /// What a subscription is.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// Where it stands.
        public struct RenewalState: RawRepresentable, Hashable, Codable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let subscribed = Self(rawValue: 1), expired = Self(rawValue: 2)
            public static let inBillingRetryPeriod = Self(rawValue: 3), inGracePeriod = Self(rawValue: 4)
            public static let revoked = Self(rawValue: 5)
            /// Its name in English.
            public var localizedDescription: String {
                let names = [1: "Subscribed", 2: "Expired", 3: "Billing Retry", 4: "Grace Period", 5: "Revoked"]
                return names[rawValue] ?? "\(rawValue)"
            }
        }

        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        public let introductoryOffer: SubscriptionOffer?
        public let promotionalOffers: [SubscriptionOffer]
        public let winBackOffers: [SubscriptionOffer]
        public let groupDisplayName: String
        /// 1 is the highest.
        public let groupLevel: Int

        public var isEligibleForIntroOffer: Bool { get async { false } }
        /// Nobody is eligible for anything here.
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
        public var status: [Status] { get async throws { [] } }
        /// Always none.
        public static func status(for groupID: String) async throws -> [Status] { [] }
        /// Always none.
        public static func status(transactionID: UInt64) async throws -> Status? { nil }

        /// Where a subscription stands, and how it goes on.
        public struct Status: Hashable, Sendable {
            public let state: RenewalState
            public let transaction: VerificationResult<Transaction>
            public let renewalInfo: VerificationResult<RenewalInfo>

            /// Those that change: they end only with their task.
            public static var updates: Statuses { Statuses() }
            /// Those of every group: none, and the sequence ends at once.
            public static var all: AsyncStream<(groupID: String, statuses: [Status])> { AsyncStream { $0.finish() } }

            /// Waits.
            public struct Statuses: AsyncSequence, Sendable {
                public typealias Element = Status
                /// Waits.
                public struct AsyncIterator: AsyncIteratorProtocol {
                    public mutating func next() async -> Status? {
                        await TaskEnd.wait()
                        return nil
                    }
                }
                public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
            }
        }
    }
}
