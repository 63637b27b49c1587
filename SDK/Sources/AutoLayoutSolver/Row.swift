/// A name inside the tableau. Symbols are ordered by their age, so that equal input gives equal output.
struct Symbol: Hashable, Comparable, Sendable {
    let id: Int
    let kind: Kind

    enum Kind: Sendable {
        /// A variable of the caller.
        case external
        /// What an inequality leaves over.
        case slack
        /// By how much a constraint that is not required fails.
        case error
        /// Marks a required equality; never enters the basis.
        case dummy
    }

    /// Whether the simplex may bring it into the basis.
    var isPivotable: Bool { kind == .slack || kind == .error }

    static func < (left: Symbol, right: Symbol) -> Bool { left.id < right.id }
}

/// A linear combination of symbols; the cells are sorted and none is zero.
struct Row: Sendable {
    var constant: Double
    private(set) var cells: [Cell] = []

    struct Cell: Sendable {
        let symbol: Symbol
        var coefficient: Double
    }

    init(constant: Double = 0) {
        self.constant = constant
    }

    static func isZero(_ value: Double) -> Bool { value < 1e-8 && value > -1e-8 }

    private func position(of symbol: Symbol) -> Int {
        var low = 0
        var high = cells.count
        while low < high {
            let middle = (low + high) / 2
            if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func coefficient(of symbol: Symbol) -> Double {
        let index = position(of: symbol)
        return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
    }

    mutating func add(_ symbol: Symbol, times coefficient: Double = 1) {
        let index = position(of: symbol)
        if index < cells.count, cells[index].symbol == symbol {
            cells[index].coefficient += coefficient
            if Self.isZero(cells[index].coefficient) { cells.remove(at: index) }
        } else if !Self.isZero(coefficient) {
            cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: index)
        }
    }

    /// Adds `factor × other`, by merging the two sorted lists.
    mutating func add(_ other: Row, times factor: Double) {
        constant += other.constant * factor
        var merged: [Cell] = []
        merged.reserveCapacity(cells.count + other.cells.count)
        var mine = 0
        var theirs = 0
        while mine < cells.count || theirs < other.cells.count {
            if theirs == other.cells.count || mine < cells.count && cells[mine].symbol < other.cells[theirs].symbol {
                merged.append(cells[mine])
                mine += 1
                continue
            }
            var cell = other.cells[theirs]
            cell.coefficient *= factor
            if mine < cells.count, cells[mine].symbol == cell.symbol {
                cell.coefficient += cells[mine].coefficient
                mine += 1
            }
            theirs += 1
            if !Self.isZero(cell.coefficient) { merged.append(cell) }
        }
        cells = merged
    }

    mutating func remove(_ symbol: Symbol) {
        let index = position(of: symbol)
        if index < cells.count, cells[index].symbol == symbol { cells.remove(at: index) }
    }

    mutating func negate() {
        constant = -constant
        for index in cells.indices { cells[index].coefficient = -cells[index].coefficient }
    }

    /// Turns `0 = row` into `symbol = row`; `symbol` must be in it.
    mutating func solve(for symbol: Symbol) {
        let factor = -1 / coefficient(of: symbol)
        remove(symbol)
        constant *= factor
        for index in cells.indices { cells[index].coefficient *= factor }
    }

    /// Turns `left = row` into `right = row`; `right` must be in it.
    mutating func solve(from left: Symbol, for right: Symbol) {
        add(left, times: -1)
        solve(for: right)
    }

    /// Puts `row` where `symbol` stood.
    mutating func substitute(_ symbol: Symbol, with row: Row) {
        let factor = coefficient(of: symbol)
        guard factor != 0 else { return }
        remove(symbol)
        add(row, times: factor)
    }
}
