public import Foundation
public import FoundationAdditions

/// What a person may prove herself by.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication
}

/// What a phone can look at.
public enum LABiometryType: Int, Sendable {
    case none = 0
    case touchID, faceID, opticID
}

public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why nobody is let in.
public struct LAError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons, with Apple's numbers.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = LAError
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case companionNotAvailable = -11
        case biometryNotPaired = -12
        case biometryDisconnected = -13
        case invalidDimensions = -14
        case notInteractive = -1004

        // As iOS 8 called them, of fingers alone.
        public static let touchIDNotAvailable = Self.biometryNotAvailable
        public static let touchIDNotEnrolled = Self.biometryNotEnrolled
        public static let touchIDLockout = Self.biometryLockout
    }

    public static let authenticationFailed = Code.authenticationFailed, userCancel = Code.userCancel
    public static let userFallback = Code.userFallback, systemCancel = Code.systemCancel
    public static let passcodeNotSet = Code.passcodeNotSet, biometryNotAvailable = Code.biometryNotAvailable
    public static let biometryNotEnrolled = Code.biometryNotEnrolled, biometryLockout = Code.biometryLockout
    public static let appCancel = Code.appCancel, invalidContext = Code.invalidContext
    public static let companionNotAvailable = Code.companionNotAvailable
    public static let biometryNotPaired = Code.biometryNotPaired, biometryDisconnected = Code.biometryDisconnected
    public static let invalidDimensions = Code.invalidDimensions, notInteractive = Code.notInteractive
    public static let touchIDNotAvailable = Code.biometryNotAvailable
    public static let touchIDNotEnrolled = Code.biometryNotEnrolled, touchIDLockout = Code.biometryLockout

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { LAErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// Asks a person to prove herself; the simulated phone has no passcode and knows no face, so that the answer is no.
open class LAContext: NSObject {
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var localizedReason = ""
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    open var interactionNotAllowed = false
    open var biometryType: LABiometryType { .none }
    open var evaluatedPolicyDomainState: Data? { nil }

    public override init() {}

    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = reason(policy) as NSError
        return false
    }

    open func evaluatePolicy(
        _ policy: LAPolicy,
        localizedReason: String,
        reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let reason = reason(policy)
        DispatchQueue.global().async { reply(false, reason) }
    }

    @discardableResult
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw reason(policy) }

    open func invalidate() {}

    private var credentials: [LACredentialType: Data] = [:]
    /// Kept: nothing is unlocked with it.
    @discardableResult
    open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool {
        credentials[type] = credential
        return true
    }
    open func isCredentialSet(_ type: LACredentialType) -> Bool { credentials[type] != nil }
    open var domainState: LADomainState { LADomainState() }
    /// Does nothing: no failures are counted.
    open var maxBiometryFailures: NSNumber?

    private func reason(_ policy: LAPolicy) -> LAError {
        LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }
}
