// What a method answers that an object might not have with Objective-C: nothing is nil here.

public func answer<Value>(_ value: Value) -> Value? { value }
/// Of what may be nil itself: as it is.
public func answer<Value>(_ value: Value?) -> Value? { value }
