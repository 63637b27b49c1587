/// Values by hashes, of which the oldest make room.
struct RecentKeys<Value>: Sendable where Value: Sendable {
    private let limit: Int
    private var values: [Int: Value] = [:]
    private var order: [Int] = []

    init(limit: Int) { self.limit = limit }

    var isEmpty: Bool { values.isEmpty }

    subscript(key: Int) -> Value? {
        get { values[key] }
        set {
            if newValue != nil, values[key] == nil {
                order.append(key)
                // Half at once, since an array's beginning is dear to remove.
                if order.count > limit {
                    for old in order.prefix(limit / 2) { values[old] = nil }
                    order.removeFirst(limit / 2)
                }
            }
            values[key] = newValue
        }
    }
}
