import Foundation

/// Where names of views' geometry hold (`matchedGeometryEffect(id:in:)`): one for each place of a view in the tree.
@propertyWrapper
public struct Namespace: Sendable {
    /// It.
    public struct ID: Hashable, Sendable {
        private let number: UUID
        fileprivate init() { number = UUID() }
    }

    /// What outlives the view's values.
    private final class Storage: Sendable {
        let id = ID()
    }

    /// One for each value of the view; written on the main actor alone, before the view is evaluated.
    private final class Box: @unchecked Sendable {
        var storage = Storage()
    }

    private let box = Box()
    public var wrappedValue: ID { box.storage.id }
    public init() {}
}

extension Namespace: LinkedProperty {
    package func link(to slot: PropertySlot) {
        if let kept = slot.stored as? Storage { box.storage = kept } else { slot.stored = box.storage }
    }
}
