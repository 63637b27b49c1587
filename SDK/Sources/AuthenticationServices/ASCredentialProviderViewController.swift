public import Foundation
public import FoundationAdditions
public import UIKit

/// What an app that keeps passwords shows in an extension, which nobody starts here.
@preconcurrency @MainActor
open class ASCredentialProviderViewController: UIViewController {
    private let providerContext = ASCredentialProviderExtensionContext()
    open override var extensionContext: ASCredentialProviderExtensionContext { providerContext }

    open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
    open func prepareCredentialList(
        for serviceIdentifiers: [ASCredentialServiceIdentifier],
        requestParameters: ASPasskeyCredentialRequestParameters
    ) {}
    open func prepareOneTimeCodeCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
    open func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity) {}
    open func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {}
    open func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity) {}
    open func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {}
    open func prepareInterfaceForExtensionConfiguration() {}
    open func prepareInterface(forPasskeyRegistration registrationRequest: any ASCredentialRequest) {}
    open func prepareInterfaceForUserChoosingTextToInsert() {}
}

/// What such an extension answers to: nobody asked.
@preconcurrency @MainActor
open class ASCredentialProviderExtensionContext: NSExtensionContext {
    open func completeRequest(
        withSelectedCredential credential: ASPasswordCredential,
        completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(false) }
    open func completeAssertionRequest(
        using credential: ASPasskeyAssertionCredential,
        completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(false) }
    open func completeRegistrationRequest(
        using credential: ASPasskeyRegistrationCredential,
        completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(false) }
    open func completeOneTimeCodeRequest(
        using credential: ASOneTimeCodeCredential,
        completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(false) }
    open func completeRequest(withTextToInsert text: String, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }
    open func completeExtensionConfigurationRequest() {}
}

/// Why an extension gives nothing.
public struct ASExtensionError: CustomNSError, Hashable, Sendable {
    public static let errorDomain = ASExtensionErrorDomain

    /// The reasons, with Apple's numbers.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = ASExtensionError
        case failed = 0
        case userCanceled = 1
        case userInteractionRequired = 100
        case credentialIdentityNotFound, matchedExcludedCredential
    }

    public static let failed = Code.failed, userCanceled = Code.userCanceled
    public static let userInteractionRequired = Code.userInteractionRequired
    public static let credentialIdentityNotFound = Code.credentialIdentityNotFound
    public static let matchedExcludedCredential = Code.matchedExcludedCredential

    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}

public let ASExtensionErrorDomain = "ASExtensionErrorDomain"
public let ASExtensionLocalizedFailureReasonErrorKey = "ASExtensionLocalizedFailureReasonErrorKey"

/// Leads to where passwords are set: it is not here.
open class ASSettingsHelper: NSObject {
    open class func openCredentialProviderAppSettings(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(ASExtensionError(.failed))
    }
    open class func openCredentialProviderAppSettings() async throws { throw ASExtensionError(.failed) }
    open class func openVerificationCodeAppSettings(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(ASExtensionError(.failed))
    }
    open class func openVerificationCodeAppSettings() async throws { throw ASExtensionError(.failed) }
    /// Nobody turns it on.
    open class func requestToTurnOnCredentialProviderExtension() async -> Bool { false }
    open class func requestToTurnOnCredentialProviderExtension(
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { completionHandler(false) }
}
