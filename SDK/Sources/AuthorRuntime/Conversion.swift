import Foundation

/// The value as another type: a cast, nil as an empty optional, or one kind of number as another (a storyboard has but
/// one kind).
///
/// - Returns: nil if it is not of that type.
func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else { return Optional<Any>.none as? Value }
    if let value = value as? Value { return value }
    guard let number = value as? NSNumber else { return nil }
    let numbers: [Any] = [
        CGFloat(number.doubleValue), number.doubleValue, number.floatValue, number.intValue, number.boolValue,
    ]
    return numbers.lazy.compactMap { $0 as? Value }.first
}
