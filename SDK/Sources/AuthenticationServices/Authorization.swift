@_exported public import Foundation
public import FoundationAdditions
public import UIKit

/// Where what is asked is shown.
public typealias ASPresentationAnchor = UIWindow

/// Asks for a way to sign in.
open class ASAuthorizationRequest: NSObject {
    /// Who made it.
    public let provider: any ASAuthorizationProvider
    init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// Asks for a way that OpenID has.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    open var requestedScopes: [ASAuthorization.Scope]?
    open var state: String?
    open var nonce: String?
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// Asks for the person's Apple account.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    open var user: String?
}

/// Asks for a password that the person has kept.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Makes requests.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What a sign-in gives.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Makes requests for the person's Apple account: nobody is signed in on a simulated phone.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// What became of an account.
    public enum CredentialState: Int, Sendable { case revoked = 0, authorized, notFound, transferred }

    public static let credentialRevokedNotification =
        Notification.Name("ASAuthorizationAppleIDProviderCredentialRevokedNotification")

    public override init() { super.init() }
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

    /// Always not found.
    open func getCredentialState(
        forUserID userID: String,
        completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) { completion(.notFound, nil) }
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// Makes requests for kept passwords.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    public override init() { super.init() }
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}

/// A sign-in that succeeded; none does here.
open class ASAuthorization: NSObject {
    /// What is asked for.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let fullName = Self(rawValue: "full_name"), email = Self(rawValue: "email")
    }

    /// What is to become of a sign-in.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let operationImplicit = Self(rawValue: "implicit"), operationLogin = Self(rawValue: "login")
        public static let operationRefresh = Self(rawValue: "refresh"), operationLogout = Self(rawValue: "logout")
    }

    public let provider: any ASAuthorizationProvider
    public let credential: any ASAuthorizationCredential

    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        self.provider = provider
        self.credential = credential
    }
}

/// An Apple account.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    public let user: String
    public var state: String? { nil }
    public var authorizedScopes: [ASAuthorization.Scope] { [] }
    public var authorizationCode: Data? { nil }
    public var identityToken: Data? { nil }
    public var email: String? { nil }
    public var fullName: PersonNameComponents? { nil }
    public var realUserStatus: ASUserDetectionStatus { .unsupported }
    public var userAgeRange: ASUserAgeRange { .unknown }

    init(user: String) { self.user = user }
}

/// How old the person is.
public enum ASUserAgeRange: Int, Sendable { case unknown = 0, child, notChild }

/// Whether the person seems to be one.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported = 0, unknown, likelyReal }

/// A password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    public let user: String
    public let password: String
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// Hears what became of a request.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: AnyObject {
    func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithAuthorization authorization: ASAuthorization
    )
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
    func authorizationController(
        _ controller: ASAuthorizationController,
        didCompleteWithCustomMethod method: ASAuthorizationCustomMethod
    )
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
    public func authorizationController(
        _ controller: ASAuthorizationController,
        didCompleteWithCustomMethod method: ASAuthorizationCustomMethod
    ) {}
}

/// Says where what is asked is shown.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks the person: nobody is signed in, so that each request fails as on a simulator without an account.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

    /// Ways of an app's own that are offered besides: nothing is offered.
    open var customAuthorizationMethods: [ASAuthorizationCustomMethod] = []
    /// How requests are shown.
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let preferImmediatelyAvailableCredentials = Self(rawValue: 1 << 0)
    }
    open func performRequests(options: RequestOptions) { performRequests() }
    /// Nothing can be filled in.
    open func performAutoFillAssistedRequests() { performRequests() }

    open func performRequests() {
        Task {
            self.delegate?.authorizationController(
                controller: self,
                didCompleteWithError: ASAuthorizationError(.unknown)
            )
        }
    }
    open func cancel() {}
}

/// A way of an app's own to sign in.
public struct ASAuthorizationCustomMethod: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let videoSubscriberAccount = Self(rawValue: "videoSubscriberAccount")
    public static let restorePurchase = Self(rawValue: "restorePurchase"), other = Self(rawValue: "other")
}

/// Why nobody signed in.
public struct ASAuthorizationError: CustomNSError, Hashable, Sendable {
    public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"

    /// Raw values as `ASAuthorizationError.Code`.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = ASAuthorizationError
        case unknown = 1000
        case canceled, invalidResponse, notHandled, failed, notInteractive
        case matchedExcludedCredential, credentialImport, credentialExport
        case preferSignInWithApple, deviceNotConfiguredForPasskeyCreation
    }

    public static let unknown = Code.unknown, canceled = Code.canceled, invalidResponse = Code.invalidResponse
    public static let notHandled = Code.notHandled, failed = Code.failed, notInteractive = Code.notInteractive
    public static let matchedExcludedCredential = Code.matchedExcludedCredential
    public static let credentialImport = Code.credentialImport, credentialExport = Code.credentialExport
    public static let preferSignInWithApple = Code.preferSignInWithApple
    public static let deviceNotConfiguredForPasskeyCreation = Code.deviceNotConfiguredForPasskeyCreation

    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}

/// The button that Apple draws.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIButton {
    /// What it says.
    public enum ButtonType: Int, Sendable {
        case signIn = 0
        case `continue`, signUp
        public static let `default` = ButtonType.signIn

        fileprivate var title: String {
            switch self {
            case .signIn: "Sign in with Apple"
            case .continue: "Continue with Apple"
            case .signUp: "Sign up with Apple"
            }
        }
    }

    /// Its colours.
    public enum Style: Int, Sendable { case white = 0, whiteOutline, black }

    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

    public init(type: ButtonType, style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        setTitle(type.title, for: .normal)
        setTitleColor(style == .black ? .white : .black, for: .normal)
        backgroundColor = style == .black ? .black : .white
        layer.cornerRadius = cornerRadius
    }

    public convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        self.init(type: type, style: style)
    }

    public override convenience init(frame: CGRect) {
        self.init(type: .signIn, style: .black)
        self.frame = frame
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Says where a page to sign in is shown.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signs in on a page: there are no pages here, so that it cannot begin.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = @MainActor (URL?, (any Error)?) -> Void
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    open var canStart: Bool { false }
    private let completion: CompletionHandler

    public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
    }

    /// By what a page says that it is done.
    @preconcurrency @MainActor
    open class Callback: NSObject {
        private let matches: (URL) -> Bool
        init(_ matches: @escaping (URL) -> Bool) { self.matches = matches }
        open class func customScheme(_ customScheme: String) -> Callback {
            Callback { $0.scheme?.lowercased() == customScheme.lowercased() }
        }
        open class func https(host: String, path: String) -> Callback {
            Callback { $0.scheme == "https" && $0.host == host && $0.path == path }
        }
        open func matchesURL(_ url: URL) -> Bool { matches(url) }
    }

    public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
    }
    open var additionalHeaderFields: [String: String]?

    @discardableResult open func start() -> Bool {
        completion(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
        return false
    }
    open func cancel() {}
}

/// Why nobody signed in on a page.
public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
    public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

    /// Raw values as `ASWebAuthenticationSessionError.Code`.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = ASWebAuthenticationSessionError
        case canceledLogin = 1
        case presentationContextNotProvided, presentationContextInvalid
    }

    public static let presentationContextNotProvided = Code.presentationContextNotProvided
    public static let presentationContextInvalid = Code.presentationContextInvalid

    public static let canceledLogin = Code.canceledLogin
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}
