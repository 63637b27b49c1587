public import Foundation

extension NSValue {
    /// A pointer as an object (NSValue: init(pointer:)): what Foundation has of it on Linux is a whole number.
    public convenience init(pointer: UnsafeRawPointer?) {
        self.init(range: NSRange(location: Int(bitPattern: pointer), length: 0))
    }

    /// The pointer (NSValue: pointerValue).
    public var pointerValue: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: rangeValue.location) }
}
