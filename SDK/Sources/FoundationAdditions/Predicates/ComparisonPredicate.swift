public import Foundation

/// Compares the values of two expressions (Foundation: NSComparisonPredicate).
///
/// Author code names it `NSComparisonPredicate`: Foundation's on Linux takes expressions that cannot be made.
public final class ComparisonPredicate: NSPredicate {
    /// Of how many of the left side's objects it has to be true.
    public enum Modifier: UInt, Sendable { case direct = 0, all, any }

    /// How the two are to stand to each other.
    public enum Operator: UInt, Sendable {
        case lessThan = 0, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like
        case beginsWith, endsWith, `in`, customSelector
        case contains = 99, between = 100
    }

    /// What does not count in texts.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let caseInsensitive = Options(rawValue: 1), diacriticInsensitive = Options(rawValue: 2)
        public static let normalized = Options(rawValue: 4)
    }

    public let leftExpression: ValueExpression
    public let rightExpression: ValueExpression
    public let comparisonPredicateModifier: Modifier
    public let predicateOperatorType: Operator
    public let options: Options

    public init(
        leftExpression lhs: ValueExpression,
        rightExpression rhs: ValueExpression,
        modifier: Modifier,
        type: Operator,
        options: Options = []
    ) {
        (leftExpression, rightExpression, comparisonPredicateModifier) = (lhs, rhs, modifier)
        (predicateOperatorType, self.options) = (type, options)
        // Expressions never change, and their values are the author's to share.
        nonisolated(unsafe) let sides = (lhs, rhs)
        super.init { object, _ in
            let comparison = PredicateComparison(
                left: .constant(sides.0.expressionValue(with: object, context: nil)),
                relation: type.relation,
                right: .constant(sides.1.expressionValue(with: object, context: nil)),
                scope: modifier.scope,
                ignoresCase: options.contains(.caseInsensitive),
                ignoresAccents: options.contains(.diacriticInsensitive)
            )
            return comparison.holds(for: object, [:])
        }
    }

    public required init?(coder: NSCoder) { nil }
}

extension ComparisonPredicate.Modifier {
    fileprivate var scope: PredicateComparison.Scope {
        switch self {
        case .direct: .one
        case .all: .all
        case .any: .any
        }
    }
}

extension ComparisonPredicate.Operator {
    fileprivate var relation: PredicateComparison.Relation {
        switch self {
        case .lessThan: .less
        case .lessThanOrEqualTo: .lessOrEqual
        case .greaterThan: .greater
        case .greaterThanOrEqualTo: .greaterOrEqual
        case .equalTo, .customSelector: .equal
        case .notEqualTo: .unequal
        case .matches: .matches
        case .like: .like
        case .beginsWith: .beginsWith
        case .endsWith: .endsWith
        case .in: .isIn
        case .contains: .contains
        case .between: .between
        }
    }
}
