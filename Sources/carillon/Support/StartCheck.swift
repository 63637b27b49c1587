import ArgumentParser
import Foundation

/// What has to be so before a gateway or a phone can start: else it ends at once and says why.
enum StartCheck {
    /// - Parameters:
    ///   - folder: where state is written.
    ///   - ports: number by the option that chooses it; 0 takes a free one.
    /// - Throws: ``ArgumentParser/ExitCode/unavailable``, after telling what is in the way.
    static func run(folder: URL, ports: KeyValuePairs<String, Int?>) throws {
        try checkWritable(folder)
        for (option, port) in ports {
            guard let port, port != 0 else { continue }
            guard (1...65_535).contains(port) else {
                throw ValidationError("\(option) is \(port); ports are 0 to 65535")
            }
            try check(port, option)
        }
    }

    /// Whether something can listen on a port.
    static func isFree(_ port: Int) -> Bool { port <= 65_535 && LoopbackPort.refusal(port) == nil }

    private static func checkWritable(_ folder: URL) throws {
        if let code = make(folder) {
            throw failure(
                .unavailable,
                "the state folder \(folder.path) cannot be made: \(String(cString: strerror(code))); --state names another"
            )
        }
        guard access(folder.path, W_OK | X_OK) == 0 else {
            let why = String(cString: strerror(errno))
            throw failure(
                .unavailable,
                "the state folder \(folder.path) cannot be written: \(why); --state names another"
            )
        }
    }

    /// Makes a folder with those above it, for this user alone: it will hold keys and what pushes say.
    ///
    /// - Returns: the system's reason why not; nil when it is there. Foundation's errors do not have it.
    private static func make(_ folder: URL) -> Int32? {
        if mkdir(folder.path, 0o700) == 0 { return nil }
        switch errno {
        case EEXIST:
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
            return isFolder.boolValue ? nil : ENOTDIR
        case ENOENT where folder.path != "/":
            if let code = make(folder.deletingLastPathComponent()) { return code }
            return mkdir(folder.path, 0o700) == 0 || errno == EEXIST ? nil : errno
        case let code:
            return code
        }
    }

    private static func check(_ port: Int, _ option: String) throws {
        guard let code = LoopbackPort.refusal(port) else { return }
        switch code {
        case EADDRINUSE:
            let holder = PortHolder(of: port).map { " by \($0)" } ?? ""
            throw failure(.unavailable, "port \(port) is taken\(holder); \(option) chooses another, 0 a free one")
        case EACCES:
            throw failure(.unavailable, "port \(port) is only for root; \(option) chooses another, 0 a free one")
        default:
            throw failure(.unavailable, "port \(port) cannot be listened on: \(String(cString: strerror(code)))")
        }
    }
}

/// Whether something can listen on a port of the loopback interface.
private enum LoopbackPort {
    /// Why nothing can; nil when it can.
    static func refusal(_ port: Int) -> Int32? {
        var four = sockaddr_in()
        four.sin_family = sa_family_t(AF_INET)
        four.sin_port = in_port_t(port).bigEndian
        four.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var six = sockaddr_in6()
        six.sin6_family = sa_family_t(AF_INET6)
        six.sin6_port = in_port_t(port).bigEndian
        // ::1
        withUnsafeMutableBytes(of: &six.sin6_addr) { $0[15] = 1 }
        // A machine without IPv6 has nobody there either.
        return refusal(AF_INET, four)
            ?? refusal(AF_INET6, six).flatMap { [EADDRINUSE, EACCES].contains($0) ? $0 : nil }
    }

    private static func refusal<Address>(_ family: Int32, _ address: Address) -> Int32? {
        let descriptor = socket(family, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return errno }
        defer { close(descriptor) }
        var yes: Int32 = 1
        // As the listeners set it: what is left of closed connections is in nobody's way.
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        let isBound = withUnsafeBytes(of: address) { bytes in
            bind(descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t(bytes.count)) == 0
        }
        return isBound ? nil : errno
    }
}
