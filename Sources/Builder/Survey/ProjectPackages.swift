import Foundation

/// The packages of a surveyed project, built once for all of the targets that link them.
///
/// Unless packages are fetched, those of repositories are left out, and with them each package that needs one: a target
/// that imports one of them is told that there is no such module.
actor ProjectPackages {
    /// What came of them.
    struct Outcome: Sendable {
        var libraries: [PackageLibrary] = []
        /// Why they do not build; the targets that import ``modules`` are stopped by it.
        var error: BuildError?
        /// The modules that an error takes away.
        var modules: Set<String> = []
    }

    private let groups: [PackageGroup]
    private var building: Task<Outcome, any Error>?

    init(_ packages: [PackageDependency], fetched: Bool) {
        groups = PackageGroup.groups(
            of: packages.filter { fetched || ($0.path != nil && !PackageSources.needsFetching($0)) }
        )
    }

    /// The packages, built by the first who asks.
    ///
    /// - Throws: whatever is none of the project's faults.
    func outcome(of build: PackageBuild) async throws -> Outcome {
        if let building { return try await building.value }
        let task = Task { [groups] in
            var outcome = Outcome()
            for group in groups {
                do {
                    if let library = try await build.build(build.fetch(group)) { outcome.libraries.append(library) }
                } catch let error as BuildError {
                    outcome.error = error
                    let checkouts = PackageBuild.checkouts(in: build.folder(of: group))
                    outcome.modules.formUnion(group.modules(fetchedInto: checkouts))
                }
            }
            return outcome
        }
        building = task
        return try await task.value
    }
}

extension PackageGroup {
    /// What targets may import of it, as far as its manifests' texts tell: a target may import what its packages need.
    fileprivate func modules(fetchedInto checkouts: URL) -> [String] {
        packages.flatMap(\.products)
            + onDisk(fetchedInto: checkouts).flatMap(PackageSources.modules).map(\.folder.lastPathComponent)
    }
}
