public import Foundation

/// What a person has to prove before something is allowed.
open class LAAuthenticationRequirement: NSObject, @unchecked Sendable {  // Every stored property is constant.
    let policy: LAPolicy
    init(_ policy: LAPolicy) { self.policy = policy }
    public static let `default` = LAAuthenticationRequirement(.deviceOwnerAuthentication)
    public static let biometry = LAAuthenticationRequirement(.deviceOwnerAuthenticationWithBiometrics)
    public static let biometryCurrentSet = LAAuthenticationRequirement(.deviceOwnerAuthenticationWithBiometrics)
    open class func biometry(fallback: LABiometryFallbackRequirement) -> LAAuthenticationRequirement {
        LAAuthenticationRequirement(.deviceOwnerAuthentication)
    }
}

/// What is asked for where a face is not known.
open class LABiometryFallbackRequirement: NSObject, @unchecked Sendable {  // It has no state.
    override init() { super.init() }
    public static let `default` = LABiometryFallbackRequirement()
    public static let devicePasscode = LABiometryFallbackRequirement()
}

/// Something that is allowed to who proves herself: nobody can here, and each request fails as ``LAContext`` does.
open class LARight: NSObject, @unchecked Sendable {  // Its tag is set by its owner alone.
    /// How far it is.
    public enum State: Int, Sendable { case unknown = 0, authorizing, authorized, notAuthorized }

    private let requirement: LAAuthenticationRequirement
    open var tag = 0
    open var state: State { .notAuthorized }

    public init(requirement: LAAuthenticationRequirement) { self.requirement = requirement }
    public convenience override init() { self.init(requirement: .default) }

    private var refusal: LAError {
        LAError(requirement.policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }
    open func authorize(
        localizedReason: String,
        completion handler: @escaping @Sendable ((any Error)?) -> Void
    ) { handler(refusal) }
    open func authorize(localizedReason: String) async throws { throw refusal }
    open func checkCanAuthorize(completion handler: @escaping @Sendable ((any Error)?) -> Void) { handler(refusal) }
    open func checkCanAuthorize() async throws { throw refusal }
    open func deauthorize(completion handler: @escaping @Sendable () -> Void) { handler() }
    open func deauthorize() async {}
}

/// One that is kept with a key and a secret: none is.
open class LAPersistedRight: LARight, @unchecked Sendable {  // As its superclass.
    open var key: LAPrivateKey { LAPrivateKey() }
    open var secret: LASecret { LASecret() }
}

/// A key that only who proves herself may use; there is none.
open class LAPrivateKey: NSObject, @unchecked Sendable {  // It has no state.
    override init() { super.init() }
    open var publicKey: LAPublicKey { LAPublicKey() }
}

/// Its public half.
open class LAPublicKey: NSObject, @unchecked Sendable {  // It has no state.
    override init() { super.init() }
    /// - Throws: ``LAError`` `invalidContext`, always.
    open var bytes: Data { get async throws { throw LAError(.invalidContext) } }
}

/// A secret that only who proves herself may read; there is none.
open class LASecret: NSObject, @unchecked Sendable {  // It has no state.
    override init() { super.init() }
    /// - Throws: ``LAError`` `invalidContext`, always.
    open var rawData: Data { get async throws { throw LAError(.invalidContext) } }
}

/// Keeps rights: none is kept, since nobody could prove herself.
open class LARightStore: NSObject, @unchecked Sendable {  // It has no state.
    public static let shared = LARightStore()
    override init() { super.init() }

    /// - Throws: ``LAError`` `passcodeNotSet`, always, as the others.
    open func right(forIdentifier identifier: String) async throws -> LAPersistedRight {
        throw LAError(.passcodeNotSet)
    }
    open func saveRight(_ right: LARight, identifier: String) async throws -> LAPersistedRight {
        throw LAError(.passcodeNotSet)
    }
    open func saveRight(_ right: LARight, identifier: String, secret: Data) async throws -> LAPersistedRight {
        throw LAError(.passcodeNotSet)
    }
    open func removeRight(_ right: LAPersistedRight) async throws { throw LAError(.passcodeNotSet) }
    open func removeRight(forIdentifier identifier: String) async throws { throw LAError(.passcodeNotSet) }
    open func removeAllRights() async throws {}
}
