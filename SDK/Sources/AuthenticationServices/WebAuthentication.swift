public import Foundation
public import SwiftUI

/// Signs a person in by a web page, in SwiftUI (AuthenticationServices: WebAuthenticationSession).
@preconcurrency @MainActor
public struct WebAuthenticationSession {
    /// Whether the page shares cookies with the browser.
    public struct BrowserSession: Hashable, Sendable {
        private let number: Int
        public static let shared = Self(number: 0), ephemeral = Self(number: 1)
    }

    nonisolated init() {}

    /// - Throws: `ASWebAuthenticationSessionError.presentationContextInvalid`, as the other.
    public func authenticate(
        using url: URL,
        callback: ASWebAuthenticationSession.Callback,
        preferredBrowserSession: BrowserSession? = nil,
        additionalHeaderFields: [String: String] = [:]
    ) async throws -> URL { throw ASWebAuthenticationSessionError(.presentationContextInvalid) }

    /// - Throws: `ASWebAuthenticationSessionError.presentationContextInvalid`: no page can begin here.
    public func authenticate(
        using url: URL,
        callbackURLScheme: String,
        preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL {
        throw ASWebAuthenticationSessionError(.presentationContextInvalid)
    }
}

extension EnvironmentValues {
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
