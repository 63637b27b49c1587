import Foundation
import StoreKit
import Testing

/// What an author's shop writes about products, of which none is found.
@Suite("Prices and periods of an author's products", .timeLimit(.minutes(1))) struct ProductTests {
    /// An author's row of a shop: what a year costs by the month.
    private func monthlyPrice(_ product: Product) -> String? {
        guard product.subscription?.subscriptionPeriod == .yearly else { return nil }
        return (product.price / 12).formatted(product.priceFormatStyle)
    }

    @Test("A shop that writes prices by their product's style compiles, and is empty")
    func prices() async throws {
        let products = try await Product.products(for: ["pro.yearly"])
        #expect(products.compactMap(monthlyPrice).isEmpty)
    }

    /// What packages tell their servers of a purchase.
    private func words(of transaction: Transaction) -> [String?] {
        [
            transaction.storefront.countryCode, transaction.currency?.identifier,
            transaction.offer?.type == .winBack ? "won" : nil,
            transaction.environment == .sandbox ? "tried" : transaction.environment.rawValue,
            transaction.reason == .renewal ? "again" : nil, transaction.ownershipType.rawValue,
            transaction.revocationReason == .developerIssue ? "back" : nil, transaction.price.map { "\($0)" },
        ]
    }

    @Test("Purchases compile with all that they say, and there are none; a queue keeps its delegate")
    func purchases() async {
        var said: [String?] = []
        for await purchase in Transaction.all { said += words(of: purchase.unsafePayloadValue) }
        #expect(said.isEmpty)
        let asked = Asked()
        let queue = SKPaymentQueue.default()
        queue.delegate = asked
        #expect(queue.delegate === asked && queue.storefront == nil)
        queue.showPriceConsentIfNeeded()
        #expect(asked.paymentQueueShouldShowPriceConsent(queue))
        queue.delegate = nil
    }

    private final class Asked: NSObject, SKPaymentQueueDelegate {}

    @Test("Periods have their names")
    func periods() {
        typealias Period = Product.SubscriptionPeriod
        let named: [(Period, Period.Unit, Int)] = [
            (.everyThreeDays, .day, 3), (.weekly, .week, 1), (.everyTwoWeeks, .week, 2), (.monthly, .month, 1),
            (.everyTwoMonths, .month, 2), (.everyThreeMonths, .month, 3), (.everySixMonths, .month, 6),
            (.yearly, .year, 1),
        ]
        for (period, unit, value) in named {
            #expect(period.unit == unit)
            #expect(period.value == value)
        }
    }
}
