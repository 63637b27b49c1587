public import Foundation

/// Whether an app may follow a person through other apps: on the simulated phone none may ask.
open class ATTrackingManager: NSObject {
    /// What the person said.
    public enum AuthorizationStatus: UInt, Sendable {
        case notDetermined = 0
        case restricted, denied, authorized
    }

    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
        DispatchQueue.global().async { completion(.denied) }
    }

    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
