import CObjectEquality
import Foundation

/// How objects that a text has as attributes are compared.
package enum ObjectEquality {
    /// Has Foundation ask objects whether they are equal; to be called before there are any.
    ///
    /// Without it a text ends the process where two ranges meet that have an attribute of the same name, such as two
    /// colours: see `object_equality_ask`.
    ///
    /// - Returns: whether Foundation is one that this knows.
    @discardableResult
    package static func repair() -> Bool { isRepaired }

    private static let isRepaired = object_equality_ask(
        { left, right in object(left)?.isEqual(object(right)) == true ? 1 : 0 },
        { one in UInt(bitPattern: object(one)?.hash ?? Int(bitPattern: one)) }
    )
}

/// None for an object of Swift alone, which is equal to itself only; that has been asked before.
private func object(_ pointer: UnsafeRawPointer?) -> NSObject? {
    pointer.flatMap { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() as? NSObject }
}
