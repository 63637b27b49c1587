public import Foundation

/// What ends a process that is not written in Swift. One that is raised ends this one, with its reason.
open class NSException: NSObject, @unchecked Sendable {  // What it has does not change.
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
    }

    open func raise() -> Never { fatalError("\(name.rawValue): \(reason ?? "")") }
    open class func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) -> Never {
        fatalError("\(name.rawValue): \(format)")
    }
    open var callStackSymbols: [String] { Thread.callStackSymbols }
}

extension NSExceptionName {
    public static let internalInconsistencyException = Self(rawValue: "NSInternalInconsistencyException")
    public static let genericException = Self(rawValue: "NSGenericException")
    public static let rangeException = Self(rawValue: "NSRangeException")
    public static let invalidArgumentException = Self(rawValue: "NSInvalidArgumentException")
    public static let objectNotAvailableException = Self(rawValue: "NSObjectNotAvailableException")
}
