public import UIKit

/// A cylinder with round ends.
open class SCNCapsule: SCNGeometry {
    open var capRadius: CGFloat = 0.5
    open var height: CGFloat = 2

    public convenience init(capRadius: CGFloat, height: CGFloat) {
        self.init()
        self.capRadius = capRadius
        self.height = height
    }
}

/// A cone, whose top may be cut off.
open class SCNCone: SCNGeometry {
    open var topRadius: CGFloat = 0
    open var bottomRadius: CGFloat = 0.5
    open var height: CGFloat = 1

    public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
        self.init()
        self.topRadius = topRadius
        self.bottomRadius = bottomRadius
        self.height = height
    }
}

/// A path with a thickness.
open class SCNShape: SCNGeometry {
    open var path: UIBezierPath?
    open var extrusionDepth: CGFloat = 1
    open var chamferRadius: CGFloat = 0

    public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
        self.init()
        self.path = path
        self.extrusionDepth = extrusionDepth
    }
}
