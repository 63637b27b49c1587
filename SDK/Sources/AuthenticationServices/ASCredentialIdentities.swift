public import Foundation
public import FoundationAdditions

/// For which page or app a password is.
open class ASCredentialServiceIdentifier: NSObject, @unchecked Sendable {  // Every stored property is constant.
    /// What names it.
    public enum IdentifierType: Int, Sendable { case domain = 0, URL, app }
    public let identifier: String
    public let type: IdentifierType
    public let displayName: String?
    public init(identifier: String, type: IdentifierType) {
        (self.identifier, self.type, displayName) = (identifier, type, nil)
    }
    public init(identifier: String, type: IdentifierType, displayName: String) {
        (self.identifier, self.type, self.displayName) = (identifier, type, displayName)
    }
}

/// What can be offered without being opened.
public protocol ASCredentialIdentity: NSObjectProtocol {
    var serviceIdentifier: ASCredentialServiceIdentifier { get }
    var user: String { get }
    var recordIdentifier: String? { get }
    var rank: Int { get set }
}

/// A password that can be offered.
open class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity {
    public let serviceIdentifier: ASCredentialServiceIdentifier
    public let user: String
    public let recordIdentifier: String?
    open var rank = 0
    public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
        (self.serviceIdentifier, self.user, self.recordIdentifier) = (serviceIdentifier, user, recordIdentifier)
    }
}

/// A passkey that can be offered.
open class ASPasskeyCredentialIdentity: NSObject, ASCredentialIdentity {
    public let relyingPartyIdentifier: String
    public let userName: String
    public let credentialID: Data
    public let userHandle: Data
    public let recordIdentifier: String?
    open var rank = 0
    open var serviceIdentifier: ASCredentialServiceIdentifier {
        ASCredentialServiceIdentifier(identifier: relyingPartyIdentifier, type: .domain)
    }
    open var user: String { userName }
    public init(
        relyingPartyIdentifier: String,
        userName: String,
        credentialID: Data,
        userHandle: Data,
        recordIdentifier: String? = nil
    ) {
        (self.relyingPartyIdentifier, self.userName) = (relyingPartyIdentifier, userName)
        (self.credentialID, self.userHandle, self.recordIdentifier) = (credentialID, userHandle, recordIdentifier)
    }
}

/// A code for once that can be offered.
open class ASOneTimeCodeCredentialIdentity: NSObject, ASCredentialIdentity {
    public let serviceIdentifier: ASCredentialServiceIdentifier
    public let label: String
    public let recordIdentifier: String?
    open var rank = 0
    open var user: String { label }
    public init(serviceIdentifier: ASCredentialServiceIdentifier, label: String, recordIdentifier: String?) {
        (self.serviceIdentifier, self.label, self.recordIdentifier) = (serviceIdentifier, label, recordIdentifier)
    }
}

/// What kind is wanted.
public enum ASCredentialRequestType: Int, Sendable {
    case password = 0, passkeyAssertion, passkeyRegistration, oneTimeCode
}

/// Asks for one.
public protocol ASCredentialRequest: NSObjectProtocol {
    var type: ASCredentialRequestType { get }
    var credentialIdentity: any ASCredentialIdentity { get }
}

/// Asks for a password.
open class ASPasswordCredentialRequest: NSObject, ASCredentialRequest {
    public let credentialIdentity: any ASCredentialIdentity
    open var type: ASCredentialRequestType { .password }
    public init(credentialIdentity: ASPasswordCredentialIdentity) { self.credentialIdentity = credentialIdentity }
}

/// Asks for a code for once.
open class ASOneTimeCodeCredentialRequest: NSObject, ASCredentialRequest {
    public let credentialIdentity: any ASCredentialIdentity
    open var type: ASCredentialRequestType { .oneTimeCode }
    public init(credentialIdentity: ASOneTimeCodeCredentialIdentity) { self.credentialIdentity = credentialIdentity }
}

/// Asks for a passkey.
open class ASPasskeyCredentialRequest: NSObject, ASCredentialRequest {
    public let credentialIdentity: any ASCredentialIdentity
    public let clientDataHash: Data
    public let supportedAlgorithms: [ASCOSEAlgorithmIdentifier]
    open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference
    open var type: ASCredentialRequestType { .passkeyAssertion }
    public init(
        credentialIdentity: ASPasskeyCredentialIdentity,
        clientDataHash: Data,
        userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference,
        supportedAlgorithms: [ASCOSEAlgorithmIdentifier]
    ) {
        (self.credentialIdentity, self.clientDataHash) = (credentialIdentity, clientDataHash)
        self.userVerificationPreference = userVerificationPreference
        self.supportedAlgorithms = supportedAlgorithms
    }
}

