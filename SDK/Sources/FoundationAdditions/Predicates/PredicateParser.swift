import Foundation

/// What a predicate compares.
indirect enum PredicateExpression {
    case object
    case path([String])
    case constant(Any?)
    case list([PredicateExpression])
    /// `$name.key`: what a subquery is at, or what the author gives (`evaluate(with:substitutionVariables:)`).
    case variable(String, [String])
    case subquery(PredicateSubquery)
}

/// A condition over an object.
indirect enum PredicateTree {
    case always(Bool)
    case not(PredicateTree)
    case all([PredicateTree])
    case any([PredicateTree])
    case comparison(PredicateComparison)
}

/// Reads a predicate's format (Predicate Programming Guide, Predicate Format String Syntax).
struct PredicateParser {
    private let format: String
    private let tokens: [PredicateToken]
    private var place = 0
    private var arguments: ArraySlice<Any?>
    /// How many are around the current place.
    private var subqueries = 0

    static func tree(of format: String, _ arguments: [Any?]) throws(PredicateError) -> PredicateTree {
        var parser = PredicateParser(
            format: format,
            tokens: try PredicateToken.all(of: format),
            arguments: arguments[...]
        )
        let tree = try parser.either(depth: 0)
        guard parser.place == parser.tokens.count else { throw PredicateError(format: format) }
        return tree
    }

    private init(format: String, tokens: [PredicateToken], arguments: ArraySlice<Any?>) {
        self.format = format
        self.tokens = tokens
        self.arguments = arguments
    }

    /// How deep parentheses may lie in each other.
    private static let depthLimit = 100
    /// How many subqueries may.
    private static let subqueryLimit = 8

    private mutating func either(depth: Int) throws(PredicateError) -> PredicateTree {
        guard depth < Self.depthLimit else { throw PredicateError(format: format) }
        var parts = [try both(depth: depth)]
        while take(word: "OR") || take("||") { parts.append(try both(depth: depth)) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func both(depth: Int) throws(PredicateError) -> PredicateTree {
        var parts = [try one(depth: depth)]
        while take(word: "AND") || take("&&") { parts.append(try one(depth: depth)) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func one(depth: Int) throws(PredicateError) -> PredicateTree {
        guard depth < Self.depthLimit else { throw PredicateError(format: format) }
        if take(word: "NOT") || take("!") { return .not(try one(depth: depth + 1)) }
        if take(word: "TRUEPREDICATE") { return .always(true) }
        if take(word: "FALSEPREDICATE") { return .always(false) }
        if take("(") {
            let tree = try either(depth: depth + 1)
            guard take(")") else { throw PredicateError(format: format) }
            return tree
        }
        return try comparison()
    }

    private mutating func comparison() throws(PredicateError) -> PredicateTree {
        var scope = PredicateComparison.Scope.one
        if take(word: "ANY") || take(word: "SOME") { scope = .any }
        if take(word: "ALL") { scope = .all }
        if take(word: "NONE") { scope = .none }
        let left = try expression()
        let (relation, ignoresCase, ignoresAccents) = try relation()
        return .comparison(
            PredicateComparison(
                left: left,
                relation: relation,
                right: try expression(),
                scope: scope,
                ignoresCase: ignoresCase,
                ignoresAccents: ignoresAccents
            )
        )
    }

    private static let relations: [String: PredicateComparison.Relation] = [
        "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
        ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "IN": .isIn, "CONTAINS": .contains,
        "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like, "MATCHES": .matches, "BETWEEN": .between,
    ]

    /// `CONTAINS[cd]`: the letters say what does not count.
    private mutating func relation() throws(PredicateError) -> (PredicateComparison.Relation, Bool, Bool) {
        var name = ""
        switch next() {
        case .mark(let mark): name = mark
        case .word(let word): name = word
        default: break
        }
        var options = ""
        if let bracket = name.firstIndex(of: "[") {
            options = name[bracket...].lowercased()
            name = String(name[..<bracket])
        } else if case .word(let word)? = peek, word.hasPrefix("["), word.hasSuffix("]") {
            options = word.lowercased()
            place += 1
        }
        guard let relation = Self.relations[name.uppercased()] else { throw PredicateError(format: format) }
        return (relation, options.contains("c"), options.contains("d"))
    }

    private mutating func expression() throws(PredicateError) -> PredicateExpression {
        switch next() {
        case .text(let text): return .constant(text)
        case .number(let text):
            return .constant(Int(text).map { NSNumber(value: $0) } ?? NSNumber(value: Double(text) ?? 0))
        case .argument(let kind):
            guard let value = arguments.popFirst() else { throw PredicateError(format: format) }
            guard kind == "K" else { return .constant(value) }
            guard let path = value as? String else { throw PredicateError(format: format) }
            return .path(path.split(separator: ".").map(String.init))
        case .mark("{"):
            var list: [PredicateExpression] = []
            while !take("}") {
                list.append(try expression())
                guard take(",") || peek == .mark("}") else { throw PredicateError(format: format) }
            }
            return .list(list)
        case .word(let word):
            switch word.uppercased() {
            case "SELF": return .object
            case "NIL", "NULL": return .constant(nil)
            case "YES", "TRUE": return .constant(NSNumber(value: true))
            case "NO", "FALSE": return .constant(NSNumber(value: false))
            default: break
            }
            if word.uppercased() == "SUBQUERY", take("(") { return .subquery(try subquery()) }
            // A function has parentheses.
            guard peek != .mark("(") else { throw PredicateError(format: format) }
            if word.hasPrefix("$") {
                let path = word.dropFirst().split(separator: ".").map(String.init)
                guard let name = path.first else { throw PredicateError(format: format) }
                return .variable(name, Array(path.dropFirst()))
            }
            let path = word.split(separator: ".").map { $0.drop { $0 == "#" } }.map(String.init)
            return .path(path.first?.uppercased() == "SELF" ? Array(path.dropFirst()) : path)
        default: throw PredicateError(format: format)
        }
    }

    /// `SUBQUERY(chapters, $chapter, $chapter.pages > 3).@count`, behind the first parenthesis.
    private mutating func subquery() throws(PredicateError) -> PredicateSubquery {
        subqueries += 1
        defer { subqueries -= 1 }
        guard subqueries <= Self.subqueryLimit else { throw PredicateError(format: format) }
        let collection = try expression()
        guard take(","), case .word(let name)? = next(), name.hasPrefix("$"), take(",") else {
            throw PredicateError(format: format)
        }
        let condition = try either(depth: 0)
        guard take(")") else { throw PredicateError(format: format) }
        var rest: [String] = []
        if case .word(let path)? = peek, path.hasPrefix(".") {
            rest = path.split(separator: ".").map(String.init)
            place += 1
        }
        return PredicateSubquery(
            collection: collection,
            variable: String(name.dropFirst()),
            condition: condition,
            rest: rest
        )
    }

    private var peek: PredicateToken? { place < tokens.count ? tokens[place] : nil }

    private mutating func next() -> PredicateToken? {
        defer { place += 1 }
        return peek
    }

    private mutating func take(_ mark: String) -> Bool {
        guard peek == .mark(mark) else { return false }
        place += 1
        return true
    }

    private mutating func take(word: String) -> Bool {
        guard case .word(let own)? = peek, own.uppercased() == word else { return false }
        place += 1
        return true
    }
}
