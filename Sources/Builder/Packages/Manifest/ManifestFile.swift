import Foundation

/// The files of a package that are manifests: `Package.swift`, and those for newer tools, such as `Package@swift-6.0.swift`.
enum ManifestFile {
    static let name = "Package.swift"

    /// The tools that read them: those that this was built with.
    private static var tools: [Int] {
        #if compiler(>=6.4)
        [6, 4]
        #elseif compiler(>=6.3)
        [6, 3]
        #else
        [6, 2]
        #endif
    }

    /// All of a package; the one without a version comes first.
    static func all(in package: URL) -> [URL] {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: package.path)) ?? []
        return ([name].filter(entries.contains) + entries.filter { version(of: $0) != nil }.sorted())
            .map(package.appendingPathComponent)
    }

    /// The one that SwiftPM reads: that of its own version, or else the newest of older ones that asks for newer tools than
    /// `Package.swift` does (Swift Package Manager: Version-specific packaging).
    static func chosen(in package: URL) -> URL {
        let main = package.appendingPathComponent(name)
        let others = all(in: package).compactMap { file in version(of: file.lastPathComponent).map { (file, $0) } }
            .filter { isBefore($0.1, tools) || tools.starts(with: $0.1) }
            .max { isBefore($0.1, $1.1) }
        guard let (file, version) = others else { return main }
        return tools.starts(with: version) || isBefore(toolsVersion(in: main), toolsVersion(in: file)) ? file : main
    }

    private static func toolsVersion(in file: URL) -> [Int] { toolsVersion(of: ManifestText.read(file)) }

    /// `swift-tools-version: 5.9` at its start.
    static func toolsVersion(of text: String) -> [Int] {
        let head = text.prefix(200)
        return head.firstMatch(of: #/swift-tools-version:\s*(?<version>[0-9.]+)/#).map { numbers($0.version) } ?? []
    }

    private static func version(of file: String) -> [Int]? {
        file.wholeMatch(of: #/Package@swift-(?<version>[0-9.]+)\.swift/#).map { numbers($0.version) }
    }

    private static func numbers(_ version: Substring) -> [Int] { version.split(separator: ".").map { Int($0) ?? 0 } }

    private static func isBefore(_ one: [Int], _ other: [Int]) -> Bool { one.lexicographicallyPrecedes(other) }
}
