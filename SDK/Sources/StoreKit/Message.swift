public import UIKit

/// What the App Store tells a person within an app: nothing ever comes, and the sequence ends only with its task.
public struct Message: Hashable, Sendable {
    /// What it is about.
    public struct Reason: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let generic = Self(rawValue: 0), priceIncreaseConsent = Self(rawValue: 1)
        public static let billingIssue = Self(rawValue: 2), winBackOffer = Self(rawValue: 3)
        /// Its name in English.
        public var localizedDescription: String {
            let names = [1: "Price Increase Consent", 2: "Billing Issue", 3: "Win-Back Offer"]
            return names[rawValue] ?? "Generic"
        }
    }
    public let reason: Reason

    public static var messages: Messages { Messages() }

    /// Waits.
    public struct Messages: AsyncSequence, Sendable {
        public typealias Element = Message
        /// Waits.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Message? {
                await TaskEnd.wait()
                return nil
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// - Throws: ``StoreKitError`` `unsupported`, always.
    @MainActor public func display(in scene: UIWindowScene) throws { throw StoreKitError.unsupported }
}

/// A purchase that a person begins on an app's page in the App Store: none, and the sequence ends only with its task.
public struct PurchaseIntent: Hashable, Identifiable, Sendable {
    public let id: String
    public let product: Product
    public let offer: Product.SubscriptionOffer?

    public static var intents: PurchaseIntents { PurchaseIntents() }

    /// Waits.
    public struct PurchaseIntents: AsyncSequence, Sendable {
        public typealias Element = PurchaseIntent
        /// Waits.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> PurchaseIntent? {
                await TaskEnd.wait()
                return nil
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}
