public import AuthorRuntime
public import Foundation

/// A formatter that reads a part of a text, as classes below Apple's override it (NumberFormatter:
/// getObjectValue(_:for:range:)).
public protocol RangedFormatter: AnyObject {
    func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
        for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws
}

/// Every formatter. A class that has such a method of its own goes before this one, which nobody can override.
public protocol PointerReading: Formatter {}

extension Formatter: PointerReading {}

extension PointerReading {
    /// Reads a number or a date (Formatter: getObjectValue(_:for:errorDescription:)); false for other formatters of Apple's,
    /// of which Foundation on Linux reads none by this name.
    ///
    /// - Parameter obj: where the object is put; what stood there is not let go.
    /// - Returns: whether there is one.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
        for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        if let ranged = self as? any RangedFormatter {
            obj?.initialize(to: nil)
            return (try? ranged.getObjectValue(obj, for: string, range: nil)) != nil
        }
        let value: AnyObject? =
            switch self {
            case let numbers as NumberFormatter: numbers.number(from: string)
            case let dates as DateFormatter: dates.date(from: string) as NSDate?
            default: nil
            }
        guard let value else { return false }
        obj?.initialize(to: value)
        return true
    }
}

extension UnsafeMutablePointer where Pointee == AnyObject? {
    /// The same place for an object (AutoreleasingUnsafeMutablePointer: init(_:)).
    @_disfavoredOverload
    public init<Other>(_ from: UnsafeMutablePointer<Other>) {
        self = UnsafeMutableRawPointer(from).assumingMemoryBound(to: Pointee.self)
    }
}
