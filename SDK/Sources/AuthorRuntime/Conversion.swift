import Foundation

/// The value as another type: a cast, nil as an empty optional, or one kind of number as another (a storyboard has but
/// one kind).
///
/// - Returns: nil if it is not of that type.
func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else { return Optional<Any>.none as? Value ?? noPointer.flatMap { pointer($0, as: type) } }
    if let value = value as? Value { return value }
    if let address = value as? UnsafeMutableRawPointer { return pointer(address, as: type) }
    guard let number = value as? NSNumber else { return nil }
    let numbers: [Any] = [
        CGFloat(number.doubleValue), number.doubleValue, number.floatValue, number.intValue, number.boolValue,
    ]
    return numbers.lazy.compactMap { $0 as? Value }.first
}

/// What a method gets that takes a pointer for granted, where there is none: Objective-C hands over null, which a Swift
/// pointer cannot be. Nobody may read it.
private nonisolated(unsafe) let noPointer = UnsafeMutableRawPointer(bitPattern: 1)

/// A pointer as the kind that a method takes; nil for what is no pointer.
private func pointer<Value>(_ address: UnsafeMutableRawPointer, as type: Value.Type) -> Value? {
    if type == UnsafeMutableRawPointer.self { return address as? Value }
    return type == UnsafeRawPointer.self || type == UnsafeRawPointer?.self ? UnsafeRawPointer(address) as? Value : nil
}
