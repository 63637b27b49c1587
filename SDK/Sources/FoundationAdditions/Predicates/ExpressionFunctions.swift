import Foundation

/// The functions of expressions (Foundation: NSExpression, `init(forFunction:arguments:)`), and aggregates of key paths.
enum ExpressionFunctions {
    typealias Function = @Sendable ([Any?]) -> Any?

    static func named(_ name: String) -> Function? { all[name] ?? all["\(name):"] }

    /// The value at the end of a path; after an aggregate as `@sum`, that of the rest of the path.
    static func value(of object: Any?, at path: String) -> Any? {
        var value = object
        var keys = path.split(separator: ".").map(String.init)[...]
        while let key = keys.popFirst() {
            if let aggregate = aggregates[key], let members = KeyedValue.members(of: value) {
                let rest = keys.joined(separator: ".")
                return aggregate([rest.isEmpty ? members : members.map { Self.value(of: $0, at: rest) }])
            }
            value = KeyedValue.value(of: value, forKey: key)
        }
        return value
    }

    private static var aggregates: [String: Function] {
        [
            "@sum": all["sum:"], "@avg": all["average:"], "@min": all["min:"], "@max": all["max:"],
            "@distinctUnionOfObjects": { @Sendable in NSOrderedSet(array: values($0).compactMap { $0 }).array },
            "@unionOfObjects": { @Sendable in values($0) },
        ].compactMapValues { $0 }
    }

    // What is written once for all numbers: a sum of whole numbers is one.
    private static let all: [String: Function] = [
        "sum:": { numbers($0).reduce(NSNumber(value: 0)) { calculate($0, $1, +, &+) } },
        "count:": { NSNumber(value: values($0).count) },
        "min:": { values($0).compactMap { $0 }.min { KeyedValue.order($0, $1) == .orderedAscending } },
        "max:": { values($0).compactMap { $0 }.max { KeyedValue.order($0, $1) == .orderedAscending } },
        "average:": { average(numbers($0).map(\.doubleValue)) },
        "median:": { median(numbers($0).map(\.doubleValue).sorted()) },
        "mode:": { mode(numbers($0)) },
        "stddev:": { deviation(numbers($0).map(\.doubleValue)) },
        "add:to:": { two($0, +, &+) },
        "from:subtract:": { two($0, -, &-) },
        "multiply:by:": { two($0, *, &*) },
        "divide:by:": { divide($0) },
        "modulus:by:": {
            two(
                $0,
                { $0.truncatingRemainder(dividingBy: $1) },
                { $1 == 0 ? 0 : $0.remainderReportingOverflow(dividingBy: $1).partialValue }
            )
        },
        "sqrt:": { one($0, sqrt) }, "log:": { one($0, log10) }, "ln:": { one($0, log) }, "exp:": { one($0, exp) },
        "raise:toPower:": { power($0) },
        "ceiling:": { one($0) { $0.rounded(.up) } }, "floor:": { one($0) { $0.rounded(.down) } },
        "trunc:": { one($0) { $0.rounded(.towardZero) } }, "abs:": { one($0) { Swift.abs($0) } },
        "random": { _ in NSNumber(value: Double.random(in: 0..<1)) },
        "now": { _ in Date() },
        "uppercase:": { text($0).map { $0.uppercased() } }, "lowercase:": { text($0).map { $0.lowercased() } },
        "length:": { text($0).map { NSNumber(value: ($0 as NSString).length) } },
        "first:": { values($0).first ?? nil }, "last:": { values($0).last ?? nil },
        "castObject:": { $0.first ?? nil },
        "bitwiseAnd:with:": { whole($0, &) }, "bitwiseOr:with:": { whole($0, |) }, "bitwiseXor:with:": { whole($0, ^) },
        "onesComplement:": { $0.first.flatMap(number).map { NSNumber(value: ~$0.int64Value) } },
        "noindex:": { $0.first ?? nil },
    ]

    /// The members of the one collection, or the arguments.
    private static func values(_ arguments: [Any?]) -> [Any?] {
        arguments.count == 1 ? KeyedValue.members(of: arguments[0]) ?? arguments : arguments
    }

