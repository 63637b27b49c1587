import Foundation

/// A connected Unix socket.
struct UnixSocket: Sendable {
    let descriptor: Int32

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Connects to the socket at `path`.
    ///
    /// - Throws: ``LinkError`` `noDevice`, which names the path and the reason.
    init(connectingTo path: String) throws(LinkError) {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        let capacity = MemoryLayout.size(ofValue: address.sun_path)
        guard bytes.count < capacity else {
            throw .noDevice("the socket's path has \(bytes.count) bytes, over the limit of \(capacity - 1): \(path)")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }

        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw .noDevice(Self.lastError) }
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard status == 0 else {
            let why = Self.lastError
            close()
            throw .noDevice("nobody answers at \(path) (\(why)); 'carillon up' starts a phone")
        }
    }

    private static var lastError: String { String(cString: strerror(errno)) }

    /// Writes all of it; blocks while the other side does not read.
    func write(_ data: Data) throws(LinkError) {
        var sent = 0
        while sent < data.count {
            let count = data.withUnsafeBytes { bytes in
                send(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .lost }
            sent += count
        }
    }

    /// What has come, or an empty piece at the end of the stream.
    func read() -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            return Array(buffer.prefix(max(0, count)))
        }
    }

    /// Bounds the wait of ``read()``; 0 waits for ever.
    func limitReading(seconds: Int) {
        var limit = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    /// Ends both directions; a blocked ``read()`` returns.
    func end() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

    func close() { _ = Foundation.close(descriptor) }
}
