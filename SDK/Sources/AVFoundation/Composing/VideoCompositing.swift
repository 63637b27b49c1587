public import CoreMedia
public import Foundation
public import UIKit

// An app that mixes pictures by itself: nobody asks it, as no pictures are decoded here.

/// Mixes pictures (AVFoundation: AVVideoCompositing).
public protocol AVVideoCompositing: NSObjectProtocol {
    var sourcePixelBufferAttributes: [String: any Sendable]? { get }
    var requiredPixelBufferAttributesForRenderContext: [String: any Sendable] { get }
    var supportsWideColorSourceFrames: Bool { get }
    var supportsHDRSourceFrames: Bool { get }
    var supportsSourceTaggedBuffers: Bool { get }
    var canConformColorOfSourceFrames: Bool { get }
    func renderContextChanged(_ newRenderContext: AVVideoCompositionRenderContext)
    func startRequest(_ asyncVideoCompositionRequest: AVAsynchronousVideoCompositionRequest)
    func cancelAllPendingVideoCompositionRequests()
    func anticipateRendering(using renderHint: AVVideoCompositionRenderHint)
    func prerollForRendering(using renderHint: AVVideoCompositionRenderHint)
}
extension AVVideoCompositing {
    public var supportsWideColorSourceFrames: Bool { false }
    public var supportsHDRSourceFrames: Bool { false }
    public var supportsSourceTaggedBuffers: Bool { false }
    public var canConformColorOfSourceFrames: Bool { false }
    public func cancelAllPendingVideoCompositionRequests() {}
    public func anticipateRendering(using renderHint: AVVideoCompositionRenderHint) {}
    public func prerollForRendering(using renderHint: AVVideoCompositionRenderHint) {}
}

