import Foundation
import SwiftSyntax

/// What the manifest of a package on this disk says, as far as its text tells: it is a program, and what it comes to is
/// SwiftPM's to find out. The one reader of manifests.
struct PackageManifest {
    /// A target, of which a part of the text may be known alone.
    struct Target {
        enum Kind { case code, test, plugin, macro, binary, system }

        let name: String
        let kind: Kind
        let path: String?
        /// Files and folders within its own that are no sources.
        let excluded: [String]
        /// Files and folders within its own that are its sources; none where all of them are.
        let sources: [String]
        /// Targets and products, of this package or another, that a phone has.
        let dependencies: [String]

        /// The folder, unless it lies outside of the package or is not there; SwiftPM looks into the usual ones for a target
        /// that names none.
        func folder(in package: URL) -> URL? {
            let places = path.map { [$0] } ?? PackageManifest.usualFolders.map { "\($0)/\(name)" }
            let folder = places.map { package.appendingPathComponent($0).standardizedFileURL }
                .first { FileManager.default.fileExists(atPath: $0.path) }
            return folder.flatMap { ProjectRoot.holds(package, $0.path) ? $0 : nil }
        }
    }

    struct Product {
        let name: String
        let targets: [String]
    }

    /// Another package that it names.
    struct Dependency {
        let url: String?
        /// The path's beginning, where a part of it is made up.
        let path: String?
        let isWholePath: Bool
        /// The lowest version that it takes, or the only one.
        let version: String?
    }

    /// A product of another package that it needs.
    struct Use: Hashable {
        let product: String
        /// Nil for one that is named alone, of the package of that name.
        let package: String?
        let isPlugin: Bool
    }

    let manifest: ManifestText
    private(set) var targets: [String: Target] = [:]
    private(set) var products: [String: Product] = [:]
    private(set) var dependencies: [Dependency] = []
    private(set) var uses: Set<Use> = []

    /// Where SwiftPM looks for targets.
    static let usualFolders = ["Sources", "Source", "src", "srcs"]

    init(of package: URL) { self.init(ManifestText(of: package)) }

    init(_ manifest: ManifestText) {
        self.manifest = manifest
        let calls = Calls(viewMode: .sourceAccurate)
        calls.walk(manifest.tree)
        // One that only names a target is its mention in a list that has a name of its own.
        for call in calls.targets.sorted(by: { $0.count > $1.count }) {
            guard let target = Target(call), targets[target.name] == nil else { continue }
            targets[target.name] = target
        }
        for call in calls.products {
            guard let name = call.text("name"), products[name] == nil else { continue }
            products[name] = Product(name: name, targets: call.texts("targets"))
        }
        uses = Set(
            calls.uses.compactMap { call in
                call.text("name").map {
                    Use(product: $0, package: call.text("package"), isPlugin: call.name == "plugin")
                }
            }
        )
        for name in targets.values.flatMap(\.dependencies) where targets[name] == nil {
            if !uses.contains(where: { $0.product == name }) {
                uses.insert(Use(product: name, package: nil, isPlugin: false))
            }
        }
        dependencies = calls.packages.map { call in
            let path = call.text("path")
            return Dependency(
                url: call.text("url") ?? call.text("id") ?? (call.has("url") ? "" : nil),
                path: path ?? call.beginning("path"),
                isWholePath: path != nil,
                version: call.text("from") ?? call.text("exact") ?? call.rangeStart
            )
        }
    }

    /// Whether a text of it is a name.
    func mentions(_ name: String) -> Bool { manifest.text.contains("\"\(name)\"") }

    /// The calls that make targets, products and dependencies, wherever they stand: in the package's lists, in lists that are
    /// added to these later, or in functions of the manifest's own (`.coreTarget(name:)`).
    private final class Calls: SyntaxVisitor {
        var targets: [ManifestCall] = []
        var products: [ManifestCall] = []
        var packages: [ManifestCall] = []
        var uses: [ManifestCall] = []
        /// `.target(name:)` in a list of dependencies is none of its own.
        private var depth = 0

        override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
            if node.label?.text == "dependencies" { depth += 1 }
            return .visitChildren
        }

        override func visitPost(_ node: LabeledExprSyntax) {
            if node.label?.text == "dependencies" { depth -= 1 }
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let call = ManifestCall(node)
            let name = call.name.lowercased()
            if name == "package", ["url", "path", "id"].contains(where: call.has) {
                packages.append(call)
            } else if ["product", "plugin"].contains(name), call.has("name"), call.has("package") {
                uses.append(call)
            } else if call.has("name"), depth == 0 {
                if name.hasSuffix("target") || ["plugin", "macro", "systemlibrary"].contains(name) {
                    targets.append(call)
                } else if name.hasSuffix("library") {
                    products.append(call)
                }
            }
            return .visitChildren
        }
    }
}

extension PackageManifest.Target {
    init?(_ call: ManifestCall) {
        guard let name = call.text("name") else { return nil }
        self.name = name
        path = call.text("path")
        excluded = call.texts("exclude")
        sources = call.texts("sources")
        kind =
            switch call.name.lowercased() {
            case "binarytarget": .binary
            case "plugin": .plugin
            case "macro": .macro
            case "systemlibrary": .system
            case let kind: kind.contains("test") && kind != "target" ? .test : .code
            }
        let called = call.calls("dependencies").filter { call in
            guard let platforms = call.call("condition")?.source("platforms") else { return true }
            return platforms.contains(".iOS") || platforms.contains(".linux")
        }
        dependencies = call.texts("dependencies") + called.compactMap { $0.text("name") }
    }
}
