// Brought along, as by Apple's.
@_exported public import Foundation
public import FoundationAdditions

/// What is known of the radio: a simulated phone has none, as a simulator.
public enum CBManagerState: Int, Sendable {
    case unknown = 0, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// The same, as it was called.
public enum CBCentralManagerState: Int, Sendable {
    case unknown = 0, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// What the person answered.
public enum CBManagerAuthorization: Int, Sendable { case notDetermined = 0, restricted, denied, allowedAlways }

/// What a central and a peripheral have in common.
open class CBManager: NSObject {
    /// Always `unsupported`.
    open var state: CBManagerState { .unsupported }
    /// Always not determined: nobody is asked.
    open class var authorization: CBManagerAuthorization { .notDetermined }
    /// The same.
    open var authorization: CBManagerAuthorization { .notDetermined }
}

/// Why nothing was done.
public struct CBError: CustomNSError, Hashable, Sendable {
    public static let errorDomain = "CBErrorDomain"

    /// Raw values as `CBError.Code`.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = CBError
        case unknown = 0, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled
        case connectionTimeout, peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed
        case connectionLimitReached, unknownDevice, operationNotSupported
    }

    public static let unknown = Code.unknown, invalidParameters = Code.invalidParameters
    public static let invalidHandle = Code.invalidHandle, notConnected = Code.notConnected
    public static let outOfSpace = Code.outOfSpace, operationCancelled = Code.operationCancelled
    public static let connectionTimeout = Code.connectionTimeout, peripheralDisconnected = Code.peripheralDisconnected
    public static let uuidNotAllowed = Code.uuidNotAllowed, alreadyAdvertising = Code.alreadyAdvertising
    public static let connectionFailed = Code.connectionFailed, connectionLimitReached = Code.connectionLimitReached
    public static let unknownDevice = Code.unknownDevice, operationNotSupported = Code.operationNotSupported

    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}

/// The name of a service, a characteristic or a descriptor.
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {  // Its bytes never change.
    public let data: Data

    /// 16, 32 or 128 bits in hexadecimal digits; what is none is all zeros.
    public init(string theString: String) {
        let digits = theString.replacingOccurrences(of: "-", with: "")
        var bytes: [UInt8] = []
        var rest = Substring(digits)
        while rest.count >= 2, let byte = UInt8(rest.prefix(2), radix: 16) {
            bytes.append(byte)
            rest = rest.dropFirst(2)
        }
        data = Data([2, 4, 16].contains(bytes.count) && rest.isEmpty ? bytes : [UInt8](repeating: 0, count: 16))
    }

    public init(data theData: Data) { data = theData }

    public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }

    /// Upper-case digits; of 128 bits with the usual dashes.
    open var uuidString: String {
        let digits = Array(data.map { String(format: "%02X", $0) }.joined())
        guard digits.count == 32 else { return String(digits) }
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }.joined(separator: "-")
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.data == data }
    open override var hash: Int { data.hashValue }
    open override var description: String { uuidString }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
