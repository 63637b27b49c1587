import Foundation
import UIKit

/// Brings the numbers of a view's value (`Animatable`) from where they are to where they are wanted, picture by picture.
@MainActor
final class AnimatableMotion {
    /// The numbers that are wanted; nil before the first evaluation.
    private var wanted: Any?
    private var running: Any?
    private let nextPicture = NextPicture()

    private struct Running<Data: VectorArithmetic> {
        let (from, to): (Data, Data)
        let animation: Animation
        let start: TimeInterval

        /// Where it is; nil where it is over.
        func value(at time: TimeInterval) -> Data? {
            animation.progress(at: time - start).map { from.interpolated(towards: to, amount: $0) }
        }
    }

    /// The value as it is seen now; while it moves, the node is evaluated again for each picture.
    func shown<Value: Animatable>(_ value: Value, in node: GraphNode) -> Value {
        typealias Data = Value.AnimatableData
        guard Data.self != EmptyAnimatableData.self else { return value }
        let (now, target) = (node.host.clock(), value.animatableData)
        if let former = wanted as? Data, former != target {
            let seen = (running as? Running<Data>)?.value(at: now) ?? former
            running = node.host.transaction.movement.map {
                Running(from: seen, to: target, animation: $0, start: now)
            }
        }
        wanted = target
        guard let seen = (running as? Running<Data>)?.value(at: now) else {
            running = nil
            return value
        }
        nextPicture.wait(for: node)
        var moved = value
        moved.animatableData = seen
        return moved
    }
}
