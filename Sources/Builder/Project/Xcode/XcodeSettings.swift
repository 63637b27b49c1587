import Foundation

/// The build settings of a target: the project's, then the target's own, each with its `.xcconfig` beneath.
struct XcodeSettings: Sendable {
    private var values: [String: String]

    /// How deep `$(NAME)` and `#include` may lead into each other.
    private static let depthLimit = 16
    /// Bytes of one value, and how many references are followed for it: what goes beyond stays as it is written.
    private static let valueLimit = 16 << 10
    private static let referenceLimit = 1_000
    /// How many `.xcconfig` files one may include, and those it includes.
    private static let fileLimit = 100

    /// - Parameters:
    ///   - objects: the project's.
    ///   - paths: where the files lie.
    ///   - target: the target's id.
    ///   - name: the target's name.
    ///   - configuration: such as `Debug`; another one is taken where there is none of that name.
    /// - Throws: ``BuildError`` for an `.xcconfig` that is no file, or includes too many.
    init(
        _ objects: XcodeObjects,
        _ paths: XcodePaths,
        target: String,
        name: String,
        configuration: String
    ) throws(BuildError) {
        values = [
            "TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "SRCROOT": paths.root.path,
            "PROJECT_DIR": paths.root.path, "SOURCE_ROOT": paths.root.path,
            "PROJECT_NAME": objects.name,
            "CONFIGURATION": configuration, "DEVELOPMENT_LANGUAGE": "en", "PLATFORM_NAME": "iphoneos",
            "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
            "AppIdentifierPrefix": "CARILLON.", "TeamIdentifierPrefix": "CARILLON.",
        ]
        if let language = objects.text(objects.root, "developmentRegion") { values["DEVELOPMENT_LANGUAGE"] = language }
        for owner in [objects.root, target] {
            guard let list = objects.text(owner, "buildConfigurationList") else { continue }
            let all = objects.list(list, "buildConfigurations")
            let preferred = objects.text(list, "defaultConfigurationName")
            guard
                let chosen = all.first(where: { objects.text($0, "name") == configuration })
                    ?? all.first(where: { objects.text($0, "name") == preferred }) ?? all.first
            else { continue }
            if let file = objects.text(chosen, "baseConfigurationReference").flatMap({ paths.url(of: $0) }) {
                var filesLeft = Self.fileLimit
                take(try Self.lines(of: file, filesLeft: &filesLeft))
            }
            take(
                objects.dictionary(chosen, "buildSettings").sorted { $0.key < $1.key }.map { key, value in
                    switch value {
                    case .array(let list): (key, list.compactMap(\.text).joined(separator: " "))
                    case .string(let text): (key, text)
                    default: (key, "")
                    }
                }
            )
        }
    }

    /// A setting's value with every `$(NAME)` replaced; nil when nobody sets it, or to nothing.
    subscript(name: String) -> String? {
        guard let value = values[name] else { return nil }
        let resolved = resolve(value)
        return resolved.isEmpty ? nil : resolved
    }

    /// Whether a setting says yes.
    func isOn(_ name: String) -> Bool { ["YES", "true", "1"].contains(self[name] ?? "") }

    /// The settings whose names begin in this way, without that beginning.
    func all(beginningWith prefix: String) -> [String: String] {
        var found: [String: String] = [:]
        for name in values.keys where name.hasPrefix(prefix) {
            if let value = self[name] { found[String(name.dropFirst(prefix.count))] = value }
        }
        return found
    }

    /// Every setting by its name, resolved, for `$(NAME)` in property lists.
    var resolved: [String: String] { values.mapValues { resolve($0) } }

    /// A text with every `$(NAME)` and `${NAME}` replaced; what nobody sets is nothing, as in Xcode.
    func resolve(_ text: String) -> String {
        var referencesLeft = Self.referenceLimit
        return resolve(text, depth: 0, &referencesLeft)
    }

