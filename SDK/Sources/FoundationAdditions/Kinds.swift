public import Foundation

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

    /// Whether the object is of a class and of none that inherits from it.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) == aClass }
}
