public import Foundation

// What a passkey keeps besides (largeBlob), and what secrets it makes (PRF, whose keys are CryptoKit's at Apple and are
// bytes here). None is made.

/// Whether a new passkey shall keep bytes.
public struct ASAuthorizationPublicKeyCredentialLargeBlobRegistrationInput: Hashable, Sendable {
    /// How much it is wanted.
    public enum SupportRequirement: Hashable, Sendable { case required, preferred }
    public let supportRequirement: SupportRequirement
    public init(supportRequirement: SupportRequirement) { self.supportRequirement = supportRequirement }
    public static let supportRequired = Self(supportRequirement: .required)
    public static let supportPreferred = Self(supportRequirement: .preferred)
}

/// Whether it does.
public struct ASAuthorizationPublicKeyCredentialLargeBlobRegistrationOutput: Hashable, Sendable {
    public let isSupported: Bool
}

/// What is done with a passkey's bytes.
public enum ASAuthorizationPublicKeyCredentialLargeBlobAssertionInput: Hashable, Sendable {
    case read
    case write(Data)
}

/// What became of it.
public struct ASAuthorizationPublicKeyCredentialLargeBlobAssertionOutput: Hashable, Sendable {
    /// What was read, or whether it was written.
    public enum OperationResult: Hashable, Sendable {
        case read(data: Data?)
        case write(success: Bool)
    }
    public let result: OperationResult
}

/// What secrets are made of.
public struct ASAuthorizationPublicKeyCredentialPRFAssertionInputValues: Hashable, Sendable {
    public let saltInput1: Data
    public let saltInput2: Data?
    public init(saltInput1: Data, saltInput2: Data? = nil) {
        (self.saltInput1, self.saltInput2) = (saltInput1, saltInput2)
    }
    public static func saltInput1(_ saltInput1: Data, saltInput2: Data? = nil) -> Self {
        Self(saltInput1: saltInput1, saltInput2: saltInput2)
    }
}

/// Whether a new passkey shall make secrets.
public enum ASAuthorizationPublicKeyCredentialPRFRegistrationInput: Hashable, Sendable {
    case checkForSupport
    case inputValues(ASAuthorizationPublicKeyCredentialPRFAssertionInputValues)
}

/// Whether it does.
public struct ASAuthorizationPublicKeyCredentialPRFRegistrationOutput: Hashable, Sendable {
    public let isSupported: Bool
    public let first: Data?
    public let second: Data?
}

/// Of what a passkey makes secrets.
public enum ASAuthorizationPublicKeyCredentialPRFAssertionInput: Hashable, Sendable {
    case inputValues(ASAuthorizationPublicKeyCredentialPRFAssertionInputValues)
    case perCredentialInputValues([Data: ASAuthorizationPublicKeyCredentialPRFAssertionInputValues])
}

/// The secrets.
public struct ASAuthorizationPublicKeyCredentialPRFAssertionOutput: Hashable, Sendable {
    public let first: Data
    public let second: Data?
}
