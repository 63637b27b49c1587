public import Foundation

/// Asks for the single amounts of a sample of many: there are none, and it says that it is done.
public final class HKQuantitySeriesSampleQuery: HKQuery, @unchecked Sendable {
    // As a query: what it has is set before it runs.
    public var includeSample = false
    public var orderByQuantitySampleStartDate = false

    public init(
        quantityType: HKQuantityType,
        predicate: NSPredicate?,
        quantityHandler:
            @escaping @Sendable (
                HKQuantitySeriesSampleQuery, HKQuantity?, DateInterval?, HKQuantitySample?, Bool, (any Error)?
            ) -> Void
    ) {
        super.init { query in
            guard let query = query as? HKQuantitySeriesSampleQuery else { return }
            quantityHandler(query, nil, nil, nil, true, nil)
        }
    }
}

/// Puts a sample of many amounts together; each of its steps fails with `errorAuthorizationDenied`.
public final class HKQuantitySeriesSampleBuilder: NSObject, @unchecked Sendable {  // Its state does not change.
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let device: HKDevice?

    public init(healthStore: HKHealthStore, quantityType: HKQuantityType, startDate: Date, device: HKDevice?) {
        (self.quantityType, self.startDate, self.device) = (quantityType, startDate, device)
    }
    public func insert(_ quantity: HKQuantity, at date: Date) throws { throw HKError(.errorAuthorizationDenied) }
    public func insert(_ quantity: HKQuantity, for dateInterval: DateInterval) throws {
        throw HKError(.errorAuthorizationDenied)
    }
    public func finishSeries(
        metadata: [String: Any]?,
        completion: @escaping @Sendable ([HKQuantitySample]?, (any Error)?) -> Void
    ) { completion(nil, HKError(.errorAuthorizationDenied)) }
    public func discard() {}
}
