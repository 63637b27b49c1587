import Foundation
import ViewLink

/// How far a movement is at a time: one run of it, without its delay.
enum AnimationPace: Hashable, Sendable {
    case curve(UnitCurve, duration: Double)
    case spring(Spring)
    /// Where it is at equal distances of time.
    case points([Double], duration: Double)

    /// Longer movements end here; a spring that never rests is one. Seconds.
    private static let longest = 10.0
    /// A second of a movement is told by as many points.
    private static let density = 30.0

    /// When it is over; a spring's swing, not its rest. Seconds.
    var duration: Double {
        switch self {
        case .curve(_, let duration), .points(_, let duration): max(duration, 0)
        case .spring(let spring): min(spring.duration, Self.longest)
        }
    }

    /// When nothing is seen to move any more. Seconds.
    var settlingDuration: Double {
        guard case .spring(let spring) = self else { return duration }
        return min(max(spring.settlingDuration, spring.duration), Self.longest)
    }

    /// How far it is after so many seconds: 0 at the beginning, 1 at the end, more where it swings beyond.
    func progress(at time: Double) -> Double {
        switch self {
        case .curve(let curve, let duration): duration > 0 ? curve.value(at: time / duration) : 1
        case .spring(let spring): time >= settlingDuration ? 1 : spring.value(target: 1.0, time: time)
        case .points(let points, let duration): Self.between(points, at: duration > 0 ? time / duration : 1)
        }
    }

    private static func between(_ points: [Double], at share: Double) -> Double {
        guard points.count > 1, share < 1 else { return points.last ?? 1 }
        let place = max(share, 0) * Double(points.count - 1)
        let index = min(Int(place), points.count - 2)
        return points[index] + (points[index + 1] - points[index]) * (place - Double(index))
    }

    /// An author's movement, asked from its beginning to its end.
    init(_ animation: some CustomAnimation) {
        var context = AnimationContext<Double>()
        var points: [Double] = []
        while Double(points.count) / Self.density <= Self.longest,
            let value = animation.animate(value: 1, time: Double(points.count) / Self.density, context: &context)
        {
            points.append(value.isFinite ? value : 1)
        }
        points.append(1)
        self = .points(points, duration: Double(points.count - 1) / Self.density)
    }

    /// The curve that a page has a name for.
    private var named: ViewAnimation.Curve? {
        guard case .curve(let curve, _) = self else { return nil }
        return switch curve {
        case .linear: .linear
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .easeInOut: .easeInOut
        default: nil
        }
    }

    /// One run, as the page makes it.
    var wire: ViewAnimation {
        var animation = ViewAnimation(duration: settlingDuration, curve: named ?? .linear)
        if named == nil {
            let count = min(max(Int((settlingDuration * Self.density).rounded()), 8), 120)
            animation.points = (0...count).map { index in
                let value = progress(at: settlingDuration * Double(index) / Double(count))
                return (value * 10_000).rounded() / 10_000
            }
        }
        return animation
    }
}
