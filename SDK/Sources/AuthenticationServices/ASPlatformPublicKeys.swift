public import Foundation

/// Makes requests for passkeys of the phone's own: each is refused, as all requests (`ASAuthorizationController`).
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
    public let relyingPartyIdentifier: String
    public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

    open func createCredentialRegistrationRequest(
        challenge: Data,
        name: String,
        userID: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(self, challenge, name, userID)
    }
    open func createCredentialRegistrationRequest(
        challenge: Data,
        name: String,
        userID: Data,
        requestStyle: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest.RequestStyle
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        let request = createCredentialRegistrationRequest(challenge: challenge, name: name, userID: userID)
        request.requestStyle = requestStyle
        return request
    }
    open func createCredentialRegistrationRequest(
        clientData: ASPublicKeyCredentialClientData,
        name: String,
        userID: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        createCredentialRegistrationRequest(challenge: clientData.challenge, name: name, userID: userID)
    }
    open func createCredentialAssertionRequest(
        challenge: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(self, challenge)
    }
    open func createCredentialAssertionRequest(
        clientData: ASPublicKeyCredentialClientData
    ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        createCredentialAssertionRequest(challenge: clientData.challenge)
    }
}

/// Asks for a new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
    ASAuthorizationPublicKeyCredentialRegistrationRequest
{
    /// Whether a person is asked for it.
    public enum RequestStyle: Int, Sendable { case standard = 0, conditional }

    public let relyingPartyIdentifier: String
    open var challenge: Data
    open var name: String
    open var userID: Data
    open var displayName: String?
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
    open var requestStyle = RequestStyle.standard
    open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?
    open var shouldShowHybridTransport = true
    open var largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobRegistrationInput?
    open var prf: ASAuthorizationPublicKeyCredentialPRFRegistrationInput?

    init(
        _ provider: ASAuthorizationPlatformPublicKeyCredentialProvider,
        _ challenge: Data,
        _ name: String,
        _ userID: Data
    ) {
        relyingPartyIdentifier = provider.relyingPartyIdentifier
        (self.challenge, self.name, self.userID) = (challenge, name, userID)
        super.init(provider: provider)
    }
}

/// Asks for a signature by a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
    ASAuthorizationPublicKeyCredentialAssertionRequest
{
    public let relyingPartyIdentifier: String
    open var challenge: Data
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
    open var shouldShowHybridTransport = true
    open var largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobAssertionInput?
    open var prf: ASAuthorizationPublicKeyCredentialPRFAssertionInput?

    init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data) {
        (relyingPartyIdentifier, self.challenge) = (provider.relyingPartyIdentifier, challenge)
        super.init(provider: provider)
    }
}

/// A passkey that a server knows.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, ASAuthorizationPublicKeyCredentialDescriptor
{
    open var credentialID: Data
    public init(credentialID: Data) { self.credentialID = credentialID }
}

/// A new passkey; none is made.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
    ASAuthorizationPublicKeyCredentialRegistration
{
    override init() { super.init() }
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }
    open var rawAttestationObject: Data? { nil }
    open var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }
    open var largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobRegistrationOutput? { nil }
    open var prf: ASAuthorizationPublicKeyCredentialPRFRegistrationOutput? { nil }
}

/// A signature by a passkey; none is made.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion {
    override init() { super.init() }
    open var rawClientDataJSON: Data { Data() }
    open var credentialID: Data { Data() }
    open var rawAuthenticatorData: Data! { nil }
    open var userID: Data! { nil }
    open var signature: Data! { nil }
    open var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }
    open var largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobAssertionOutput? { nil }
    open var prf: ASAuthorizationPublicKeyCredentialPRFAssertionOutput? { nil }
}
