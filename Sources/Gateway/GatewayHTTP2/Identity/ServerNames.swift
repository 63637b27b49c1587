package import Foundation
import NIOCore
package import NIOSSL
import PrivateFiles

/// The names and addresses by which a server of this machine is reached: they go into its certificate.
package enum ServerNames {
    /// Those of every one.
    package static let own = ["localhost", "127.0.0.1", "::1"]

    /// Those that follow from the interface that it listens on; all of the machine's for one that listens on all.
    package static func names(listeningOn host: String) -> [String] {
        guard ["0.0.0.0", "::", "[::]"].contains(host) else { return own.contains(host) ? [] : [host] }
        return ([hostName].compactMap(\.self) + addresses).filter { !own.contains($0) }
    }

    /// Whether it can stand in a certificate: an address, or labels of letters, digits and hyphens between dots (RFC 1123).
    package static func isName(_ text: String) -> Bool {
        if (try? SocketAddress(ipAddress: text, port: 0)) != nil { return true }
        return text.utf8.count <= 253
            && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
                (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
                    && label.utf8.allSatisfy { $0 == UInt8(ascii: "-") || isLetterOrDigit($0) }
            }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }

    private static var hostName: String? {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return nil }
        let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return text.isEmpty ? nil : text.lowercased()
    }

    /// The addresses of all interfaces; without those that name their interface (fe80::…%eth0), which certificates cannot.
    private static var addresses: [String] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }
        let all = sequence(first: first) { $0?.pointee.ifa_next }.compactMap { $0?.pointee.ifa_addr }
        return Set(all.compactMap(text)).sorted()
    }

    private static func text(of address: UnsafeMutablePointer<sockaddr>) -> String? {
        // Its first member on Linux, read as that: by name the compiler wants an import of whichever module of C it met the
        // structure in first.
        let family = Int32(UnsafeRawPointer(address).load(as: sa_family_t.self))
        guard family == AF_INET || family == AF_INET6 else { return nil }
        let size = family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
        var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        guard getnameinfo(address, socklen_t(size), &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0 else {
            return nil
        }
        let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return text.contains("%") ? nil : text
    }
}

/// TLS for a server beside the gateway, with a certificate of the same development CA.
package struct ServerIdentity: Sendable {
    /// What it listens with; HTTP/1.1.
    package let tls: TLSConfiguration
    /// Every name in its certificate.
    package let names: Set<String>

    /// - Parameters:
    ///   - gatewayState: the state folder of the gateway, whose CA signs; it is made where no gateway has started.
    ///   - folder: where the certificate is kept.
    ///   - names: beside those that every server of this machine has.
    ///   - now: of the machine's clock.
    /// - Throws: ``GatewayError`` or `PrivateFileError` when what is there cannot be used.
    package init(gatewayState: String, folder: String, names: [String], now: Date) throws {
        let authority = GatewayIdentity.folder(in: gatewayState)
        try PrivateFolder.hold(authority)
        try PrivateFolder.hold(folder)
        var certificates = DevelopmentCertificates(folder: authority, extraNames: names)
        certificates.serverFolder = folder
        var tls = try certificates.serverConfiguration(now: now)
        tls.applicationProtocols = ["http/1.1"]
        self.tls = tls
        self.names = Set(ServerNames.own + names)
    }
}
