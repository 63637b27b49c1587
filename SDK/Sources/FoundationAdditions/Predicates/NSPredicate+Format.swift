public import Foundation

extension NSPredicate {
    /// A predicate from its format, in which `%@`, `%K` and numbers stand for arguments.
    ///
    /// Ends the process with Apple's sentence for a format that cannot be read. Functions cannot. Variables are what
    /// `evaluate(with:substitutionVariables:)` is given.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(parsing: predicateFormat, args)
    }

    /// A predicate from its format, with its arguments in an array.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(parsing: predicateFormat, arguments ?? [])
    }

    private convenience init(parsing format: String, _ arguments: [Any?]) {
        do {
            // A tree never changes, and its arguments are the author's to share.
            nonisolated(unsafe) let tree = try PredicateParser.tree(of: format, arguments)
            self.init { object, variables in tree.holds(for: object, variables ?? [:]) }
        } catch {
            fatalError("\(error)")
        }
    }
}
