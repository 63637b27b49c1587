public import Foundation

/// An expression that has a value of its own for each object (Foundation: NSExpression).
///
/// Author code names it `NSExpression`: Foundation's on Linux cannot be made. A value that has none, as a key that is not
/// there, is nil; a format or a function that Apple does not know ends the process with a sentence.
open class ValueExpression: NSObject {
    /// What it is made of.
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
        case subquery = 13
        case aggregate = 14, anyKey
        case block = 19, conditional
    }

    /// Computes a value of an object, the arguments' values and the variables.
    typealias Evaluation = (_ object: Any?, _ variables: NSMutableDictionary?) -> Any?

    public let expressionType: ExpressionType
    private var evaluation: Evaluation = { _, _ in nil }
    private var known: (constant: Any?, path: String?, name: String?, arguments: [ValueExpression]) = (
        nil, nil, nil, []
    )
    private var sides: (left: ValueExpression, right: ValueExpression)?
    private var condition: (NSPredicate, ValueExpression, ValueExpression)?

    /// For a subclass, which computes its value itself.
    public init(expressionType type: ExpressionType) { expressionType = type }

    public convenience init(forConstantValue obj: Any?) {
        self.init(expressionType: .constantValue)
        known.constant = obj
        evaluation = { _, _ in obj }
    }

    public convenience init(forVariable string: String) {
        self.init(expressionType: .variable)
        known.name = string
        evaluation = { $1?[string] }
    }

    /// The value at the end of a path of keys, which may have an aggregate as `@sum`.
    public convenience init(forKeyPath keyPath: String) {
        self.init(expressionType: .keyPath)
        known.path = keyPath
        evaluation = { object, _ in ExpressionFunctions.value(of: object, at: keyPath) }
    }

    /// The value of a property.
    public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        self.init(expressionType: .keyPath)
        evaluation = { object, _ in
            if let members = KeyedValue.members(of: object) {
                return members.map { ($0 as? Root).map { $0[keyPath: keyPath] as Any } }
            }
            return (object as? Root)?[keyPath: keyPath]
        }
    }

    /// What a function of that name (`sum:`, `count:`, `max:`, `add:to:`, `uppercase:` and the others that Apple
    /// documents) gives for the values of its arguments.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(expressionType: .function)
        let arguments = Self.expressions(parameters)
        guard let function = ExpressionFunctions.named(name) else {
            fatalError("Unable to find a function named \(name)")
        }
        (known.name, known.arguments) = (name, arguments)
        evaluation = { object, variables in
            function(arguments.map { $0.expressionValue(with: object, context: variables) })
        }
    }

    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(expressionType: .aggregate)
        let members = Self.expressions(subexpressions)
        known.arguments = members
        evaluation = { object, variables in members.map { $0.expressionValue(with: object, context: variables) as Any }
        }
    }

    public convenience init(
        forBlock block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any,
        arguments: [ValueExpression]?
    ) {
        self.init(expressionType: .block)
        known.arguments = arguments ?? []
        evaluation = { object, variables in
            let values = (arguments ?? []).map { $0.expressionValue(with: object, context: variables) ?? NSNull() }
            return block(object, values, variables)
        }
    }

    public convenience init(
        forConditional predicate: NSPredicate,
        trueExpression: ValueExpression,
        falseExpression: ValueExpression
    ) {
        self.init(expressionType: .conditional)
        condition = (predicate, trueExpression, falseExpression)
        evaluation = { object, variables in
            let chosen = predicate.evaluate(with: object) ? trueExpression : falseExpression
            return chosen.expressionValue(with: object, context: variables)
        }
    }

    private convenience init(
        _ type: ExpressionType,
        _ left: ValueExpression,
        _ right: Any,
        _ combine: @escaping (NSMutableOrderedSet, [Any]) -> Void
    ) {
        self.init(expressionType: type)
        let right = Self.expressions([right])[0]
        sides = (left, right)
        evaluation = { object, variables in
            let one = KeyedValue.members(of: left.expressionValue(with: object, context: variables)) ?? []
            let other = KeyedValue.members(of: right.expressionValue(with: object, context: variables)) ?? []
            let result = NSMutableOrderedSet(array: one.compactMap { $0 })
            combine(result, other.compactMap { $0 })
            return NSSet(array: result.array)
        }
    }

    public convenience init(forUnionSet left: ValueExpression, with right: ValueExpression) {
        self.init(.unionSet, left, right) { $0.addObjects(from: $1) }
    }
    public convenience init(forIntersectSet left: ValueExpression, with right: ValueExpression) {
        self.init(.intersectSet, left, right) { $0.intersectSet(Set($1.compactMap { $0 as? AnyHashable })) }
    }
    public convenience init(forMinusSet left: ValueExpression, with right: ValueExpression) {
        self.init(.minusSet, left, right) { $0.removeObjects(in: $1) }
    }

    open class func expressionForEvaluatedObject() -> ValueExpression {
        let expression = ValueExpression(expressionType: .evaluatedObject)
        expression.evaluation = { object, _ in object }
        return expression
    }

    open class func expressionForAnyKey() -> ValueExpression { ValueExpression(expressionType: .anyKey) }

    /// A calculation: numbers, `+ - * / **`, parentheses, key paths, functions, and `%@`, `%K` and numbers for arguments. Whole
    /// numbers are divided as such.
    ///
    /// Ends the process with Apple's sentence for a format that cannot be read.
    public convenience init(format expressionFormat: String, _ args: Any?...) {
        self.init(format: expressionFormat, argumentArray: args.map { $0 ?? NSNull() })
    }

    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        self.init(expressionType: .function)
        guard let parsed = CalculationParser.expression(of: expressionFormat, arguments) else {
            fatalError("Unable to parse the format string \"\(expressionFormat)\"")
        }
        known.arguments = [parsed]
        evaluation = { parsed.expressionValue(with: $0, context: $1) }
    }

    /// What it gives for an object.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? { evaluation(object, context) }

    /// Kept for predicates that came from an archive, which is not read here.
    open func allowEvaluation() {}

    open var constantValue: Any? { known.constant }
    open var keyPath: String { known.path ?? "" }
    open var variable: String { expressionType == .variable ? known.name ?? "" : "" }
    open var function: String { expressionType == .function ? known.name ?? "" : "" }
    open var arguments: [ValueExpression]? { known.arguments }
    open var collection: Any? { known.arguments }
    open var left: ValueExpression { sides?.left ?? self }
    open var right: ValueExpression { sides?.right ?? self }
    open var predicate: NSPredicate { condition?.0 ?? NSPredicate(value: true) }
    open var `true`: ValueExpression { condition?.1 ?? self }
    open var `false`: ValueExpression { condition?.2 ?? self }

    open override var description: String {
        switch expressionType {
        case .keyPath: keyPath
        case .constantValue: known.constant.map { $0 is String ? "\"\($0)\"" : "\($0)" } ?? "nil"
        case .evaluatedObject: "SELF"
        case .variable: "$\(variable)"
        case .function where known.name != nil:
            "\(function)(\(known.arguments.map(\.description).joined(separator: ", ")))"
        default: super.description
        }
    }

    private static func expressions(_ values: [Any]) -> [ValueExpression] {
        values.map { $0 as? ValueExpression ?? ValueExpression(forConstantValue: $0) }
    }
}
