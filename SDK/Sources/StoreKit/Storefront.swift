public import Foundation

/// The country of the person's shop; there is none here.
public struct Storefront: Hashable, Identifiable, Sendable {
    public let id: String
    public let countryCode: String
    public var currency: Locale.Currency? { nil }
    public static var current: Storefront? { get async { nil } }
    /// Ends at once: no shop ever changes.
    public static var updates: Storefronts { Storefronts() }

    /// The shops that a person goes to.
    public struct Storefronts: AsyncSequence, Sendable {
        public typealias Element = Storefront
        /// Has none.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Storefront? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}
