// Bringing a constraint into the tableau.
extension Solver {
    /// - Throws: ``SolverError/unsatisfiable``; the tableau is of no use then.
    mutating func insert(_ constraint: Constraint) throws(SolverError) -> Marker {
        var (row, marker) = makeRow(constraint)
        guard let subject = subject(of: row, marker) else {
            if row.cells.allSatisfy({ $0.symbol.kind == .dummy }) {
                guard Row.isZero(row.constant) else { throw .unsatisfiable }
                row.solve(for: marker.symbol)
                substitute(marker.symbol, with: row)
                rows[marker.symbol] = row
            } else {
                try insertWithArtificialVariable(row)
            }
            return marker
        }
        row.solve(for: subject)
        substitute(subject, with: row)
        rows[subject] = row
        return marker
    }

    /// The constraint as `0 = row` over symbols that are not basic, its constant not negative.
    private mutating func makeRow(_ constraint: Constraint) -> (Row, Marker) {
        var row = Row(constant: constraint.expression.constant)
        for term in constraint.expression.terms where !Row.isZero(term.coefficient) {
            let symbol = symbol(for: term.variable)
            if let basic = rows[symbol] {
                row.add(basic, times: term.coefficient)
            } else {
                row.add(symbol, times: term.coefficient)
            }
        }
        let marker = addMarkers(for: constraint, to: &row)
        if row.constant < 0 { row.negate() }
        return (row, marker)
    }

    private mutating func addMarkers(for constraint: Constraint, to row: inout Row) -> Marker {
        let priority = constraint.priority
        let isRequired = priority >= .required
        switch constraint.relation {
        case .lessThanOrEqual, .greaterThanOrEqual:
            let sign: Double = constraint.relation == .lessThanOrEqual ? 1 : -1
            let slack = newSymbol(.slack)
            row.add(slack, times: sign)
            guard !isRequired else { return Marker(priority: priority, symbol: slack) }
            let error = newSymbol(.error)
            row.add(error, times: -sign)
            objective.add(error, at: priority)
            return Marker(priority: priority, symbol: slack, other: error)
        case .equal where isRequired:
            let dummy = newSymbol(.dummy)
            row.add(dummy)
            return Marker(priority: priority, symbol: dummy)
        case .equal:
            let over = newSymbol(.error)
            let under = newSymbol(.error)
            row.add(over, times: -1)
            row.add(under)
            objective.add(over, at: priority)
            objective.add(under, at: priority)
            return Marker(priority: priority, symbol: over, other: under)
        }
    }

    private mutating func symbol(for variable: Variable) -> Symbol {
        if let known = symbols[variable] { return known }
        let made = newSymbol(.external)
        symbols[variable] = made
        return made
    }

    /// The symbol that the row can be solved for without leaving the feasible region; nil if there is none.
    private func subject(of row: Row, _ marker: Marker) -> Symbol? {
        if let external = row.cells.first(where: { $0.symbol.kind == .external }) { return external.symbol }
        for symbol in [marker.symbol, marker.other].compactMap({ $0 }) where symbol.isPivotable {
            if row.coefficient(of: symbol) < 0 { return symbol }
        }
        return nil
    }

    /// Phase one of the simplex: makes a new variable zero, or finds that it cannot be.
    private mutating func insertWithArtificialVariable(_ row: Row) throws(SolverError) {
        let artificial = newSymbol(.slack)
        rows[artificial] = row
        var goal = row
        while let entering = goal.cells.first(where: { $0.coefficient < 0 && $0.symbol.kind != .dummy })?.symbol {
            guard let leaving = leavingRow(entering: entering) else { throw .unsatisfiable }
            guard let pivoted = pivot(entering: entering, leaving: leaving) else { throw .unsatisfiable }
            goal.substitute(entering, with: pivoted)
        }
        guard Row.isZero(goal.constant) else { throw .unsatisfiable }
        if var basic = rows.removeValue(forKey: artificial), !basic.cells.isEmpty {
            guard let entering = basic.cells.first(where: { $0.symbol.isPivotable })?.symbol else {
                throw .unsatisfiable
            }
            basic.solve(from: artificial, for: entering)
            substitute(entering, with: basic)
            rows[entering] = basic
        }
        for symbol in rows.keys { rows[symbol]?.remove(artificial) }
        for index in objective.levels.indices { objective.remove(artificial, at: index) }
    }
}
