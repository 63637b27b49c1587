/// A number that the solver may choose.
public struct Variable: Hashable, Sendable {
    /// The caller's name for it.
    public let id: Int

    public init(_ id: Int) {
        self.id = id
    }
}

/// A sum of variables, each times a coefficient, and a constant.
public struct LinearExpression: Hashable, Sendable {
    /// In the order they were added; a variable stands at most once.
    public private(set) var terms: [Term] = []
    public var constant: Double

    /// A variable times a coefficient.
    public struct Term: Hashable, Sendable {
        public let variable: Variable
        public var coefficient: Double
    }

    public init(_ constant: Double = 0) {
        self.constant = constant
    }

    public init(_ variable: Variable, times coefficient: Double = 1) {
        self.constant = 0
        add(variable, times: coefficient)
    }

    /// Adds `coefficient × variable`.
    public mutating func add(_ variable: Variable, times coefficient: Double = 1) {
        if let index = terms.firstIndex(where: { $0.variable == variable }) {
            terms[index].coefficient += coefficient
        } else {
            terms.append(Term(variable: variable, coefficient: coefficient))
        }
    }

    /// Adds `factor × other`.
    public mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        constant += other.constant * factor
        for term in other.terms { add(term.variable, times: term.coefficient * factor) }
    }

    public static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        var sum = left
        sum.add(right)
        return sum
    }

    public static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        var difference = left
        difference.add(right, times: -1)
        return difference
    }
}
