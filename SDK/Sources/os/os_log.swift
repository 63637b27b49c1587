/// Writes a line with printf-like places for values, such as `%{public}@`, `%d` and `%.2f`.
@_disfavoredOverload
public func os_log(
    _ message: StaticString,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    type: OSLogType = .default,
    _ args: Any...
) {
    write(LogFormat.text("\(message)", args), type: type, to: log)
}

/// Writes a line with printf-like places for values.
@_disfavoredOverload
public func os_log(
    _ type: OSLogType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    _ message: StaticString,
    _ args: Any...
) {
    write(LogFormat.text("\(message)", args), type: type, to: log)
}

/// Writes a line.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    write(message.text, type: type, to: log)
}

/// Writes a message whose values say how private they are.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { write(message.text, type: .default, to: .default) }
