import Foundation

/// What can be told of sources by their text, without compiling them.
struct SourceScan: Sendable {
    private let texts: [String]

    init(_ sources: [URL]) {
        texts = sources.map { url in
            FileManager.default.contents(atPath: url.path).map { Self.withoutComments(String(decoding: $0, as: UTF8.self)) }
                ?? ""
        }
    }

    /// Whether a class of that name is declared.
    func declaresClass(_ name: String) -> Bool {
        guard let pattern = try? Regex("\\bclass\\s+\(name)\\b") else { return false }
        return texts.contains { $0.contains(pattern) }
    }

    /// The classes whose inheritance clause names `UIApplicationDelegate`.
    var applicationDelegates: [String] {
        texts.flatMap { text in
            text.matches(of: /\bclass\s+(?<name>\w+)\s*:\s*(?<bases>[^{]*)\{/)
                .filter { $0.bases.contains(/\bUIApplicationDelegate\b/) }
                .map { String($0.name) }
        }
    }

    /// Whether something is marked `@main`.
    var hasMainAttribute: Bool { texts.contains { $0.contains(/@main\b/) } }

    private static func withoutComments(_ text: String) -> String {
        text.replacing(/\/\*[\s\S]*?\*\//, with: "").replacing(/\/\/[^\n]*/, with: "")
    }
}
