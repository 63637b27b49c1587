import Foundation

/// The manifest of a package without code, with the products that are asked of it.
struct StandInManifest {
    let name: String
    private(set) var libraries: Set<String> = []
    private var plugins: Set<String> = []

    init(name: String) { self.name = name }

    mutating func add(_ use: PackageManifest.Use) {
        guard use.product.wholeMatch(of: /[\w .+-]{1,100}/) != nil else { return }
        if use.isPlugin { plugins.insert(use.product) } else { libraries.insert(use.product) }
    }

    /// A library's target has a name that nobody imports: who does is told that there is no such module.
    var text: String {
        // SwiftPM takes no package without a product.
        let served = libraries.isEmpty ? [name] : libraries.sorted()
        let products =
            served.map { #".library(name: "\#($0)", targets: ["\#(target)"])"# }
            + plugins.sorted().map { #".plugin(name: "\#($0)", targets: ["\#($0)"])"# }
        let targets =
            [#".target(name: "\#(target)", path: "Sources")"#]
            + plugins.sorted().map { #".plugin(name: "\#($0)", capability: .buildTool(), path: "Plugins/\#($0)")"# }
        return """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "\(name)",
                products: [\(products.joined(separator: ", "))],
                targets: [\(targets.joined(separator: ", "))]
            )

            """
    }

    private var target: String { "StandIn_\(BuildSettings.identifier(name))" }

    /// Lays it over a checkout.
    func write(into checkout: URL) throws {
        guard FileManager.default.fileExists(atPath: checkout.path) else { return }
        var files = [ManifestFile.name: text, "Sources/None.swift": ""]
        for plugin in plugins { files["Plugins/\(plugin)/Plugin.swift"] = Self.plugin }
        for (path, text) in files {
            let file = checkout.appendingPathComponent(path)
            guard FileManager.default.contents(atPath: file.path) != Data(text.utf8) else { continue }
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            // A checkout of SwiftPM's is not to be written to by people.
            if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
            try Data(text.utf8).write(to: file)
        }
    }

    private static let plugin = """
        import PackagePlugin

        @main struct StandIn: BuildToolPlugin {
            func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] { [] }
        }

        """
}
