import Foundation

/// The products of an app's packages that cannot be built here, with why: the others are built without them.
///
/// They are found once a package is fetched, and noted beside it: it is not fetched again to be left out.
struct LeftOutProducts: Codable, Sendable {
    /// By what a manifest says of a package, and the product.
    private(set) var obstacles: [String: [String: PackageObstacle]] = [:]

    init() {}

    /// What was noted in the folder where packages are built.
    init(notedIn folder: URL) {
        let data = FileManager.default.contents(atPath: Self.file(in: folder).path)
        self = data.flatMap { try? JSONDecoder().decode(Self.self, from: $0) } ?? Self()
    }

    func write(into folder: URL) throws {
        var lasting = self
        lasting.obstacles = obstacles.mapValues { $0.filter { $0.value != .unreachable } }
        try JSONEncoder().encode(lasting).write(to: Self.file(in: folder), options: .atomic)
    }

    private static func file(in folder: URL) -> URL { folder.appendingPathComponent("LeftOut.json") }

    /// Looks at the packages of a group that are on this disk.
    ///
    /// - Parameter checkouts: where the others were fetched to.
    /// - Returns: whether something was found.
    mutating func look(at group: PackageGroup, in checkouts: URL) -> Bool {
        var isNew = false
        for package in group.packages {
            let own = package.folder.flatMap { PackageSources.hasManifest($0) ? $0 : nil }
            let folder = own ?? checkouts.appendingPathComponent(package.identity)
            for product in package.products {
                guard let obstacle = PackageObstacle.of(product, in: folder) else { continue }
                isNew =
                    obstacles[package.requirement, default: [:]].updateValue(obstacle, forKey: product) == nil || isNew
            }
        }
        return isNew
    }

    /// Notes the packages of a group whose repositories SwiftPM did not get; they are tried again the next time.
    ///
    /// - Returns: whether there is one.
    mutating func note(unreachableIn message: String, of group: PackageGroup) -> Bool {
        let addresses = message.matches(of: #/Failed to clone repository (?<url>\S+?):?(\s|$)/#).map { String($0.url) }
        var isNew = false
        for package in group.packages where Self.needs(package, oneOf: addresses) {
            for product in package.products { obstacles[package.requirement, default: [:]][product] = .unreachable }
            isNew = true
        }
        return isNew
    }

    /// Whether a package is one of those of addresses, or lies on this disk and needs one.
    private static func needs(_ package: PackageDependency, oneOf addresses: [String]) -> Bool {
        guard package.path != nil else { return addresses.contains(package.url ?? "") }
        return PackageSources.packages([package.folder].compactMap(\.self)).contains { folder in
            PackageManifest(of: folder).dependencies.contains { addresses.contains($0.url ?? "") }
        }
    }

    /// Notes the products that SwiftPM did not find in their packages though the project links them.
    ///
    /// - Returns: whether another product of the same package is known, so that the package is the right one.
    mutating func note(missingIn message: String, of group: PackageGroup) -> Bool {
        let form = #/product '(?<name>[^']+)' required by package '[^']*' target 'AuthorPackages' not found/#
        let missing = Set(message.matches(of: form).map { String($0.name) })
        var isNew = false
        for package in group.packages where package.products.contains(where: { !missing.contains($0) }) {
            for product in package.products where missing.contains(product) {
                obstacles[package.requirement, default: [:]][product] = .notHere
                isNew = true
            }
        }
        return isNew
    }

    /// The group without them.
    func rest(of group: PackageGroup) -> PackageGroup {
        let packages = group.packages.compactMap { package -> PackageDependency? in
            var rest = package
            let known = obstacles[package.requirement] ?? [:]
            rest.products = package.products.filter { known[$0] == nil }
            return rest.products.isEmpty ? nil : rest
        }
        return PackageGroup(packages: packages, usesSDK: group.usesSDK)
    }

    /// What can be done about those of a group.
    func advice(on group: PackageGroup) -> [String: String] {
        group.packages.reduce(into: [:]) { advice, package in
            let known = obstacles[package.requirement] ?? [:]
            for product in package.products { advice[product] = known[product]?.advice(on: product) }
        }
    }
}
