package import Foundation

/// A payload from words such as `title=Hello badge=3 order.id=7 items:=[1,2]`.
///
/// `key=value` is a text, or a number for a key that takes one; `key:=value` is JSON. A key of `aps` or of its alert goes there,
/// any other stands beside `aps`; points lead into objects.
package enum PayloadWords {
    private static let alert: Set = [
        "title", "subtitle", "body", "loc-key", "title-loc-key", "subtitle-loc-key", "loc-args", "title-loc-args",
        "subtitle-loc-args", "launch-image",
    ]
    private static let numbers: Set = [
        "badge", "content-available", "mutable-content", "relevance-score", "timestamp", "stale-date", "dismissal-date",
    ]
    private static let aps: Set<String> = numbers.union([
        "alert", "sound", "thread-id", "category", "target-content-id", "interruption-level", "filter-criteria",
        "event",
        "content-state", "attributes-type", "attributes",
    ])

    /// Whether an argument is such a word.
    package static func isWord(_ argument: String) -> Bool {
        argument.prefixMatch(of: /[A-Za-z][A-Za-z0-9_.\-]*:?=/) != nil
    }

    /// The payload.
    ///
    /// - Throws: ``SenderError`` that names the word.
    package static func payload(_ words: [String]) throws(SenderError) -> Data {
        var root: [String: Any] = ["aps": [String: Any]()]
        for word in words {
            guard let equals = word.firstIndex(of: "="), isWord(word) else {
                throw .unusableRequest("“\(word)” is not key=value")
            }
            var key = word[..<equals]
            let isJSON = key.hasSuffix(":")
            if isJSON { key = key.dropLast() }
            let path = path(of: String(key))
            let value = try value(String(word[word.index(after: equals)...]), path.last ?? "", isJSON: isJSON, of: word)
            set(value, at: path[...], in: &root)
        }
        do {
            return try JSONSerialization.data(withJSONObject: root, options: [.sortedKeys, .withoutEscapingSlashes])
        } catch {
            throw .unusableRequest("the words make no JSON: \(error)")
        }
    }

    private static func path(of key: String) -> [String] {
        if alert.contains(key) { return ["aps", "alert", key] }
        if aps.contains(key) { return ["aps", key] }
        return key.split(separator: ".").map(String.init)
    }

    private static func value(_ text: String, _ key: String, isJSON: Bool, of word: String) throws(SenderError) -> Any {
        guard isJSON || numbers.contains(key) else { return text }
        guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) else {
            throw .unusableRequest("“\(word)”: its value is no \(isJSON ? "JSON" : "number")")
        }
        guard isJSON || value is NSNumber else { throw .unusableRequest("“\(word)”: its value is no number") }
        return value
    }

    private static func set(_ value: Any, at path: ArraySlice<String>, in object: inout [String: Any]) {
        guard let key = path.first else { return }
        guard path.count > 1 else {
            object[key] = value
            return
        }
        var inner = object[key] as? [String: Any] ?? [:]
        set(value, at: path.dropFirst(), in: &inner)
        object[key] = inner
    }
}
