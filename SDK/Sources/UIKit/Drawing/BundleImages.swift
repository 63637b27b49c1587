import Foundation

/// Finds pictures in a bundle: files beside the executable, and image sets of asset catalogues.
enum BundleImages {
    struct Found {
        var path: String
        var scale: CGFloat
        /// How its catalogue has it drawn.
        var renderingMode = UIImage.RenderingMode.automatic
        /// The file for a dark appearance, where it has one of its own.
        var dark: String?
        /// Of a symbol the size of the text that it was drawn beside.
        var symbolPoints: CGFloat?
    }

    static func find(_ name: String, in bundle: Bundle) -> Found? {
        guard !name.isEmpty, !name.contains("..") else { return nil }
        if let image = BundleAssets(bundle: bundle).image(named: name) { return image }
        let stem = (name as NSString).deletingPathExtension
        let given = (name as NSString).pathExtension
        for fileExtension in given.isEmpty ? ["png", "jpg", "jpeg", "gif"] : [given] {
            for scale in ["@3x", "@2x", ""] {
                let file = (given.isEmpty ? name : stem) + scale
                if let path = bundle.path(forResource: file, ofType: fileExtension) {
                    return Found(path: path, scale: Self.scale(of: path))
                }
            }
        }
        return nil
    }

    /// Pixels to a point by the file's name.
    static func scale(of path: String) -> CGFloat {
        let stem = (path as NSString).deletingPathExtension
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }
}

/// An Xcode asset catalogue as a folder, as the Builder copies it: sets of images, symbols, colours and data.
struct BundleAssets {
    private let index: AssetIndex

    init(bundle: Bundle) { index = AssetIndex.of(bundle) }

    func image(named name: String) -> BundleImages.Found? {
        guard let (folder, contents) = set(name, kind: "imageset") else { return symbol(named: name) }
        let entries = contents["images"] as? [[String: Any]] ?? []
        func best(_ wanted: (_ appearances: [[String: Any]]) -> Bool) -> BundleImages.Found? {
            entries.filter { wanted($0["appearances"] as? [[String: Any]] ?? []) }
                .compactMap { Self.found($0, in: folder) }.max { $0.scale < $1.scale }
        }
        guard var found = best(\.isEmpty) else { return nil }
        found.dark = best { $0.count == 1 && $0[0]["value"] as? String == "dark" }?.path
        let properties = contents["properties"] as? [String: Any]
        found.renderingMode =
            switch properties?["template-rendering-intent"] as? String {
            case "template": .alwaysTemplate
            case "original": .alwaysOriginal
            default: .automatic
            }
        return found
    }

    private static func found(_ entry: [String: Any], in folder: URL) -> BundleImages.Found? {
        guard let file = entry["filename"] as? String, !file.contains("/") else { return nil }
        let path = folder.appendingPathComponent(file).path
        if isDrawing(file) { return drawn(path) }
        let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
        return BundleImages.Found(path: path, scale: scale)
    }

    private static func isDrawing(_ file: String) -> Bool {
        ["pdf", "svg"].contains((file as NSString).pathExtension.lowercased())
    }

    /// What the Builder made of a drawing: a picture beside it with three pixels to a point.
    private static func drawn(_ path: String) -> BundleImages.Found? {
        let picture = path + ".png"
        return FileManager.default.fileExists(atPath: picture) ? BundleImages.Found(path: picture, scale: 3) : nil
    }

    /// A symbol of the author's, whose template has text of 100 points beside it (SF Symbols: Creating custom symbol images).
    private func symbol(named name: String) -> BundleImages.Found? {
        guard let (folder, contents) = set(name, kind: "symbolset"),
            let file = (contents["symbols"] as? [[String: Any]])?.lazy.compactMap({ $0["filename"] as? String }).first,
            !file.contains("/"), var found = Self.drawn(folder.appendingPathComponent(file).path)
        else { return nil }
        found.renderingMode = .alwaysTemplate
        found.symbolPoints = 100
        return found
    }

    /// The file of a data set, and what it says that this is.
    func data(named name: String) -> (file: URL, type: String)? {
        guard let (folder, contents) = set(name, kind: "dataset"),
            let entry = (contents["data"] as? [[String: Any]])?.first(where: { $0["filename"] is String }),
            let file = entry["filename"] as? String, !file.contains("/")
        else { return nil }
        return (folder.appendingPathComponent(file), entry["universal-type-identifier"] as? String ?? "public.data")
    }

    func color(named name: String) -> (light: RGBA, dark: RGBA)? {
        guard let (_, contents) = set(name, kind: "colorset") else { return nil }
        let entries = contents["colors"] as? [[String: Any]] ?? []
        func value(isDark: Bool) -> RGBA? {
            let match = entries.first { entry in
                let looks = entry["appearances"] as? [[String: Any]] ?? []
                return looks.contains { $0["value"] as? String == "dark" } == isDark
            }
            return (match?["color"] as? [String: Any]).flatMap(Self.parse)
        }
        guard let light = value(isDark: false) else { return nil }
        return (light, value(isDark: true) ?? light)
    }

    /// The folder of a set and its `Contents.json`.
    private func set(_ name: String, kind: String) -> (URL, [String: Any])? {
        for folder in index.folders(of: name, kind: kind) {
            let file = folder.appendingPathComponent("Contents.json")
            guard let data = try? Data(contentsOf: file),
                let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
            else { continue }
            return (folder, json)
        }
        return nil
    }

    private static func parse(_ color: [String: Any]) -> RGBA? {
        guard let parts = color["components"] as? [String: Any] else { return nil }
        func number(_ key: String) -> CGFloat? {
            if let value = parts[key] as? Double { return CGFloat(value) }
            guard let text = parts[key] as? String else { return nil }
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
            guard let value = Double(text) else { return nil }
            return CGFloat(text.contains(".") ? value : value > 1 ? value / 255 : value)
        }
        let alpha = number("alpha") ?? 1
        if let white = number("white") { return RGBA(red: white, green: white, blue: white, alpha: alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        return RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }
}
