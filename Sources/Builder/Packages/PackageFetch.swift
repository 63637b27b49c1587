import Foundation

extension PackageBuild {
    /// A group whose sources are on this disk.
    struct Fetched: Sendable {
        let group: PackageGroup
        /// Where it is built.
        let folder: URL
        /// What of it is rewritten.
        let modules: [AuthorModule]
        /// The products that are left out, and what can be done about it.
        let leftOut: [String: String]
    }

    /// Fetches a group, at the versions that its author's `Package.resolved` has. What cannot be had or built is left out
    /// of it, and the others are fetched.
    ///
    /// - Throws: ``BuildError`` with what SwiftPM said.
    func fetch(_ group: PackageGroup) async throws -> Fetched {
        let folder = folder(of: group)
        let checkouts = Self.checkouts(in: folder)
        var leftOut = LeftOutProducts(notedIn: folder)
        _ = leftOut.look(at: group, in: checkouts)
        var standIns = try StandIns(in: folder)
        let pinned = PinnedVersions(of: manifest.deletingLastPathComponent(), and: group.packages.compactMap(\.folder))
        try pinned.write(into: folder)
        while true {
            let rest = leftOut.rest(of: group)
            try rest.write(into: folder)
            if rest.needsFetching {
                let resolve = try tool(["package", "--package-path", folder.path, "resolve"], for: rest, in: folder)
                let run = try await resolve.run()
                guard run.status == 0 else {
                    let unreachable =
                        LeftOutProducts.unreachable(in: run.output)
                        + LostArtifacts.addresses(in: run.output, of: rest, checkouts)
                    if leftOut.note(unreachable, of: rest) { continue }
                    if try await standIns.answer(run.output, unreachable, pinned.pins) {
                        try pinned.without(standIns.addresses.keys).write(into: folder)
                        continue
                    }
                    // A commit that its repository does not have any more is none: the project's requirements count.
                    if run.output.contains("evision"), try PinnedVersions.forget(in: folder) { continue }
                    guard leftOut.look(at: rest, in: checkouts) else { throw failure(run.output) }
                    continue
                }
                let packages = rest.onDisk(fetchedInto: checkouts)
                let absent = try standIns.complete(in: checkouts, for: packages)
                if leftOut.note(absent, of: rest, ProductGraph(of: packages)) { continue }
            }
            // What was fetched just now may not be built either.
            if leftOut.look(at: rest, in: checkouts) { continue }
            try leftOut.write(into: folder)
            let modules =
                rest.packages.isEmpty ? [] : try await rest.authorModules(fetchedInto: checkouts, scans: library.scans)
            return Fetched(group: rest, folder: folder, modules: modules, leftOut: leftOut.advice(on: group))
        }
    }
}

extension PackageGroup {
    /// Whether it is of repositories, or needs some; before they are fetched, nobody knows their files.
    fileprivate var needsFetching: Bool {
        usesSDK && packages.contains { $0.path == nil || PackageSources.needsFetching($0) }
    }
}
