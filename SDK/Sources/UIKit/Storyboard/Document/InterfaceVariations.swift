// What a document says of some sizes of screen only: a phone that is held upright has a compact width and a regular
// height.
extension InterfaceElement {
    /// Takes over what holds for a phone; called when all of the element is read.
    func adoptVariations() {
        let variations = children.filter { $0.name == "variation" }
        guard !variations.isEmpty else { return }
        children.removeAll { $0.name == "variation" }
        // What says more about the size comes later, and wins.
        let fitting = variations.filter(\.fitsPhone).sorted { $0.classes.count < $1.classes.count }
        for variation in fitting {
            attributes.merge(variation.attributes.filter { $0.key != "key" }) { $1 }
            for child in variation.children {
                if child.name == "mask" {
                    for entry in child.children { install(entry) }
                } else if let key = child["key"] {
                    children.removeAll { $0["key"] == key }
                    children.append(child)
                }
            }
        }
    }

    /// Puts a subview or a constraint into the element, or leaves it out.
    private func install(_ entry: InterfaceElement) {
        guard let reference = entry["reference"] else { return }
        if entry.name == "exclude" { uninstalled.insert(reference) } else { uninstalled.remove(reference) }
    }

    /// Of `heightClass=regular-widthClass=compact`, each part; none for the default.
    private var classes: [Substring] { (self["key"] ?? "").split(separator: "-").filter { $0 != "default" } }

    private var fitsPhone: Bool {
        classes.allSatisfy { $0 == "widthClass=compact" || $0 == "heightClass=regular" }
    }
}
