import Foundation

/// An icon of Icon Composer's (`AppIcon.icon`): layers in an `Assets` folder, and a file that says how they lie.
///
/// The phone shows its frontmost picture; there is no glass here, no shadow and no ground under it.
struct AppIcon {
    /// The icon's name where a target's settings say none.
    static let usualName = "AppIcon"
    /// Where the phone looks for it in a bundle.
    static let file = "AppIcon.png"

    private let folder: URL
    private let picture: URL?

    private struct Contents: Decodable {
        struct Group: Decodable {
            struct Layer: Decodable {
                var name: String?
                var isHidden: Bool?
                enum CodingKeys: String, CodingKey { case name = "image-name", isHidden = "hidden" }
            }
            var layers: [Layer]?
        }
        var groups: [Group]?
    }

    /// - Returns: nil where it is none.
    init?(_ folder: URL) {
        guard folder.pathExtension == "icon",
            let data = try? ProjectFile.read(folder.appendingPathComponent("icon.json")),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return nil }
        self.folder = folder
        let layers = (contents.groups ?? []).flatMap { $0.layers ?? [] }
        picture = layers.lazy.filter { $0.isHidden != true }.compactMap(\.name)
            .filter { !$0.contains("/") && $0.lowercased().hasSuffix(".png") }
            .map { folder.appendingPathComponent("Assets/\($0)") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// What goes into the bundle for it.
    var resources: [Target.Resource] {
        [Target.Resource(url: folder, path: folder.lastPathComponent)]
            + (picture.map { [Target.Resource(url: $0, path: Self.file)] } ?? [])
    }
}
