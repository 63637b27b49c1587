public import Foundation

/// The country of the person's shop before iOS 15; there is none here.
open class SKStorefront: NSObject, @unchecked Sendable {  // It has no state.
    override init() { super.init() }
    open var countryCode: String { "" }
    open var identifier: String { "" }
}

/// Is asked whether a purchase goes on: it never is.
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
    func paymentQueue(
        _ paymentQueue: SKPaymentQueue,
        shouldContinue transaction: SKPaymentTransaction,
        in newStorefront: SKStorefront
    ) -> Bool
    func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
    public func paymentQueue(
        _ paymentQueue: SKPaymentQueue,
        shouldContinue transaction: SKPaymentTransaction,
        in newStorefront: SKStorefront
    ) -> Bool { true }
    public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

/// Whether a product is seen on an app's page.
public enum SKProductStorePromotionVisibility: Int, Sendable { case `default` = 0, show, hide }

/// Puts products in order on an app's page in the App Store: each request fails with ``SKError`` `unknown`.
open class SKProductStorePromotionController: NSObject, @unchecked Sendable {  // It has no state.
    private static let own = SKProductStorePromotionController()
    open class func `default`() -> SKProductStorePromotionController { own }

    open func fetchStorePromotionVisibility(
        for product: SKProduct,
        completionHandler: (@Sendable (SKProductStorePromotionVisibility, (any Error)?) -> Void)? = nil
    ) { completionHandler?(.default, SKError(.unknown)) }
    open func fetchStorePromotionVisibility(for product: SKProduct) async throws -> SKProductStorePromotionVisibility {
        throw SKError(.unknown)
    }
    open func update(
        storePromotionVisibility promotionVisibility: SKProductStorePromotionVisibility,
        for product: SKProduct,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(SKError(.unknown)) }
    open func fetchStorePromotionOrder(
        completionHandler: (@Sendable ([SKProduct], (any Error)?) -> Void)? = nil
    ) { completionHandler?([], SKError(.unknown)) }
    open func update(
        storePromotionOrder promotionOrder: [SKProduct],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(SKError(.unknown)) }
}
