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
        case ("accessibilityLabel", let text as String): view.accessibilityLabel = text
        case ("backgroundColor", let color as UIColor): view.backgroundColor = color
        case ("tintColor", let color as UIColor): view.tintColor = color
        case ("alpha", let number as CGFloat): view.alpha = number
        case ("hidden", let flag as Bool): view.isHidden = flag
        case ("layer.zPosition", let number as CGFloat): view.layer.zPosition = number
        case ("layer.opacity", let number as CGFloat): view.layer.opacity = Float(number)
        case ("exclusiveTouch", let flag as Bool): view.isExclusiveTouch = flag
        default: return setKnownOfText(path, value, in: view)
        }
        return true
    }

    /// Those of a button's title, of a label and of a field's placeholder.
    private func setKnownOfText(_ path: String, _ value: Any?, in view: UIView) -> Bool {
        if path.hasPrefix("titleLabel."), let label = (view as? UIButton)?.titleLabel {
            return setKnownOfText(String(path.dropFirst("titleLabel.".count)), value, in: label)
        }
        switch (view, path, value) {
        case (let label as UILabel, "numberOfLines", let number as CGFloat): label.numberOfLines = Int(number)
        case (let label as UILabel, "minimumScaleFactor", let number as CGFloat): label.minimumScaleFactor = number
        case (let label as UILabel, "adjustsFontSizeToFitWidth", let flag as Bool):
            label.adjustsFontSizeToFitWidth = flag
        case (let label as UILabel, "textAlignment", let number as CGFloat):
            NSTextAlignment(rawValue: Int(number)).map { label.textAlignment = $0 }
        case (let field as UITextField, "placeholderLabel.textColor", let color as UIColor),
            (let field as UITextField, "_placeholderLabel.textColor", let color as UIColor):
            field.attributedPlaceholder = NSAttributedString(
                string: field.placeholder ?? "",
                attributes: [.foregroundColor: color]
            )
        default: return false
        }
        return true
    }
}
