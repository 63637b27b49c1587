import Combine
import Foundation

/// A property of a view or modifier that is linked to what the view's node keeps for it.
@MainActor
package protocol LinkedProperty {
    func link(to slot: PropertySlot)
}

/// What a node keeps for one property.
@MainActor
package final class PropertySlot {
    private weak var node: GraphNode?
    /// The value's storage, which outlives the view's values.
    package var stored: AnyObject?
    private var subscription: AnyCancellable?
    private weak var observed: AnyObject?

    init(node: GraphNode?) { self.node = node }

    package var environment: EnvironmentValues { node?.environment ?? EnvironmentValues() }

    package func changed() { node?.invalidate() }

    /// Follows an object: the view is evaluated again when it says that it changes.
    func observe<Object: ObservableObject>(_ object: Object) {
        guard observed !== object else { return }
        observed = object
        subscription = object.objectWillChange.sink { [weak self] _ in onMainActor { self?.changed() } }
    }

    /// Follows something else.
    package func observe(_ subscription: AnyCancellable) { self.subscription = subscription }
    package var isObserving: Bool { subscription != nil }

    func end() { (subscription, observed) = (nil, nil) }
}

/// The properties of one view or modifier.
@MainActor
final class PropertyLinks {
    private weak var node: GraphNode?
    private var slots: [[Int]: PropertySlot] = [:]
    /// Types without such properties, which most views are.
    private static var plain: Set<ObjectIdentifier> = []

    init(node: GraphNode) { self.node = node }

    func link(_ value: Any) {
        let type = ObjectIdentifier(Swift.type(of: value))
        guard !Self.plain.contains(type) else { return }
        if !link(value, at: []) { Self.plain.insert(type) }
    }

    private func link(_ value: Any, at path: [Int]) -> Bool {
        var found = false
        for (index, child) in Mirror(reflecting: value).children.enumerated() {
            let place = path + [index]
            if let property = child.value as? any LinkedProperty {
                found = true
                let slot = slots[place] ?? PropertySlot(node: node)
                slots[place] = slot
                property.link(to: slot)
            } else if child.value is any DynamicProperty {
                // A wrapper of the author's, made of others.
                found = true
                _ = link(child.value, at: place)
            }
        }
        return found
    }

    func end() {
        for slot in slots.values { slot.end() }
        slots = [:]
    }
}
