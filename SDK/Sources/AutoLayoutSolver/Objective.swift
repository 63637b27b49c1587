/// What the simplex makes small: one row of errors for each priority, the highest first.
///
/// Priorities are compared in order, never weighed against each other: no number of errors of a lower priority
/// outweighs one of a higher.
struct Objective: Sendable {
    private(set) var levels: [Level] = []

    struct Level: Sendable {
        let priority: Priority
        var row: Row
    }

    mutating func add(_ symbol: Symbol, times factor: Double = 1, at priority: Priority) {
        change(priority) { $0.add(symbol, times: factor) }
    }

    mutating func add(_ row: Row, times factor: Double, at priority: Priority) {
        change(priority) { $0.add(row, times: factor) }
    }

    private mutating func change(_ priority: Priority, _ body: (inout Row) -> Void) {
        let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
        if index == levels.count || levels[index].priority != priority {
            levels.insert(Level(priority: priority, row: Row()), at: index)
        }
        body(&levels[index].row)
    }

    mutating func substitute(_ symbol: Symbol, with row: Row) {
        for index in levels.indices { levels[index].row.substitute(symbol, with: row) }
    }

    mutating func remove(_ symbol: Symbol, at index: Int) {
        levels[index].row.remove(symbol)
    }

    /// The oldest symbol that would make the objective smaller; nil at the optimum.
    func entering() -> Symbol? {
        var best: Symbol?
        for (index, level) in levels.enumerated() {
            for cell in level.row.cells where cell.coefficient < 0 && cell.symbol.kind != .dummy {
                if let best, best < cell.symbol { break }
                let weighsNothingAbove = levels[..<index].allSatisfy { $0.row.coefficient(of: cell.symbol) == 0 }
                if weighsNothingAbove { best = cell.symbol }
            }
        }
        return best
    }

    /// The coefficients of `symbol` by falling priority, each divided by `divisor`.
    func ratios(of symbol: Symbol, dividedBy divisor: Double) -> [Double] {
        levels.map { $0.row.coefficient(of: symbol) / divisor }
    }
}
