@_exported public import Foundation
public import FoundationAdditions

/// Proves to a server that an app runs on a device of Apple's: it is not supported, as on a simulator.
public final class DCDevice: NSObject, Sendable {
    public static let current = DCDevice()
    public let isSupported = false

    /// - Parameter completion: hears ``DCError`` `featureUnsupported`.
    public func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        completion(nil, DCError(.featureUnsupported))
    }
    /// - Throws: ``DCError`` `featureUnsupported`, always.
    public func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

/// Proves that an app is as it was published: it is not supported, as on a simulator.
public final class DCAppAttestService: NSObject, Sendable {
    public static let shared = DCAppAttestService()
    public let isSupported = false

    public func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
        completionHandler(nil, DCError(.featureUnsupported))
    }
    /// - Throws: ``DCError`` `featureUnsupported`, always.
    public func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
    public func attestKey(
        _ keyId: String,
        clientDataHash: Data,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) { completionHandler(nil, DCError(.featureUnsupported)) }
    /// - Throws: ``DCError`` `featureUnsupported`, always.
    public func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError(.featureUnsupported)
    }
    public func generateAssertion(
        _ keyId: String,
        clientDataHash: Data,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) { completionHandler(nil, DCError(.featureUnsupported)) }
    /// - Throws: ``DCError`` `featureUnsupported`, always.
    public func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError(.featureUnsupported)
    }
}

/// Why there is no proof.
public struct DCError: CustomNSError, Hashable, Sendable {
    /// Raw values as `DCError.Code`.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = DCError
        case unknownSystemFailure = 0
        case featureUnsupported, invalidInput, invalidKey, serverUnavailable
    }

    public static let unknownSystemFailure = Code.unknownSystemFailure, featureUnsupported = Code.featureUnsupported
    public static let invalidInput = Code.invalidInput, invalidKey = Code.invalidKey
    public static let serverUnavailable = Code.serverUnavailable

    public static let errorDomain = "com.apple.devicecheck.error"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}
