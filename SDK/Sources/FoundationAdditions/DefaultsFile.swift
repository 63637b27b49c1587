import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// A property list that several processes read and write: locked while it changes, read again when another changed it.
///
/// A reader never sees half a change, since a new file takes the old one's place.
final class DefaultsFile: Sendable {
    /// What a process may keep in one file, in bytes; Apple's preferences refuse more than 4 MiB.
    static let sizeLimit = 4 * 1_048_576

    /// Which file was read: another inode, size or time is another content.
    private struct Stamp: Equatable {
        var inode: UInt64
        var size: Int64
        var seconds: Int
        var nanoseconds: Int
    }

    private struct State {
        var values = PropertyListMembers()
        var stamp: Stamp?
    }

    private let path: String
    private let state = Mutex(State())

    init(_ url: URL) {
        path = url.path
        try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }

    /// The values as they are now.
    var members: [String: Any] {
        let values = state.withLock { state in
            refresh(&state)
            return state.values
        }
        return values.members
    }

    /// Changes values. Nothing changes when the file cannot be written or would be too large: then a line on standard
    /// error says why.
    func change(_ body: (inout [String: Any]) -> Void) {
        state.withLock { state in
            guard let lock = FileLock(path + ".lock") else { return Self.complain("\(path).lock cannot be locked") }
            defer { lock.release() }
            refresh(&state)
            var members = state.values.members
            body(&members)
            do {
                let data = try PropertyListSerialization.data(fromPropertyList: members, format: .binary, options: 0)
                guard data.count <= Self.sizeLimit else {
                    return Self.complain("nothing is changed: \(path) would have \(data.count) bytes, over 4 MiB")
                }
                try data.write(to: URL(fileURLWithPath: path), options: .atomic)
                // As every other process reads them.
                state.values = try PropertyListMembers(reading: data)
                state.stamp = Self.stamp(path)
            } catch {
                Self.complain("nothing is changed in \(path): \(error)")
            }
        }
    }

    private func refresh(_ state: inout State) {
        let stamp = Self.stamp(path)
        guard stamp != state.stamp else { return }
        state.values =
            FileManager.default.contents(atPath: path).flatMap { try? PropertyListMembers(reading: $0) }
            ?? PropertyListMembers()
        state.stamp = stamp
    }

    private static func stamp(_ path: String) -> Stamp? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Stamp(
            inode: UInt64(status.st_ino),
            size: Int64(status.st_size),
            seconds: status.st_mtim.tv_sec,
            nanoseconds: status.st_mtim.tv_nsec
        )
    }

    private static func complain(_ what: String) {
        FileHandle.standardError.write(Data("UserDefaults: \(what)\n".utf8))
    }
}

/// Whether a property list can hold a value.
func isPropertyList(_ value: Any) -> Bool {
    switch value {
    case is String, is Data, is Date, is NSNumber, is Bool, is Int, is Double, is Float, is CGFloat: true
    case let list as [Any]: list.allSatisfy(isPropertyList)
    case let members as [String: Any]: members.values.allSatisfy(isPropertyList)
    default: false
    }
}

/// Values as they are read: numbers are objects, as with Apple, where a truth may be read as a whole number.
struct PropertyListMembers: @unchecked Sendable {
    // Sendable: immutable strings, numbers, dates, data, arrays and dictionaries, which nobody changes after reading.
    var members: [String: Any] = [:]

    init() {}

    init(_ members: [String: Any]) { self.members = members.mapValues(Self.read) }

    init(reading data: Data) throws {
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        self.init(list as? [String: Any] ?? [:])
    }

    private static func read(_ value: Any) -> Any {
        switch value {
        case let truth as Bool where type(of: value) == Bool.self: NSNumber(value: truth)
        case let list as [Any]: list.map(read)
        case let members as [String: Any]: members.mapValues(read)
        default: value
        }
    }
}

/// A value as Foundation on Linux writes it: that knows no `CGFloat`, which is a number like others with Apple.
func listed(_ value: Any) -> Any {
    switch value {
    case let number as CGFloat: Double(number)
    case let list as [Any]: list.map(listed)
    case let members as [String: Any]: members.mapValues(listed)
    default: value
    }
}

/// Holds a file's lock until it is released; a process that dies gives it back.
private struct FileLock {
    private let descriptor: Int32

    init?(_ path: String) {
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                close(descriptor)
                return nil
            }
        }
    }

    func release() { close(descriptor) }
}
