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

    /// The modules of packages in folders, and of those that were fetched: they may be an iPhone's code, with `@objc` and
    /// all.
    func authorModules(fetchedInto checkouts: URL? = nil) throws(BuildError) -> [AuthorModule] {
        guard usesSDK else { return [] }
        let fetched = checkouts.map(PackageSources.below) ?? []
        var modules: [AuthorModule] = []
        for package in PackageSources.packages(packages.compactMap(\.path).map { URL(fileURLWithPath: $0) } + fetched) {
            for folder in PackageSources.modules(of: package) {
                modules.append(try AuthorModule(try TargetFolder(folder, without: []).sources, mode: "5"))
            }
        }
        return modules
    }
}
