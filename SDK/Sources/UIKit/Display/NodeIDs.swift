import Synchronization

/// Numbers for views, layers, layout guides and players: never the same twice in a process.
package enum NodeIDs {
    private static let last = Atomic<Int>(0)

    package static func next() -> Int {
        last.add(1, ordering: .relaxed).newValue
    }
}
