public import Foundation
public import UIKit

extension UITouch {
    /// Where the finger is in a node.
    public func location(in node: SKNode) -> CGPoint { node.place(of: location(in: node.scene?.view)) }

    /// Where it was when it was last told of.
    public func previousLocation(in node: SKNode) -> CGPoint { node.place(of: previousLocation(in: node.scene?.view)) }
}

extension SKNode {
    /// A place in the scene's view as one of this node's.
    fileprivate func place(of point: CGPoint) -> CGPoint {
        guard let scene else { return point }
        return convert(scene.convertPoint(fromView: point), from: scene)
    }
}
