public import Foundation

/// Makes requests for keys that a person plugs in: each is refused, as all requests (`ASAuthorizationController`).
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
    public let relyingPartyIdentifier: String
    public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

    open func createCredentialRegistrationRequest(
        challenge: Data,
        displayName: String,
        name: String,
        userID: Data
    ) -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest {
        ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest(self, challenge, displayName, name, userID)
    }
    open func createCredentialRegistrationRequest(
        clientData: ASPublicKeyCredentialClientData,
        displayName: String,
        name: String,
        userID: Data
    ) -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest {
        createCredentialRegistrationRequest(
            challenge: clientData.challenge,
            displayName: displayName,
            name: name,
            userID: userID
        )
    }
    open func createCredentialAssertionRequest(
        challenge: Data
    ) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest {
        ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest(self, challenge)
    }
    open func createCredentialAssertionRequest(
        clientData: ASPublicKeyCredentialClientData
    ) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest {
        createCredentialAssertionRequest(challenge: clientData.challenge)
    }
}

/// Asks for a new key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
    ASAuthorizationPublicKeyCredentialRegistrationRequest
{
    public let relyingPartyIdentifier: String
    open var challenge: Data
    open var name: String
    open var userID: Data
    open var displayName: String?
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
    open var residentKeyPreference = ASAuthorizationPublicKeyCredentialResidentKeyPreference.discouraged
    open var credentialParameters: [ASAuthorizationPublicKeyCredentialParameters] = []
    open var excludedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []

    init(
        _ provider: ASAuthorizationSecurityKeyPublicKeyCredentialProvider,
        _ challenge: Data,
        _ displayName: String,
        _ name: String,
        _ userID: Data
    ) {
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        (self.challenge, self.displayName, self.name, self.userID) = (challenge, displayName, name, userID)
        super.init(provider: provider)
    }
}

/// Asks for a signature by a key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
    ASAuthorizationPublicKeyCredentialAssertionRequest
{
    public let relyingPartyIdentifier: String
    open var challenge: Data
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    open var allowedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []
    open var appID: String?

    init(_ provider: ASAuthorizationSecurityKeyPublicKeyCredentialProvider, _ challenge: Data) {
        (relyingPartyIdentifier, self.challenge) = (provider.relyingPartyIdentifier, challenge)
        super.init(provider: provider)
    }
}

/// A key that a server knows.
open class ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor: NSObject,
    ASAuthorizationPublicKeyCredentialDescriptor
{
    /// How a key is reached.
    public struct Transport: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let usb = Self(rawValue: "usb"), nfc = Self(rawValue: "nfc")
        public static let bluetooth = Self(rawValue: "ble")
        public static let allSupported: [Self] = [usb, nfc, bluetooth]
    }
    open var credentialID: Data
    open var transports: [Transport]
    public init(credentialID: Data, transports allowedTransports: [Transport]) {
        (self.credentialID, transports) = (credentialID, allowedTransports)
    }
}

/// A new key; none is made.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: NSObject,
    ASAuthorizationPublicKeyCredentialRegistration
{
    override init() { super.init() }
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }
    open var rawAttestationObject: Data? { nil }
    open var transports: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport] { [] }
}

/// A signature by a key; none is made.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject,
    ASAuthorizationPublicKeyCredentialAssertion
{
    override init() { super.init() }
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }
    open var rawAuthenticatorData: Data! { nil }
    open var userID: Data! { nil }
    open var signature: Data! { nil }
    open var appID: Bool { false }
}
