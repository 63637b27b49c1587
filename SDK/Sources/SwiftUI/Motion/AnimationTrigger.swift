/// A value whose changes begin a motion.
struct AnimationTrigger {
    private let value: Any
    private let differs: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        differs = { ($0 as? Value) != value }
    }

    /// Whether it is another value than the last time, which is replaced; the first time it is not.
    func hasChanged(since former: inout Any?) -> Bool {
        defer { former = value }
        return former.map(differs) ?? false
    }
}
