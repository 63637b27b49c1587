import Foundation
import ViewLink

/// How a change moves.
public struct Animation: Hashable, Sendable {
    private var pace: AnimationPace
    /// Seconds.
    private var delay = 0.0
    private var speed = 1.0
    /// How often; nil without end.
    private var count: Int? = 1
    private var goesBack = false

    init(_ pace: AnimationPace) { self.pace = pace }
    private init(_ curve: UnitCurve, _ duration: Double) { self.init(.curve(curve, duration: duration)) }

    public static let `default` = spring(duration: 0.55, bounce: 0)
    public static let linear = linear(duration: 0.35), easeIn = easeIn(duration: 0.35)
    public static let easeOut = easeOut(duration: 0.35), easeInOut = easeInOut(duration: 0.35)
    public static let spring = spring(duration: 0.5, bounce: 0), smooth = smooth(duration: 0.5)
    public static let snappy = snappy(duration: 0.5), bouncy = bouncy(duration: 0.5)
    public static let interactiveSpring = interactiveSpring(response: 0.15, dampingFraction: 0.86)
    public static let interpolatingSpring = spring(duration: 0.5, bounce: 0)
    public static func linear(duration: Double) -> Animation { Animation(.linear, duration) }
    public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration) }
    public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration) }
    public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration) }
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(Spring(duration: duration, bounce: extraBounce))
    }
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(Spring(duration: duration, bounce: 0.15 + extraBounce))
    }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(Spring(duration: duration, bounce: 0.3 + extraBounce))
    }
    @_disfavoredOverload
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0)
        -> Animation
    {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        spring(Spring(duration: duration, bounce: bounce))
    }
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { Animation(.spring(spring)) }
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: Double = 0.25
    ) -> Animation { spring(Spring(response: response, dampingRatio: dampingFraction)) }
    /// Its first speed is kept and not drawn.
    public static func interpolatingSpring(
        mass: Double = 1,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0
    ) -> Animation { spring(Spring(mass: mass, stiffness: stiffness, damping: damping)) }
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        self.spring(spring)
    }
    public static func interpolatingSpring(
        duration: Double = 0.5,
        bounce: Double = 0,
        initialVelocity: Double = 0
    ) -> Animation { spring(Spring(duration: duration, bounce: bounce)) }
    public static func interactiveSpring(
        duration: Double = 0.15,
        extraBounce: Double = 0,
        blendDuration: Double = 0.25
    ) -> Animation { spring(Spring(duration: duration, bounce: 0.14 + extraBounce)) }
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { Animation(curve, duration) }
    public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35)
        -> Animation
    {
        let (first, last) = (UnitPoint(x: x1, y: y1), UnitPoint(x: x2, y: y2))
        return Animation(.bezier(startControlPoint: first, endControlPoint: last), duration)
    }
    /// An author's own moves each number as it would move one from 0 to 1.
    public init(_ base: some CustomAnimation) { self.init(AnimationPace(base)) }
    /// Kept: a movement is complete when its own duration is over.
    public func logicallyComplete(after duration: TimeInterval) -> Animation { self }

    private func with(_ change: (inout Animation) -> Void) -> Animation {
        var other = self
        change(&other)
        return other
    }
    public func delay(_ delay: Double) -> Animation { with { $0.delay += max(delay, 0) } }
    public func speed(_ speed: Double) -> Animation {
        with { if speed > 0, speed.isFinite { ($0.speed, $0.delay) = ($0.speed * speed, $0.delay / speed) } }
    }
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        with { ($0.count, $0.goesBack) = (nil, autoreverses) }
    }
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
        with { ($0.count, $0.goesBack) = (max(count, 1), autoreverses) }
    }

    // MARK: Over time

    /// One run. Seconds.
    private var run: Double { max(pace.settlingDuration / speed, 0.001) }

    /// When what waits for its end is told; nil where it has none. Seconds.
    var completion: Double? {
        count.map { count in delay + (count == 1 ? pace.duration / speed : run * Double(count)) }
    }

    /// When nothing is seen to move any more; nil where that is never. Seconds.
    var end: Double? { count.map { delay + run * Double($0) } }

    /// How far it is after so many seconds; nil where it is over.
    func progress(at time: Double) -> Double? {
        if let end, time >= end { return nil }
        guard time > delay else { return 0 }
        let passed = time - delay
        let index = (passed / run).rounded(.down)
        let inRun = passed - index * run
        let isBack = goesBack && index.truncatingRemainder(dividingBy: 2) == 1
        return pace.progress(at: (isBack ? run - inRun : inRun) * speed)
    }

    /// As the page moves it.
    var wire: ViewAnimation {
        var animation = pace.wire
        (animation.duration, animation.delay) = (run, delay)
        if count == nil { animation.repeats = true }
        if count != 1, goesBack { animation.autoreverses = true }
        if let count, count > 1 { animation.runs = Double(min(count, 10_000)) }
        return animation
    }
}
