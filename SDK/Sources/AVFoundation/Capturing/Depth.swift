public import CoreMedia
public import Foundation
public import UIKit

// How far away is what a camera sees. There is no camera, so that nothing gives it.

/// How far away the pixels of a picture are (AVFoundation: AVDepthData).
open class AVDepthData: NSObject, @unchecked Sendable {  // It has no state.
    /// How good it is.
    public enum Quality: Int, Sendable { case low = 0, high }
    /// What it is measured by.
    public enum Accuracy: Int, Sendable { case relative = 0, absolute }

    override init() {}
    /// - Throws: ``AVError`` `malformedDepth`: what a file says of depth is not read here.
    public convenience init(fromDictionaryRepresentation imageSourceAuxDataInfoDictionary: [AnyHashable: Any]) throws {
        throw AVError(.malformedDepth)
    }
    open var depthDataType: UInt32 { kCVPixelFormatType_DepthFloat32 }
    open var depthDataMap: CVPixelBuffer { Self.empty }
    open var isDepthDataFiltered: Bool { false }
    open var depthDataQuality: Quality { .low }
    open var depthDataAccuracy: Accuracy { .relative }
    open var cameraCalibrationData: AVCameraCalibrationData? { nil }
    open var availableDepthDataTypes: [UInt32] { [] }
    open func converting(toDepthDataType depthDataType: UInt32) -> Self { self }
    open func applyingExifOrientation(_ exifOrientation: CGImagePropertyOrientation) -> Self { self }
    open func replacingDepthDataMap(with pixelBuffer: CVPixelBuffer) throws -> Self { throw AVError(.malformedDepth) }
    open func dictionaryRepresentation(
        forAuxiliaryDataType outAuxDataType: UnsafeMutablePointer<NSString?>?
    ) -> [AnyHashable: Any]? { nil }

    private static var empty: CVPixelBuffer {
        var buffer: CVPixelBuffer?
        CVPixelBufferCreate(nil, 1, 1, kCVPixelFormatType_DepthFloat32, nil, &buffer)
        guard let buffer else { fatalError("a buffer of one pixel can be made") }
        return buffer
    }
}

/// How a camera bends what it sees.
open class AVCameraCalibrationData: NSObject, @unchecked Sendable {  // It has no state.
    override init() {}
    open var intrinsicMatrixReferenceDimensions: CGSize { .zero }
    /// Millimetres.
    open var pixelSize: Float { 0 }
    open var lensDistortionLookupTable: Data? { nil }
    open var inverseLensDistortionLookupTable: Data? { nil }
    open var lensDistortionCenter: CGPoint { .zero }
}

/// What of a picture is in front.
open class AVPortraitEffectsMatte: NSObject, @unchecked Sendable {  // It has no state.
    /// - Throws: ``AVError`` `malformedDepth`: what a file says of it is not read here.
    public init(fromDictionaryRepresentation imageSourceAuxDataInfoDictionary: [AnyHashable: Any]) throws {
        throw AVError(.malformedDepth)
    }
    open var pixelFormatType: UInt32 { kCVPixelFormatType_OneComponent8 }
}
/// What of a picture is hair, skin or teeth.
open class AVSemanticSegmentationMatte: NSObject, @unchecked Sendable {  // It has no state.
    /// Which of them.
    public struct MatteType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let skin = Self(rawValue: "AVSemanticSegmentationMatteTypeSkin")
        public static let hair = Self(rawValue: "AVSemanticSegmentationMatteTypeHair")
        public static let teeth = Self(rawValue: "AVSemanticSegmentationMatteTypeTeeth")
        public static let glasses = Self(rawValue: "AVSemanticSegmentationMatteTypeGlasses")
    }
    /// - Throws: ``AVError`` `malformedDepth`: what a file says of it is not read here.
    public init(
        fromImageSourceAuxiliaryDataType imageSourceAuxiliaryDataType: String,
        dictionaryRepresentation imageSourceAuxiliaryDataInfoDictionary: [AnyHashable: Any]
    ) throws { throw AVError(.malformedDepth) }
    open var matteType: MatteType { .skin }
    open var pixelFormatType: UInt32 { kCVPixelFormatType_OneComponent8 }
}

/// Depth, one after the other (AVFoundation: AVCaptureDepthDataOutput).
open class AVCaptureDepthDataOutput: AVCaptureOutput {
    open private(set) weak var delegate: (any AVCaptureDepthDataOutputDelegate)?
    open private(set) var delegateCallbackQueue: DispatchQueue?
    open var alwaysDiscardsLateDepthData = true
    open var isFilteringEnabled = true
    public override init() {}
    open func setDelegate(_ delegate: (any AVCaptureDepthDataOutputDelegate)?, callbackQueue: DispatchQueue?) {
        (self.delegate, delegateCallbackQueue) = (delegate, callbackQueue)
    }
}
/// Hears of depth: never.
public protocol AVCaptureDepthDataOutputDelegate: NSObjectProtocol {
    func depthDataOutput(
        _ output: AVCaptureDepthDataOutput,
        didOutput depthData: AVDepthData,
        timestamp: CMTime,
        connection: AVCaptureConnection
    )
    func depthDataOutput(
        _ output: AVCaptureDepthDataOutput,
        didDrop depthData: AVDepthData,
        timestamp: CMTime,
        connection: AVCaptureConnection,
        reason: AVCaptureOutput.DataDroppedReason
    )
}
extension AVCaptureDepthDataOutputDelegate {
    public func depthDataOutput(
        _ output: AVCaptureDepthDataOutput,
        didOutput depthData: AVDepthData,
        timestamp: CMTime,
        connection: AVCaptureConnection
    ) {}
    public func depthDataOutput(
        _ output: AVCaptureDepthDataOutput,
        didDrop depthData: AVDepthData,
        timestamp: CMTime,
        connection: AVCaptureConnection,
        reason: AVCaptureOutput.DataDroppedReason
    ) {}
}
