public import Foundation

/// A change of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    /// Kept: each run begins where the first did.
    open var isCumulative = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The tracks of its property, of `frames` that take out of values what each of them is about.
    func tracks(
        on layer: CALayer,
        _ frames: (_ path: String, _ part: (Any?) -> Any?) -> [AnimationTrack.Frame]
    ) -> [AnimationTrack] {
        AnimatedProperty.parts(keyPath ?? "").compactMap { path, part in
            var track = AnimationTrack(path, frames(path, part))
            track?.isAdditive = isAdditive
            return track
        }
    }
}

/// A change from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    /// Two of the three say which way it goes; where they do not, the layer's own value is its beginning or its end
    /// (CABasicAnimation: "Setting Interpolation Values").
    override func tracks(on layer: CALayer) -> [AnimationTrack] {
        tracks(on: layer) { path, part in
            let own = AnimatedProperty.own(path, layer)
            // Ways and sizes are added to a value, and are not places.
            let by = byValue.flatMap { AnimationNumbers.of(part($0)) }
            var from = fromValue.flatMap { AnimatedProperty.value(part($0), path, layer) }
            var to = toValue.flatMap { AnimatedProperty.value(part($0), path, layer) }
            if let by {
                if let end = to, from == nil { from = end.moved(by: by.map { -$0 }) }
                if to == nil { to = (from ?? own)?.moved(by: by) }
            }
            guard let first = from ?? own, let last = to ?? own else { return [] }
            return way(from: first, to: last)
        }
    }

    /// How the one becomes the other.
    func way(from first: AnimationTrack.Value, to last: AnimationTrack.Value) -> [AnimationTrack.Frame] {
        let curve = timingFunction?.curve ?? .straight
        return [AnimationTrack.Frame(time: 0, value: first, curve: curve), AnimationTrack.Frame(time: 1, value: last)]
    }

    override var pace: AnimationCurve { .straight }
}

extension AnimationTrack.Value {
    fileprivate func moved(by way: [Double]) -> Self {
        guard case .numbers(let numbers) = self, numbers.count == way.count else { return self }
        return .numbers(zip(numbers, way).map { $0 + $1 })
    }
}

/// A change as a spring makes it.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0

    /// A spring as SwiftUI has it: of unit mass, as stiff as a whole swing takes the duration (CASpringAnimation, iOS 17).
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let pace = 2 * CGFloat.pi / CGFloat(max(perceptualDuration, 0.001))
        stiffness = pace * pace
        damping = 2 * pace * (1 - min(max(bounce, -1), 1))
    }

    /// Until it is less than a thousandth away from its end.
    open var settlingDuration: CFTimeInterval { Double(6.9 * 2 * mass / max(damping, 0.1)) }

    override func way(from first: AnimationTrack.Value, to last: AnimationTrack.Value) -> [AnimationTrack.Frame] {
        let pace = (stiffness / mass).squareRoot()
        let ratio = min(damping / (2 * (stiffness * mass).squareRoot()), 0.999)
        let frequency = pace * (1 - ratio * ratio).squareRoot()
        return (0...40).map { step in
            let time = CGFloat(step) / 40 * CGFloat(runDuration)
            let rest = exp(-ratio * pace * time)
            let left =
                rest * (cos(frequency * time) + (ratio * pace - initialVelocity) / frequency * sin(frequency * time))
            let value = first.mixed(with: last, step == 40 ? 1 : Double(1 - left))
            return AnimationTrack.Frame(time: Double(step) / 40, value: value)
        }
    }
}

/// Changes that run together.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    /// What goes on after the group's end is not seen; what has no duration lasts as long as the group.
    override func tracks(on layer: CALayer) -> [AnimationTrack] {
        (animations ?? []).flatMap { part in
            let timing = part.timing(in: runDuration)
            return part.tracks(on: layer).compactMap { track in
                let own = track.isAdditive ? nil : AnimatedProperty.own(track.path, layer)
                return track.paced(by: part.pace).laid(timing, over: runDuration, own: own)
            }
        }
    }
}
