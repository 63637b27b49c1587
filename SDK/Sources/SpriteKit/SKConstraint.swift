public import Foundation
public import UIKit

/// Whether keys go to a node.
public enum SKNodeFocusBehavior: Int, Sendable { case none = 0, occluding, focusable }

/// Where a node has to stay; kept, and nothing is moved by it.
open class SKConstraint: NSObject {
    open var enabled = true
    open var referenceNode: SKNode?
    public class func positionX(_ range: SKRange) -> SKConstraint { SKConstraint() }
    public class func positionY(_ range: SKRange) -> SKConstraint { SKConstraint() }
    public class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { SKConstraint() }
    public class func zRotation(_ zRange: SKRange) -> SKConstraint { SKConstraint() }
    public class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { SKConstraint() }
    public class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint { SKConstraint() }
    public class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint { SKConstraint() }
    public class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint { SKConstraint() }
    public class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint { SKConstraint() }
    public class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> SKConstraint {
        SKConstraint()
    }
}

/// From a number to another.
open class SKRange: NSObject {
    open var lowerLimit: CGFloat
    open var upperLimit: CGFloat
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { (lowerLimit, upperLimit) = (lower, upper) }
    public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .infinity) }
    public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.infinity, upperLimit: upper) }
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    public convenience init(value: CGFloat, variance: CGFloat) {
        self.init(lowerLimit: value - variance, upperLimit: value + variance)
    }
    open class func withNoLimits() -> SKRange { SKRange(lowerLimit: -.infinity, upperLimit: .infinity) }
}

/// How far a joint of a chain bends.
open class SKReachConstraints: NSObject {
    open var lowerAngleLimit: CGFloat
    open var upperAngleLimit: CGFloat
    public init(lowerAngleLimit: CGFloat, upperAngleLimit: CGFloat) {
        (self.lowerAngleLimit, self.upperAngleLimit) = (lowerAngleLimit, upperAngleLimit)
    }
}

/// A part of a scene.
open class SKRegion: NSObject {
    open private(set) var path: CGPath?
    private let holds: (CGPoint) -> Bool
    private init(_ path: CGPath?, _ holds: @escaping (CGPoint) -> Bool) { (self.path, self.holds) = (path, holds) }
    open class func infinite() -> SKRegion { SKRegion(nil) { _ in true } }
    public convenience init(size: CGSize) {
        let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        self.init(nil) { rect.contains($0) }
    }
    public convenience init(radius: Float) {
        self.init(nil) { $0.x * $0.x + $0.y * $0.y <= CGFloat(radius * radius) }
    }
    public convenience init(path: CGPath) { self.init(path) { path.contains($0) } }
    open func inverse() -> SKRegion { SKRegion(path) { [holds] in !holds($0) } }
    open func byUnion(with region: SKRegion) -> SKRegion { SKRegion(nil) { [holds] in holds($0) || region.holds($0) } }
    open func byIntersection(with region: SKRegion) -> SKRegion {
        SKRegion(nil) { [holds] in holds($0) && region.holds($0) }
    }
    open func byDifference(from region: SKRegion) -> SKRegion {
        SKRegion(nil) { [holds] in holds($0) && !region.holds($0) }
    }
    open func contains(_ point: CGPoint) -> Bool { holds(point) }
}
