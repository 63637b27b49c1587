public import SwiftUI

/// The button that Apple draws, in SwiftUI.
public nonisolated struct SignInWithAppleButton: PrimitiveView {
    /// What it says.
    public struct Label: Hashable, Sendable {
        public static let signIn = Self(), `continue` = Self(), signUp = Self()
    }

    /// Its colours.
    public struct Style: Hashable, Sendable {
        public static let black = Self(), white = Self(), whiteOutline = Self()
    }

    public init(
        _ label: Label = .signIn,
        onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping @MainActor (Result<ASAuthorization, any Error>) -> Void
    ) {}
}

nonisolated extension View {
    public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}
