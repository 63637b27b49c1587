public import Foundation

/// A passkey's kind of key, a number of COSE.
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let ES256 = Self(-7)
}

/// A curve, a number of COSE.
public struct ASCOSEEllipticCurveIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let P256 = Self(1)
}

/// Whether a person has to prove herself.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let preferred = Self("preferred"), required = Self("required"), discouraged = Self("discouraged")
}

/// Whether a key says from which maker it is.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let none = Self("none"), direct = Self("direct"), indirect = Self("indirect")
    public static let enterprise = Self("enterprise")
}

/// Whether a key is found without being named.
public struct ASAuthorizationPublicKeyCredentialResidentKeyPreference: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let preferred = Self("preferred"), required = Self("required"), discouraged = Self("discouraged")
}

/// Where a key is.
public enum ASAuthorizationPublicKeyCredentialAttachment: Int, Sendable { case platform = 0, crossPlatform }

/// Which keys a server takes.
open class ASAuthorizationPublicKeyCredentialParameters: NSObject {
    public let algorithm: ASCOSEAlgorithmIdentifier
    public init(algorithm: ASCOSEAlgorithmIdentifier) { self.algorithm = algorithm }
}

/// A key that a server knows.
public protocol ASAuthorizationPublicKeyCredentialDescriptor: NSObjectProtocol {
    var credentialID: Data { get set }
}

/// Asks for a new key.
public protocol ASAuthorizationPublicKeyCredentialRegistrationRequest: NSObjectProtocol {
    var relyingPartyIdentifier: String { get }
    var challenge: Data { get set }
    var name: String { get set }
    var userID: Data { get set }
    var displayName: String? { get set }
    var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
    var attestationPreference: ASAuthorizationPublicKeyCredentialAttestationKind { get set }
}

/// Asks for a signature by a key.
public protocol ASAuthorizationPublicKeyCredentialAssertionRequest: NSObjectProtocol {
    var relyingPartyIdentifier: String { get }
    var challenge: Data { get set }
    var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
}

/// A key.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
    var rawClientDataJSON: Data { get }
    var credentialID: Data { get }
}

/// A new key.
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
    var rawAttestationObject: Data? { get }
}

/// A signature by a key.
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
    var rawAuthenticatorData: Data! { get }
    var userID: Data! { get }
    var signature: Data! { get }
}

/// What a page would have a key sign.
open class ASPublicKeyCredentialClientData: NSObject {
    /// Whether a page is within another one's.
    public enum CrossOriginValue: Int, Sendable { case notSet = 0, crossOrigin, sameOriginWithAncestors }
    open var challenge: Data
    open var origin: String
    open var topOrigin: String?
    open var crossOrigin = CrossOriginValue.notSet
    public init(challenge: Data, origin: String) { (self.challenge, self.origin) = (challenge, origin) }
}
