import Foundation

/// The packages of an app that are built together, as dependencies of a package that is written for them.
struct PackageGroup: Sendable {
    let packages: [PackageDependency]
    /// Whether Apple's modules are there: an `#if canImport(UIKit)` of these packages is true.
    let usesSDK: Bool

    static let name = "AuthorPackages"

    /// The groups of an app's packages: those of an iPhone, and those that are as on any Linux.
    static func groups(of packages: [PackageDependency]) -> [PackageGroup] {
        [true, false].compactMap { usesSDK in
            let members = packages.filter { $0.usesSDK == usesSDK }
            return members.isEmpty ? nil : PackageGroup(packages: members, usesSDK: usesSDK)
        }
    }

    /// The text of its `Package.swift`.
    var manifest: String {
        let dependencies = packages.map(\.requirement)
        let products = packages.flatMap { package in
            package.products.map { #".product(name: "\#($0)", package: "\#(package.identity)")"# }
        }
        return """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "\(Self.name)",
                products: [.library(name: "\(Self.name)", type: .static, targets: ["\(Self.name)"])],
                dependencies: [
                    \(dependencies.joined(separator: ",\n        "))
                ],
                targets: [
                    .target(name: "\(Self.name)", dependencies: [
                        \(products.joined(separator: ",\n            "))
                    ])
                ]
            )

            """
    }

    /// Writes it, unless it is there already: SwiftPM would resolve again.
    func write(into folder: URL) throws {
        let sources = folder.appendingPathComponent("Sources/\(Self.name)")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        for (url, text) in [
            (folder.appendingPathComponent("Package.swift"), manifest),
            (sources.appendingPathComponent("Gathered.swift"), "// Gathers an app's packages.\n"),
        ] where FileManager.default.contents(atPath: url.path) != Data(text.utf8) {
            try Data(text.utf8).write(to: url, options: .atomic)
        }
    }

    /// The packages in folders, those that they need there, and those that were fetched.
    func onDisk(fetchedInto checkouts: URL?) -> [URL] {
        let fetched = checkouts.map(PackageSources.below) ?? []
        return PackageSources.packages(packages.compactMap(\.path).map { URL(fileURLWithPath: $0) } + fetched)
    }

    /// The modules of packages in folders, and of those that were fetched: they may be an iPhone's code, with `@objc` and
    /// all.
    ///
    /// - Parameters:
    ///   - checkouts: where those of repositories are, once they are.
    ///   - scans: what earlier builds found in the files.
    func authorModules(
        fetchedInto checkouts: URL? = nil,
        scans: KeptScans
    ) async throws(BuildError) -> [AuthorModule] {
        guard usesSDK else { return [] }
        var modules: [AuthorModule] = []
        for package in onDisk(fetchedInto: checkouts) where !PackageSources.isOfMacros(package) {
            for module in PackageSources.modules(of: package) {
                modules.append(
                    try await AuthorModule(try module.sources(), assets: module.assets, mode: "5", scans: scans)
                )
            }
        }
        return modules
    }
}
