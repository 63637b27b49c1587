import Foundation

// Runtime attributes.
extension InterfaceLoader {
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
        case "color": return source.resources.color(nested, in: source.bundle)
        case "image": return text.flatMap { UIImage(named: $0, in: source.bundle, compatibleWith: nil) }
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
}
