public import SwiftUI

/// Asks a person to sign in, in SwiftUI: each request fails, as of `ASAuthorizationController`.
@preconcurrency @MainActor
public struct AuthorizationController {
    nonisolated init() {}

    /// - Throws: ``ASAuthorizationError`` `unknown`, always, as the others.
    public func performRequest(
        _ request: ASAuthorizationRequest,
        options: ASAuthorizationController.RequestOptions = []
    ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.unknown) }
    public func performRequests(
        _ requests: [ASAuthorizationRequest],
        options: ASAuthorizationController.RequestOptions = [],
        customMethods: [ASAuthorizationCustomMethod] = []
    ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.unknown) }
    public func performAutoFillAssistedRequests(_ requests: [ASAuthorizationRequest]) async throws
        -> ASAuthorizationResult
    { throw ASAuthorizationError(.unknown) }
}

/// How somebody signed in.
public enum ASAuthorizationResult {
    case password(ASPasswordCredential)
    case appleID(ASAuthorizationAppleIDCredential)
    case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
    case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
    case securityKeyAssertion(ASAuthorizationSecurityKeyPublicKeyCredentialAssertion)
    case securityKeyRegistration(ASAuthorizationSecurityKeyPublicKeyCredentialRegistration)
    case customMethod(ASAuthorizationCustomMethod)
}

extension EnvironmentValues {
    public var authorizationController: AuthorizationController { AuthorizationController() }
}
