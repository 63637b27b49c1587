import Foundation

/// The names that Xcode makes of the colours and pictures of asset catalogues, such as `UIColor.darkShadow` of a set that is
/// called “Dark Shadow”.
struct AssetSymbols: Hashable, Sendable {
    /// Which of them are made, by `ASSETCATALOG_COMPILER_GENERATE_…`.
    struct Choice: Hashable, Sendable {
        /// `ColorResource.darkShadow` and `ImageResource.bell`.
        var resources = true
        /// `UIColor.darkShadow`, `Color.darkShadow`, `UIImage.bell` with them.
        var extensions = false
    }

    private enum Kind: String, CaseIterable {
        case color = "colorset"
        case image = "imageset"

        var resource: String { self == .color ? "UIKit.ColorResource" : "UIKit.ImageResource" }
        /// What a set's name loses at its end.
        var suffix: String { self == .color ? "Color" : "Image" }
    }

    /// A colour or a picture.
    private struct Entry: Hashable {
        let kind: Kind
        /// With the folders that give a namespace.
        let name: String
        /// The types that stand for these folders.
        let types: [String]
        let symbol: String
    }

    private var entries: [Entry] = []
    private let choice: Choice
    /// Where they are looked for: a package's are in a bundle of its own.
    private let bundle: String

    /// How deep folders may lie in a catalogue.
    private static let depthLimit = 16
    /// Sets of a target: more than people have.
    private static let limit = 10_000

    /// - Parameters:
    ///   - catalogues: folders that end in `.xcassets`; other files are passed over.
    ///   - choice: which of the names are made.
    ///   - bundle: where they are looked for, as Swift says it.
    init(of catalogues: [URL], _ choice: Choice, in bundle: String = ".main") {
        self.choice = choice
        self.bundle = bundle
        guard choice.resources else { return }
        for catalogue in catalogues where catalogue.pathExtension == "xcassets" {
            read(catalogue, [], [], depth: 0)
        }
        var seen: Set<[String]> = []
        entries = entries.filter { seen.insert([$0.kind.rawValue, $0.symbol] + $0.types).inserted }
    }

    private mutating func read(_ folder: URL, _ names: [String], _ types: [String], depth: Int) {
        guard depth < Self.depthLimit else { return }
        let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for file in contents.sorted() where entries.count < Self.limit {
            let url = folder.appendingPathComponent(file)
            let name = url.deletingPathExtension().lastPathComponent
            // It becomes a text of a source.
            guard !name.contains(where: { $0 == "\"" || $0 == "\\" || $0.isNewline }) else { continue }
            // A symbol is a picture to those who name it.
            if let kind = url.pathExtension == "symbolset" ? .image : Kind(rawValue: url.pathExtension) {
                guard let symbol = Self.symbol(of: name, without: kind.suffix) else { continue }
                let path = (names + [name]).joined(separator: "/")
                entries.append(Entry(kind: kind, name: path, types: types, symbol: symbol))
            } else if url.pathExtension.isEmpty {
                let type = Self.providesNamespace(url) ? Self.type(of: name) : nil
                read(url, names + (type == nil ? [] : [name]), types + (type.map { [$0] } ?? []), depth: depth + 1)
            }
        }
    }

    private struct Contents: Decodable {
        struct Properties: Decodable {
            var namespace: Bool?
            enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
        }
        var properties: Properties?
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        guard let data = try? ProjectFile.read(folder.appendingPathComponent("Contents.json")) else { return false }
        return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.namespace == true
    }

    // MARK: Names

    /// `darkShadow` of “Dark Shadow”, `accent` of “AccentColor” and “accent-color”, `nycMap` of “NYCMap”; nil for a name without letters and
    /// digits.
    private static func symbol(of name: String, without suffix: String) -> String? {
        guard let all = type(of: name) else { return nil }
        // “shadow-color” loses its end as “ShadowColor” does.
        let type = all.hasSuffix(suffix) && all.count > suffix.count ? String(all.dropLast(suffix.count)) : all
        // Capitals at the beginning are small, but for one that begins the next word.
        let capitals = type.prefix { $0.isUppercase }.count
        let small = capitals > 1 && capitals < type.count ? capitals - 1 : capitals
        let symbol = type.prefix(small).lowercased() + type.dropFirst(small)
        return keywords.contains(symbol) ? "`\(symbol)`" : symbol
    }

