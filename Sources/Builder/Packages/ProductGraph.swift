import Foundation

/// What products of packages need, as far as the texts of manifests tell.
struct ProductGraph {
    private let manifests: [PackageManifest]

    init(of packages: [URL]) { manifests = packages.map { PackageManifest(of: $0) } }

    /// The first of some products that another one is made with; nil where it needs none of them.
    func first(of wanted: some Collection<String>, neededBy product: String) -> String? {
        let wanted = Set(wanted)
        var seen: Set<[String]> = []
        var open: [(manifest: Int, target: String)] = []
        func follow(_ product: String) {
            for (index, manifest) in manifests.enumerated() {
                open += (manifest.products[product]?.targets ?? []).map { (index, $0) }
            }
        }
        if wanted.contains(product) { return product }
        follow(product)
        while let (index, name) = open.popLast() {
            guard seen.insert(["\(index)", name]).inserted, let target = manifests[index].targets[name] else {
                continue
            }
            for dependency in target.dependencies {
                if manifests[index].targets[dependency] != nil {
                    open.append((index, dependency))
                } else if wanted.contains(dependency) {
                    return dependency
                } else {
                    follow(dependency)
                }
            }
        }
        return nil
    }
}
