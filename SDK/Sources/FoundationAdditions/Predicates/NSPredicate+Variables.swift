public import Foundation

extension NSPredicate {
    /// The predicate with what its variables stand for, which Foundation on Linux refuses.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        // A predicate never changes, and its variables are the author's to share.
        nonisolated(unsafe) let (predicate, variables) = (self, variables)
        return NSPredicate { object, further in
            predicate.evaluate(with: object, substitutionVariables: variables.merging(further ?? [:]) { $1 })
        }
    }
}
