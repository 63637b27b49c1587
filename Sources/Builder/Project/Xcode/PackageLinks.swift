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
        links = targets.flatMap { objects.list($0, "packageProductDependencies") }.compactMap { link in
            // A plugin is no library.
            guard let product = objects.text(link, "productName"), !product.hasPrefix("plugin:") else { return nil }
            return (objects.text(link, "package"), product)
        }
    }

    /// The products that are linked of a package that the project refers to.
    func products(of reference: String) -> [String] { unique(links.filter { $0.package == reference }.map(\.product)) }

    /// The packages that lie on this disk and are linked.
    var local: [PackageDependency] {
        let folders = folders
        var products: [String: [String]] = [:]
        for (reference, folder) in folders { products[folder, default: []] += self.products(of: reference) }
        for link in links where link.package == nil {
            let owner = folders.first { Self.manifest($0.folder).contains("\"\(link.product)\"") } ?? folders.first
            if let owner { products[owner.folder, default: []].append(link.product) }
        }
        return products.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { folder, products in
            PackageDependency(path: folder, products: unique(products))
        }
    }

    /// Packages on this disk: those that the project refers to as such, and folders with a manifest among its files.
    private var folders: [(reference: String, folder: String)] {
        let named = objects.list(objects.root, "packageReferences")
            .filter { objects.kind($0) == "XCLocalSwiftPackageReference" }
            .map { reference in
                let path = objects.text(reference, "relativePath") ?? objects.text(reference, "path") ?? ""
                return (reference, paths.root.appendingPathComponent(path).standardizedFileURL.path)
            }
        let among = objects.all("PBXFileReference").compactMap { file -> (String, String)? in
            guard let folder = paths.url(of: file)?.standardizedFileURL.path,
                FileManager.default.fileExists(atPath: "\(folder)/Package.swift")
            else { return nil }
            return (file, folder)
        }
        return named + among.filter { found in !named.contains { $0.1 == found.1 } }
    }

    private static func manifest(_ folder: String) -> String {
        // SwiftPM tells what is wrong with one that cannot be read.
        (try? ProjectFile.text(URL(fileURLWithPath: "\(folder)/Package.swift"))) ?? ""
    }

    private func unique(_ products: [String]) -> [String] { Set(products).sorted() }
}
