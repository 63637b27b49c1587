import CURLLoads
import Foundation
import Glibc

/// Opens the stream that a connection asks for, and waits until it is there.
enum Dialling {
    /// - Throws: why it is not.
    static func stream(to endpoint: NWEndpoint, _ parameters: NWParameters) throws(NWError) -> any ByteStream {
        // Bonjour, a socket of the file system, DTLS.
        guard let place = endpoint.place, !(parameters.isDatagram && parameters.tls != nil) else {
            throw .posix(.EOPNOTSUPP)
        }
        guard let tls = parameters.tls else { return try socket(to: place, parameters) }
        let name = tls.securityProtocolOptions.serverName ?? place.host
        var parts = URLComponents()
        parts.scheme = "https"
        parts.host = name.contains(":") ? "[\(name)]" : name
        parts.port = Int(place.port)
        let address = parts.string ?? ""
        let options = tls.securityProtocolOptions
        guard let verification = options.verification else {
            return try secureStream(to: address, isChecked: options.checksServer, parameters)
        }
        // Whether the phone's authorities answer for the server is told to the block, which decides.
        var isTrusted = true
        var found: SecureStream?
        do throws(NWError) {
            found = try secureStream(to: address, isChecked: true, parameters)
        } catch {
            guard error == .badCertificate else { throw error }
            isTrusted = false
        }
        let stream = if let found { found } else { try secureStream(to: address, isChecked: false, parameters) }
        guard Verification.isPassed(stream.certificates, isTrusted: isTrusted, asking: verification) else {
            stream.close()
            throw .badCertificate
        }
        return stream
    }

    private static func secureStream(
        to address: String,
        isChecked: Bool,
        _ parameters: NWParameters
    ) throws(NWError) -> SecureStream {
        var failure: Int32 = 0
        let stream = securestream_open(
            address,
            isChecked ? 1 : 0,
            ProcessInfo.processInfo.environment["CARILLON_AUTHORITIES"],
            milliseconds(parameters),
            &failure
        )
        guard let stream else { throw error(failure) }
        return SecureStream(stream)
    }

    private static func milliseconds(_ parameters: NWParameters) -> Int {
        min(max(parameters.tcpOptions?.connectionTimeout ?? 0, 0), 3_600) * 1_000
    }

    private static func error(_ code: Int32) -> NWError {
        switch code {
        case SECURESTREAM_NO_NAME: .noSuchName
        case SECURESTREAM_NO_SERVER: .posix(.ECONNREFUSED)
        case SECURESTREAM_TOO_LATE: .posix(.ETIMEDOUT)
        case SECURESTREAM_NOT_TRUSTED: .badCertificate
        default: .brokenHandshake
        }
    }

    /// Tries the addresses of a name, one after the other.
    private static func socket(
        to place: (host: String, port: UInt16),
        _ parameters: NWParameters
    ) throws(NWError) -> SocketStream {
        var wish = addrinfo()
        let kind = parameters.isDatagram ? SOCK_DGRAM : SOCK_STREAM
        wish.ai_socktype = Int32(kind.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(place.host, String(place.port), &wish, &found) == 0 else { throw .noSuchName }
        defer { freeaddrinfo(found) }
        var last = NWError.noSuchName
        var next = found
        while let address = next?.pointee {
            next = address.ai_next
            let descriptor = Glibc.socket(address.ai_family, address.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
            guard descriptor >= 0 else {
                last = NWError(number: errno)
                continue
            }
            let stream = SocketStream(descriptor, isDatagram: parameters.isDatagram)
            do {
                try connect(descriptor, to: address, within: milliseconds(parameters))
                set(parameters.tcpOptions, of: descriptor)
                return stream
            } catch {
                last = error
                stream.close()
            }
        }
        throw last
    }

    private static func connect(_ descriptor: Int32, to address: addrinfo, within limit: Int) throws(NWError) {
        if Glibc.connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 { return }
        guard errno == EINPROGRESS else { throw NWError(number: errno) }
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        let seconds = limit > 0 ? Int32(clamping: limit) : 75_000
        guard poll(&waiting, 1, seconds) == 1 else { throw .posix(.ETIMEDOUT) }
        var failure: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &failure, &size)
        guard failure == 0 else { throw NWError(number: failure) }
    }

    private static func set(_ options: NWProtocolTCP.Options?, of descriptor: Int32) {
        guard let options else { return }
        var yes: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        if options.noDelay { setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, size) }
        if options.enableKeepalive { setsockopt(descriptor, SOL_SOCKET, SO_KEEPALIVE, &yes, size) }
    }
}
