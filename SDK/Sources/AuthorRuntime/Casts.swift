public import Foundation

// The rewriter puts these in the place of casts that compile on Linux and fail there, always: `as? NSError` of errors that
// are Swift's, `as? CGFloat` of numbers that come from JSON and property lists.

postfix operator ^?
postfix operator ^!
postfix operator ^%
postfix operator ^%!

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

private func named(_ value: Any?) -> String { value.map { "\(type(of: $0))" } ?? "nil" }
