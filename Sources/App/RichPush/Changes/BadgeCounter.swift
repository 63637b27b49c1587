import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The badge's count, kept in an app group so that the extension counts on from where the app left it.
///
/// Several extensions may count at once: they take turns by a lock on the file.
public struct BadgeCounter: Hashable, Sendable {
    private let group: AppGroup

    /// The highest count.
    public static let limit = 99_999

    public init(group: String) {
        self.group = AppGroup(group)
    }

    /// The count; 0 before anything was counted.
    ///
    /// - Throws: ``BadgeError`` if the group has no container, or its file cannot be read.
    public func value() throws(BadgeError) -> Int {
        try update { $0 }
    }

    /// Sets the count: an app sets 0 when it is opened.
    ///
    /// - Throws: ``BadgeError``
    public func set(_ value: Int) throws(BadgeError) {
        _ = try update { _ in value }
    }

    /// Counts on; never below 0 or above ``limit``.
    ///
    /// - Returns: The new count.
    /// - Throws: ``BadgeError``
    public func increment(by step: Int = 1) throws(BadgeError) -> Int {
        try update { $0.addingReportingOverflow(step).overflow ? Self.limit : $0 + step }
    }

    private func update(_ body: (Int) -> Int) throws(BadgeError) -> Int {
        guard let container = group.folder else {
            throw BadgeError("there is no container of the app group \(group.identifier)")
        }
        let folder = container.appendingPathComponent("Library/RichPush", isDirectory: true)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = open(folder.appendingPathComponent("badge").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            throw BadgeError("the badge's file in the app group \(group.identifier) cannot be opened")
        }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        guard flock(file, LOCK_EX) == 0 else { throw BadgeError("the badge's file cannot be locked") }
        do {
            let text = String(decoding: try handle.read(upToCount: 32) ?? Data(), as: UTF8.self)
            let old = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
            let new = min(max(0, body(old)), Self.limit)
            if new != old {
                try handle.truncate(atOffset: 0)
                try handle.write(contentsOf: Data("\(new)".utf8))
            }
            return new
        } catch {
            throw BadgeError("the badge's file cannot be written: \(error)")
        }
    }
}

/// Why the badge could not be counted.
public struct BadgeError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension BadgeRule {
    /// The badge's new number; nil if the payload says none.
    func number(in userInfo: [AnyHashable: Any]) throws(BadgeError) -> Int? {
        switch self {
        case .number(let path):
            guard let text = path.text(in: userInfo) else { return nil }
            guard let number = Int(text), number >= 0 else {
                throw BadgeError("the badge \"\(text)\" is not a number from 0 on")
            }
            return number
        case .increment(let group, let path):
            let step = path?.text(in: userInfo).flatMap { Int($0) } ?? 1
            return try BadgeCounter(group: group).increment(by: step)
        }
    }
}