    /// `DarkShadow` of “dark-shadow”.
    private static func type(of name: String) -> String? {
        let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        let joined = words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }
            .joined()
        guard let first = joined.first else { return nil }
        let type = first.isNumber ? "_" + joined : first.uppercased() + joined.dropFirst()
        return BuildSettings.isIdentifier(type) ? type : nil
    }

    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
        "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let", "nil",
        "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript",
        "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    // MARK: Source

    /// The names in Swift; nil for none.
    ///
    /// - Parameters:
    ///   - imports: the modules that the sources import.
    ///   - own: what the author calls static properties: of a set that is called the same only the resource is made.
    func source(importing imports: Set<String>, beside own: Set<String>) -> String? {
        let hasSwiftUI = imports.contains("SwiftUI")
        guard !entries.isEmpty, hasSwiftUI || !imports.isDisjoint(with: ["UIKit", "UserNotificationsUI"]) else {
            return nil
        }
        var lines = ["import UIKit"] + (hasSwiftUI ? ["import SwiftUI"] : [])
        for kind in Kind.allCases {
            lines += nested(in: "extension \(kind.resource)", kind) { entry in
                "nonisolated static let \(entry.symbol) = \(kind.resource)(name: \"\(entry.name)\", bundle: \(bundle))"
            }
        }
        guard choice.extensions else { return lines.joined(separator: "\n") + "\n" }
        lines += members("UIKit.UIColor", of: .color, but: own.union(Self.colors)) { "UIColor(resource: \($0))" }
        lines += members("UIKit.UIImage", of: .image, but: own) { "UIImage(resource: \($0))" }
        if hasSwiftUI {
            lines += members("SwiftUI.Color", of: .color, but: own.union(Self.swiftUIColors)) { "SwiftUI.Color(\($0))" }
            lines += nested(
                in: "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color",
                .color,
                but: own.union(Self.swiftUIColors)
            ) {
                "nonisolated static var \($0.symbol): SwiftUI.Color { .init(\(Self.path($0))) }"
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func members(
        _ type: String,
        of kind: Kind,
        but known: Set<String>,
        _ value: (String) -> String
    ) -> [String] {
        nested(in: "extension \(type)", kind, but: known) { entry in
            "nonisolated static var \(entry.symbol): \(type) { \(value(Self.path(entry))) }"
        }
    }

    private static func path(_ entry: Entry) -> String {
        ([entry.kind.resource] + entry.types + [entry.symbol]).joined(separator: ".")
    }

    /// Members of an extension, those of folders in types of their own.
    private func nested(
        in opening: String,
        _ kind: Kind,
        but known: Set<String> = [],
        _ line: (Entry) -> String
    ) -> [String] {
        let entries = entries.filter { $0.kind == kind && !($0.types.isEmpty && known.contains($0.symbol)) }
        // An extension of a protocol has no types.
        let shown = opening.contains(" where ") ? entries.filter(\.types.isEmpty) : entries
        guard !shown.isEmpty else { return [] }
        let byTypes = Dictionary(grouping: shown, by: \.types).sorted { $0.key.lexicographicallyPrecedes($1.key) }
        var declared: Set<[String]> = []
        var lines: [String] = []
        for (types, entries) in byTypes {
            for depth in types.indices where declared.insert(Array(types[...depth])).inserted {
                let above = types[..<depth].map { ".\($0)" }.joined()
                lines.append("\(opening)\(above) { enum \(types[depth]) {} }")
            }
            let place = types.map { ".\($0)" }.joined()
            lines.append("\(opening)\(place) {")
            lines += entries.map { "    " + line($0) }
            lines.append("}")
        }
        return lines
    }

    /// What UIKit's colours are called: Xcode passes over sets that would be called the same.
    private static let colors: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
        "orange",
        "purple", "brown", "clear", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link",
        "placeholderText", "separator", "opaqueSeparator", "tintColor", "darkText", "lightText", "systemBackground",
        "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple",
        "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray",
    ]
    /// And SwiftUI's.
    private static let swiftUIColors: Set<String> = [
        "black", "white", "gray", "red", "green", "blue", "cyan", "yellow", "orange", "purple", "brown", "clear",
        "pink",
        "mint", "teal", "indigo", "primary", "secondary", "accentColor",
    ]
}
