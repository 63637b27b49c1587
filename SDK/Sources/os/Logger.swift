/// Writes lines to the log of a part of an app; they appear on the journey of the push that is being served.
public struct Logger: Sendable {
    private let log: OSLog

    /// The process's own log.
    public init() { log = .default }
    /// A log that exists.
    public init(_ logObj: OSLog) { log = logObj }
    /// A log of a part of an app.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// A line of the default importance.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    /// A line.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(message.text, type: level, to: log) }
    /// The same as ``debug(_:)``.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// A line for who debugs.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// A line that helps.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// A line of the default importance.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// The same as ``error(_:)``.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    /// An error.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// The same as ``fault(_:)``.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// A mistake in the program.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
