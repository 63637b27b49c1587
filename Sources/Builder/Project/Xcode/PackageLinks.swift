import Foundation

/// What targets of an Xcode project link of packages.
///
/// A product of a package on this disk is often linked without a word of its package: it is the one that has a product of
/// that name.
struct PackageLinks {
    private let objects: XcodeObjects
    private let paths: XcodePaths
    private let links: [(package: String?, product: String)]

    /// - Parameter targets: their ids.
    init(of targets: [String], _ objects: XcodeObjects, _ paths: XcodePaths) {
        self.objects = objects
        self.paths = paths
        links = targets.flatMap { Self.products(of: $0, objects) }.compactMap { link in
            // A plugin is no library.
            guard let product = objects.text(link, "productName"), !product.hasPrefix("plugin:") else { return nil }
            return (objects.text(link, "package"), product)
        }
    }

    /// What a target depends on, and what it only links: a merge of two projects may have lost the first.
    private static func products(of target: String, _ objects: XcodeObjects) -> [String] {
        let linked = objects.list(target, "buildPhases").filter { objects.kind($0) == "PBXFrameworksBuildPhase" }
            .flatMap { objects.list($0, "files") }.compactMap { objects.text($0, "productRef") }
        let named = objects.list(target, "packageProductDependencies")
        return named + linked.filter { !named.contains($0) }
    }

    /// The products that are linked of a package that the project refers to.
    func products(of reference: String) -> [String] { unique(links.filter { $0.package == reference }.map(\.product)) }

    /// The packages that lie on this disk and are linked.
    var local: [PackageDependency] {
        let folders = folders
        var products: [String: [String]] = [:]
        for (reference, folder) in folders { products[folder, default: []] += self.products(of: reference) }
        lazy var others = Self.packages(below: paths.root)
        for link in links where link.package == nil {
            // One that only depends on the product says its name, too.
            func makes(_ folder: String) -> Bool { manifest(of: folder).products[link.product] != nil }
            func has(_ folder: String) -> Bool { manifest(of: folder).mentions(link.product) }
            let named = folders.map(\.folder)
            let owner =
                named.first(where: makes) ?? others.first(where: makes) ?? named.first(where: has)
                ?? others.first(where: has) ?? named.first
            if let owner { products[owner, default: []].append(link.product) }
        }
        return products.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { folder, products in
            PackageDependency(path: folder, products: unique(products))
        }
    }

    private func manifest(of folder: String) -> PackageManifest { PackageManifest(of: URL(fileURLWithPath: folder)) }

    /// Packages on this disk: those that the project refers to as such, and folders with a manifest among its files.
    private var folders: [(reference: String, folder: String)] {
        let named = objects.list(objects.root, "packageReferences")
            .filter { objects.kind($0) == "XCLocalSwiftPackageReference" }
            .map { reference in
                let path = objects.text(reference, "relativePath") ?? objects.text(reference, "path") ?? ""
                return (reference, paths.root.appendingPathComponent(path).standardizedFileURL.path)
            }
        let among = objects.all("PBXFileReference").compactMap { file -> (String, String)? in
            guard let folder = paths.url(of: file)?.standardizedFileURL, PackageSources.hasManifest(folder) else {
                return nil
            }
            return (file, folder.path)
        }
        return named + among.filter { found in !named.contains { $0.1 == found.1 } }
    }

    /// Packages that only a workspace names, or that lie in a folder of Xcode's of which it knows no more.
    private static func packages(below root: URL) -> [String] {
        let walk = FileManager.default.enumerator(
            at: root,
            includingPropertiesForKeys: nil,
            options: [.skipsHiddenFiles, .skipsPackageDescendants]
        )
        var found: [String] = []
        while let file = walk?.nextObject() as? URL {
            if file.lastPathComponent == "Package.swift" {
                found.append(file.deletingLastPathComponent().standardizedFileURL.path)
            }
            let isOthers = ["Pods", "Carthage", "DerivedData", "build", "node_modules"].contains(file.lastPathComponent)
            if isOthers || (walk?.level ?? 0) >= 5 { walk?.skipDescendants() }
        }
        return found.sorted()
    }

    private func unique(_ products: [String]) -> [String] { Set(products).sorted() }
}
