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
