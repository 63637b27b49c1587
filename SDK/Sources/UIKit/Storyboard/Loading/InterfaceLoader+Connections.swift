import Foundation

// Outlets, actions and segues.
extension InterfaceLoader {
    func connect(_ object: AnyObject, _ element: InterfaceElement) {
        // A collection is one array, of all that its connections lead to, in their order.
        var collections: [(property: String, members: [AnyObject])] = []
        for entry in element.list("connections") {
            let destination = entry["destination"].flatMap { objects[$0] }
            switch entry.name {
            case "outlet":
                guard let property = entry["property"], let destination else { continue }
                if !setKnown(property, destination, in: object) { set(property, to: destination, in: object) }
            case "outletCollection":
                guard let property = entry["property"], let destination else { continue }
                if setKnown(property, destination, in: object) { continue }
                if let index = collections.firstIndex(where: { $0.property == property }) {
                    collections[index].members.append(destination)
                } else {
                    collections.append((property, [destination]))
                }
            case "action": addAction(entry, destination, to: object)
            case "segue" where entry["kind"] == "embed": embed(entry, in: object)
            case "segue" where entry["kind"] != "relationship": follow(entry, from: object)
            default: break
            }
        }
        for (property, members) in collections { set(property, to: members, in: object) }
    }

    /// Sets what a class of the SDK has; false where it is another's.
    private func setKnown(_ property: String, _ destination: AnyObject, in object: AnyObject) -> Bool {
        if let known = object as? any ModuleOutlets, known.setModuleOutlet(property, to: destination) { return true }
        guard let known = object as? any InterfaceOutlets else { return false }
        return known.setOutlet(property, to: destination)
    }

    /// Sets a property of the author's class.
    private func set(_ property: String, to value: Any, in object: AnyObject) {
        guard !AuthorNames.shared.set(value, for: property, in: object) else { return }
        let type: AnyClass = type(of: object)
        guard !String(reflecting: type).hasPrefix("UIKit.") else {
            return LayoutPass.warn("The outlet \(property) of <\(type)> of \(source.name) has no effect here")
        }
        // On a phone this ends the process: NSUnknownKeyException.
        fatalError(
            """
            [<\(type)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \
            \(property), an outlet of \(source.name).
            """
        )
    }

    private func addAction(_ entry: InterfaceElement, _ destination: AnyObject?, to object: AnyObject) {
        guard let selector = entry["selector"].map(Selector.init(_:)) else { return }
        if let gesture = object as? UIGestureRecognizer, let destination {
            gesture.addTarget(destination, action: selector)
        }
        if let item = object as? UIBarButtonItem {
            item.target = destination
            item.action = selector
        }
        guard let control = object as? UIControl else { return }
        let event = entry["eventType"].flatMap { InterfaceValues.events[$0] } ?? .primaryActionTriggered
        control.addTarget(destination, action: selector, for: event)
    }
}