/// What a passkey shall be of.
open class ASPasskeyCredentialRequestParameters: NSObject {
    public let relyingPartyIdentifier: String
    public let clientDataHash: Data
    public let userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference
    public let allowedCredentials: [Data]
    init(relyingPartyIdentifier: String, clientDataHash: Data, allowedCredentials: [Data]) {
        (self.relyingPartyIdentifier, self.clientDataHash) = (relyingPartyIdentifier, clientDataHash)
        (self.allowedCredentials, userVerificationPreference) = (allowedCredentials, .preferred)
    }
}

/// A signature by a passkey that an app keeps.
open class ASPasskeyAssertionCredential: NSObject, ASAuthorizationCredential {
    public let userHandle: Data
    public let relyingParty: String
    public let signature: Data
    public let clientDataHash: Data
    public let authenticatorData: Data
    public let credentialID: Data
    public init(
        userHandle: Data,
        relyingParty: String,
        signature: Data,
        clientDataHash: Data,
        authenticatorData: Data,
        credentialID: Data
    ) {
        (self.userHandle, self.relyingParty, self.signature) = (userHandle, relyingParty, signature)
        (self.clientDataHash, self.authenticatorData) = (clientDataHash, authenticatorData)
        self.credentialID = credentialID
    }
}

/// A new passkey that an app keeps.
open class ASPasskeyRegistrationCredential: NSObject, ASAuthorizationCredential {
    public let relyingParty: String
    public let clientDataHash: Data
    public let credentialID: Data
    public let attestationObject: Data
    public init(relyingParty: String, clientDataHash: Data, credentialID: Data, attestationObject: Data) {
        (self.relyingParty, self.clientDataHash) = (relyingParty, clientDataHash)
        (self.credentialID, self.attestationObject) = (credentialID, attestationObject)
    }
}

/// A code for once that an app makes.
open class ASOneTimeCodeCredential: NSObject, ASAuthorizationCredential {
    public let code: String
    public init(code: String) { self.code = code }
}

/// Whether what an app keeps can be offered.
open class ASCredentialIdentityStoreState: NSObject, @unchecked Sendable {  // It has no state.
    override init() { super.init() }
    open var isEnabled: Bool { false }
    open var supportsIncrementalUpdates: Bool { false }
}

/// Which kinds are looked for.
public struct ASCredentialIdentityTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let password = Self(rawValue: 1 << 0), passkey = Self(rawValue: 1 << 1)
    public static let oneTimeCode = Self(rawValue: 1 << 2)
}

/// What apps offer while something is filled in: the store is not enabled, as where a person has not chosen the app.
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {  // It has no state.
    public static let shared = ASCredentialIdentityStore()
    override init() { super.init() }

    open func getState(_ completion: @escaping @Sendable (ASCredentialIdentityStoreState) -> Void) {
        completion(ASCredentialIdentityStoreState())
    }
    open func state() async -> ASCredentialIdentityStoreState { ASCredentialIdentityStoreState() }
    /// Always none.
    open func credentialIdentities(
        forService serviceIdentifier: ASCredentialServiceIdentifier? = nil,
        credentialIdentityTypes types: ASCredentialIdentityTypes = []
    ) async -> [any ASCredentialIdentity] { [] }

    // Each change fails with `storeDisabled`.
    open func saveCredentialIdentities(
        _ credentialIdentities: [ASPasswordCredentialIdentity],
        completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { completion?(false, ASCredentialIdentityStoreError(.storeDisabled)) }
    open func saveCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws {
        throw ASCredentialIdentityStoreError(.storeDisabled)
    }
    open func removeCredentialIdentities(
        _ credentialIdentities: [ASPasswordCredentialIdentity],
        completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { completion?(false, ASCredentialIdentityStoreError(.storeDisabled)) }
    open func removeCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws {
        throw ASCredentialIdentityStoreError(.storeDisabled)
    }
    open func removeAllCredentialIdentities(_ completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil) {
        completion?(false, ASCredentialIdentityStoreError(.storeDisabled))
    }
    open func removeAllCredentialIdentities() async throws {
        throw ASCredentialIdentityStoreError(.storeDisabled)
    }
    open func replaceCredentialIdentities(
        with newCredentialIdentities: [ASPasswordCredentialIdentity],
        completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { completion?(false, ASCredentialIdentityStoreError(.storeDisabled)) }
    open func replaceCredentialIdentities(_ newCredentialIdentities: [any ASCredentialIdentity]) async throws {
        throw ASCredentialIdentityStoreError(.storeDisabled)
    }
}

/// Why nothing is offered.
public struct ASCredentialIdentityStoreError: CustomNSError, Hashable, Sendable {
    public static let errorDomain = "ASCredentialIdentityStoreErrorDomain"

    /// The reasons, with Apple's numbers.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = ASCredentialIdentityStoreError
        case internalError = 0, storeDisabled, storeBusy
    }

    public static let internalError = Code.internalError, storeDisabled = Code.storeDisabled
    public static let storeBusy = Code.storeBusy

    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}
