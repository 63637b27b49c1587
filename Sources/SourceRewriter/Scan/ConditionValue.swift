/// What an `#if` comes to, as far as its text tells: whether it asks for a system, or for a module that every phone has.
enum ConditionValue {
    /// Bytes of a condition: the reading goes down with each parenthesis and each `!`.
    private static let lengthLimit = 1000

    /// - Parameter text: a condition, after the edits of ``PlatformCondition``.
    /// - Returns: nil for what the compiler alone knows.
    static func of(_ text: String) -> Bool? {
        guard text.utf8.count <= lengthLimit else { return nil }
        let words = text.matches(of: /[A-Za-z_][\w.]*|&&|\|\||[!()]|[^\s\w!()&|]+|\d+/).map { text[$0.range] }
        var rest = words[...]
        let value = either(&rest)
        return rest.isEmpty ? value : nil
    }

    private static func either(_ words: inout ArraySlice<Substring>) -> Bool? {
        var values = [both(&words)]
        while words.first == "||" {
            words.removeFirst()
            values.append(both(&words))
        }
        return values.contains(true) ? true : values.allSatisfy { $0 == false } ? false : nil
    }

    private static func both(_ words: inout ArraySlice<Substring>) -> Bool? {
        var values = [single(&words)]
        while words.first == "&&" {
            words.removeFirst()
            values.append(single(&words))
        }
        return values.contains(false) ? false : values.allSatisfy { $0 == true } ? true : nil
    }

    private static func single(_ words: inout ArraySlice<Substring>) -> Bool? {
        guard let word = words.popFirst() else { return nil }
        switch word {
        case "!": return single(&words).map { !$0 }
        case "(":
            let value = either(&words)
            if words.first == ")" { words.removeFirst() }
            return value
        case "true": return true
        case "false": return false
        default:
            let asked = arguments(&words)
            switch (word, asked) {
            case ("os", "Linux"): return true
            case ("os", let name?): return systems.contains(name) ? false : nil
            case ("canImport", let name?): return modules.contains(name) ? true : absent.contains(name) ? false : nil
            case ("targetEnvironment", "macCatalyst"): return false
            default: return nil
            }
        }
    }

    /// What stands in parentheses behind a word; nil where nothing does.
    private static func arguments(_ words: inout ArraySlice<Substring>) -> String? {
        guard words.first == "(" else { return nil }
        var depth = 0
        var inner: [Substring] = []
        while let word = words.popFirst() {
            depth += word == "(" ? 1 : word == ")" ? -1 : 0
            if depth == 0 { break }
            inner.append(word)
        }
        return inner.dropFirst().joined()
    }

    private static let systems: Set = [
        "macOS", "OSX", "tvOS", "watchOS", "visionOS", "xrOS", "Windows", "Android", "WASI",
    ]
    private static let modules: Set = [
        "AVFoundation", "Combine", "CoreGraphics", "Foundation", "ObjectiveC", "QuartzCore", "Security", "SwiftUI",
        "UIKit", "UserNotifications", "WebKit", "os",
    ]
    private static let absent: Set = ["AppKit", "Cocoa"]
}
