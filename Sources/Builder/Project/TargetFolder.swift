import Foundation

/// An author's folder of one target, sorted into what is compiled and what is copied.
struct TargetFolder: Sendable {
    private(set) var sources: [URL] = []
    private(set) var resources: [Target.Resource] = []
    /// The Core Data models.
    private(set) var models: [URL] = []
    private(set) var entitlements: URL?
    /// Sources of languages that are not compiled here.
    private(set) var foreign: [URL] = []

    /// How many files a folder may have.
    static let limit = 10_000

    private static let compiled: Set = ["swift"]
    private static let notCopied: Set = [
        "h", "m", "mm", "c", "cpp", "pch", "md", "xcconfig", "modulemap", "entitlements",
    ]
    private static let foreignSources: Set = ["m", "mm", "c", "cpp", "metal"]
    private static let notEntered: Set = ["xcodeproj", "xcworkspace", "playground", "xctest", "app", "appex"]

    /// - Parameters:
    ///   - folder: the target's.
    ///   - others: folders of other targets, which may lie within.
    /// - Throws: ``BuildError`` when there is no such folder, or too much in it.
    init(_ folder: URL, without others: [URL]) throws(BuildError) {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory), isDirectory.boolValue
        else { throw .badProject(folder.path, "there is no such folder") }
        let excluded = Set(others.map(\.standardizedFileURL.path))
        let root = folder.standardizedFileURL.path
        var count = 0
        guard let files = FileManager.default.enumerator(atPath: root) else {
            throw .badProject(root, "cannot be read")
        }
        while let path = files.nextObject() as? String {
            let url = URL(fileURLWithPath: root).appendingPathComponent(path)
            let name = url.lastPathComponent
            let isFolder = files.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
            if isFolder {
                if url.pathExtension == "xcassets" {
                    resources.append(contentsOf: AssetCatalog(url).resources)
                    files.skipDescendants()
                } else if let icon = AppIcon(url) {
                    resources += icon.resources
                    files.skipDescendants()
                } else if LearnedModel.isModel(url) {
                    take(url, path)
                    files.skipDescendants()
                } else if Self.isModel(url) {
                    models.append(url)
                    files.skipDescendants()
                } else if name.hasPrefix(".") || Self.notEntered.contains(url.pathExtension)
                    || excluded.contains(url.standardizedFileURL.path)
                    || PackageSources.hasManifest(url)
                {
                    files.skipDescendants()
                }
                continue
            }
            count += 1
            guard count <= Self.limit else { throw .badProject(root, "has more than \(Self.limit) files") }
            if name.hasPrefix(".") { continue }
            take(url, path)
        }
        sources.sort { $0.path < $1.path }
        models.sort { $0.path < $1.path }
        resources.sort { $0.path < $1.path }
    }

    /// - Parameters:
    ///   - listed: files and folders that a project of Xcode's gives the target; each is there.
    ///   - entitlements: the target's.
    ///   - iconName: of the app's icon.
    init(listed: [URL], entitlements: URL?, iconName: String? = nil) {
        for url in listed {
            if url.pathExtension == "xcassets" {
                resources += AssetCatalog(url, iconName: iconName ?? AppIcon.usualName).resources
            } else if let icon = AppIcon(url) {
                if url.deletingPathExtension().lastPathComponent == iconName ?? AppIcon.usualName {
                    resources += icon.resources
                }
            } else if Self.isModel(url) {
                if !models.contains(url) { models.append(url) }
            } else {
                take(url, url.path)
            }
        }
        // A file in two of Xcode's lists is one.
        var seen: Set<String> = []
        sources = sources.filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
        seen = []
        resources = Self.apart(resources).filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
        self.entitlements = entitlements
    }

    /// Takes in what other targets have, too. Its own files go before those of the same name.
    mutating func share(_ other: TargetFolder) {
        let own = Set(sources + models)
        sources += other.sources.filter { !own.contains($0) }
        models += other.models.filter { !own.contains($0) }
        let places = Set(resources.map(\.path))
        let all = Self.apart(resources + other.resources)
        resources = resources + all.dropFirst(resources.count).filter { !places.contains($0.path) }
        foreign += other.foreign
    }

    /// Catalogues of one name, such as the phone's and the watch's, are all read: each lies in the bundle by a name of its own.
    private static func apart(_ resources: [Target.Resource]) -> [Target.Resource] {
        var places: [String: [URL]] = [:]
        return resources.map { resource in
            guard resource.url.pathExtension == "xcassets" else { return resource }
            let place = places[resource.path, default: []].firstIndex(of: resource.url)
            if place == nil { places[resource.path, default: []].append(resource.url) }
            let number = place ?? places[resource.path, default: []].count - 1
            guard number > 0 else { return resource }
            let name = resource.url.deletingPathExtension().lastPathComponent
            return Target.Resource(url: resource.url, path: "\(name) \(number + 1).xcassets")
        }
    }

    /// Whether a folder is a file to Xcode.
    static func isOneThing(_ url: URL) -> Bool {
        url.pathExtension == "xcassets" || LearnedModel.isModel(url) || isModel(url)
    }

    private static func isModel(_ url: URL) -> Bool {
        ["xcdatamodeld", "xcdatamodel"].contains(url.pathExtension)
    }

    private mutating func take(_ url: URL, _ path: String) {
        let fileExtension = url.pathExtension.lowercased()
        if Self.foreignSources.contains(fileExtension) { foreign.append(url) }
        if Self.compiled.contains(fileExtension) {
            sources.append(url)
        } else if fileExtension == "entitlements" {
            entitlements = url
        } else if !Self.notCopied.contains(fileExtension), path != "Info.plist", path != ProjectManifest.fileName {
            // A model of Core ML comes under the name that Xcode's compiler gives it.
            let place = Self.place(of: path)
            let name = LearnedModel.isModel(url) ? "\(url.deletingPathExtension().lastPathComponent).mlmodelc" : place
            resources.append(.init(url: url, path: name))
        }
    }

    /// A bundle is flat, but for `.lproj` folders: Xcode copies the files of groups to its top.
    private static func place(of path: String) -> String {
        let parts = path.split(separator: "/").map(String.init)
        let localization = parts.dropLast().last { $0.hasSuffix(".lproj") }
        let name = parts.last ?? path
        return localization.map { "\($0)/\(name)" } ?? name
    }
}
