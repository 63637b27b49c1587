public import Foundation
public import FoundationNetworking

/// What a session in the background is made with (URLSessionConfiguration: background(withIdentifier:)).
///
/// Here it loads as any other, as long as its process lives: there is no process of the system's that would go on.
public final class BackgroundSessionConfiguration: URLSessionConfiguration, Identified, @unchecked Sendable {
    // As Foundation's, it is set up before it is shared; what this class adds never changes.
    private let name: String

    // Foundation warns whoever makes one by itself, which only a subclass has to.
    @available(*, deprecated, message: "Use made(identifier:).")
    init(identifier: String) {
        name = identifier
        super.init()
    }

    /// - Parameter identifier: by which the app knows the session again.
    public static func made(identifier: String) -> BackgroundSessionConfiguration {
        func make<Made: Identified>(_: Made.Type) -> Made { Made(identifier: identifier) }
        return make(BackgroundSessionConfiguration.self)
    }

    public override var identifier: String? {
        get { name }
        set {}
    }

    public override func copy(with zone: NSZone?) -> Any {
        let copy = Self.made(identifier: name)
        copy.requestCachePolicy = requestCachePolicy
        copy.timeoutIntervalForRequest = timeoutIntervalForRequest
        copy.timeoutIntervalForResource = timeoutIntervalForResource
        copy.networkServiceType = networkServiceType
        copy.allowsCellularAccess = allowsCellularAccess
        copy.isDiscretionary = isDiscretionary
        copy.httpShouldSetCookies = httpShouldSetCookies
        copy.httpCookieAcceptPolicy = httpCookieAcceptPolicy
        copy.httpAdditionalHeaders = httpAdditionalHeaders
        copy.httpMaximumConnectionsPerHost = httpMaximumConnectionsPerHost
        copy.httpCookieStorage = httpCookieStorage
        copy.urlCredentialStorage = urlCredentialStorage
        copy.urlCache = urlCache
        copy.protocolClasses = protocolClasses
        return copy
    }
}

/// What is made with an identifier alone.
private protocol Identified {
    init(identifier: String)
}

/// A version of TLS (Security: tls_protocol_version_t).
public enum tls_protocol_version_t: UInt16, Sendable {
    case TLSv10 = 0x0301
    case TLSv11 = 0x0302
    case TLSv12 = 0x0303
    case TLSv13 = 0x0304
}

// May be set, as on an iPhone, and changes nothing: curl takes TLS 1.2 or newer, and nothing starts an app for a load.
extension URLSessionConfiguration {
    public var sessionSendsLaunchEvents: Bool {
        get { self is BackgroundSessionConfiguration }
        set {}
    }
    public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
        get { .TLSv12 }
        set {}
    }
    public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
        get { .TLSv13 }
        set {}
    }
}

extension URLRequest {
    /// Who wants a load (URLRequest.Attribution).
    public enum Attribution: Int, Sendable {
        case developer
        case user
    }

    /// Changes nothing here: nobody counts it.
    public var attribution: Attribution {
        get { .developer }
        set {}
    }
    /// Changes nothing here: loads go over HTTP/1.1 or 2.
    public var assumesHTTP3Capable: Bool {
        get { false }
        set {}
    }
}

extension URLSessionTask {
    /// Changes nothing here: what comes is handed over as it comes.
    public var prefersIncrementalDelivery: Bool {
        get { true }
        set {}
    }
}

extension URLSession {
    /// The tasks that have not ended.
    public var allTasks: [URLSessionTask] {
        get async {
            await withCheckedContinuation { continuation in getAllTasks { continuation.resume(returning: $0) } }
        }
    }
}
