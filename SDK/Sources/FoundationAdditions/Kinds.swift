public import Foundation

/// A whole number, as Objective-C's Foundation names it.
public typealias NSInteger = Int
/// A whole number that is not negative.
public typealias NSUInteger = UInt

/// The class of an object; nil for none.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

extension NSObjectProtocol {
    /// Whether the object is of a class or of one that inherits from it.
    public func isKind(of aClass: AnyClass) -> Bool {
        var own: AnyClass? = type(of: self as AnyObject)
        while let type = own {
            if type == aClass { return true }
            own = _getSuperclass(type)
        }
        return false
    }

    /// Whether the object's class has said that it conforms to a protocol (`UITextInput.self`).
    public func conforms<Protocol>(to aProtocol: Protocol.Type) -> Bool { self is Protocol }

    /// Whether the object is of a class and of none that inherits from it.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) == aClass }
}

extension NSObject {
    /// The class itself, which archives and bundles are asked by.
    public class func classForCoder() -> AnyClass { self }
}
