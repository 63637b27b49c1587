/// An incremental solver for linear equalities and inequalities with priorities.
///
/// After Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm" (2001), with one
/// objective row per priority instead of weights. Equal calls in equal order give equal answers.
public struct Solver: Sendable {
    /// A constraint that a solver has taken.
    public struct Token: Hashable, Sendable {
        let id: Int
    }

    /// What stands for a constraint in the tableau.
    struct Marker: Sendable {
        let priority: Priority
        /// Removed from the tableau with the constraint.
        let symbol: Symbol
        /// The other error of an equality that is not required.
        var other: Symbol?
    }

    struct Edit: Sendable {
        let token: Token
        let priority: Priority
        var value: Double
    }

    var markers: [Int: Marker] = [:]
    var edits: [Variable: Edit] = [:]
    var symbols: [Variable: Symbol] = [:]
    var rows: [Symbol: Row] = [:]
    var objective = Objective()
    /// Basic symbols whose constants fell under zero.
    var infeasible: Set<Symbol> = []
    private var nextID = 0

    public init() {}

    /// How many constraints it has taken.
    public var count: Int { markers.count }

    /// What the solver chose; 0 for a variable that no constraint names.
    public func value(of variable: Variable) -> Double {
        guard let symbol = symbols[variable] else { return 0 }
        return rows[symbol]?.constant ?? 0
    }

    /// Takes a constraint in and solves anew.
    ///
    /// - Throws: ``SolverError/unsatisfiable`` when it is required and contradicts what is there; nothing has changed then.
    public mutating func add(_ constraint: Constraint) throws(SolverError) -> Token {
        let before = self
        do {
            let token = Token(id: newID())
            markers[token.id] = try insert(constraint)
            optimize()
            return token
        } catch {
            self = before
            throw error
        }
    }

    /// Lets a constraint go and solves anew; one that is gone already changes nothing.
    public mutating func remove(_ token: Token) {
        guard let marker = markers.removeValue(forKey: token.id) else { return }
        forgetErrors(of: marker)
        if rows.removeValue(forKey: marker.symbol) == nil, let leaving = leavingRow(for: marker.symbol) {
            guard var row = rows.removeValue(forKey: leaving) else { return }
            row.solve(from: leaving, for: marker.symbol)
            substitute(marker.symbol, with: row)
        }
        infeasible.remove(marker.symbol)
        optimize()
    }

    /// Wishes a value for a variable; a second call for the same variable only changes the value.
    ///
    /// - Throws: ``SolverError/requiredEdit``.
    public mutating func suggest(_ value: Double, for variable: Variable, priority: Priority) throws(SolverError) {
        guard priority < .required else { throw .requiredEdit }
        if let edit = edits[variable], edit.priority == priority {
            edits[variable]?.value = value
            shift(edit, by: value - edit.value)
            optimizeDual()
            return
        }
        removeSuggestion(for: variable)
        let token = try add(Constraint(LinearExpression(variable), .equal, LinearExpression(value), priority: priority))
        edits[variable] = Edit(token: token, priority: priority, value: value)
    }

    /// Lets a wish go.
    public mutating func removeSuggestion(for variable: Variable) {
        guard let edit = edits.removeValue(forKey: variable) else { return }
        remove(edit.token)
    }

    mutating func newSymbol(_ kind: Symbol.Kind) -> Symbol {
        Symbol(id: newID(), kind: kind)
    }

    private mutating func newID() -> Int {
        nextID += 1
        return nextID
    }

    private mutating func forgetErrors(of marker: Marker) {
        for symbol in [marker.symbol, marker.other].compactMap({ $0 }) where symbol.kind == .error {
            if let row = rows[symbol] {
                objective.add(row, times: -1, at: marker.priority)
            } else {
                objective.add(symbol, times: -1, at: marker.priority)
            }
        }
    }

    private mutating func shift(_ edit: Edit, by delta: Double) {
        guard let marker = markers[edit.token.id] else { return }
        if rows[marker.symbol] != nil {
            change(marker.symbol, by: -delta)
        } else if let other = marker.other, rows[other] != nil {
            change(other, by: delta)
        } else {
            for symbol in Array(rows.keys) {
                let coefficient = rows[symbol]?.coefficient(of: marker.symbol) ?? 0
                if coefficient != 0 { change(symbol, by: delta * coefficient) }
            }
        }
    }

    private mutating func change(_ symbol: Symbol, by delta: Double) {
        rows[symbol]?.constant += delta
        if symbol.kind != .external, let constant = rows[symbol]?.constant, constant < 0 { infeasible.insert(symbol) }
    }
}
