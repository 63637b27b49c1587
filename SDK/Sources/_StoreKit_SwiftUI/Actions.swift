public import StoreKit
public import SwiftUI

/// Asks for a review of the app (StoreKit: RequestReviewAction). Nobody is asked here.
@preconcurrency @MainActor
public struct RequestReviewAction {
    nonisolated init() {}
    public func callAsFunction() {}
}

/// Buys a product (StoreKit: PurchaseAction).
@preconcurrency @MainActor
public struct PurchaseAction {
    nonisolated init() {}

    /// - Throws: as `Product.purchase(options:)`.
    public func callAsFunction(
        _ product: Product,
        options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult {
        try await product.purchase(options: options)
    }
}

extension EnvironmentValues {
    public var requestReview: RequestReviewAction { RequestReviewAction() }
    public var purchase: PurchaseAction { PurchaseAction() }
}

nonisolated extension View {
    // MARK: Sheets, which do not come up

    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
    public func refundRequestSheet(
        for transactionID: StoreKit.Transaction.ID,
        isPresented: Binding<Bool>,
        onDismiss: (
            (Result<StoreKit.Transaction.RefundRequestStatus, StoreKit.Transaction.RefundRequestError>) -> Void
        )? = nil
    ) -> some View { self }
    public func appStoreOverlay(
        isPresented: Binding<Bool>,
        configuration: @escaping () -> SKOverlay.Configuration
    ) -> some View { self }
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View { self }
    public func offerCodeRedemption(
        isPresented: Binding<Bool>,
        onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { self }

    // MARK: Purchases, of which there are none

    public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
    public func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { self }
    public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>?)?) -> some View {
        self
    }
    public func subscriptionStatusTask(
        for groupID: String,
        priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View { self }
    public func currentEntitlementTask(
        for productID: String,
        priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<VerificationResult<StoreKit.Transaction>?>) async -> Void
    ) -> some View { self }
    public func storeProductTask(
        for id: Product.ID,
        priority: TaskPriority = .medium,
        action: @escaping (Product.TaskState) async -> Void
    ) -> some View { self }
    public func storeProductsTask(
        for ids: some Collection<Product.ID> & Sendable,
        priority: TaskPriority = .medium,
        action: @escaping (Product.CollectionTaskState) async -> Void
    ) -> some View { self }
}

/// How far a question for what was bought is.
public enum EntitlementTaskState<Value> {
    case loading
    case failure(any Error)
    case success(Value)

    public var value: Value? { if case .success(let value) = self { value } else { nil } }

    public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> EntitlementTaskState<Other> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(try transform(value))
        }
    }
}
extension EntitlementTaskState: Sendable where Value: Sendable {}

extension Product {
    /// How far a question for a product is.
    public enum TaskState: Sendable {
        case loading, unavailable
        case success(Product)
        case failure(any Error)

        public var product: Product? { if case .success(let product) = self { product } else { nil } }
    }

    /// How far a question for several products is.
    public enum CollectionTaskState: Sendable {
        case loading
        case success([Product], unavailable: [Product.ID])
        case failure(any Error)

        public var products: [Product] { if case .success(let products, _) = self { products } else { [] } }
    }
}
