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
            color("NSBackgroundColor", list).map { attributes[.backgroundColor] = $0 }
            InterfaceResources.font(list?.keyed("NSFont")).map { attributes[.font] = $0 }
            list?.keyed("NSParagraphStyle").map { attributes[.paragraphStyle] = Self.paragraph($0) }
            list?.keyed("NSUnderline")?.number("value").map { attributes[.underlineStyle] = Int($0) }
            list?.keyed("NSStrikethrough")?.number("value").map { attributes[.strikethroughStyle] = Int($0) }
            list?.keyed("NSKern")?.number("value").map { attributes[.kern] = $0 }
            text.append(NSAttributedString(string: fragment.string("content") ?? "", attributes: attributes))
        }
        return text
    }

    private static func paragraph(_ element: InterfaceElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        element["alignment"].flatMap { InterfaceValues.alignments[$0] }.map { style.alignment = $0 }
        // Another word than labels have for the same.
        let mode = element["lineBreakMode"].map { $0.replacing("Wrapping", with: "Wrap") }
        mode.flatMap { InterfaceValues.lineBreaks[$0] }.map { style.lineBreakMode = $0 }
        element.number("lineSpacing").map { style.lineSpacing = $0 }
        element.number("lineHeightMultiple").map { style.lineHeightMultiple = $0 }
        element.number("minimumLineHeight").map { style.minimumLineHeight = $0 }
        element.number("maximumLineHeight").map { style.maximumLineHeight = $0 }
        element.number("paragraphSpacing").map { style.paragraphSpacing = $0 }
        element.number("paragraphSpacingBefore").map { style.paragraphSpacingBefore = $0 }
        element.number("firstLineHeadIndent").map { style.firstLineHeadIndent = $0 }
        element.number("headIndent").map { style.headIndent = $0 }
        element.number("tailIndent").map { style.tailIndent = $0 }
        return style
    }

    /// A picture of the asset catalogue, or one of the system's symbols.
    func image(_ name: String?, catalog: String?) -> UIImage? {
        guard let name else { return nil }
        return catalog == "system" ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: nil)
    }

    /// A picture that stands as an attribute, or in a child that says more of it.
    func image(_ key: String, of element: InterfaceElement?) -> UIImage? {
        guard let nested = element?.keyed(key) else { return image(element?[key], catalog: element?["catalog"]) }
        let plain = image(nested["image"] ?? nested["name"] ?? nested["symbolName"], catalog: nested["catalog"])
        let modes: [String: UIImage.RenderingMode] = ["template": .alwaysTemplate, "original": .alwaysOriginal]
        let mode = nested["renderingMode"].flatMap { modes[$0] }
        let sized = InterfaceResources.symbolConfiguration(nested).flatMap { plain?.withConfiguration($0) } ?? plain
        return mode.flatMap { sized?.withRenderingMode($0) } ?? sized
    }

    func color(_ key: String, _ element: InterfaceElement?) -> UIColor? {
        resources.color(element?.keyed(key), in: bundle)
    }
}
