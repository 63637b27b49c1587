import Foundation

/// The files that a target has by its `sources` (XcodeGen: TargetSource).
struct XcodeGenSources {
    private(set) var files: [URL] = []
    private let root: URL

    /// - Throws: ``BuildError`` when a folder has too many files.
    init(of target: PropertyList, in root: URL) throws(BuildError) {
        self.root = root
        for source in target.list("sources") { try add(source) }
        var seen: Set<String> = []
        files = files.filter { seen.insert($0.path).inserted && !Self.isInfo($0) }
    }

    private mutating func add(_ source: PropertyList) throws(BuildError) {
        guard let path = source.text ?? source["path"]?.text, source["buildPhase"]?.text != "none" else { return }
        let place = (path.hasPrefix("/") ? URL(fileURLWithPath: path) : root.appendingPathComponent(path))
            .standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
            if source["optional"]?.written != "YES" { files.append(place) }
            return
        }
        // A catalogue or a model is one file to Xcode, and so is a folder that is referred to.
        let isWhole = ["xcassets", "xcdatamodeld", "xcdatamodel", "bundle"].contains(place.pathExtension)
        if !isFolder.boolValue || isWhole || source["type"]?.text == "folder" {
            files.append(place)
            return
        }
        let contents = try TargetFolder(place, without: [])
        let excluded = source.texts("excludes").compactMap(PathPattern.init)
        let included = source.texts("includes").compactMap(PathPattern.init)
        let all = contents.sources + contents.models + contents.resources.map(\.url) + contents.foreign
        files += all.filter { file in
            let path = String(file.standardizedFileURL.path.dropFirst(place.path.count + 1))
            let isWanted = included.isEmpty || included.contains { $0.matches(path) }
            return isWanted && !excluded.contains { $0.matches(path) }
        }
    }

    /// XcodeGen never copies one: a target's is read, others are not for a bundle.
    private static func isInfo(_ file: URL) -> Bool { file.lastPathComponent == "Info.plist" }

    /// The `Info.plist` among a target's folders, which XcodeGen takes where nothing else is said.
    static func info(of target: PropertyList, in root: URL) -> String? {
        for source in target.list("sources") {
            guard let path = source.text ?? source["path"]?.text else { continue }
            let folder = root.appendingPathComponent(path)
            let found = FileManager.default.enumerator(atPath: folder.path)?.lazy.compactMap { $0 as? String }
                .prefix(TargetFolder.limit).first { $0.split(separator: "/").last == "Info.plist" }
            if let found { return "\(path)/\(found)" }
        }
        return nil
    }
}

/// A pattern of paths as shells write it: `*` within a name, `**` across folders, `?` for one letter, `{a,b}` for either.
struct PathPattern {
    private let form: Regex<AnyRegexOutput>

    /// Letters of a pattern, and stars in it: more of them take long to match.
    private static let (letterLimit, starLimit) = (256, 12)

    /// Nil for one that is too long or is none.
    init?(_ pattern: String) {
        guard pattern.utf8.count <= Self.letterLimit, pattern.count(where: { $0 == "*" }) <= Self.starLimit else {
            return nil
        }
        var form = ""
        var isInBraces = false
        var rest = pattern[...]
        if rest.hasPrefix("./") { rest = rest.dropFirst(2) }
        if rest.hasSuffix("/") { rest = rest.dropLast() }
        while let letter = rest.popFirst() {
            switch letter {
            case "*" where rest.hasPrefix("*/"):
                rest = rest.dropFirst(2)
                form += "(.*/)?"
            case "*" where rest.hasPrefix("*"):
                rest = rest.dropFirst()
                form += ".*"
            case "*": form += "[^/]*"
            case "?": form += "[^/]"
            case "{":
                isInBraces = true
                form += "("
            case "}" where isInBraces:
                isInBraces = false
                form += ")"
            case "," where isInBraces: form += "|"
            default: form += NSRegularExpression.escapedPattern(for: String(letter))
            }
        }
        // A folder stands for all in it.
        guard let made = try? Regex("\(form)(/.*)?") else { return nil }
        self.form = made
    }

    func matches(_ path: String) -> Bool { (try? form.wholeMatch(in: path)) != nil }
}
