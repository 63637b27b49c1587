import Foundation
import Synchronization

/// Where the sets of a bundle's asset catalogues lie. It is looked for once in a process: a bundle does not change, and a
/// list asks for its pictures row by row.
struct AssetIndex: Sendable {
    /// By their kinds and names, such as `imageset` and `Bells/Low`, in the order in which they were found.
    private var sets: [String: [URL]] = [:]

    private static let known = Mutex<[String: AssetIndex]>([:])

    static func of(_ bundle: Bundle) -> AssetIndex {
        let folder = bundle.resourceURL ?? bundle.bundleURL
        return known.withLock { known in
            if let index = known[folder.path] { return index }
            let index = AssetIndex(folder)
            known[folder.path] = index
            return index
        }
    }

    private init(_ folder: URL) {
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for catalogue in entries.sorted(by: { $0.path < $1.path }) where catalogue.pathExtension == "xcassets" {
            let walker = FileManager.default.enumerator(atPath: catalogue.path)
            while let path = walker?.nextObject() as? String {
                let set = catalogue.appendingPathComponent(path)
                guard !set.pathExtension.isEmpty, walker?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
                else { continue }
                walker?.skipDescendants()
                sets[Self.key((path as NSString).deletingPathExtension, set.pathExtension), default: []].append(set)
            }
        }
    }

    /// The folders of a set: a name is a set's own, or has the folder before it that gives it a namespace.
    func folders(of name: String, kind: String) -> [URL] {
        let all = sets[Self.key(name, kind)] ?? []
        return all.count < 2 ? all : all.filter { $0.path.hasSuffix("/\(name).\(kind)") } + all
    }

    private static func key(_ path: String, _ kind: String) -> String {
        "\(kind):\((path as NSString).lastPathComponent)"
    }
}
