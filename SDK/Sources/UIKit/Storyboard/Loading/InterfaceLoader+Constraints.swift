import Foundation

// Constraints between what was made.
extension InterfaceLoader {
    func addConstraints(of element: InterfaceElement, to view: UIView) {
        for entry in element.list("constraints")
        where entry.flag("placeholder") != true && !element.uninstalled.contains(entry.id) && isInstalled(entry) {
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

    private func isInstalled(_ constraint: InterfaceElement) -> Bool {
        ["firstItem", "secondItem"].allSatisfy { key in
            constraint[key].map { !uninstalled.contains($0) } ?? true
        }
    }

    /// What is not in the document, such as a guide that is not known, is the view itself.
    private func item(_ id: String) -> AnyObject? {
        objects[id] ?? (owner as? UIViewController)?.viewIfLoaded
    }

    /// `0.5`, `1:2` or nothing.
    private static func ratio(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        let parts = text.split { ":/".contains($0) }.compactMap { Double($0) }
        if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
        return CGFloat(parts.first ?? 1)
    }
}
