/// What `$(NAME)` stands for in an `Info.plist` and in entitlements, as in Xcode.
struct BuildSettings: Sendable {
    private var values: [String: String]
    /// Whether a name that nobody defines is an error; to Xcode it is nothing.
    private let isStrict: Bool

    init(target: String, bundleID: String, packageType: String, custom: [String: String]) {
        values = [
            "PRODUCT_NAME": target,
            "TARGET_NAME": target,
            "EXECUTABLE_NAME": target,
            "PRODUCT_MODULE_NAME": Self.identifier(target),
            "PRODUCT_BUNDLE_IDENTIFIER": bundleID,
            "PRODUCT_BUNDLE_PACKAGE_TYPE": packageType,
            "DEVELOPMENT_LANGUAGE": "en",
            "MARKETING_VERSION": "1.0",
            "CURRENT_PROJECT_VERSION": "1",
            "AppIdentifierPrefix": "CARILLON.",
            "TeamIdentifierPrefix": "CARILLON.",
        ]
        values.merge(custom) { _, custom in custom }
        isStrict = true
    }

    /// The settings of a target of Xcode's.
    init(_ settings: XcodeSettings) {
        values = settings.resolved
        isStrict = false
    }

    /// The name with every character that an identifier cannot have replaced, as Xcode's `c99extidentifier`.
    static func identifier(_ name: String) -> String {
        let characters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        return characters.first?.isNumber == true ? "_" + String(characters) : String(characters)
    }

    /// Whether it is a name as Swift's, such as one of a module or of a condition.
    static func isIdentifier(_ name: String) -> Bool { !name.isEmpty && name == identifier(name) }

    /// The name with every character that a host's name cannot have replaced, as Xcode's `rfc1034identifier`.
    static func hostIdentifier(_ name: String) -> String {
        String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-" })
    }

    /// The text with every `$(NAME)` and `${NAME}` replaced.
    ///
    /// - Throws: ``UnknownSetting`` for a name that nobody defines.
    func resolve(_ text: String) throws(UnknownSetting) -> String {
        var resolved = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            resolved += rest[..<dollar]
            rest = rest[dollar...].dropFirst()
            guard let open = rest.first, open == "(" || open == "{",
                let end = rest.firstIndex(of: open == "(" ? ")" : "}")
            else {
                resolved += "$"
                continue
            }
            resolved += try value(of: rest[..<end].dropFirst())
            rest = rest[end...].dropFirst()
        }
        return resolved + rest
    }

    private func value(of reference: Substring) throws(UnknownSetting) -> String {
        let parts = reference.split(separator: ":", maxSplits: 1)
        let name = String(parts.first ?? "")
        guard let value = values[name] else {
            if isStrict { throw UnknownSetting(name: name) }
            return ""
        }
        switch parts.dropFirst().first {
        case "c99extidentifier", "identifier": return Self.identifier(value)
        case "rfc1034identifier": return Self.hostIdentifier(value)
        default: return value
        }
    }
}

/// A `$(NAME)` that nobody defines.
struct UnknownSetting: Error {
    let name: String
}
