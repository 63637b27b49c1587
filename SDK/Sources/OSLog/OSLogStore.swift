public import Foundation
import os

/// What the process has written (OSLog: OSLogStore): its last thousand lines.
open class OSLogStore: NSObject {
    /// Whose lines; those of others cannot be read.
    public enum Scope: Int, Sendable { case system = 0, currentProcessIdentifier }

    /// - Throws: an error of Foundation's for those of the system.
    public init(scope: Scope) throws {
        guard scope == .currentProcessIdentifier else { throw CocoaError(.fileReadNoPermission) }
    }
    /// - Throws: an error of Foundation's, always.
    open class func local() throws -> OSLogStore { throw CocoaError(.fileReadNoPermission) }

    open func position(date: Date) -> OSLogPosition { OSLogPosition(date) }
    /// - Parameter seconds: before now.
    open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(Date(timeIntervalSinceNow: seconds))
    }
    /// - Parameter seconds: after the first line.
    open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
    }

    /// Lines from a moment on, in order.
    ///
    /// - Parameter predicate: over `subsystem`, `category`, `composedMessage`, `process` and `date`.
    open func getEntries(
        with options: OSLogEnumerator.Options = [],
        at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> {
        var lines = LogMemory.lines.map(OSLogEntryLog.init)
        if let position { lines.removeAll { $0.date < position.date } }
        if let predicate { lines.removeAll { !predicate.evaluate(with: $0.fields) } }
        return AnySequence(options.contains(.reverse) ? lines.reversed() : lines)
    }
}

/// How lines are gone through.
open class OSLogEnumerator: NSEnumerator {
    /// In which order.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reverse = Self(rawValue: 1)
    }
}

/// A moment of a log.
open class OSLogPosition: NSObject {
    let date: Date
    init(_ date: Date) { self.date = date }
}

/// Something in a log.
open class OSLogEntry: NSObject {
    public let composedMessage: String
    public let date: Date
    init(_ message: String, _ date: Date) { (composedMessage, self.date) = (message, date) }
}

/// What an entry of a process says.
public protocol OSLogEntryFromProcess {
    var process: String { get }
    var processIdentifier: Int32 { get }
}
/// What an entry of a log says.
public protocol OSLogEntryWithPayload {
    var subsystem: String { get }
    var category: String { get }
}

/// A line.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
    /// How important.
    public enum Level: Int, Sendable { case undefined = 0, debug, info, notice, error, fault }
    public let level: Level
    public let subsystem: String
    public let category: String
    open var process: String { ProcessInfo.processInfo.processName }
    open var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }

    init(_ line: LogMemory.Line) {
        (subsystem, category) = (line.subsystem, line.category)
        level =
            switch line.type {
            case .debug: .debug
            case .info: .info
            case .error: .error
            case .fault: .fault
            default: .notice
            }
        super.init(line.text, line.date)
    }

    var fields: NSDictionary {
        NSDictionary(dictionary: [
            "subsystem": subsystem, "category": category, "composedMessage": composedMessage, "process": process,
            "date": date,
        ])
    }
}
