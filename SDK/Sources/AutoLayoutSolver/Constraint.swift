/// What shall hold of an expression, and how much it matters.
public struct Constraint: Hashable, Sendable {
    /// Stands in relation to zero.
    public let expression: LinearExpression
    public let relation: Relation
    public let priority: Priority

    /// How the expression stands to zero.
    public enum Relation: Hashable, Sendable {
        case lessThanOrEqual
        case equal
        case greaterThanOrEqual
    }

    /// `left` relation `right`.
    public init(
        _ left: LinearExpression,
        _ relation: Relation,
        _ right: LinearExpression,
        priority: Priority = .required
    ) {
        self.expression = left - right
        self.relation = relation
        self.priority = priority
    }
}

/// How much a constraint matters: any of a higher priority outweighs all of a lower one together.
public struct Priority: Hashable, Comparable, Sendable {
    public let value: Double

    public init(_ value: Double) {
        self.value = value
    }

    /// Must hold: the solver refuses what cannot hold together with the rest.
    public static let required = Priority(1000)

    public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}

/// Why a solver did not take a constraint or an edit.
public enum SolverError: Error, Hashable, Sendable {
    /// It cannot hold together with the required constraints that the solver has.
    case unsatisfiable
    /// An edit of a required priority, which no value could ever change.
    case requiredEdit
}
