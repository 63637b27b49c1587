import AsyncHTTPClient
import Foundation
import NIOCore
import NIOPosix
import NIOSSL

/// Why there is no connection, in words.
enum ConnectionTrouble {
    static func words(of error: any Error) -> String {
        switch error {
        case let error as NIOConnectionError:
            // What a name's first address says stands for all of them.
            if let first = error.connectionErrors.first { return words(of: first.error) }
            return (error.dnsAError ?? error.dnsAAAAError).map(words) ?? noSuchHost
        case is SocketAddressError, is SocketAddressError.UnknownHost: return noSuchHost
        case let error as IOError: return String(cString: strerror(error.errnoCode))
        case ChannelError.connectTimeout: return "nobody answered within ten seconds"
        case let error as HTTPClientError where error == .connectTimeout: return "nobody answered within ten seconds"
        case NIOSSLError.handshakeFailed(.sslError(let stack)): return words(ofTLS: stack.map(\.description))
        case NIOSSLError.handshakeFailed(let why): return "TLS was not agreed on: \(why)"
        default: return "\(error)"
        }
    }

    /// What the TLS library calls `Error: 268435581 error:1000007d:SSL routines:OPENSSL_internal:CERTIFICATE_VERIFY_FAILED at …`.
    static func words(ofTLS stack: [String]) -> String {
        let names = stack.map { text in
            let name = text.firstRange(of: "OPENSSL_internal:").map { text[$0.upperBound...] } ?? text[...]
            return String(name.firstRange(of: " at ").map { name[..<$0.lowerBound] } ?? name)
        }
        if names.contains("CERTIFICATE_VERIFY_FAILED") {
            return "no CA that is trusted here vouches for its certificate"
        }
        return "TLS was not agreed on: \(names.joined(separator: ", "))"
    }

    private static let noSuchHost = "its name leads to no address here"
}
