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
        // Xcode 11 wrote two for a while: the second is what older ones know.
        let systems = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
        if let name = systems.lazy.compactMap({ element[$0] }).first {
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
        size("estimatedItemSize").map { layout.estimatedItemSize = $0 }
        let isAutomatic = element.flag("automaticEstimatedItemSize") == true
        if isAutomatic { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        let references: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
            "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
        ]
        element["sectionInsetReference"].flatMap { references[$0] }.map { layout.sectionInsetReference = $0 }
        element.flag("sectionHeadersPinToVisibleBounds").map { layout.sectionHeadersPinToVisibleBounds = $0 }
        element.flag("sectionFootersPinToVisibleBounds").map { layout.sectionFootersPinToVisibleBounds = $0 }
        element.keyed("sectionInset").map { layout.sectionInset = insets($0) }
        return layout
    }

    static func insets(_ element: InterfaceElement) -> UIEdgeInsets {
        UIEdgeInsets(
            top: element.number("minY") ?? 0,
            left: element.number("minX") ?? 0,
            bottom: element.number("maxY") ?? 0,
            right: element.number("maxX") ?? 0
        )
    }

    static func symbolConfiguration(_ element: InterfaceElement?) -> UIImage.SymbolConfiguration? {
        guard let element else { return nil }
        let size = element.number("pointSize") ?? font(element.first("fontDescription"))?.pointSize
        let scale = (element["scale"] ?? element["symbolScale"]).flatMap { InterfaceValues.symbolScales[$0] }
        guard let size else { return scale.map { UIImage.SymbolConfiguration(scale: $0) } }
        return UIImage.SymbolConfiguration(pointSize: size, weight: .regular, scale: scale ?? .default)
    }

    static func font(_ element: InterfaceElement?) -> UIFont? {
        guard let element else { return nil }
        if let style = element["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        let size = element.number("pointSize") ?? element.number("size") ?? 17
        // A font that the bundle lacks is the system's, of the same size.
        if let named = element["name"].flatMap({ UIFont(name: $0, size: size) }) { return named }
        let meta = element["type"] ?? element["metaFont"] ?? "system"
        let weights: [String: UIFont.Weight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        let weight = element["weight"].flatMap { weights[$0] } ?? (meta.hasPrefix("bold") ? .bold : .regular)
        return UIFont(size: size, weight: weight, isItalic: meta.hasPrefix("italic"))
    }
}
