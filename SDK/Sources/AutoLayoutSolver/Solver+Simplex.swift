// Walking to the optimum.
extension Solver {
    /// Primal simplex: from a feasible tableau to the smallest objective.
    mutating func optimize() {
        while let entering = objective.entering() {
            guard let leaving = leavingRow(entering: entering) else { return }
            guard pivot(entering: entering, leaving: leaving) != nil else { return }
        }
    }

    /// Dual simplex: from an optimal tableau that an edit made infeasible back to a feasible one.
    mutating func optimizeDual() {
        while let leaving = infeasible.min() {
            infeasible.remove(leaving)
            guard let row = rows[leaving], row.constant < 0, !Row.isZero(row.constant) else { continue }
            guard let entering = dualEntering(row) else { continue }
            guard pivot(entering: entering, leaving: leaving) != nil else { return }
        }
    }

    /// Makes `entering` basic in the place of `leaving`.
    ///
    /// - Returns: the row of `entering`.
    mutating func pivot(entering: Symbol, leaving: Symbol) -> Row? {
        guard var row = rows.removeValue(forKey: leaving) else { return nil }
        row.solve(from: leaving, for: entering)
        substitute(entering, with: row)
        rows[entering] = row
        return row
    }

    mutating func substitute(_ symbol: Symbol, with row: Row) {
        for basic in rows.keys {
            rows[basic]?.substitute(symbol, with: row)
            if basic.kind != .external, let constant = rows[basic]?.constant, constant < 0 {
                infeasible.insert(basic)
            }
        }
        objective.substitute(symbol, with: row)
    }

    /// The row that limits how far `entering` may grow: least ratio, then oldest.
    func leavingRow(entering: Symbol) -> Symbol? {
        var best: (symbol: Symbol, ratio: Double)?
        for (symbol, row) in rows where symbol.kind != .external {
            let coefficient = row.coefficient(of: entering)
            guard coefficient < 0 else { continue }
            let ratio = -row.constant / coefficient
            if let best, best.ratio < ratio || best.ratio == ratio && best.symbol < symbol { continue }
            best = (symbol, ratio)
        }
        return best?.symbol
    }

    private func dualEntering(_ row: Row) -> Symbol? {
        var best: (symbol: Symbol, ratios: [Double])?
        for cell in row.cells where cell.coefficient > 0 && cell.symbol.kind != .dummy {
            let ratios = objective.ratios(of: cell.symbol, dividedBy: cell.coefficient)
            if let best, !ratios.lexicographicallyPrecedes(best.ratios) { continue }
            best = (cell.symbol, ratios)
        }
        return best?.symbol
    }

    /// The row through which a constraint's marker can leave the tableau: one that stays feasible if there is any.
    func leavingRow(for marker: Symbol) -> Symbol? {
        var negative: (symbol: Symbol, ratio: Double)?
        var positive: (symbol: Symbol, ratio: Double)?
        var external: Symbol?
        for (symbol, row) in rows {
            let coefficient = row.coefficient(of: marker)
            guard coefficient != 0 else { continue }
            if symbol.kind == .external {
                external = min(external ?? symbol, symbol)
            } else if coefficient < 0 {
                let ratio = -row.constant / coefficient
                if let negative, (negative.ratio, negative.symbol) < (ratio, symbol) { continue }
                negative = (symbol, ratio)
            } else {
                let ratio = row.constant / coefficient
                if let positive, (positive.ratio, positive.symbol) < (ratio, symbol) { continue }
                positive = (symbol, ratio)
            }
        }
        return negative?.symbol ?? positive?.symbol ?? external
    }
}
