public import Foundation

// What author code finds in Apple's Foundation and here it would not.

/// Seconds since the first moment of 2001.
public typealias CFAbsoluteTime = Double

/// Where a function puts its error, as before errors were thrown.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// The seconds since the first moment of 2001, by the clock that may be set.
///
/// Whoever imports CoreFoundation has the one there.
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// The greatest number of 32 bits, which the C library has as a macro that Swift does not read.
public let MAXFLOAT = Float.greatestFiniteMagnitude

extension ProcessInfo {
    /// Whether the person asked to save the battery: never here.
    public var isLowPowerModeEnabled: Bool { false }
}

extension Notification.Name {
    /// Told when the person begins or ends to save the battery: never here.
    public static let NSProcessInfoPowerStateDidChange = Self("NSProcessInfoPowerStateDidChangeNotification")
}

/// Joins texts as a language does: `a, b, and c`.
open class ListFormatter: Formatter, @unchecked Sendable {
    // The two properties are set before it is shared, as with every formatter of Foundation's.

    /// Whose "and" it is; nil is the person's.
    open var locale: Locale?
    /// Makes texts of what is no text.
    open var itemFormatter: Formatter?

    /// The texts in one, in the person's language.
    public class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and))
    }

    /// The items in one; nil if one of them is no text and no formatter makes one of it.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let text = itemFormatter?.string(for: item) ?? item as? String else { return nil }
            texts.append(text)
        }
        return texts.formatted(.list(type: .and).locale(locale ?? .current))
    }

    open override func string(for item: Any?) -> String? { (item as? [Any]).flatMap(string(from:)) }
}

/// The key of what an interrupted download could go on from; no error has it here.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

// Addresses of sockets have their length on Apple's platforms; on Linux a call is told of it instead.

extension sockaddr {
    /// The size of the structure in bytes; setting it changes nothing.
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }
}

extension sockaddr_in {
    /// The size of the structure in bytes; setting it changes nothing.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }
}

extension sockaddr_in6 {
    /// The size of the structure in bytes; setting it changes nothing.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }
}

// Which Foundation a phone had, as before `#available`: newer than all that have a name.

/// That of the phone.
public let NSFoundationVersionNumber = 2202.0
public let NSFoundationVersionNumber_iOS_7_0 = 1047.20
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
public let NSFoundationVersionNumber_iOS_8_1 = 1141.1
public let NSFoundationVersionNumber_iOS_8_2 = 1142.14
public let NSFoundationVersionNumber_iOS_8_3 = 1144.17
public let NSFoundationVersionNumber_iOS_8_4 = 1144.17
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
public let NSFoundationVersionNumber_iOS_9_1 = 1241.14
public let NSFoundationVersionNumber_iOS_9_2 = 1242.12
public let NSFoundationVersionNumber_iOS_9_3 = 1242.12
public let NSFoundationVersionNumber_iOS_9_4 = 1280.25
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0
