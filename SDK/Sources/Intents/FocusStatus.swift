public import AuthorRuntime
public import Foundation
public import OpenIntents
@_spi(Carillon) import OpenUserNotifications
import Synchronization

// Whether a Focus keeps notifications quiet, which an app tells those who write to its person.

/// Whether an app may know it.
public enum INFocusStatusAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }

/// Whether a Focus is on.
open class INFocusStatus: NSObject {
    /// nil where the app may not know.
    public let isFocused: Bool?
    public init(isFocused: Bool?) { self.isFocused = isFocused }
}

/// Asks whether a Focus is on.
///
/// Who has a purpose for it (`NSFocusStatusUsageDescription`) is allowed at once, as nobody is asked about it here; any
/// other app is denied.
public final class INFocusStatusCenter: NSObject, Sendable {
    public static let `default` = INFocusStatusCenter()

    private let isAsked = Mutex(false)
    private override init() {}

    public var focusStatus: INFocusStatus {
        INFocusStatus(isFocused: authorizationStatus == .authorized ? ApplicationLink.isFocused : nil)
    }

    public var authorizationStatus: INFocusStatusAuthorizationStatus {
        guard isAsked.withLock({ $0 }) || UserDefaults.standard.bool(forKey: Self.key) else { return .notDetermined }
        return Self.hasPurpose ? .authorized : .denied
    }

    /// - Parameter completionHandler: on a queue in the background, as Apple's.
    public func requestAuthorization(
        completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
    ) {
        isAsked.withLock { $0 = true }
        UserDefaults.standard.set(true, forKey: Self.key)
        let status = authorizationStatus
        DispatchQueue.global().async { completionHandler?(status) }
    }

    public func requestAuthorization() async -> INFocusStatusAuthorizationStatus {
        await withCheckedContinuation { continuation in requestAuthorization { continuation.resume(returning: $0) } }
    }

    private static let key = "INFocusStatusCenter.isAsked"
    private static var hasPurpose: Bool {
        Bundle.main.object(forInfoDictionaryKey: "NSFocusStatusUsageDescription") != nil
    }
}

/// Tells an app's server that the Focus has changed; nobody asks it here.
open class INShareFocusStatusIntent: INIntent {
    public let focusStatus: INFocusStatus?
    public init(focusStatus: INFocusStatus?) { self.focusStatus = focusStatus }
}

/// What became of it.
public enum INShareFocusStatusIntentResponseCode: Int, Sendable {
    case unspecified = 0, ready, inProgress, success, failure, failureRequiringAppLaunch
}

/// What an app answers.
open class INShareFocusStatusIntentResponse: INHandledResponse {
    public let code: INShareFocusStatusIntentResponseCode
    public init(code: INShareFocusStatusIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init(userActivity)
    }
}

/// Hears of it in an intents extension.
public protocol INShareFocusStatusIntentHandling: NSObjectProtocol {
    func handle(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void)
    func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse
    func confirm(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void)
}

extension INShareFocusStatusIntentHandling {
    public func handle(
        intent: INShareFocusStatusIntent,
        completion: @escaping (INShareFocusStatusIntentResponse) -> Void
    ) { completion(INShareFocusStatusIntentResponse(code: .unspecified, userActivity: nil)) }
    public func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {
        INShareFocusStatusIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func confirm(
        intent: INShareFocusStatusIntent,
        completion: @escaping (INShareFocusStatusIntentResponse) -> Void
    ) { completion(INShareFocusStatusIntentResponse(code: .ready, userActivity: nil)) }
}
