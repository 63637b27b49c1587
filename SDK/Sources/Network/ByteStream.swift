import CURLLoads
import Foundation
import Glibc

/// Bytes to and from somewhere. It waits for nobody, and is one queue's.
protocol ByteStream: AnyObject {
    /// What tells that there is more to read or write.
    var descriptor: Int32 { get }
    func read(_ limit: Int) -> Transfer<Data>
    func write(_ bytes: Data) -> Transfer<Int>
    /// The other side reads the end.
    func finishWriting()
    func close()
}

/// What came of reading or writing.
enum Transfer<Value> {
    case done(Value)
    case later
    case end
    case failed(NWError)
}

/// A socket of TCP or UDP.
final class SocketStream: ByteStream {
    let descriptor: Int32
    private let isDatagram: Bool

    init(_ descriptor: Int32, isDatagram: Bool) {
        self.descriptor = descriptor
        self.isDatagram = isDatagram
        let flags = fcntl(descriptor, F_GETFL)
        _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    }

    func read(_ limit: Int) -> Transfer<Data> {
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = recv(descriptor, &bytes, limit, 0)
        if count > 0 || (count == 0 && isDatagram) { return .done(Data(bytes.prefix(count))) }
        return count == 0 ? .end : failure()
    }

    func write(_ bytes: Data) -> Transfer<Int> {
        let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        return count >= 0 ? .done(count) : failure()
    }

    private func failure<Value>() -> Transfer<Value> {
        [EAGAIN, EINTR].contains(errno) ? .later : .failed(NWError(number: errno))
    }

    func finishWriting() { _ = shutdown(descriptor, Int32(SHUT_WR)) }
    func close() { _ = Glibc.close(descriptor) }
}

/// A stream of TLS.
final class SecureStream: ByteStream {
    let descriptor: Int32
    private let stream: UnsafeMutableRawPointer

    init(_ stream: UnsafeMutableRawPointer) {
        self.stream = stream
        descriptor = securestream_socket(stream)
    }

    /// The server's chain in DER, its own first.
    var certificates: [Data] {
        var found: [Data] = []
        while let text = securestream_certificate(stream, Int32(found.count)), found.count < Self.chainLimit {
            let lines = String(cString: text).split(separator: "\n").filter { !$0.hasPrefix("-----") }
            guard let der = Data(base64Encoded: lines.joined()) else { break }
            found.append(der)
        }
        return found
    }

    /// Certificates of a chain that are looked at.
    private static let chainLimit = 100

    func read(_ limit: Int) -> Transfer<Data> {
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = securestream_read(stream, &bytes, limit)
        if count > 0 { return .done(Data(bytes.prefix(count))) }
        return count == 0 ? .end : failure(count)
    }

    func write(_ bytes: Data) -> Transfer<Int> {
        let count = bytes.withUnsafeBytes { securestream_write(stream, $0.baseAddress, $0.count) }
        return count >= 0 ? .done(count) : failure(count)
    }

    private func failure<Value>(_ code: Int) -> Transfer<Value> {
        code == Int(SECURESTREAM_LATER) ? .later : .failed(.posix(.ECONNRESET))
    }

    func finishWriting() { _ = shutdown(descriptor, Int32(SHUT_WR)) }
    func close() { securestream_close(stream) }
}
