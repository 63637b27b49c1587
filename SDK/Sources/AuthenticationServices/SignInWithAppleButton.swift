public import SwiftUI
import UIKit

/// The button that Apple draws, in SwiftUI.
public nonisolated struct SignInWithAppleButton: View {
    /// What it says.
    public struct Label: Hashable, Sendable {
        let type: ASAuthorizationAppleIDButton.ButtonType
        public static let signIn = Self(type: .signIn), `continue` = Self(type: .continue), signUp = Self(type: .signUp)
    }

    /// Its colours.
    public struct Style: Hashable, Sendable {
        let style: ASAuthorizationAppleIDButton.Style
        public static let black = Self(style: .black), white = Self(style: .white)
        public static let whiteOutline = Self(style: .whiteOutline)
    }

    private let label: Label
    private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: @MainActor (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInWithAppleButtonStyle) private var style

    /// - Parameters:
    ///   - onRequest: asks for what is wanted, when the button is pressed.
    ///   - onCompletion: an error, since there is no account to sign in with.
    public init(
        _ label: Label = .signIn,
        onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping @MainActor (Result<ASAuthorization, any Error>) -> Void
    ) { (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion) }

    @MainActor public var body: some View {
        SignInButtonCanvas(type: label.type, style: style.style, onRequest: onRequest, onCompletion: onCompletion)
            // Another style is another button of UIKit's.
            .id(style)
            .frame(minWidth: 130, minHeight: 30, idealHeight: 44)
    }
}

nonisolated extension View {
    public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInWithAppleButtonStyle, style)
    }
}

private struct SignInStyleKey: EnvironmentKey {
    static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
    fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
        get { self[SignInStyleKey.self] }
        set { self[SignInStyleKey.self] = newValue }
    }
}

/// UIKit's button, and the controller that it starts.
private struct SignInButtonCanvas: UIViewRepresentable {
    let type: ASAuthorizationAppleIDButton.ButtonType
    let style: ASAuthorizationAppleIDButton.Style
    let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    let onCompletion: @MainActor (Result<ASAuthorization, any Error>) -> Void

    @MainActor
    final class Coordinator: NSObject, ASAuthorizationControllerDelegate {
        var canvas: SignInButtonCanvas
        private var controller: ASAuthorizationController?
        init(_ canvas: SignInButtonCanvas) { self.canvas = canvas }

        func signIn() {
            let request = ASAuthorizationAppleIDProvider().createRequest()
            canvas.onRequest(request)
            let controller = ASAuthorizationController(authorizationRequests: [request])
            controller.delegate = self
            self.controller = controller
            controller.performRequests()
        }

        func authorizationController(
            controller: ASAuthorizationController,
            didCompleteWithAuthorization authorization: ASAuthorization
        ) { canvas.onCompletion(.success(authorization)) }
        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
            canvas.onCompletion(.failure(error))
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
        let button = ASAuthorizationAppleIDButton(type: type, style: style)
        let coordinator = context.coordinator
        button.addAction(UIAction { _ in coordinator.signIn() }, for: .touchUpInside)
        return button
    }
    func updateUIView(_ button: ASAuthorizationAppleIDButton, context: Context) { context.coordinator.canvas = self }
    func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiView: ASAuthorizationAppleIDButton,
        context: Context
    ) -> CGSize? { proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 44)) }
}
