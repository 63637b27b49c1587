/// How important a line is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = Self(rawValue: 0x00)
    public static let info = Self(rawValue: 0x01)
    public static let debug = Self(rawValue: 0x02)
    public static let error = Self(rawValue: 0x10)
    public static let fault = Self(rawValue: 0x11)

    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "default"
        }
    }
}

/// Whose log it is.
public final class OSLog: Sendable {
    /// The process's own.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// Says nothing.
    public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

    let subsystem: String
    let category: String
    private let isDisabled: Bool

    /// A log of a part of an app.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDisabled: false)
    }

    private init(subsystem: String, category: String, isDisabled: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isDisabled = isDisabled
    }

    /// Whether lines of that importance are written: all are, unless the log is disabled.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled }
}
