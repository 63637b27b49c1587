/// How speed changes on the way: a cubic curve from 0, 0 to 1, 1 by its two control points.
struct AnimationCurve: Hashable {
    /// x1, y1, x2, y2
    let points: [Double]

    static let straight = Self(points: [0, 0, 1, 1])

    /// As it travels: nothing of the straight one.
    var wire: [Double] { self == .straight ? [] : points }

    /// The way back.
    var reversed: Self { Self(points: [1 - points[2], 1 - points[3], 1 - points[0], 1 - points[1]]) }

    /// What part of the way is done after a part of the time.
    func progress(at time: Double) -> Double {
        guard self != .straight, time > 0, time < 1 else { return time }
        return Self.place(Self.parameter(of: time, points[0], points[2]), points[1], points[3])
    }

    /// After what part of the time a part of the way is done, for the first time.
    func time(of progress: Double) -> Double {
        guard self != .straight, progress > 0, progress < 1 else { return progress }
        return Self.place(Self.parameter(of: progress, points[1], points[3]), points[0], points[2])
    }

    /// Where the curve has a value: halving finds it to a millionth.
    private static func parameter(of value: Double, _ one: Double, _ two: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<20 {
            let middle = (low + high) / 2
            if place(middle, one, two) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func place(_ part: Double, _ one: Double, _ two: Double) -> Double {
        let rest = 1 - part
        return 3 * rest * rest * part * one + 3 * rest * part * part * two + part * part * part
    }
}
