public import Foundation

/// A service that is told of in the neighbourhood (Foundation: NetService): nobody hears of it here, and none is found.
open class NetService: NSObject {
    /// Why it was not told of.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -72000
        case collisionError = -72001
        case notFoundError = -72002
        case activityInProgress = -72003
        case badArgumentError = -72004
        case cancelledError = -72005
        case invalidError = -72006
        case timeoutError = -72007
    }

    public static let errorCode = "NSNetServicesErrorCode"
    public static let errorDomain = "NSNetServicesErrorDomain"

    public let domain: String
    public let type: String
    public let name: String
    public let port: Int
    open weak var delegate: (any NetServiceDelegate)?

    public init(domain: String, type: String, name: String, port: Int32 = -1) {
        (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
    }

    private static let reason = [
        errorDomain: NSNumber(value: 10), errorCode: NSNumber(value: ErrorCode.unknownError.rawValue),
    ]
    open func publish() { delegate?.netService(self, didNotPublish: Self.reason) }
    open func resolve(withTimeout timeout: TimeInterval) { delegate?.netService(self, didNotResolve: Self.reason) }
    open func stop() {}
}

/// Hears what became of a service.
public protocol NetServiceDelegate: AnyObject {
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
}

extension NetServiceDelegate {
    public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
    public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
}

extension URL {
    /// Whether the file is there: no file is only promised on Linux.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

extension NSMutableDictionary {
    /// The value of a key that is copied, as Objective-C's dictionaries take theirs.
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            guard let object = key as? NSObject else { return }
            if let newValue { setObject(newValue, forKey: object) } else { removeObject(forKey: object) }
        }
    }
}

extension NSString {
    /// What a format makes, with numbers as the person's language writes them.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        let text = String._unconditionallyBridgeFromObjectiveC(format)
        return NSString(string: String(format: text, locale: .current, arguments: args))
    }
}
