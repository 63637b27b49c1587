import AutoLayoutSolver

/// A small generator with a known seed, so that a failure comes again.
struct SplitMix {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
    }
}

extension Constraint {
    static func random(_ random: inout SplitMix) -> Constraint {
        var left = LinearExpression()
        for _ in 0...random.below(3) {
            left.add(Variable(random.below(6)), times: Double(random.below(5) - 2))
        }
        let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(3)]
        let priority = [Priority.required, Priority(750), Priority(250), Priority(999)][random.below(4)]
        return Constraint(left, relation, LinearExpression(Double(random.below(200) - 100)), priority: priority)
    }

    private func error(in solver: Solver) -> Double {
        let value = expression.terms.reduce(expression.constant) {
            $0 + $1.coefficient * solver.value(of: $1.variable)
        }
        return switch relation {
        case .equal: abs(value)
        case .lessThanOrEqual: max(0, value)
        case .greaterThanOrEqual: max(0, -value)
        }
    }

    func isMet(in solver: Solver) -> Bool { error(in: solver) < 1e-6 }

    /// The sums of what fails, by falling priority, to a thousandth.
    static func failures(_ constraints: [Constraint], _ solver: Solver) -> [Int] {
        let priorities = Set(constraints.map(\.priority)).sorted(by: >)
        return priorities.map { priority in
            let sum = constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(in: solver) }
            return Int((sum * 1000).rounded())
        }
    }
}
