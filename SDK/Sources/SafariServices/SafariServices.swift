public import Foundation
public import FoundationAdditions

/// The domain of ``SFError``.
public let SFErrorDomain = "SFErrorDomain"

/// What goes wrong with Safari's services.
public struct SFError: Error, Hashable, Sendable, CustomNSError {
    /// What it was.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = SFError
        case noExtensionFound = 1, noAttachmentFound, loadingInterrupted
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { SFErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var noExtensionFound: Code { .noExtensionFound }
    public static var noAttachmentFound: Code { .noAttachmentFound }
    public static var loadingInterrupted: Code { .loadingInterrupted }
}

/// Pages to be read later: there is no Safari to read them in.
open class SSReadingList: NSObject {
    /// None, as where Safari is not allowed.
    open class func `default`() -> SSReadingList? { nil }
    /// Whether a page may be kept: those of the web may.
    open class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme?.lowercased() ?? "") }
    /// Never called: there is no list.
    open func addItem(with URL: URL, title: String?, previewText: String?) throws {}
}

/// Rules that keep parts of pages away: there is no Safari that would ask for them.
open class SFContentBlockerManager: NSObject {
    /// Fails with `noExtensionFound`.
    open class func reloadContentBlocker(
        withIdentifier identifier: String,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(SFError(.noExtensionFound)) }
    /// Fails with `noExtensionFound`.
    open class func reloadContentBlocker(withIdentifier identifier: String) async throws {
        throw SFError(.noExtensionFound)
    }
    /// Fails with `noExtensionFound`.
    open class func getStateOfContentBlocker(
        withIdentifier identifier: String,
        completionHandler: @escaping @Sendable (SFContentBlockerState?, (any Error)?) -> Void
    ) { completionHandler(nil, SFError(.noExtensionFound)) }
}

/// Whether rules are used.
open class SFContentBlockerState: NSObject {
    open var isEnabled: Bool { false }
}

/// A page to sign in, as before iOS 12: it cannot begin.
open class SFAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}
    /// Whether it began: never.
    open func start() -> Bool { false }
    open func cancel() {}
}

/// What goes wrong with a page to sign in.
public struct SFAuthenticationError: Error, Hashable, Sendable, CustomNSError {
    /// What it was.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = SFAuthenticationError
        case canceledLogin = 1
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.SafariServices.Authentication" }
    public var errorCode: Int { code.rawValue }
    public static var canceledLogin: Code { .canceledLogin }
}
