public import UIKit

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorNumberOfAngles = "CIDetectorNumberOfAngles"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIFeatureTypeFace = "Face"
public let CIFeatureTypeRectangle = "Rectangle"
public let CIFeatureTypeQRCode = "QRCode"
public let CIFeatureTypeText = "Text"

/// Looks for faces and codes in pictures (Core Image: CIDetector): there are no models here, so that no detector is made,
/// as Apple's makes none of a type that it does not know; the process says so.
open class CIDetector: NSObject {
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        print("CoreImage: there is no detector of the type \(type) here; CIDetector(ofType:) is nil")
        return nil
    }
    open func features(in image: CIImage) -> [CIFeature] { [] }
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

/// Something in a picture; nothing is ever found.
open class CIFeature: NSObject {
    public let type: String
    /// From the lower left, in pixels.
    public let bounds: CGRect
    init(type: String, bounds: CGRect) { (self.type, self.bounds) = (type, bounds) }
}
/// A face.
open class CIFaceFeature: CIFeature {
    open var hasLeftEyePosition: Bool { false }
    open var leftEyePosition: CGPoint { .zero }
    open var hasRightEyePosition: Bool { false }
    open var rightEyePosition: CGPoint { .zero }
    open var hasMouthPosition: Bool { false }
    open var mouthPosition: CGPoint { .zero }
    open var hasSmile: Bool { false }
    open var leftEyeClosed: Bool { false }
    open var rightEyeClosed: Bool { false }
    open var hasFaceAngle: Bool { false }
    open var faceAngle: Float { 0 }
}
/// Something with four corners.
open class CIRectangleFeature: CIFeature {
    open var topLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.maxY) }
    open var topRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.maxY) }
    open var bottomLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.minY) }
    open var bottomRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.minY) }
}
/// A code.
open class CIQRCodeFeature: CIRectangleFeature {
    open var messageString: String? { nil }
}
/// Text.
open class CITextFeature: CIRectangleFeature {
    open var subFeatures: [Any]? { nil }
}