    private static func numbers(_ arguments: [Any?]) -> [NSNumber] { values(arguments).compactMap(number) }

    static func number(_ value: Any?) -> NSNumber? {
        switch KeyedValue.plain(value) {
        case let number as NSNumber: number
        case let flag as Bool: NSNumber(value: flag)
        case let number as any BinaryInteger: NSNumber(value: Int64(clamping: number))
        case let number as any BinaryFloatingPoint: NSNumber(value: Double(number))
        case let text as String: Double(text).map { NSNumber(value: $0) }
        default: nil
        }
    }

    private static func isWhole(_ number: NSNumber) -> Bool {
        guard !(number is NSDecimalNumber) else { return false }
        return !["d", "f"].contains(String(cString: number.objCType))
    }

    private static func calculate(
        _ one: NSNumber,
        _ other: NSNumber,
        _ fractions: (Double, Double) -> Double,
        _ wholes: (Int64, Int64) -> Int64
    ) -> NSNumber {
        isWhole(one) && isWhole(other)
            ? NSNumber(value: wholes(one.int64Value, other.int64Value))
            : NSNumber(value: fractions(one.doubleValue, other.doubleValue))
    }

    private static func pair(_ arguments: [Any?]) -> (NSNumber, NSNumber)? {
        guard arguments.count == 2, let one = number(arguments[0]), let other = number(arguments[1]) else { return nil }
        return (one, other)
    }

    private static func two(
        _ arguments: [Any?],
        _ fractions: (Double, Double) -> Double,
        _ wholes: (Int64, Int64) -> Int64
    ) -> NSNumber? { pair(arguments).map { calculate($0.0, $0.1, fractions, wholes) } }

    private static func divide(_ arguments: [Any?]) -> NSNumber? {
        guard let (one, other) = pair(arguments) else { return nil }
        // No number of a text may end the process: a whole number is not divided by none.
        guard isWhole(one), isWhole(other), other.int64Value != 0 else {
            return NSNumber(value: one.doubleValue / other.doubleValue)
        }
        return NSNumber(value: one.int64Value.dividedReportingOverflow(by: other.int64Value).partialValue)
    }

    private static func power(_ arguments: [Any?]) -> NSNumber? {
        pair(arguments).map { one, other in
            let value = pow(one.doubleValue, other.doubleValue)
            let whole = isWhole(one) && isWhole(other) ? Int64(exactly: value) : nil
            return whole.map { NSNumber(value: $0) } ?? NSNumber(value: value)
        }
    }

    private static func one(_ arguments: [Any?], _ function: (Double) -> Double) -> NSNumber? {
        arguments.first.flatMap(number).map { NSNumber(value: function($0.doubleValue)) }
    }

    private static func whole(_ arguments: [Any?], _ function: (Int64, Int64) -> Int64) -> NSNumber? {
        pair(arguments).map { NSNumber(value: function($0.0.int64Value, $0.1.int64Value)) }
    }

    private static func text(_ arguments: [Any?]) -> String? {
        arguments.first.flatMap { KeyedValue.plain($0) as? String }
    }

    private static func average(_ numbers: [Double]) -> NSNumber? {
        numbers.isEmpty ? nil : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
    }

    private static func median(_ sorted: [Double]) -> NSNumber? {
        guard !sorted.isEmpty else { return nil }
        let middle = sorted.count / 2
        return NSNumber(
            value: sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
        )
    }

    private static func mode(_ numbers: [NSNumber]) -> [NSNumber] {
        let counts = Dictionary(numbers.map { ($0, 1) }, uniquingKeysWith: +)
        let most = counts.values.max()
        return counts.filter { $0.value == most }.map(\.key)
    }

    private static func deviation(_ numbers: [Double]) -> NSNumber? {
        guard !numbers.isEmpty else { return nil }
        let mean = numbers.reduce(0, +) / Double(numbers.count)
        let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        return NSNumber(value: (squares / Double(numbers.count)).squareRoot())
    }
}
