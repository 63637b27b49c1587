import Foundation

/// The products of an app's packages that cannot be built here, with why: the others are built without them.
///
/// They are found once a package is fetched, and noted beside it: it is not fetched again to be left out.
struct LeftOutProducts: Codable, Sendable {
    /// By what a manifest says of a package, and the product.
    private(set) var obstacles: [String: [String: PackageObstacle]] = [:]

    /// What could not be fetched for a product.
    private var unreached: [String: [String: String]] = [:]

    private enum CodingKeys: CodingKey { case obstacles }

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

    /// The addresses of repositories that SwiftPM did not get.
    static func unreachable(in output: String) -> [String] {
        output.matches(of: #/Failed to clone repository (?<url>\S+?):?(\s|$)/#).map { String($0.url) }
    }

    /// Notes the packages of a group that are of repositories that cannot be fetched.
    ///
    /// - Returns: whether there is one.
    mutating func note(_ addresses: [String], of group: PackageGroup) -> Bool {
        var isNew = false
        for package in group.packages where package.path == nil {
            // SwiftPM says the path of a file's address.
            guard let url = package.url, let place = URL(string: url),
                addresses.contains(url) || place.isFileURL && addresses.contains(place.path)
            else { continue }
            for product in package.products { note(product, of: package, for: url) }
            isNew = true
        }
        return isNew
    }

    /// Notes the products of a group that need some that are not here.
    ///
    /// - Parameter absent: these, with the address of their repository.
    /// - Returns: whether there is one.
    mutating func note(_ absent: [String: String], of group: PackageGroup, _ graph: ProductGraph) -> Bool {
        var isNew = false
        for package in group.packages {
            for product in package.products {
                guard let needed = graph.first(of: absent.keys, neededBy: product), let address = absent[needed] else {
                    continue
                }
                note(product, of: package, for: address)
                isNew = true
            }
        }
        return isNew
    }

    /// Notes a product that needs a repository that cannot be fetched.
    private mutating func note(_ product: String, of package: PackageDependency, for address: String) {
        obstacles[package.requirement, default: [:]][product] = .unreachable
        unreached[package.requirement, default: [:]][product] = address
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
            for product in package.products {
                let address = unreached[package.requirement]?[product]
                advice[product] = known[product]?.advice(on: product, for: address == package.url ? nil : address)
            }
        }
    }
}
