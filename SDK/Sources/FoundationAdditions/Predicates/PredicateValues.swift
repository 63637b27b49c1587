import Foundation

/// The members of a collection for which a condition holds (NSExpression: init(forSubquery:usingIteratorVariable:predicate:)).
struct PredicateSubquery {
    let collection: PredicateExpression
    let variable: String
    let condition: PredicateTree
    /// The keys behind it, such as `@count`.
    let rest: [String]

    func value(in object: Any?, _ variables: [String: Any]) -> Any? {
        let members = KeyedValue.members(of: collection.value(in: object, variables)) ?? []
        let found = members.filter { member in
            condition.holds(for: object, variables.merging([variable: member as Any]) { $1 })
        }
        return PredicateExpression.value(of: found.compactMap { $0 }, at: rest)
    }
}

extension PredicateExpression {
    func value(in object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .object: object
        case .constant(let value): value
        case .list(let list): list.map { $0.value(in: object, variables) }
        case .path(let path): Self.value(of: object, at: path)
        case .variable(let name, let path): Self.value(of: variables[name], at: path)
        case .subquery(let subquery): subquery.value(in: object, variables)
        }
    }

    /// What stands at the end of a path, which may have an aggregate in it.
    static func value(of object: Any?, at path: [String]) -> Any? {
        guard path.contains(where: { $0.hasPrefix("@") && $0 != "@count" }) else {
            return path.reduce(object) { KeyedValue.value(of: $0, forKey: $1) }
        }
        return ExpressionFunctions.value(of: object, at: path.joined(separator: "."))
    }
}

extension PredicateTree {
    /// - Parameter variables: what names with a `$` stand for.
    func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
        switch self {
        case .always(let value): value
        case .not(let tree): !tree.holds(for: object, variables)
        case .all(let trees): trees.allSatisfy { $0.holds(for: object, variables) }
        case .any(let trees): trees.contains { $0.holds(for: object, variables) }
        case .comparison(let comparison): comparison.holds(for: object, variables)
        }
    }
}