/// Where pictures are mixed.
open class AVVideoCompositionRenderContext: NSObject {
    public let videoComposition: AVVideoComposition
    open var size: CGSize { videoComposition.renderSize }
    open var renderTransform: CGAffineTransform { .identity }
    open var renderScale: Float { videoComposition.renderScale }
    open var pixelAspectRatio: AVPixelAspectRatio { AVPixelAspectRatio(horizontalSpacing: 1, verticalSpacing: 1) }
    open var edgeWidths: AVEdgeWidths { AVEdgeWidths(left: 0, top: 0, right: 0, bottom: 0) }
    open var highQualityRendering: Bool { true }
    init(_ composition: AVVideoComposition) { videoComposition = composition }
    /// Of the composition's size; nil for one without.
    open func newPixelBuffer() -> CVPixelBuffer? {
        var buffer: CVPixelBuffer?
        guard size.width >= 1, size.height >= 1, size.width <= 16_384, size.height <= 16_384 else { return nil }
        CVPixelBufferCreate(nil, Int(size.width), Int(size.height), kCVPixelFormatType_32BGRA, nil, &buffer)
        return buffer
    }
}
/// How wide pixels are.
public struct AVPixelAspectRatio: Hashable, Sendable {
    public var horizontalSpacing: Int
    public var verticalSpacing: Int
    public init(horizontalSpacing: Int = 0, verticalSpacing: Int = 0) {
        (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    }
}
/// How wide edges are.
public struct AVEdgeWidths: Hashable, Sendable {
    public var left: CGFloat
    public var top: CGFloat
    public var right: CGFloat
    public var bottom: CGFloat
    public init(left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }
}
/// What will be mixed soon.
open class AVVideoCompositionRenderHint: NSObject {
    override init() {}
    open var startCompositionTime: CMTime { .invalid }
    open var endCompositionTime: CMTime { .invalid }
}

/// A picture that is to be mixed.
open class AVAsynchronousVideoCompositionRequest: NSObject {
    public let renderContext: AVVideoCompositionRenderContext
    public let compositionTime: CMTime
    public let videoCompositionInstruction: any AVVideoCompositionInstructionProtocol
    init(
        _ context: AVVideoCompositionRenderContext,
        at time: CMTime,
        _ instruction: any AVVideoCompositionInstructionProtocol
    ) { (renderContext, compositionTime, videoCompositionInstruction) = (context, time, instruction) }
    open var sourceTrackIDs: [NSNumber] { [] }
    open var sourceSampleDataTrackIDs: [NSNumber] { [] }
    open func sourceFrame(byTrackID trackID: CMPersistentTrackID) -> CVPixelBuffer? { nil }
    open func sourceSampleBuffer(byTrackID trackID: CMPersistentTrackID) -> CMSampleBuffer? { nil }
    open func sourceTimedMetadata(byTrackID trackID: CMPersistentTrackID) -> AVTimedMetadataGroup? { nil }
    open func finish(withComposedVideoFrame composedVideoFrame: CVPixelBuffer) {}
    open func finish(with error: any Error) {}
    open func finishCancelledRequest() {}
}

/// Says what is wrong with a composition.
public protocol AVVideoCompositionValidationHandling: NSObjectProtocol {
    func videoComposition(
        _ videoComposition: AVVideoComposition,
        shouldContinueValidatingAfterFindingInvalidValueForKey key: String
    ) -> Bool
    func videoComposition(
        _ videoComposition: AVVideoComposition,
        shouldContinueValidatingAfterFindingEmptyTimeRange timeRange: CMTimeRange
    ) -> Bool
    func videoComposition(
        _ videoComposition: AVVideoComposition,
        shouldContinueValidatingAfterFindingInvalidTimeRangeIn videoCompositionInstruction:
            any AVVideoCompositionInstructionProtocol
    ) -> Bool
    func videoComposition(
        _ videoComposition: AVVideoComposition,
        shouldContinueValidatingAfterFindingInvalidTrackIDIn videoCompositionInstruction:
            any AVVideoCompositionInstructionProtocol,
        layerInstruction: AVVideoCompositionLayerInstruction,
        asset: AVAsset
    ) -> Bool
}
extension AVVideoCompositionValidationHandling {
    public func videoComposition(
        _ videoComposition: AVVideoComposition,
        shouldContinueValidatingAfterFindingInvalidValueForKey key: String
    ) -> Bool { true }
    public func videoComposition(
        _ videoComposition: AVVideoComposition,
        shouldContinueValidatingAfterFindingEmptyTimeRange timeRange: CMTimeRange
    ) -> Bool { true }
    public func videoComposition(
        _ videoComposition: AVVideoComposition,
        shouldContinueValidatingAfterFindingInvalidTimeRangeIn videoCompositionInstruction:
            any AVVideoCompositionInstructionProtocol
    ) -> Bool { true }
    public func videoComposition(
        _ videoComposition: AVVideoComposition,
        shouldContinueValidatingAfterFindingInvalidTrackIDIn videoCompositionInstruction:
            any AVVideoCompositionInstructionProtocol,
        layerInstruction: AVVideoCompositionLayerInstruction,
        asset: AVAsset
    ) -> Bool { true }
}

extension AVVideoComposition {
    /// Whether it can be shown: it has a size, pictures that take time, and instructions that follow each other.
    public func isValid(
        for asset: AVAsset?,
        timeRange: CMTimeRange,
        validationDelegate: (any AVVideoCompositionValidationHandling)?
    ) -> Bool {
        var isValid = true
        if renderSize.width <= 0 || renderSize.height <= 0 {
            isValid = false
            let goesOn = validationDelegate?.videoComposition(
                self,
                shouldContinueValidatingAfterFindingInvalidValueForKey: "renderSize"
            )
            if goesOn != true { return false }
        }
        if !frameDuration.isNumeric || frameDuration <= .zero {
            isValid = false
            let goesOn = validationDelegate?.videoComposition(
                self,
                shouldContinueValidatingAfterFindingInvalidValueForKey: "frameDuration"
            )
            if goesOn != true { return false }
        }
        var end = instructions.first?.timeRange.start ?? .zero
        for instruction in instructions {
            if !instruction.timeRange.isValid || instruction.timeRange.start < end {
                isValid = false
                let goesOn = validationDelegate?.videoComposition(
                    self,
                    shouldContinueValidatingAfterFindingInvalidTimeRangeIn: instruction
                )
                if goesOn != true { return false }
            }
            end = instruction.timeRange.end
        }
        return isValid
    }
    public func isValid(
        for tracks: [AVAssetTrack],
        assetDuration duration: CMTime,
        timeRange: CMTimeRange,
        validationDelegate: (any AVVideoCompositionValidationHandling)?
    ) -> Bool { isValid(for: nil, timeRange: timeRange, validationDelegate: validationDelegate) }
}
