import Foundation

// Constraints, runtime attributes, outlets and actions.
extension InterfaceLoader {
    func addConstraints(of element: InterfaceElement, to view: UIView) {
        for entry in element.list("constraints") where entry.flag("placeholder") != true {
            guard let attribute = entry["firstAttribute"].flatMap({ InterfaceValues.attributes[$0] }) else { continue }
            let first: AnyObject? = entry["firstItem"].map { item($0) } ?? view
            let second = entry["secondItem"].map { item($0) } ?? nil
            guard let first, entry["secondItem"] == nil || second != nil else { continue }
            let relations: [String: NSLayoutConstraint.Relation] = [
                "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
            ]
            let constraint = NSLayoutConstraint(
                item: first,
                attribute: attribute,
                relatedBy: entry["relation"].flatMap { relations[$0] } ?? .equal,
                toItem: second,
                attribute: entry["secondAttribute"].flatMap { InterfaceValues.attributes[$0] } ?? .notAnAttribute,
                multiplier: Self.ratio(entry["multiplier"]),
                constant: entry.number("constant") ?? 0
            )
            entry.number("priority").map { constraint.priority = UILayoutPriority(Float($0)) }
            constraint.identifier = entry["identifier"]
            know(constraint, id: entry.id)
            if entry.flag("active") != false { constraint.isActive = true }
        }
    }

    /// What is not in the document, such as a guide that is not known, is the view itself.
    private func item(_ id: String) -> AnyObject? {
        objects[id] ?? (owner as? UIViewController)?.viewIfLoaded
    }

    /// `0.5`, `1:2` or nothing.
    private static func ratio(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        let parts = text.split(separator: ":").compactMap { Double($0) }
        if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
        return CGFloat(parts.first ?? 1)
    }

    // MARK: Runtime attributes

    func setAttributes(of object: AnyObject, _ element: InterfaceElement) {
        for entry in element.list("userDefinedRuntimeAttributes") {
            guard let path = entry["keyPath"] else { continue }
            let value = value(entry)
            guard !setKnown(path, value, in: object), !AuthorNames.shared.set(value, for: path, in: object) else {
                continue
            }
            LayoutPass.warn("Failed to set (\(path)) user defined inspected property on (\(type(of: object)))")
        }
    }

    private func value(_ entry: InterfaceElement) -> Any? {
        let nested = entry.keyed("value")
        let text = entry["value"] ?? nested?["value"]
        switch entry["type"] {
        case "boolean": return text == "YES"
        case "number": return text.flatMap(Double.init).map { CGFloat($0) }
        case "color": return resources.color(nested, in: bundle)
        case "image": return text.flatMap { UIImage(named: $0, in: bundle, compatibleWith: nil) }
        case "size": return nested.map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
        case "point": return nested.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
        case "rect": return nested?.rect
        default: return nested?.text.isEmpty == false ? nested?.text : text
        }
    }

    /// The key paths of UIKit that people set in Interface Builder.
    private func setKnown(_ path: String, _ value: Any?, in object: AnyObject) -> Bool {
        guard let view = object as? UIView else { return false }
        switch (path, value) {
        case ("layer.cornerRadius", let number as CGFloat): view.layer.cornerRadius = number
        case ("layer.borderWidth", let number as CGFloat): view.layer.borderWidth = number
        case ("layer.borderColor", let color as UIColor): view.layer.borderColor = color.cgColor
        case ("layer.borderUIColor", let color as UIColor): view.layer.borderColor = color.cgColor
        case ("layer.masksToBounds", let flag as Bool), ("clipsToBounds", let flag as Bool): view.clipsToBounds = flag
        case ("layer.shadowOpacity", let number as CGFloat): view.layer.shadowOpacity = Float(number)
        case ("layer.shadowRadius", let number as CGFloat): view.layer.shadowRadius = number
        case ("layer.shadowOffset", let size as CGSize): view.layer.shadowOffset = size
        case ("layer.shadowColor", let color as UIColor): view.layer.shadowColor = color.cgColor
        case ("accessibilityIdentifier", let text as String): view.accessibilityIdentifier = text
        default: return false
        }
        return true
    }

    // MARK: Connections

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
        switch (property, object, destination) {
        case ("view", let controller as UIViewController, let view as UIView): controller.view = view
        case ("delegate", let table as UITableView, let delegate as any UITableViewDelegate): table.delegate = delegate
        case ("dataSource", let table as UITableView, let source as any UITableViewDataSource):
            table.dataSource = source
        case ("dataSource", let collection as UICollectionView, let source as any UICollectionViewDataSource):
            collection.dataSource = source
        case ("delegate", let gesture as UIGestureRecognizer, let delegate as any UIGestureRecognizerDelegate):
            gesture.delegate = delegate
        case ("delegate", let view as UITextView, let delegate as any UITextViewDelegate): view.delegate = delegate
        case ("delegate", let field as UITextField, let delegate as any UITextFieldDelegate): field.delegate = delegate
        case ("delegate", let scroll as UIScrollView, let delegate as any UIScrollViewDelegate):
            scroll.delegate = delegate
        case ("gestureRecognizers", let view as UIView, let gesture as UIGestureRecognizer):
            view.addGestureRecognizer(gesture)
        default:
            guard !AuthorNames.shared.set(destination, for: property, in: object) else { return }
            // On a phone this ends the process: NSUnknownKeyException.
            fatalError(
                """
                [<\(type(of: object))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for \
                the key \(property), an outlet of \(name).
                """
            )
        }
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

    /// A button, or one of a bar, that leads to another scene.
    private func follow(_ entry: InterfaceElement, from object: AnyObject) {
        guard let controller = owner as? UIViewController else { return }
        let action = UIAction { [weak controller, weak object] _ in
            guard let controller,
                controller.shouldPerformSegue(withIdentifier: entry["identifier"] ?? "", sender: object),
                let segue = controller.scene?.segue(entry, from: controller)
            else { return }
            controller.perform(segue, sender: object)
        }
        switch object {
        case let control as UIControl: control.addAction(action, for: .primaryActionTriggered)
        case let item as UIBarButtonItem: item.primaryAction = action
        default: break
        }
    }

    private func embed(_ entry: InterfaceElement, in object: AnyObject) {
        guard let container = object as? UIView, let parent = owner as? UIViewController else { return }
        guard let id = entry["destination"], let child = storyboard?.controller(withID: id) else { return }
        parent.prepare(
            for: UIStoryboardSegue(identifier: entry["identifier"], source: parent, destination: child),
            sender: nil
        )
        parent.addChild(child)
        guard let view = child.view else { return }
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        child.didMove(toParent: parent)
    }
}