    private func resolve(_ text: String, depth: Int, _ referencesLeft: inout Int) -> String {
        guard depth < Self.depthLimit, text.utf8.count <= Self.valueLimit, text.contains("$") else { return text }
        var resolved = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            resolved += rest[..<dollar]
            rest = rest[dollar...].dropFirst()
            guard let open = rest.first, open == "(" || open == "{",
                referencesLeft > 0, resolved.utf8.count <= Self.valueLimit,
                let end = Self.end(of: rest, open: open, close: open == "(" ? ")" : "}")
            else {
                resolved += "$"
                continue
            }
            referencesLeft -= 1
            let reference = resolve(String(rest[..<end].dropFirst()), depth: depth + 1, &referencesLeft)
            resolved += value(of: reference, depth: depth + 1, &referencesLeft)
            rest = rest[end...].dropFirst()
        }
        return resolved + rest
    }

    private func value(of reference: String, depth: Int, _ referencesLeft: inout Int) -> String {
        let parts = reference.split(separator: ":").map(String.init)
        var value = resolve(values[parts.first ?? ""] ?? "", depth: depth, &referencesLeft)
        for operation in parts.dropFirst() {
            switch operation {
            case "c99extidentifier", "identifier": value = BuildSettings.identifier(value)
            case "rfc1034identifier": value = BuildSettings.hostIdentifier(value)
            case "lower": value = value.lowercased()
            case "upper": value = value.uppercased()
            case _ where operation.hasPrefix("default=") && value.isEmpty: value = String(operation.dropFirst(8))
            default: break
            }
        }
        return value
    }

    /// The bracket that closes the one at the beginning.
    private static func end(of text: Substring, open: Character, close: Character) -> String.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Sets what stands in a level; `$(inherited)`, or the setting's own name, is what the levels beneath say.
    private mutating func take(_ level: [(String, String)]) {
        for (key, value) in level {
            let parts = key.split(separator: "[").map(String.init)
            guard let name = parts.first else { continue }
            // NAME[sdk=iphoneos*] and the like: only an iPhone's count.
            if parts.contains(where: { $0.hasPrefix("sdk=") && !$0.hasPrefix("sdk=iphoneos") && !$0.hasPrefix("sdk=*") }
            ) {
                continue
            }
            let before = values[name] ?? ""
            let inherited = before.utf8.count + value.utf8.count <= Self.valueLimit ? before : ""
            values[name] = ["inherited", name].reduce(value) { value, reference in
                value.replacing("$(\(reference))", with: inherited).replacing("${\(reference)}", with: inherited)
            }.trimmingCharacters(in: .whitespaces)
        }
    }

    /// The settings of an `.xcconfig`, those of files that it includes first.
    private static func lines(
        of file: URL,
        depth: Int = 0,
        filesLeft: inout Int
    ) throws(BuildError) -> [(String, String)] {
        guard depth < depthLimit, let data = try ProjectFile.read(file) else { return [] }
        filesLeft -= 1
        guard filesLeft >= 0 else {
            throw .badProject(file.path, "is the \(fileLimit + 1)st file that is included; \(fileLimit) are the most")
        }
        var lines: [(String, String)] = []
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = line.prefix(upTo: line.ranges(of: "//").first?.lowerBound ?? line.endIndex)
                .trimmingCharacters(in: .whitespaces)
            if let match = text.firstMatch(of: /^#include\??\s*"(?<path>[^"]+)"/) {
                let path = String(match.path)
                let included =
                    path.hasPrefix("/")
                    ? URL(fileURLWithPath: path) : file.deletingLastPathComponent().appendingPathComponent(path)
                lines += try Self.lines(of: included, depth: depth + 1, filesLeft: &filesLeft)
            } else if let match = text.wholeMatch(of: /(?<name>\w+(\[[^\]]*\])*)\s*=\s*(?<value>.*)/) {
                lines.append((String(match.name), String(match.value)))
            }
        }
        return lines
    }
}
