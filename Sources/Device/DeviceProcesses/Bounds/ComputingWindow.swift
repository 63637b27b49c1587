/// How much a process has computed within a time, for those that live long and may compute again and again.
struct ComputingWindow: Sendable {
    /// Seconds of computing that are allowed within `length` seconds.
    let limit: Double
    let length: Double
    private var begin: (time: Double, computed: Double)?

    init(limit: Double, length: Double) {
        self.limit = limit
        self.length = length
    }

    /// Takes in what was computed in all until now.
    ///
    /// - Returns: whether it was too much.
    mutating func take(_ computed: Double, at time: Double) -> Bool {
        guard let begin, time - begin.time < length else {
            begin = (time, computed)
            return false
        }
        return computed - begin.computed > limit
    }
}
