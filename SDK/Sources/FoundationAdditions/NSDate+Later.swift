public import Foundation

extension NSDate {
    /// An `NSDate`, as Apple's Foundation answers: that of Linux has a `Date` alone.
    @_disfavoredOverload
    public func addingTimeInterval(_ ti: TimeInterval) -> NSDate {
        NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + ti)
    }
}
