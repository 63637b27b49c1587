import Foundation

/// Reads the format of an expression: a calculation (Predicate Programming Guide, Predicate Format String Syntax).
struct CalculationParser {
    private enum Token: Equatable {
        case number(String), word(String), text(String), argument(Character), mark(String)
    }

    private var tokens: ArraySlice<Token>
    private var arguments: ArraySlice<Any>
    /// How deep parentheses and signs may lie in each other.
    private static let depthLimit = 100
    /// How long a format may be, in words, numbers and signs: each sign lies in the one before it.
    private static let lengthLimit = 5000

    /// - Returns: nil for a format that is none.
    static func expression(of format: String, _ arguments: [Any]) -> ValueExpression? {
        guard let tokens = tokens(of: format), tokens.count <= lengthLimit else { return nil }
        var parser = CalculationParser(tokens: tokens[...], arguments: arguments[...])
        guard let expression = parser.sum(depth: 0), parser.tokens.isEmpty else { return nil }
        return expression
    }

    private mutating func sum(depth: Int) -> ValueExpression? {
        guard depth < Self.depthLimit, var left = product(depth: depth) else { return nil }
        while let mark = take(["+", "-"]) {
            guard let right = product(depth: depth) else { return nil }
            left = ValueExpression(forFunction: mark == "+" ? "add:to:" : "from:subtract:", arguments: [left, right])
        }
        return left
    }

    private mutating func product(depth: Int) -> ValueExpression? {
        guard var left = power(depth: depth) else { return nil }
        while let mark = take(["*", "/"]) {
            guard let right = power(depth: depth) else { return nil }
            left = ValueExpression(forFunction: mark == "*" ? "multiply:by:" : "divide:by:", arguments: [left, right])
        }
        return left
    }

    private mutating func power(depth: Int) -> ValueExpression? {
        guard depth < Self.depthLimit else { return nil }
        if take(["-"]) != nil {
            guard let value = power(depth: depth + 1) else { return nil }
            return ValueExpression(forFunction: "from:subtract:", arguments: [NSNumber(value: 0), value])
        }
        if take(["+"]) != nil { return power(depth: depth + 1) }
        guard var left = operand(depth: depth) else { return nil }
        while take(["**"]) != nil {
            guard let right = operand(depth: depth) else { return nil }
            left = ValueExpression(forFunction: "raise:toPower:", arguments: [left, right])
        }
        return left
    }

    private mutating func operand(depth: Int) -> ValueExpression? {
        switch tokens.popFirst() {
        case .number(let text):
            let number = Int64(text).map { NSNumber(value: $0) } ?? Double(text).map { NSNumber(value: $0) }
            return number.map { ValueExpression(forConstantValue: $0) }
        case .text(let text): return ValueExpression(forConstantValue: text)
        case .argument(let kind):
            guard let value = arguments.popFirst() else { return nil }
            if let expression = value as? ValueExpression { return expression }
            guard kind == "K" else { return ValueExpression(forConstantValue: value) }
            return (value as? String).map { ValueExpression(forKeyPath: $0) }
        case .mark("("):
            guard let inner = sum(depth: depth + 1), take([")"]) != nil else { return nil }
            return inner
        case .word(let word): return named(word, depth: depth)
        default: return nil
        }
    }

    /// A function with its arguments, a variable, or a path of keys.
    private mutating func named(_ word: String, depth: Int) -> ValueExpression? {
        guard take(["("]) != nil else {
            if word.hasPrefix("$") { return ValueExpression(forVariable: String(word.dropFirst())) }
            switch word.uppercased() {
            case "SELF": return .expressionForEvaluatedObject()
            case "NIL", "NULL": return ValueExpression(forConstantValue: nil)
            case "YES", "TRUE": return ValueExpression(forConstantValue: NSNumber(value: true))
            case "NO", "FALSE": return ValueExpression(forConstantValue: NSNumber(value: false))
            default: return ValueExpression(forKeyPath: word)
            }
        }
        var values: [ValueExpression] = []
        while take([")"]) == nil {
            guard let value = sum(depth: depth + 1) else { return nil }
            values.append(value)
            guard take([","]) != nil || tokens.first == .mark(")") else { return nil }
        }
        var name = word
        if word.uppercased() == "FUNCTION" {
            // `FUNCTION(price, "multiply:by:", 2)`: the object, the name, what else it takes.
            guard values.count >= 2, let given = values[1].constantValue as? String else { return nil }
            name = given
            values.remove(at: 1)
        } else if !word.contains(":"), ExpressionFunctions.named(word) == nil {
            return nil
        }
        guard ExpressionFunctions.named(name) != nil else { return nil }
        return ValueExpression(forFunction: name, arguments: values)
    }

    private mutating func take(_ marks: [String]) -> String? {
        guard case .mark(let mark)? = tokens.first, marks.contains(mark) else { return nil }
        tokens.removeFirst()
        return mark
    }

    private static func tokens(of format: String) -> [Token]? {
        var tokens: [Token] = []
        var rest = Substring(format)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first.isASCII, first.isNumber || first == "." {
                guard let number = number(&rest) else { return nil }
                tokens.append(.number(number))
            } else if first == "'" || first == "\"" {
                guard let end = rest.dropFirst().firstIndex(of: first) else { return nil }
                tokens.append(.text(String(rest[rest.index(after: rest.startIndex)..<end])))
                rest = rest[rest.index(after: end)...]
            } else if first == "%" {
                rest = rest.dropFirst().drop { "0123456789.lhqzt".contains($0) }
                guard let kind = rest.popFirst(), "@KdDiuUxXfFgeEcs".contains(kind) else { return nil }
                tokens.append(.argument(kind))
            } else if let mark = ["**", "+", "-", "*", "/", "(", ")", ","].first(where: rest.hasPrefix) {
                tokens.append(.mark(mark))
                rest = rest.dropFirst(mark.count)
            } else {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#$:".contains($0) }
                guard !word.isEmpty else { return nil }
                tokens.append(.word(String(word)))
                rest = rest.dropFirst(word.count)
            }
        }
        return tokens
    }

    private static func number(_ rest: inout Substring) -> String? {
        var text = ""
        while let next = rest.first, next.isASCII,
            next.isNumber || ".eE".contains(next)
                || "+-".contains(next) && text.last.map({ "eE".contains($0) }) == true
        {
            text.append(next)
            rest.removeFirst()
        }
        return Double(text) == nil ? nil : text
    }
}
