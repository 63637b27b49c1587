import AutoLayoutSolver
import Testing

@Suite(.timeLimit(.minutes(2))) struct SolverTests {
    let x = Variable(1)
    let y = Variable(2)
    let width = Variable(3)

    private func e(_ variable: Variable, _ coefficient: Double = 1) -> LinearExpression {
        LinearExpression(variable, times: coefficient)
    }

    @Test func `an equality chain has one answer`() throws {
        var solver = Solver()
        _ = try solver.add(Constraint(e(x), .equal, LinearExpression(10)))
        _ = try solver.add(Constraint(e(y), .equal, e(x, 2) + LinearExpression(5)))
        #expect(solver.value(of: x) == 10)
        #expect(solver.value(of: y) == 25)
    }

    @Test func `a variable may be negative`() throws {
        var solver = Solver()
        _ = try solver.add(Constraint(e(x), .lessThanOrEqual, LinearExpression(-7)))
        _ = try solver.add(Constraint(e(x), .equal, LinearExpression(3), priority: Priority(500)))
        #expect(solver.value(of: x) == -7)
    }

    @Test func `a contradiction is refused and changes nothing`() throws {
        var solver = Solver()
        _ = try solver.add(Constraint(e(x), .equal, LinearExpression(10)))
        _ = try solver.add(Constraint(e(x) + e(y), .equal, LinearExpression(30)))
        #expect(throws: SolverError.unsatisfiable) {
            try solver.add(Constraint(self.e(self.y), .lessThanOrEqual, LinearExpression(19)))
        }
        #expect(solver.count == 2)
        #expect(solver.value(of: y) == 20)
        _ = try solver.add(Constraint(e(y), .lessThanOrEqual, LinearExpression(20)))
    }

    @Test func `the higher priority wins however many stand against it`() throws {
        var solver = Solver()
        for _ in 0..<50 { _ = try solver.add(Constraint(e(x), .equal, LinearExpression(0), priority: Priority(250))) }
        _ = try solver.add(Constraint(e(x), .equal, LinearExpression(1000), priority: Priority(251)))
        #expect(solver.value(of: x) == 1000)
    }

    @Test func `a removed constraint no longer holds`() throws {
        var solver = Solver()
        _ = try solver.add(Constraint(e(x), .equal, LinearExpression(4), priority: Priority(100)))
        let strong = try solver.add(Constraint(e(x), .equal, LinearExpression(9), priority: Priority(750)))
        let limit = try solver.add(Constraint(e(x), .lessThanOrEqual, LinearExpression(6)))
        #expect(solver.value(of: x) == 6)
        solver.remove(limit)
        #expect(solver.value(of: x) == 9)
        solver.remove(strong)
        #expect(solver.value(of: x) == 4)
        solver.remove(strong)
        #expect(solver.count == 1)
    }

    @Test func `an edit drags what depends on it`() throws {
        var solver = Solver()
        _ = try solver.add(Constraint(e(x) + e(width), .equal, LinearExpression(100)))
        _ = try solver.add(Constraint(e(width), .greaterThanOrEqual, LinearExpression(20)))
        for wish in [0.0, 30, 79, 95, 10, -5] {
            try solver.suggest(wish, for: x, priority: Priority(900))
            #expect(solver.value(of: x) == min(wish, 80))
            #expect(solver.value(of: width) == 100 - min(wish, 80))
        }
        #expect(throws: SolverError.requiredEdit) { try solver.suggest(1, for: self.x, priority: .required) }
    }

    /// Two labels side by side: the one that hugs harder keeps its size, the other takes the rest.
    @Test func `hugging decides who stretches`() throws {
        let first = Variable(10)
        let second = Variable(11)
        var solver = Solver()
        _ = try solver.add(Constraint(e(first) + e(second), .equal, LinearExpression(292)))
        for (variable, natural, hugging) in [(first, 60.0, 251.0), (second, 80, 250)] {
            _ = try solver.add(
                Constraint(e(variable), .lessThanOrEqual, LinearExpression(natural), priority: Priority(hugging))
            )
            _ = try solver.add(
                Constraint(e(variable), .greaterThanOrEqual, LinearExpression(natural), priority: Priority(750))
            )
        }
        #expect(solver.value(of: first) == 60)
        #expect(solver.value(of: second) == 232)
    }

    @Test func `three equal columns with gaps`() throws {
        let edges = (0..<6).map { Variable(20 + $0) }
        var solver = Solver()
        _ = try solver.add(Constraint(e(edges[0]), .equal, LinearExpression(0)))
        _ = try solver.add(Constraint(e(edges[5]), .equal, LinearExpression(320)))
        for column in 0..<2 {
            let gap = e(edges[2 * column + 2]) - e(edges[2 * column + 1])
            _ = try solver.add(Constraint(gap, .equal, LinearExpression(10)))
            let mine = e(edges[2 * column + 1]) - e(edges[2 * column])
            let next = e(edges[2 * column + 3]) - e(edges[2 * column + 2])
            _ = try solver.add(Constraint(mine, .equal, next))
        }
        #expect(edges.map { solver.value(of: $0) } == [0, 100, 110, 210, 220, 320])
    }

    @Test func `taking constraints in and out at random never disagrees with a fresh solver`() throws {
        var random = SplitMix(state: 7)
        for _ in 0..<60 {
            var solver = Solver()
            var kept: [(Solver.Token, Constraint)] = []
            for _ in 0..<24 {
                if !kept.isEmpty, random.below(4) == 0 {
                    solver.remove(kept.remove(at: random.below(kept.count)).0)
                } else {
                    let constraint = Constraint.random(&random)
                    if let token = try? solver.add(constraint) { kept.append((token, constraint)) }
                }
            }
            var fresh = Solver()
            for (_, constraint) in kept { _ = try fresh.add(constraint) }
            for (_, constraint) in kept where constraint.priority == .required {
                #expect(constraint.isMet(in: solver))
            }
            #expect(Constraint.failures(kept.map(\.1), solver) == Constraint.failures(kept.map(\.1), fresh))
        }
    }
}
