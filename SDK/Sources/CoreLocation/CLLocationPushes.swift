public import Foundation
public import FoundationAdditions
import OpenCoreLocation

/// What an extension is that the system starts when a server asks for the place. Nobody asks, and none is started.
public protocol CLLocationPushServiceExtension: NSObjectProtocol {
    func didReceiveLocationPushPayload(_ payload: [String: Any], completion: @escaping () -> Void)
    func serviceExtensionWillTerminate()
}

extension CLLocationPushServiceExtension {
    public func serviceExtensionWillTerminate() {}
}

/// Why a server cannot ask for the place.
public struct CLLocationPushServiceError: CustomNSError, Hashable, Sendable {
    /// The reasons, with Apple's numbers.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = CLLocationPushServiceError
        case unknown = 0, missingPushExtension, missingPushServerEnvironment, missingEntitlement, unsupportedPlatform
    }

    public static let unknown = Code.unknown, missingPushExtension = Code.missingPushExtension
    public static let missingPushServerEnvironment = Code.missingPushServerEnvironment
    public static let missingEntitlement = Code.missingEntitlement, unsupportedPlatform = Code.unsupportedPlatform

    public static let errorDomain = "CLLocationPushServiceErrorDomain"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}

public let CLLocationPushServiceErrorDomain = CLLocationPushServiceError.errorDomain

extension CLLocationManager {
    /// Has no token: it hears ``CLLocationPushServiceError`` `unsupportedPlatform`.
    public func startMonitoringLocationPushes(completion: (@Sendable (Data?, (any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completion?(nil, CLLocationPushServiceError(.unsupportedPlatform)) }
    }
    /// - Throws: ``CLLocationPushServiceError`` `unsupportedPlatform`, always.
    public func startMonitoringLocationPushes() async throws -> Data {
        throw CLLocationPushServiceError(.unsupportedPlatform)
    }
    public func stopMonitoringLocationPushes() {}
}
