/// A number that grows with the size of text that a person has chosen, or that a view around has
/// (`dynamicTypeSize(_:)`).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    /// One for each value of the view, so that copies of it share what it is linked to.
    private final class Box { var typeSize: DynamicTypeSize? }
    private let box = Box()
    private let value: Value
    private let style: Font.TextStyle

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        (value, style) = (wrappedValue, textStyle)
    }
    public var wrappedValue: Value { value * Value(style.scale(at: box.typeSize)) }
}

extension ScaledMetric: LinkedProperty {
    package func link(to slot: PropertySlot) { box.typeSize = slot.environment.dynamicTypeSize }
}
