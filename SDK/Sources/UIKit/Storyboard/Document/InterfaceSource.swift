import Foundation
import FoundationAdditions

/// The document that objects are made of, and what it brings along.
@MainActor
struct InterfaceSource {
    /// Of the file, without its extension.
    let name: String
    let bundle: Bundle
    let resources: InterfaceResources
    /// Where scenes embed others; nil for a xib.
    weak var storyboard: UIStoryboard?

    init(name: String, bundle: Bundle, document: InterfaceElement, storyboard: UIStoryboard? = nil) {
        (self.name, self.bundle, self.storyboard) = (name, bundle, storyboard)
        resources = InterfaceResources(document)
    }

    /// A text in the person's language, where the document has a strings file.
    ///
    /// - Parameters:
    ///   - owner: who has the text in that file; the element itself where it is nil.
    ///   - name: what it is called there, where that is another name.
    func localized(
        _ element: InterfaceElement,
        _ key: String,
        of owner: InterfaceElement? = nil,
        as name: String? = nil
    ) -> String? {
        // A lookup with an empty text would give the key.
        guard let text = element.string(key), !text.isEmpty else { return element.string(key) }
        return BundleLanguages.text("\((owner ?? element).id).\(name ?? key)", text, self.name, in: bundle)
    }

    /// A text of parts that look differently.
    func text(_ element: InterfaceElement?) -> NSAttributedString? {
        guard let element else { return nil }
        let text = NSMutableAttributedString(string: "")
        for fragment in element.children where fragment.name == "fragment" {
            var attributes: [NSAttributedString.Key: Any] = [:]
            let list = fragment.first("attributes")
            color("NSColor", list).map { attributes[.foregroundColor] = $0 }
            InterfaceResources.font(list?.keyed("NSFont")).map { attributes[.font] = $0 }
            text.append(NSAttributedString(string: fragment.string("content") ?? "", attributes: attributes))
        }
        return text
    }

    /// A picture of the asset catalogue, or one of the system's symbols.
    func image(_ name: String?, catalog: String?) -> UIImage? {
        guard let name else { return nil }
        return catalog == "system" ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: nil)
    }

    /// A picture that stands as an attribute, or in a child that says more of it.
    func image(_ key: String, of element: InterfaceElement?) -> UIImage? {
        guard let nested = element?.keyed(key) else { return image(element?[key], catalog: element?["catalog"]) }
        return image(nested["image"] ?? nested["name"] ?? nested["symbolName"], catalog: nested["catalog"])
    }

    func color(_ key: String, _ element: InterfaceElement?) -> UIColor? {
        resources.color(element?.keyed(key), in: bundle)
    }
}
