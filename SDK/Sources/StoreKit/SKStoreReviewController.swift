public import Foundation
public import UIKit

/// Asks for a review of the app; a simulated phone has no App Store, so that nobody is asked, as in an app that was
/// installed by TestFlight.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
    open class func requestReview() {}
    open class func requestReview(in windowScene: UIWindowScene) {}
}
