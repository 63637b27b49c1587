public import Foundation
@_spi(Carillon) import OpenUserNotifications

/// Tells the system of calls.
///
/// Only what a service extension may use is here.
public class CXProvider: NSObject {
    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    /// Hands a call's payload to the app, which is woken for it (CXProvider).
    ///
    /// No calls ring on a simulated device: the payload is put on the push's journey, and the app is not woken.
    ///
    /// - Parameters:
    ///   - dictionaryPayload: What the app is told.
    ///   - completion: Gets nil, or an error for a payload that is not JSON.
    public class func reportNewIncomingVoIPPushPayload(
        _ dictionaryPayload: [AnyHashable: Any],
        completion: (((any Error)?) -> Void)? = nil
    ) {
        guard JSONSerialization.isValidJSONObject(dictionaryPayload),
            let data = try? JSONSerialization.data(withJSONObject: dictionaryPayload, options: .sortedKeys)
        else {
            completion?(CXErrorCodeNotificationServiceExtensionError(.invalidClientProcess))
            return
        }
        let line = "a call was reported to the app: \(String(decoding: data, as: UTF8.self))"
        ApplicationLink.tell(line, subsystem: "com.apple.callkit")
        completion?(nil)
    }

    /// As `reportNewIncomingVoIPPushPayload(_:completion:)`.
    public class func reportNewIncomingVoIPPushPayload(_ dictionaryPayload: [AnyHashable: Any]) async throws {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            reportNewIncomingVoIPPushPayload(dictionaryPayload) { error in
                if let error { done.resume(throwing: error) } else { done.resume() }
            }
        }
    }
}

/// Why a call of a service extension was not taken.
public struct CXErrorCodeNotificationServiceExtensionError: CustomNSError, Hashable, Sendable {
    public static let errorDomain = "com.apple.CallKit.error.notificationserviceextension"

    /// The causes; raw values as `CXErrorCodeNotificationServiceExtension`.
    public enum Code: Int, Sendable {
        case unknown = 0
        case invalidClientProcess = 1
        case missingNotificationFilteringEntitlement = 2
    }

    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) {
        self.code = code
    }
}
