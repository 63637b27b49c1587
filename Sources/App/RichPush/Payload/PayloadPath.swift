import Foundation

/// Where a value stands in a payload: keys joined by dots, such as `aps.attachment-url` or `attachments[].url`.
///
/// A key may itself hold dots (`com.urbanairship.media_attachment.url`): the longest key that is there wins. Lists are
/// walked by themselves, so that `[]` behind a key is allowed and changes nothing; `[2]` takes one item. A `*` stands for
/// every key, in the keys' order: `att.*`.
public struct PayloadPath: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String
    private let steps: [Step]

    private enum Step: Hashable, Sendable {
        case key(String)
        case item(Int)
        case every
    }

    /// The most values that one path finds; later ones are passed over.
    static let valueLimit = 64

    public init(_ text: String) {
        description = text
        steps = text.split(separator: ".").flatMap { part -> [Step] in
            if part == "*" { return [.every] }
            guard part.hasSuffix("]"), let open = part.lastIndex(of: "[") else { return [.key(String(part))] }
            let key = Step.key(String(part[..<open]))
            let inside = part[part.index(after: open)..<part.index(before: part.endIndex)]
            return Int(inside).map { [key, .item($0)] } ?? [key]
        }
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Every value that stands there, in order; lists are taken apart.
    public func values(in userInfo: [AnyHashable: Any]) -> [Any] {
        var found: [Any] = []
        Self.walk(userInfo, steps[...], into: &found)
        return found
    }

    /// The first value that stands there, as text: a string, or a number's digits.
    public func text(in userInfo: [AnyHashable: Any]) -> String? {
        values(in: userInfo).lazy.compactMap(PayloadValue.text).first
    }

    /// The payload without what stands there.
    func removed(from userInfo: [AnyHashable: Any]) -> [AnyHashable: Any] {
        Self.without(steps[...], in: userInfo) as? [AnyHashable: Any] ?? userInfo
    }

    private static func without(_ steps: ArraySlice<Step>, in node: Any) -> Any {
        if let list = node as? [Any] { return list.map { without(steps, in: $0) } }
        if case .every? = steps.first, let dictionary = node as? [AnyHashable: Any] {
            return steps.count == 1 ? [:] : dictionary.mapValues { without(steps.dropFirst(), in: $0) }
        }
        guard var dictionary = node as? [AnyHashable: Any], let (name, count) = longestKey(steps, in: dictionary)
        else { return node }
        if count == steps.count {
            dictionary[name] = nil
        } else if let value = dictionary[name] {
            dictionary[name] = without(steps.dropFirst(count), in: value)
        }
        return dictionary
    }

    private static func longestKey(
        _ steps: ArraySlice<Step>,
        in dictionary: [AnyHashable: Any]
    ) -> (name: String, count: Int)? {
        let keys = steps.prefix { if case .key = $0 { true } else { false } }
            .map { if case .key(let key) = $0 { key } else { "" } }
        return stride(from: keys.count, through: 1, by: -1).lazy
            .map { (keys.prefix($0).joined(separator: "."), $0) }
            .first { dictionary[$0.0] != nil }
    }

    private static func walk(_ node: Any, _ steps: ArraySlice<Step>, into found: inout [Any]) {
        guard found.count < valueLimit else { return }
        if let list = node as? [Any] {
            if case .item(let index)? = steps.first {
                if list.indices.contains(index) { walk(list[index], steps.dropFirst(), into: &found) }
            } else {
                for item in list { walk(item, steps, into: &found) }
            }
            return
        }
        guard let first = steps.first else {
            found.append(node)
            return
        }
        guard let dictionary = node as? [AnyHashable: Any] else { return }
        if case .every = first {
            let inOrder = dictionary.sorted { "\($0.key)" < "\($1.key)" }
            return inOrder.forEach { walk($0.value, steps.dropFirst(), into: &found) }
        }
        guard case .key = first, let (name, count) = longestKey(steps, in: dictionary), let value = dictionary[name]
        else { return }
        walk(value, steps.dropFirst(count), into: &found)
    }
}

/// How a payload's values are read.
enum PayloadValue {
    /// A string, or the digits of a number as the sender wrote it; nil for anything else, and for true and false.
    static func text(_ value: Any) -> String? {
        if let text = value as? String { return text }
        if isTruth(value) { return nil }
        // The shortest digits that are this number: what the sender wrote, as long as that had at most 15 digits.
        if let number = value as? NSNumber { return number.stringValue }
        return nil
    }

    /// `true`, 1, "1", "yes" and "true".
    static func flag(_ value: Any?) -> Bool {
        if let number = value as? NSNumber { return number.boolValue }
        return ["1", "yes", "true"].contains((value as? String)?.lowercased() ?? "")
    }

    private static func isTruth(_ value: Any) -> Bool {
        guard let number = value as? NSNumber else { return value is Bool }
        return type(of: number) == type(of: NSNumber(value: true)) && String(cString: number.objCType) == "c"
    }
}
