import Foundation

// Outlets, actions and segues.
extension InterfaceLoader {
    func connect(_ object: AnyObject, _ element: InterfaceElement) {
        for entry in element.list("connections") {
            let destination = entry["destination"].flatMap { objects[$0] }
            switch entry.name {
            case "outlet", "outletCollection": setOutlet(entry, destination, in: object)
            case "action": addAction(entry, destination, to: object)
            case "segue" where entry["kind"] == "embed": embed(entry, in: object)
            case "segue" where entry["kind"] != "relationship": follow(entry, from: object)
            default: break
            }
        }
    }

    private func setOutlet(_ entry: InterfaceElement, _ destination: AnyObject?, in object: AnyObject) {
        guard let property = entry["property"], let destination else { return }
        if let known = object as? any ModuleOutlets, known.setModuleOutlet(property, to: destination) { return }
        if let known = object as? any InterfaceOutlets, known.setOutlet(property, to: destination) { return }
        guard !AuthorNames.shared.set(destination, for: property, in: object) else { return }
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
