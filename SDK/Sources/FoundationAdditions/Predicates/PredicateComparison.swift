import Foundation

/// Two values and how they are to stand to each other.
struct PredicateComparison {
    enum Relation {
        case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
        case isIn, contains, beginsWith, endsWith, like, matches, between
    }

    /// Of how many of the left side's objects it has to be true.
    enum Scope { case one, any, all, none }

    let left: PredicateExpression
    let relation: Relation
    let right: PredicateExpression
    let scope: Scope
    let ignoresCase: Bool
    let ignoresAccents: Bool

    func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
        let (one, other) = (left.value(in: object, variables), right.value(in: object, variables))
        let members = KeyedValue.members(of: one) ?? [one]
        switch scope {
        case .one: return holds(one, other)
        case .any: return members.contains { holds($0, other) }
        case .all: return members.allSatisfy { holds($0, other) }
        case .none: return !members.contains { holds($0, other) }
        }
    }

    private func holds(_ one: Any?, _ other: Any?) -> Bool {
        switch relation {
        case .equal: return isEqual(one, other)
        case .unequal: return !isEqual(one, other)
        case .less: return order(one, other) == .orderedAscending
        case .greater: return order(one, other) == .orderedDescending
        case .lessOrEqual: return order(one, other).map { $0 != .orderedDescending } ?? false
        case .greaterOrEqual: return order(one, other).map { $0 != .orderedAscending } ?? false
        case .isIn: return contains(other, one)
        case .contains: return contains(one, other)
        case .between:
            guard let ends = KeyedValue.members(of: other), ends.count == 2 else { return false }
            return order(ends[0], one).map { $0 != .orderedDescending } == true
                && order(one, ends[1]).map { $0 != .orderedDescending } == true
        case .beginsWith, .endsWith, .like, .matches:
            guard let text = text(one), let pattern = self.text(other) else { return false }
            switch relation {
            case .beginsWith: return text.hasPrefix(pattern)
            case .endsWith: return text.hasSuffix(pattern)
            case .like:
                let parts = NSRegularExpression.escapedPattern(for: pattern)
                    .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
                return matches(text, parts)
            default: return matches(text, pattern)
            }
        }
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        let options: NSRegularExpression.Options = ignoresCase ? [.caseInsensitive] : []
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: options) else {
            return false
        }
        let whole = NSRange(text.startIndex..., in: text)
        return expression.firstMatch(in: text, range: whole)?.range == whole
    }

    /// Without what does not count.
    private func text(_ value: Any?) -> String? {
        guard let text = KeyedValue.plain(value) as? String else { return nil }
        var options: String.CompareOptions = []
        // The pattern of an expression means what it says, whatever the case.
        if ignoresCase, relation != .matches { options.insert(.caseInsensitive) }
        if ignoresAccents { options.insert(.diacriticInsensitive) }
        return options.isEmpty ? text : text.folding(options: options, locale: nil)
    }

    private func contains(_ all: Any?, _ one: Any?) -> Bool {
        if let members = KeyedValue.members(of: all) { return members.contains { isEqual($0, one) } }
        guard let all = text(all), let one = self.text(one) else { return false }
        return one.isEmpty || all.contains(one)
    }

    private func isEqual(_ one: Any?, _ other: Any?) -> Bool {
        if let one = text(one), let other = text(other) { return one == other }
        return KeyedValue.isEqual(one, other)
    }

    private func order(_ one: Any?, _ other: Any?) -> ComparisonResult? {
        KeyedValue.order(text(one) ?? one, text(other) ?? other)
    }
}
