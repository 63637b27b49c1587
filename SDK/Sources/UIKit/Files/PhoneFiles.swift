import Foundation
import Synchronization

/// The files that a person of the phone chooses of: “On My iPhone”, a folder in the app's container.
///
/// Who runs the phone sees it there too, and may put files into it.
package enum PhoneFiles {
    private static let place = Mutex(
        URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent("On My iPhone")
    )
    /// So many of a folder are listed, the first ones by their names.
    static let limit = 2_000

    /// The folder; a test has another.
    package static var root: URL {
        get { place.withLock { $0 } }
        set { place.withLock { $0 = newValue } }
    }

    /// What lies in a folder, by its names: files and folders, not links and what is hidden.
    static func contents(of folder: URL) -> [PhoneFile] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let sorted = names.filter { !$0.hasPrefix(".") }.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
        return sorted.prefix(limit).compactMap { PhoneFile(folder.appendingPathComponent($0)) }
    }

    /// The folders that lead to one below the root, itself the last; none for one that lies elsewhere.
    static func way(to folder: URL) -> [URL] {
        let (from, to) = (root.standardizedFileURL.pathComponents, folder.standardizedFileURL.pathComponents)
        guard to.count > from.count, to.starts(with: from) else { return [] }
        var way: [URL] = []
        for name in to[from.count...] {
            let next = (way.last ?? root).appendingPathComponent(name)
            guard PhoneFile(next)?.isFolder == true else { return way }
            way.append(next)
        }
        return way
    }

    /// Puts a file into a folder.
    ///
    /// - Parameters:
    ///   - isMove: whether it goes from where it is.
    ///   - isReplacement: whether it takes the place of one of its name; else it comes under a name that is free.
    /// - Returns: where it is then.
    static func put(_ file: URL, into folder: URL, isMove: Bool, isReplacement: Bool) throws -> URL {
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let wanted = folder.appendingPathComponent(file.lastPathComponent)
        guard wanted.standardizedFileURL != file.standardizedFileURL else { return wanted }
        let place = isReplacement ? wanted : free(wanted)
        // What is there goes when the other is there whole.
        let coming = folder.appendingPathComponent(".\(UUID().uuidString)")
        if isMove { try manager.moveItem(at: file, to: coming) } else { try manager.copyItem(at: file, to: coming) }
        if isReplacement, manager.fileExists(atPath: place.path) { try manager.removeItem(at: place) }
        try manager.moveItem(at: coming, to: place)
        return place
    }

    /// The place, or that of the first “name 2” that is free.
    private static func free(_ place: URL) -> URL {
        let (name, ending) = (place.deletingPathExtension().lastPathComponent, place.pathExtension)
        var (next, number) = (place, 2)
        while FileManager.default.fileExists(atPath: next.path) {
            next = place.deletingLastPathComponent().appendingPathComponent("\(name) \(number)")
            if !ending.isEmpty { next = next.appendingPathExtension(ending) }
            number += 1
        }
        return next
    }
}

/// A file or a folder of the list.
struct PhoneFile: Hashable {
    let url: URL
    let isFolder: Bool

    /// Nil for what is neither, such as a link.
    init?(_ url: URL) {
        let kind = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType
        guard kind == .typeRegular || kind == .typeDirectory else { return nil }
        (self.url, isFolder) = (url, kind == .typeDirectory)
    }
}
