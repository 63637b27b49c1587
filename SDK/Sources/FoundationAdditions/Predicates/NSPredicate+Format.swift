public import Foundation

extension NSPredicate {
    /// A predicate from its format, in which `%@`, `%K` and numbers stand for arguments.
    ///
    /// Ends the process with Apple's sentence for a format that cannot be read. Functions, subqueries, variables and
    /// aggregates other than `@count` cannot.
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
            self.init { object, _ in tree.holds(for: object) }
        } catch {
            fatalError("\(error)")
        }
    }
}

extension NSSortDescriptor {
    /// Sorts by the value of that name, which may be at the end of a path; nil sorts by the objects themselves.
    public convenience init(key: String?, ascending: Bool) {
        let path = key.map { $0.split(separator: ".").map(String.init) } ?? []
        self.init(keyPath: \Any.self, ascending: ascending) { one, other in
            let values = [one, other].map { object in
                path.reduce(object as Any?) { KeyedValue.value(of: $0, forKey: $1) }
            }
            return KeyedValue.order(values[0], values[1]) ?? .orderedSame
        }
    }

    /// Sorts by what a comparator says of the values of that name.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        let path = key.map { $0.split(separator: ".").map(String.init) } ?? []
        self.init(keyPath: \Any.self, ascending: ascending) { one, other in
            let values = [one, other].map { object in
                path.reduce(object as Any?) { KeyedValue.value(of: $0, forKey: $1) } ?? NSNull()
            }
            return cmptr(values[0], values[1])
        }
    }

    /// Sorts by a property that may have no value: nothing comes first.
    public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { one, other in
            KeyedValue.order(one, other) ?? .orderedSame
        }
    }

    /// Sorts by a property that is an object.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { one, other in
            KeyedValue.order(one, other) ?? .orderedSame
        }
    }
}
