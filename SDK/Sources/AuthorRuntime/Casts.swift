public import Foundation

// The rewriter puts these in the place of casts that compile on Linux and fail there, always: `as? NSError` of errors that
// are Swift's, `as? CGFloat` of numbers that come from JSON and property lists, `as? CGRect` of the `NSValue`s that a
// notification carries (`UIResponder.keyboardFrameEndUserInfoKey`).

postfix operator ^?
postfix operator ^!
postfix operator ^%
postfix operator ^%!
postfix operator ^&
postfix operator ^&!
postfix operator ^&+
postfix operator ^&+!
postfix operator ^&*
postfix operator ^&*!

/// `value as? NSError`: every error is one.
public postfix func ^? (value: Any?) -> NSError? {
    (value as? any Error).map { $0 as NSError }
}

/// `value as! NSError`.
public postfix func ^! (value: Any?) -> NSError {
    guard let error = value^? else { fatalError("Could not cast value of type '\(named(value))' to 'NSError'.") }
    return error
}

/// `value as? CGFloat`: a number object is one.
public postfix func ^% (value: Any?) -> CGFloat? {
    value as? CGFloat ?? (value as? NSNumber).flatMap { value is any FixedWidthInteger ? nil : CGFloat($0.doubleValue) }
}

/// `value as! CGFloat`.
public postfix func ^%! (value: Any?) -> CGFloat {
    guard let number = value^% else { fatalError("Could not cast value of type '\(named(value))' to 'CGFloat'.") }
    return number
}

/// `value as? CGRect`: an `NSValue` of one is one.
public postfix func ^& (value: Any?) -> CGRect? { value as? CGRect ?? held(in: value, "Rect")?.rectValue }

/// `value as! CGRect`.
public postfix func ^&! (value: Any?) -> CGRect {
    guard let rect = value^& else { fatalError("Could not cast value of type '\(named(value))' to 'CGRect'.") }
    return rect
}

/// `value as? CGPoint`: an `NSValue` of one is one.
public postfix func ^&+ (value: Any?) -> CGPoint? { value as? CGPoint ?? held(in: value, "Point")?.pointValue }

/// `value as! CGPoint`.
public postfix func ^&+! (value: Any?) -> CGPoint {
    guard let point = value^&+ else { fatalError("Could not cast value of type '\(named(value))' to 'CGPoint'.") }
    return point
}

/// `value as? CGSize`: an `NSValue` of one is one.
public postfix func ^&* (value: Any?) -> CGSize? { value as? CGSize ?? held(in: value, "Size")?.sizeValue }

/// `value as! CGSize`.
public postfix func ^&*! (value: Any?) -> CGSize {
    guard let size = value^&* else { fatalError("Could not cast value of type '\(named(value))' to 'CGSize'.") }
    return size
}

/// The value where it holds a structure of that kind.
private func held(in value: Any?, _ kind: String) -> NSValue? {
    guard let value = value as? NSValue, !(value is NSNumber), String(cString: value.objCType).contains(kind) else {
        return nil
    }
    return value
}

private func named(_ value: Any?) -> String { value.map { "\(type(of: $0))" } ?? "nil" }

/// Whether both are the same object: where Objective-C's compiler knows a value for an object, as that of a type that a
/// protocol leaves open and that is another protocol.
@_disfavoredOverload
public func === (one: AnyObject?, other: Any?) -> Bool { one === other.map { $0 as AnyObject } }
