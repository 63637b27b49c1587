/// A value that never changes in place, kept once however often what holds it is copied.
///
/// The phone's state is copied with every change and compared with what it was: a notification's content, with its
/// dozens of members, is then one reference, and equal at a glance.
@propertyWrapper
package struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private var box: Box

    package init(wrappedValue: Value) { box = Box(wrappedValue) }

    package var wrappedValue: Value {
        _read { yield box.value }
        set { box = Box(newValue) }
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.box === right.box || left.box.value == right.box.value
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}

extension Shared: Encodable where Value: Encodable {
    /// As the value itself.
    package func encode(to encoder: any Encoder) throws { try box.value.encode(to: encoder) }
}

extension Shared: Decodable where Value: Decodable {
    /// As the value itself.
    package init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}
