// Methods of an `AnyObject` that are called by name.
extension AnyObjectMembers {
    /// Calls a method; ends the process if there is none of that name, as `NSObject` does.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        unmanaged(send(aSelector, to: object, with: []))
    }

    /// Calls a method with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
        unmanaged(send(aSelector, to: object, with: [argument]))
    }

    /// Calls a method with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        unmanaged(send(aSelector, to: object, with: [object1, object2]))
    }
}
