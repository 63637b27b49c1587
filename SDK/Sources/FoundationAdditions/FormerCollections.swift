public import Foundation

extension NSMutableDictionary {
    /// As Apple's takes its keys (`"name" as NSCopying`).
    ///
    /// A key that cannot be compared is one of its own, which nothing finds again.
    @_disfavoredOverload
    public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
        setObject(anObject, forKey: (aKey as Any) as? AnyHashable ?? AnyHashable(ObjectIdentifier(aKey as AnyObject)))
    }
}

// Scanners hand out `NSString`s, as before iOS 13.
extension Scanner {
    @discardableResult
    public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>) -> Bool {
        keep(scanString(string), in: result)
    }
    @discardableResult
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>) -> Bool {
        keep(scanUpToString(string), in: result)
    }
    @discardableResult
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>) -> Bool {
        keep(scanCharacters(from: set), in: result)
    }
    @discardableResult
    public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>) -> Bool {
        keep(scanUpToCharacters(from: set), in: result)
    }

    private func keep(_ found: String?, in result: UnsafeMutablePointer<NSString?>) -> Bool {
        guard let found else { return false }
        result.pointee = found as NSString
        return true
    }
}

extension sockaddr_in {
    /// With the length that Apple's has; it is not kept.
    public init(
        sin_len: UInt8,
        sin_family: UInt8,
        sin_port: UInt16,
        sin_addr: in_addr,
        sin_zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
    ) {
        self.init()
        self.sin_family = sa_family_t(sin_family)
        self.sin_port = sin_port
        self.sin_addr = sin_addr
    }
}
