import Foundation

/// The colours that a document brings for names that an asset catalogue defines.
struct InterfaceResources {
    private var colors: [String: InterfaceElement] = [:]

    init(_ document: InterfaceElement) {
        for entry in document.list("resources") {
            guard let name = entry["name"], let color = entry.first("color") else { continue }
            colors[name] = color
        }
    }

    @MainActor
    func color(_ element: InterfaceElement?, in bundle: Bundle) -> UIColor? {
        guard let element, element.name == "color" else { return nil }
        let alpha = element.number("alpha") ?? 1
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            return UIColor.system(named: name) ?? color(colors[name], in: bundle)
        }
        if let name = element["name"] {
            return UIColor(named: name, in: bundle, compatibleWith: nil) ?? color(colors[name], in: bundle)
        }
        if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
        else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    @MainActor
    static func flowLayout(_ element: InterfaceElement) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        element.number("minimumLineSpacing").map { layout.minimumLineSpacing = $0 }
        element.number("minimumInteritemSpacing").map { layout.minimumInteritemSpacing = $0 }
        if element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
        func size(_ key: String) -> CGSize? {
            element.keyed(key).flatMap { size in
                size.number("width").flatMap { width in size.number("height").map { CGSize(width: width, height: $0) } }
            }
        }
        size("itemSize").map { layout.itemSize = $0 }
        size("headerReferenceSize").map { layout.headerReferenceSize = $0 }
        size("footerReferenceSize").map { layout.footerReferenceSize = $0 }
        if let inset = element.keyed("sectionInset") {
            layout.sectionInset = UIEdgeInsets(
                top: inset.number("minY") ?? 0,
                left: inset.number("minX") ?? 0,
                bottom: inset.number("maxY") ?? 0,
                right: inset.number("maxX") ?? 0
            )
        }
        return layout
    }

    static func font(_ element: InterfaceElement?) -> UIFont? {
        guard let element else { return nil }
        if let style = element["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        let size = element.number("pointSize") ?? element.number("size") ?? 17
        if let name = element["name"] { return UIFont(name: name, size: size) }
        let meta = element["type"] ?? element["metaFont"] ?? "system"
        let weights: [String: UIFont.Weight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        let weight = element["weight"].flatMap { weights[$0] } ?? (meta.hasPrefix("bold") ? .bold : .regular)
        return UIFont(size: size, weight: weight, isItalic: meta.hasPrefix("italic"))
    }
}

/// What Interface Builder calls values that have numbers in UIKit.
enum InterfaceValues {
    static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
    static let lineBreaks: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
    ]
    static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
    static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]
    static let returnKeys: [String: UIReturnKeyType] = [
        "go": .go, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send, "done": .done,
        "continue": .continue, "google": .google,
    ]
    static let keyboards: [String: UIKeyboardType] = [
        "emailAddress": .emailAddress, "numberPad": .numberPad, "phonePad": .phonePad, "decimalPad": .decimalPad,
        "URL": .URL, "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
        "webSearch": .webSearch,
    ]
}
