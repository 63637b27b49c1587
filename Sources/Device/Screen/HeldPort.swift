import Glibc
import NIOCore

/// A port of a loopback address that is held and not listened on: a connection to it is refused, and no other user listens there.
///
/// The resolver knows no `::1` on a machine whose other interfaces are all IPv4 (getaddrinfo(3), AI_ADDRCONFIG), as in many
/// containers; a browser there still tries it for `localhost`.
struct HeldPort: ~Copyable {
    private let descriptor: Int32
    /// Which one it is.
    let port: Int

    /// - Parameters:
    ///   - address: of the loopback interface.
    ///   - port: 0 takes any that is free.
    /// - Throws: `IOError` when another has it.
    init(_ address: String, _ port: Int) throws {
        let place = try SocketAddress(ipAddress: address, port: port)
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = socket(place.protocol == .inet6 ? AF_INET6 : AF_INET, kind, 0)
        guard descriptor >= 0 else { throw IOError(errnoCode: errno, reason: "socket") }
        var bound = [UInt8](repeating: 0, count: 28)
        var size = socklen_t(bound.count)
        var result = place.withSockAddr { bind(descriptor, $0, socklen_t($1)) }
        if result == 0 {
            result = bound.withUnsafeMutableBytes { bytes in
                getsockname(descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, &size)
            }
        }
        guard result == 0 else {
            let error = errno
            close(descriptor)
            throw IOError(errnoCode: error, reason: "bind")
        }
        self.descriptor = descriptor
        // Behind the family, for IPv4 and IPv6 alike, its higher byte first.
        self.port = Int(bound[2]) << 8 | Int(bound[3])
    }

    deinit { close(descriptor) }

    /// A port that is free at both addresses: one that is free at the first may be that of somebody's connection at the
    /// other, and on a machine with many connections it now and then is.
    ///
    /// - Returns: nil where that cannot be told; whoever listens then hears why.
    static func free(at host: String, and other: String) -> Int? {
        for _ in 0..<64 {
            guard let held = try? HeldPort(host, 0) else { return nil }
            do {
                return try HeldPort(other, held.port).port
            } catch let error as IOError where error.errnoCode == EADDRINUSE {
                continue
            } catch {
                // The machine has no such family.
                return held.port
            }
        }
        return nil
    }
}
