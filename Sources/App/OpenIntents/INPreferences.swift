public import Foundation

/// Whether an app may speak with Siri, which is not on a simulated phone.
public enum INSiriAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// What the person allows of Siri: nothing.
open class INPreferences: NSObject {
    /// Whether the app may: never.
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }

    /// Asks; the answer is no, at once.
    open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        handler(.denied)
    }
}
