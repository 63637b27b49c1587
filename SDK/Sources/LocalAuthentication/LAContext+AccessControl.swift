public import Security

extension LAContext {
    /// Fails as each policy: nobody can prove herself.
    public func evaluateAccessControl(
        _ accessControl: SecAccessControl,
        operation: LAAccessControlOperation,
        localizedReason: String,
        reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { evaluatePolicy(.deviceOwnerAuthentication, localizedReason: localizedReason, reply: reply) }
    /// - Throws: ``LAError`` `passcodeNotSet`, always.
    @discardableResult
    public func evaluateAccessControl(
        _ accessControl: SecAccessControl,
        operation: LAAccessControlOperation,
        localizedReason: String
    ) async throws -> Bool {
        try await evaluatePolicy(.deviceOwnerAuthentication, localizedReason: localizedReason)
    }
}
