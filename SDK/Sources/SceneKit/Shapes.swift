public import UIKit

// Shapes that know how large they are.

/// A box.
open class SCNBox: SCNGeometry {
    open var width: CGFloat = 1
    open var height: CGFloat = 1
    open var length: CGFloat = 1
    open var chamferRadius: CGFloat = 0
    open var widthSegmentCount = 1
    open var heightSegmentCount = 1
    open var lengthSegmentCount = 1
    open var chamferSegmentCount = 5
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        self.init()
        (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
    }
    override var measured: (min: SCNVector3, max: SCNVector3)? { Self.around(width, height, length) }
}
/// A ball.
open class SCNSphere: SCNGeometry {
    open var radius: CGFloat = 0.5
    open var isGeodesic = false
    open var segmentCount = 48
    public convenience init(radius: CGFloat) {
        self.init()
        self.radius = radius
    }
    override var measured: (min: SCNVector3, max: SCNVector3)? { Self.around(radius * 2, radius * 2, radius * 2) }
}
/// A flat rectangle.
open class SCNPlane: SCNGeometry {
    open var width: CGFloat = 1
    open var height: CGFloat = 1
    open var cornerRadius: CGFloat = 0
    open var widthSegmentCount = 1
    open var heightSegmentCount = 1
    open var cornerSegmentCount = 10
    public convenience init(width: CGFloat, height: CGFloat) {
        self.init()
        (self.width, self.height) = (width, height)
    }
    override var measured: (min: SCNVector3, max: SCNVector3)? { Self.around(width, height, 0) }
}
/// A pyramid on its ground.
open class SCNPyramid: SCNGeometry {
    open var width: CGFloat = 1
    open var height: CGFloat = 1
    open var length: CGFloat = 1
    open var widthSegmentCount = 1
    open var heightSegmentCount = 1
    open var lengthSegmentCount = 1
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
        self.init()
        (self.width, self.height, self.length) = (width, height, length)
    }
    override var measured: (min: SCNVector3, max: SCNVector3)? {
        (SCNVector3(-width / 2, 0, -length / 2), SCNVector3(width / 2, height, length / 2))
    }
}
/// A ring.
open class SCNTorus: SCNGeometry {
    open var ringRadius: CGFloat = 0.5
    open var pipeRadius: CGFloat = 0.25
    open var ringSegmentCount = 48
    open var pipeSegmentCount = 24
    public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
        self.init()
        (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
    }
    override var measured: (min: SCNVector3, max: SCNVector3)? {
        Self.around((ringRadius + pipeRadius) * 2, pipeRadius * 2, (ringRadius + pipeRadius) * 2)
    }
}
/// A cylinder.
open class SCNCylinder: SCNGeometry {
    open var radius: CGFloat = 0.5
    open var height: CGFloat = 1
    open var radialSegmentCount = 48
    open var heightSegmentCount = 1
    public convenience init(radius: CGFloat, height: CGFloat) {
        self.init()
        (self.radius, self.height) = (radius, height)
    }
    override var measured: (min: SCNVector3, max: SCNVector3)? { Self.around(radius * 2, height, radius * 2) }
}
/// A cylinder with a hole.
open class SCNTube: SCNGeometry {
    open var innerRadius: CGFloat = 0.25
    open var outerRadius: CGFloat = 0.5
    open var height: CGFloat = 1
    open var radialSegmentCount = 48
    open var heightSegmentCount = 1
    public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
        self.init()
        (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
    }
    override var measured: (min: SCNVector3, max: SCNVector3)? { Self.around(outerRadius * 2, height, outerRadius * 2) }
}
/// A cylinder with round ends.
open class SCNCapsule: SCNGeometry {
    open var capRadius: CGFloat = 0.5
    open var height: CGFloat = 2
    open var radialSegmentCount = 48
    open var heightSegmentCount = 1
    open var capSegmentCount = 24
    public convenience init(capRadius: CGFloat, height: CGFloat) {
        self.init()
        (self.capRadius, self.height) = (capRadius, height)
    }
    override var measured: (min: SCNVector3, max: SCNVector3)? { Self.around(capRadius * 2, height, capRadius * 2) }
}
/// A cone, whose top may be cut off.
open class SCNCone: SCNGeometry {
    open var topRadius: CGFloat = 0
    open var bottomRadius: CGFloat = 0.5
    open var height: CGFloat = 1
    open var radialSegmentCount = 48
    open var heightSegmentCount = 1
    public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
        self.init()
        (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
    }
    override var measured: (min: SCNVector3, max: SCNVector3)? {
        let width = max(topRadius, bottomRadius) * 2
        return Self.around(width, height, width)
    }
}
/// A floor.
open class SCNFloor: SCNGeometry {
    open var reflectivity: CGFloat = 0.25
    open var reflectionFalloffStart: CGFloat = 0
    open var reflectionFalloffEnd: CGFloat = 0
    open var reflectionCategoryBitMask = Int.max
    open var reflectionResolutionScaleFactor: CGFloat = 0.5
    /// 0: without end.
    open var width: CGFloat = 0
    open var length: CGFloat = 0
}
/// Words.
open class SCNText: SCNGeometry {
    open var string: Any?
    open var font: UIFont!
    open var extrusionDepth: CGFloat = 1
    open var chamferRadius: CGFloat = 0
    open var chamferProfile: UIBezierPath?
    open var flatness: CGFloat = 0.6
    open var isWrapped = false
    open var containerFrame = CGRect.zero
    /// A name of `CATextLayerTruncationMode`.
    open var truncationMode = "none"
    /// A name of `CATextLayerAlignmentMode`.
    open var alignmentMode = "natural"
    public convenience init(string: Any?, extrusionDepth: CGFloat) {
        self.init()
        (self.string, self.extrusionDepth) = (string, extrusionDepth)
    }
    override var measured: (min: SCNVector3, max: SCNVector3)? {
        let words =
            string as? NSAttributedString
            ?? NSAttributedString(string: "\(string ?? "")", attributes: [.font: font ?? UIFont.systemFont(ofSize: 36)])
        let size = words.size()
        return (SCNVector3(0, 0, -extrusionDepth / 2), SCNVector3(size.width, size.height, extrusionDepth / 2))
    }
}
/// A path with a thickness.
open class SCNShape: SCNGeometry {
    open var path: UIBezierPath?
    open var extrusionDepth: CGFloat = 1
    open var chamferMode = SCNChamferMode.both
    open var chamferRadius: CGFloat = 0
    open var chamferProfile: UIBezierPath?
    public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
        self.init()
        (self.path, self.extrusionDepth) = (path, extrusionDepth)
    }
    override var measured: (min: SCNVector3, max: SCNVector3)? {
        guard let box = path?.bounds else { return nil }
        return (
            SCNVector3(box.minX, box.minY, -extrusionDepth / 2), SCNVector3(box.maxX, box.maxY, extrusionDepth / 2)
        )
    }
}
/// Which edges of it are cut.
public enum SCNChamferMode: Int, Sendable { case both = 0, front, back }
