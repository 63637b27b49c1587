import Foundation

/// An Xcode asset catalogue. It is copied as the folder it is: the SDK's `UIImage(named:)` and `UIColor(named:)` read its
/// sets. The app's icon becomes a file of its own, since the phone looks for it there.
struct AssetCatalog {
    private let folder: URL
    private let iconName: String

    /// - Parameter iconName: of the icon's set, as ASSETCATALOG_COMPILER_APPICON_NAME has it.
    init(_ folder: URL, iconName: String = AppIcon.usualName) { (self.folder, self.iconName) = (folder, iconName) }

    /// What goes into the bundle for it.
    var resources: [Target.Resource] {
        let catalogue = Target.Resource(url: folder, path: folder.lastPathComponent)
        return [catalogue] + (icon.map { [Target.Resource(url: $0, path: AppIcon.file)] } ?? [])
    }

    private struct Contents: Decodable {
        struct Image: Decodable {
            var filename: String?
            /// In points, such as `60x60`.
            var size: String?
            /// Such as `2x`.
            var scale: String?
        }
        var images: [Image]?
    }

    /// The largest picture of the icon set.
    private var icon: URL? {
        let set = folder.appendingPathComponent("\(iconName).appiconset")
        guard let data = try? ProjectFile.read(set.appendingPathComponent("Contents.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return nil }
        let pictures = (contents.images ?? []).compactMap { image -> (pixels: Double, url: URL)? in
            guard let name = image.filename, !name.contains("/"), name.lowercased().hasSuffix(".png")
            else { return nil }
            let url = set.appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: url.path) else { return nil }
            let points = image.size?.split(separator: "x").first.flatMap { Double($0) } ?? 0
            let scale = image.scale.flatMap { Double($0.dropLast()) } ?? 1
            return (points * scale, url)
        }
        return pictures.max { $0.pixels < $1.pixels }?.url
    }
}
