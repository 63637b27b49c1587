public import Foundation
public import UIKit

/// Shows an app of the App Store within another (StoreKit: SKStoreProductViewController); there is no App Store here, and it
/// says so.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    /// - Parameter block: hears that there is none.
    open func loadProduct(
        withParameters parameters: [String: Any],
        completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        block?(false, SKError(.unknown))
    }
    /// - Throws: ``SKError`` `unknown`, always.
    public func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool { throw SKError(.unknown) }

    open override func loadView() { view = MissingView("an app of the App Store, which is not here") }
}

/// Hears that a person has seen enough.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

// What names a product.
public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterAdvertisingPartnerToken = "advp"
