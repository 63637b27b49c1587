import CoreGraphics
public import Foundation

// Places in a picture: normalized ones count from the lower left, the picture being 1 by 1.

/// The whole picture.
public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)

/// Whether that is the whole picture.
public func VNNormalizedRectIsIdentityRect(_ normalizedRect: CGRect) -> Bool {
    normalizedRect == VNNormalizedIdentityRect
}

/// A place in pixels.
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint
{
    CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}

/// A place in pixels, of a part of a picture.
public func VNImagePointForNormalizedPointUsingRegionOfInterest(
    _ normalizedPoint: CGPoint,
    _ imageWidth: Int,
    _ imageHeight: Int,
    _ roi: CGRect
) -> CGPoint {
    let place = CGPoint(x: roi.minX + normalizedPoint.x * roi.width, y: roi.minY + normalizedPoint.y * roi.height)
    return VNImagePointForNormalizedPoint(place, imageWidth, imageHeight)
}

/// A rectangle in pixels.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    return CGRect(
        x: normalizedRect.minX * width,
        y: normalizedRect.minY * height,
        width: normalizedRect.width * width,
        height: normalizedRect.height * height
    )
}

/// A rectangle in pixels, of a part of a picture.
public func VNImageRectForNormalizedRectUsingRegionOfInterest(
    _ normalizedRect: CGRect,
    _ imageWidth: Int,
    _ imageHeight: Int,
    _ roi: CGRect
) -> CGRect {
    let place = CGRect(
        x: roi.minX + normalizedRect.minX * roi.width,
        y: roi.minY + normalizedRect.minY * roi.height,
        width: normalizedRect.width * roi.width,
        height: normalizedRect.height * roi.height
    )
    return VNImageRectForNormalizedRect(place, imageWidth, imageHeight)
}

/// A place of a picture of 1 by 1; infinite for a picture without pixels.
public func VNNormalizedPointForImagePoint(_ imagePoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint {
    CGPoint(x: imagePoint.x / CGFloat(imageWidth), y: imagePoint.y / CGFloat(imageHeight))
}

/// A rectangle of a picture of 1 by 1; infinite for a picture without pixels.
public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    return CGRect(
        x: imageRect.minX / width,
        y: imageRect.minY / height,
        width: imageRect.width / width,
        height: imageRect.height / height
    )
}

/// A place in the bounding box of a face, of 1 by 1, in pixels.
public func VNImagePointForFaceLandmarkPoint(
    _ faceLandmarkPoint: SIMD2<Float>,
    _ faceBoundingBox: CGRect,
    _ imageWidth: Int,
    _ imageHeight: Int
) -> CGPoint {
    VNImagePointForNormalizedPointUsingRegionOfInterest(
        CGPoint(x: CGFloat(faceLandmarkPoint.x), y: CGFloat(faceLandmarkPoint.y)),
        imageWidth,
        imageHeight,
        faceBoundingBox
    )
}

/// A place of two numbers.
open class VNPoint: NSObject {
    public let x: Double
    public let y: Double
    open var location: CGPoint { CGPoint(x: x, y: y) }
    open class var zero: VNPoint { VNPoint(x: 0, y: 0) }
    /// The place at the end of a way.
    open class func apply(_ vector: VNVector, to point: VNPoint) -> VNPoint {
        VNPoint(x: point.x + vector.x, y: point.y + vector.y)
    }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    public convenience init(location: CGPoint) { self.init(x: Double(location.x), y: Double(location.y)) }
    open func distance(_ point: VNPoint) -> Double { hypot(x - point.x, y - point.y) }
}

/// A way of two numbers.
open class VNVector: NSObject {
    public let x: Double
    public let y: Double
    open var length: Double { hypot(x, y) }
    open var squaredLength: Double { x * x + y * y }
    /// Radians.
    open var theta: Double { atan2(y, x) }
    open var r: Double { length }
    public init(xComponent x: Double, yComponent y: Double) { (self.x, self.y) = (x, y) }
    /// From the tail to the head.
    public convenience init(vectorHead head: VNPoint, tail: VNPoint) {
        self.init(xComponent: head.x - tail.x, yComponent: head.y - tail.y)
    }
    open class var zero: VNVector { VNVector(xComponent: 0, yComponent: 0) }
    /// As long as 1; zero of zero.
    open class func unitVector(for vector: VNVector) -> VNVector {
        vector.length == 0 ? zero : VNVector(byMultiplying: vector, byScalar: 1 / vector.length)
    }
    open class func dotProduct(of v1: VNVector, vector v2: VNVector) -> Double { v1.x * v2.x + v1.y * v2.y }
    public convenience init(byMultiplying vector: VNVector, byScalar scalar: Double) {
        self.init(xComponent: vector.x * scalar, yComponent: vector.y * scalar)
    }
    public convenience init(byAdding v1: VNVector, to v2: VNVector) {
        self.init(xComponent: v1.x + v2.x, yComponent: v1.y + v2.y)
    }
    public convenience init(bySubtracting v1: VNVector, from v2: VNVector) {
        self.init(xComponent: v2.x - v1.x, yComponent: v2.y - v1.y)
    }
    public convenience init(r: Double, theta: Double) {
        self.init(xComponent: r * cos(theta), yComponent: r * sin(theta))
    }
}

/// A place that was seen.
open class VNDetectedPoint: VNPoint {
    /// From 0 to 1.
    open var confidence: Float { 0 }
}

/// A place of something with a name.
open class VNRecognizedPoint: VNDetectedPoint {
    open var identifier: VNRecognizedPointKey { VNRecognizedPointKey(rawValue: "") }
}

/// The name of a place.
public struct VNRecognizedPointKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The name of several places.
public struct VNRecognizedPointGroupKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let all = Self(rawValue: "VNIPOAll")
}
