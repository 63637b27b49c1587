package import Foundation

/// What a bundle was built from, and when: `CarillonBuild.json` in the `.app` folder.
///
/// By it one can tell that sources were saved since.
package struct BuildRecord: Codable, Hashable, Sendable {
    static let fileName = "CarillonBuild.json"

    /// When the sources were read.
    package var date: Date
    /// The folders of the targets and packages.
    package var folders: [String]

    init(_ plan: ProjectPlan, at date: Date) {
        self.date = date
        folders = plan.targets.compactMap(\.folder?.path) + plan.packages.compactMap(\.path)
    }

    /// Reads a bundle's.
    ///
    /// - Returns: nil for a bundle that `carillon build` did not make.
    package init?(of app: URL) {
        guard let data = FileManager.default.contents(atPath: app.appendingPathComponent(Self.fileName).path),
            let record = try? JSONDecoder().decode(Self.self, from: data)
        else { return nil }
        self = record
    }

    func write(into app: URL) throws {
        try JSONEncoder().encode(self).write(to: app.appendingPathComponent(Self.fileName))
    }

    /// A file that was saved after the build, the newest; nil when the bundle is as new as its sources.
    package var savedSince: URL? {
        var newest: (date: Date, file: URL)?
        for folder in folders {
            let files = FileManager.default.enumerator(
                at: URL(fileURLWithPath: folder),
                includingPropertiesForKeys: [.contentModificationDateKey, .isRegularFileKey],
                options: .skipsHiddenFiles
            )
            // As many as a folder may have to be built.
            var count = 0
            while let file = files?.nextObject() as? URL, count < TargetFolder.limit {
                count += 1
                let values = try? file.resourceValues(forKeys: [.contentModificationDateKey, .isRegularFileKey])
                guard values?.isRegularFile == true, let saved = values?.contentModificationDate,
                    saved > newest?.date ?? date
                else { continue }
                newest = (saved, file)
            }
        }
        return newest?.file
    }
}
