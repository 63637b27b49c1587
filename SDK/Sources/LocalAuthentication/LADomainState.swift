public import Foundation

/// Whose faces a phone knows: nobody's.
open class LADomainState: NSObject, @unchecked Sendable {  // It has no state.
    override init() { super.init() }
    public let biometry = LADomainStateBiometry()
    open var stateHash: Data? { nil }
}

/// The faces.
open class LADomainStateBiometry: NSObject, @unchecked Sendable {  // It has no state.
    override init() { super.init() }
    open var biometryType: LABiometryType { .none }
    open var stateHash: Data? { nil }
}

/// What kind of secret an app hands over.
public enum LACredentialType: Int, Sendable { case applicationPassword = 0, smartCardPIN = -3 }

/// What is to be done with a key.
public enum LAAccessControlOperation: Int, Sendable {
    case createItem = 0, useItem, createKey, useKeySign, useKeyDecrypt, useKeyKeyExchange
}

public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300
