import Foundation
import ViewLink

/// A layer that shows what is in it several times, each a step further and a moment later.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1 { didSet { Display.changed() } }
    open var preservesDepth = false
    /// Seconds by which the animations of each instance are behind those of the one before.
    open var instanceDelay: CFTimeInterval = 0 { didSet { Display.changed() } }
    /// What each instance is moved by, about the layer's centre, from the one before.
    open var instanceTransform = CATransform3DIdentity { didSet { Display.changed() } }
    /// Kept but for how much is seen through it: the instances have the colours of the first.
    open var instanceColor: CGColor? { didSet { Display.changed() } }
    open var instanceRedOffset: Float = 0
    open var instanceGreenOffset: Float = 0
    open var instanceBlueOffset: Float = 0
    /// What is added to how much is seen of each instance, from the one before.
    open var instanceAlphaOffset: Float = 0 { didSet { Display.changed() } }

    /// The numbers of what is shown again, which stay from picture to picture.
    private var numbers: [Copy: Int] = [:]

    private struct Copy: Hashable {
        let id: Int
        let instance: Int
    }

    /// The most instances that are drawn.
    static let limit = 100

    /// What lies in the layer once more for each further instance, in a box of its own.
    ///
    /// - Parameters:
    ///   - box: the layer's, at the origin.
    ///   - nodes: what lies in it, at any depth.
    ///   - roots: those of them that lie in the layer itself.
    func instances(
        in box: ViewRect,
        of nodes: some Collection<ViewNode>,
        roots: [Int]
    ) -> (boxes: [Int], nodes: [ViewNode]) {
        var (boxes, all): ([Int], [ViewNode]) = ([], [])
        var used: [Copy: Int] = [:]
        func number(_ id: Int, _ instance: Int) -> Int {
            let copy = Copy(id: id, instance: instance)
            let number = used[copy] ?? numbers[copy] ?? NodeIDs.next()
            used[copy] = number
            return number
        }
        let delay = instanceDelay.isFinite ? instanceDelay : 0
        var map = CATransform3DIdentity
        // More than a tree holds is not made.
        for instance in 1..<max(1, min(instanceCount, Self.limit)) where all.count <= ViewTree.Limits.nodes {
            map = CATransform3DConcat(map, instanceTransform)
            var node = ViewNode(id: number(nodeID, instance), frame: box, content: .plain, style: ViewStyle())
            node.style.transform = map.wire
            let alpha = Double(instanceColor?.alpha ?? 1) + Double(instanceAlphaOffset) * Double(instance)
            node.style.alpha = alpha < 1 ? max(alpha, 0) : nil
            node.children = roots.map { number($0, instance) }
            boxes.append(node.id)
            all.append(node)
            for var copy in nodes {
                copy.id = number(copy.id, instance)
                copy.children = copy.children.map { number($0, instance) }
                copy.style.animations = copy.style.animations?.map { animation in
                    var later = animation
                    later.id = number(animation.id, instance)
                    later.delay += delay * Double(instance)
                    return later
                }
                all.append(copy)
            }
        }
        numbers = used
        return (boxes, all)
    }
}
