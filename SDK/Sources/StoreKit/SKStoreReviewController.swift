public import Foundation
public import UIKit

/// Asks for a review of the app; a simulated phone has no App Store, so that nobody is asked, as in an app that was
/// installed by TestFlight.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
    open class func requestReview() {}
    open class func requestReview(in windowScene: UIWindowScene) {}
}

/// The App Store.
public enum AppStore {
    /// Asks for a review of the app, which nobody is here.
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
    /// Whether the person may pay: never here.
    public static var canMakePayments: Bool { false }
}
