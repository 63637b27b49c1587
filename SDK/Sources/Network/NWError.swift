public import Foundation

/// Why a connection does not go on.
public enum NWError: Error, Hashable, Sendable {
    case posix(POSIXErrorCode)
    /// A name that is not found, as DNS Service Discovery says it.
    case dns(DNSServiceErrorType)
    /// What Secure Transport calls it.
    case tls(Int32)

    /// The error number that a system call left.
    init(number: Int32) { self = .posix(POSIXErrorCode(rawValue: number) ?? .EIO) }

    static let noSuchName = NWError.dns(-65_554)
    /// `errSSLBadCert`
    static let badCertificate = NWError.tls(-9_808)
    /// `errSSLProtocol`
    static let brokenHandshake = NWError.tls(-9_800)
    static let cancelled = NWError.posix(.ECANCELED)
}

/// A number of DNS Service Discovery.
public typealias DNSServiceErrorType = Int32

extension NWError: CustomDebugStringConvertible, CustomNSError {
    public static var errorDomain: String { "Network.NWError" }

    public var errorCode: Int {
        switch self {
        case .posix(let code): Int(code.rawValue)
        case .dns(let code): Int(code)
        case .tls(let status): Int(status)
        }
    }

    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(String(cString: strerror(code.rawValue)))"
        case .dns(let code): code == -65_554 ? "\(code): NoSuchRecord" : "\(code)"
        case .tls(let status): "\(status)"
        }
    }
}
