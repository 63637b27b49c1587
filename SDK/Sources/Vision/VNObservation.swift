public import CoreGraphics
public import CoreImage
public import CoreML
public import CoreMedia
public import Foundation

/// Something that was seen, from 0 to 1 how surely.
public typealias VNConfidence = Float

/// Something that was seen in a picture: nothing ever is here; an app may make some itself to go on from.
open class VNObservation: NSObject {
    public let uuid = UUID()
    open var confidence: VNConfidence { 1 }
    open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
    override init() {}
}

/// Something at a place.
open class VNDetectedObjectObservation: VNObservation {
    /// From the lower left, the picture being 1 by 1.
    public let boundingBox: CGRect
    public init(boundingBox: CGRect) { self.boundingBox = boundingBox }
    public convenience init(requestRevision: Int, boundingBox: CGRect) { self.init(boundingBox: boundingBox) }
    open var globalSegmentationMask: VNPixelBufferObservation? { nil }
}

/// Something with four corners.
open class VNRectangleObservation: VNDetectedObjectObservation {
    public let topLeft: CGPoint
    public let topRight: CGPoint
    public let bottomLeft: CGPoint
    public let bottomRight: CGPoint

    public override convenience init(boundingBox: CGRect) {
        self.init(
            topLeft: CGPoint(x: boundingBox.minX, y: boundingBox.maxY),
            topRight: CGPoint(x: boundingBox.maxX, y: boundingBox.maxY),
            bottomRight: CGPoint(x: boundingBox.maxX, y: boundingBox.minY),
            bottomLeft: CGPoint(x: boundingBox.minX, y: boundingBox.minY)
        )
    }
    public convenience init(
        requestRevision: Int,
        topLeft: CGPoint,
        topRight: CGPoint,
        bottomRight: CGPoint,
        bottomLeft: CGPoint
    ) { self.init(topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft) }
    public init(topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint) {
        (self.topLeft, self.topRight) = (topLeft, topRight)
        (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
        let corners = [topLeft, topRight, bottomRight, bottomLeft]
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, low) = (xs.min() ?? 0, ys.min() ?? 0)
        super.init(
            boundingBox: CGRect(x: left, y: low, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - low)
        )
    }
}

/// A place with text.
open class VNTextObservation: VNRectangleObservation {
    open var characterBoxes: [VNRectangleObservation]? { nil }
}

/// Text that was read.
open class VNRecognizedTextObservation: VNRectangleObservation {
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// What a text may be.
open class VNRecognizedText: NSObject {
    public let string: String
    public let confidence: VNConfidence
    init(string: String, confidence: VNConfidence) { (self.string, self.confidence) = (string, confidence) }
    /// Where a part of it is; nil where that is not known.
    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

/// A bar code.
open class VNBarcodeObservation: VNRectangleObservation {
    open var symbology: VNBarcodeSymbology { .qr }
    open var payloadStringValue: String? { nil }
    open var payloadData: Data? { nil }
    open var barcodeDescriptor: CIBarcodeDescriptor? { nil }
    open var isGS1DataCarrier: Bool { false }
    open var isColorInverted: Bool { false }
    open var supplementalCompositeType: VNBarcodeCompositeType { .none }
    open var supplementalPayloadString: String? { nil }
    open var supplementalPayloadData: Data? { nil }
}

/// What a picture is of.
open class VNClassificationObservation: VNObservation {
    public let identifier: String
    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }
    open var hasPrecisionRecallCurve: Bool { false }
    open func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }
    open func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
}

/// Something at a place, and what it may be.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation {
    open var labels: [VNClassificationObservation] { [] }
}

/// What a model gave.
open class VNCoreMLFeatureValueObservation: VNObservation {
    public let featureName: String
    public let featureValue: MLFeatureValue
    init(featureName: String, featureValue: MLFeatureValue) {
        (self.featureName, self.featureValue) = (featureName, featureValue)
    }
}

/// A picture that a model gave.
open class VNPixelBufferObservation: VNObservation {
    public let pixelBuffer: CVPixelBuffer
    public let featureName: String?
    init(pixelBuffer: CVPixelBuffer, featureName: String?) {
        (self.pixelBuffer, self.featureName) = (pixelBuffer, featureName)
    }
}

/// Where one looks first.
open class VNSaliencyImageObservation: VNPixelBufferObservation {
    open var salientObjects: [VNRectangleObservation]? { nil }
}

/// How the horizon lies.
open class VNHorizonObservation: VNObservation {
    /// Radians.
    open var angle: CGFloat { 0 }
    open var transform: CGAffineTransform { .identity }
}

/// What makes a picture like others.
open class VNFeaturePrintObservation: VNObservation {
    open var elementCount: Int { 0 }
    open var elementType: VNElementType { .unknown }
    open var data: Data { Data() }
    /// - Throws: ``VNError`` `operationFailed`: nothing is known of either.
    open func computeDistance(
        _ outDistance: UnsafeMutablePointer<Float>,
        to featurePrint: VNFeaturePrintObservation
    ) throws { throw VNError(.operationFailed) }
}

/// How two pictures lie to each other.
open class VNImageAlignmentObservation: VNObservation {}
/// How far one is moved.
open class VNImageTranslationAlignmentObservation: VNImageAlignmentObservation {
    open var alignmentTransform: CGAffineTransform { .identity }
}
/// How one is turned and bent.
open class VNImageHomographicAlignmentObservation: VNImageAlignmentObservation {}

/// Lines around what is in a picture.
open class VNContoursObservation: VNObservation {
    open var contourCount: Int { 0 }
    open var topLevelContourCount: Int { 0 }
    open var topLevelContours: [VNContour] { [] }
    /// - Throws: ``VNError`` `outOfBoundsError`: there are none, as the other.
    open func contour(at contourIndex: Int) throws -> VNContour { throw VNError(.outOfBoundsError) }
    open func contour(at indexPath: IndexPath) throws -> VNContour { throw VNError(.outOfBoundsError) }
    open var normalizedPath: CGPath { CGMutablePath() }
}
/// One of those lines.
open class VNContour: NSObject {
    override init() {}
    open var pointCount: Int { 0 }
    open var indexPath: IndexPath { IndexPath() }
    open var normalizedPoints: [SIMD2<Float>] { [] }
    open var childContourCount: Int { 0 }
    /// - Throws: ``VNError`` `outOfBoundsError`: there are none.
    open func childContour(at childContourIndex: Int) throws -> VNContour { throw VNError(.outOfBoundsError) }
    open func polygonApproximation(epsilon: Float) throws -> VNContour { self }
    open var childContours: [VNContour] { [] }
    open var aspectRatio: Float { 0 }
    open var normalizedPath: CGPath { CGMutablePath() }
}
