import Foundation
import NIOCore
import ProviderAPI

/// What clients reach a gateway by, beside localhost: its certificate has to carry it.
enum ServerNames {
    /// The names and addresses that go into the certificate.
    ///
    /// - Parameters:
    ///   - host: the interface that the gateway listens on; on all of them every address of the machine counts, and its name.
    ///   - others: what its owner names.
    static func reaching(host: String, beside others: [String]) -> [String] {
        var names = others
        if ["0.0.0.0", "::"].contains(host) {
            names += machine()
        } else if !Loopback.isLoopback(host) {
            names.append(host)
        }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    /// Whether it can stand in a certificate: an address, or a name of letters, digits and hyphens between dots (RFC 1123).
    static func isName(_ text: String) -> Bool {
        if (try? SocketAddress(ipAddress: text, port: 0)) != nil { return true }
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        return text.utf8.count <= 253
            && labels.allSatisfy { label in
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

    /// The name of the machine and the addresses of its interfaces; loopback's are in every certificate.
    private static func machine() -> [String] {
        let devices = (try? System.enumerateDevices()) ?? []
        let addresses = devices.compactMap(\.address?.ipAddress)
            // An IPv6 address that holds on one link only names that link too.
            .filter { !Loopback.isLoopback($0) && !$0.contains("%") && !$0.hasPrefix("fe80:") }
        return [ProcessInfo.processInfo.hostName].filter(isName) + addresses.sorted()
    }
}
