import Foundation

/// A Swift package that an app's targets import: an entry of `packages` in `app.json`.
///
///     { "url": "https://github.com/apple/swift-collections", "from": "1.1.0", "products": ["DequeModule"] }
///     { "path": "../NotificationKit", "products": ["NotificationKit"], "targets": ["NotificationService"] }
struct PackageDependency: Codable, Hashable, Sendable {
    /// A git repository; with it goes ``from``.
    var url: String?
    /// A folder, relative to the project's.
    var path: String?
    /// The lowest version; without ``below`` the next major one is the first that is not taken.
    var from: String?
    /// The first version that is not taken.
    var below: String?
    /// The one version that is taken, in place of ``from``.
    var exact: String?
    /// A branch of the repository, in place of ``from``.
    var branch: String?
    /// A commit of the repository, in place of ``from``.
    var revision: String?
    /// The libraries that are used.
    var products: [String]
    /// The targets that may import them; all when it is not there.
    var targets: [String]?
    /// Whether the package is built with Apple's modules beside it, as an iPhone's is; so are those with a `path`.
    var sdk: Bool?

    var usesSDK: Bool { sdk ?? (path != nil) }

    /// Where it lies, when it is on this machine.
    var folder: URL? {
        if let path { return URL(fileURLWithPath: path) }
        guard let url, url.hasPrefix("/") || url.hasPrefix("file://") else { return nil }
        return url.hasPrefix("/") ? URL(fileURLWithPath: url) : URL(string: url)
    }

    /// What SwiftPM calls the package.
    var identity: String {
        let name = (url ?? path ?? "").split(separator: "/").last.map(String.init) ?? ""
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }

    /// What a `Package.swift` says of it.
    var requirement: String {
        if let path { return #".package(path: "\#(path)")"# }
        let address = #".package(url: "\#(url ?? "")""#
        if let from, let below, branch == nil, revision == nil, exact == nil {
            return address + #", "\#(from)"..<"\#(below)")"#
        }
        let version = [("branch", branch), ("revision", revision), ("exact", exact), ("from", from)]
            .first { $0.1 != nil }
        return address + #", \#(version?.0 ?? "from"): "\#(version?.1 ?? "")")"#
    }

    /// Holds what goes into a `Package.swift` to texts that stay texts there, and an address to one of a repository.
    ///
    /// - Throws: ``BuildError`` that names the text.
    func checkTexts(as key: String, in file: String) throws(BuildError) {
        for text in [url, path, from, below, exact, branch, revision].compactMap({ $0 }) + products {
            guard
                !text.unicodeScalars.contains(where: {
                    $0 == "\"" || $0 == "\\" || $0.properties.generalCategory == .control
                })
            else { throw .badProject(file, "\(key) has a quotation mark, a backslash or a line break in \(text)") }
        }
        if let url, url.hasPrefix("-") || url.contains("::") {
            throw .badProject(file, "\(key).url is \(url), which is no address of a repository")
        }
    }

    /// The same with an absolute path.
    ///
    /// - Parameters:
    ///   - key: how `app.json` calls it, for errors.
    ///   - project: the folder with the `app.json`.
    ///   - targets: the project's.
    /// - Throws: ``BuildError`` that names the key.
    func checked(as key: String, in project: URL, targets names: [String]) throws(BuildError) -> PackageDependency {
        let file = project.appendingPathComponent(ProjectManifest.fileName).path
        func wrong(_ why: String) -> BuildError { .badProject(file, "\(key)\(why)") }
        guard !products.isEmpty else { throw wrong(".products is empty; it names the libraries to use") }
        if let unknown = (targets ?? []).first(where: { !names.contains($0) }) {
            throw wrong(".targets names \(unknown); the app's targets are \(names.joined(separator: ", "))")
        }
        try checkTexts(as: key, in: file)
        var checked = self
        switch (url, path) {
        case (_?, nil):
            if branch == nil && revision == nil && exact == nil {
                guard let from, from.wholeMatch(of: /\d+\.\d+\.\d+([-+].*)?/) != nil else {
                    throw wrong(".from should be a version such as 1.2.3; it is \(from ?? "missing")")
                }
            }
        case (nil, let path?):
            let folder = (path.hasPrefix("/") ? URL(fileURLWithPath: path) : project.appendingPathComponent(path))
                .standardizedFileURL
            guard PackageSources.hasManifest(folder) else {
                throw wrong(".path is \(path); there is no Package.swift in \(folder.path)")
            }
            checked.path = folder.path
        default: throw wrong(" needs one of \"url\" and \"path\"")
        }
        // The project's folder has a name of its author's, too.
        try checked.checkTexts(as: key, in: file)
        return checked
    }
}
