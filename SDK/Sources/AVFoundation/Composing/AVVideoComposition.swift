public import CoreMedia
public import Foundation
public import UIKit

// How pictures and sounds are mixed; kept, as nobody decodes them.

/// How pictures are mixed.
open class AVVideoComposition: NSObject {
    open fileprivate(set) var kept = Kept()
    /// What it is told.
    public struct Kept {
        fileprivate var size = CGSize.zero
        fileprivate var frame = CMTime(value: 1, timescale: 30)
        fileprivate var scale: Float = 1
        fileprivate var instructions: [any AVVideoCompositionInstructionProtocol] = []
        fileprivate var tool: AVVideoCompositionCoreAnimationTool?
    }
    public override init() {}
    /// As large as the asset's first pictures.
    public convenience init(propertiesOf asset: AVAsset) {
        self.init()
        kept.size = asset.tracks(withMediaType: .video).first?.naturalSize ?? .zero
    }
    /// Pixels.
    open var renderSize: CGSize {
        get { kept.size }
        set { kept.size = newValue }
    }
    open var frameDuration: CMTime {
        get { kept.frame }
        set { kept.frame = newValue }
    }
    open var renderScale: Float {
        get { kept.scale }
        set { kept.scale = newValue }
    }
    open var instructions: [any AVVideoCompositionInstructionProtocol] {
        get { kept.instructions }
        set { kept.instructions = newValue }
    }
    open var animationTool: AVVideoCompositionCoreAnimationTool? {
        get { kept.tool }
        set { kept.tool = newValue }
    }
    open var customVideoCompositorClass: (any AVVideoCompositing.Type)?
    open var sourceTrackIDForFrameTiming = kCMPersistentTrackID_Invalid
    open var sourceSampleDataTrackIDs: [NSNumber] = []
    open var perFrameHDRDisplayMetadataPolicy = PerFrameHDRDisplayMetadataPolicy.propagate
    /// What becomes of what pictures say of their brightness.
    public struct PerFrameHDRDisplayMetadataPolicy: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let propagate = Self(rawValue: "Propagate"), generate = Self(rawValue: "Generate")
    }
    open var colorPrimaries: String?
    open var colorTransferFunction: String?
    open var colorYCbCrMatrix: String?
}
/// One that is being made.
open class AVMutableVideoComposition: AVVideoComposition {
    open class func videoComposition(withPropertiesOf asset: AVAsset) -> AVMutableVideoComposition {
        AVMutableVideoComposition(propertiesOf: asset)
    }
    open class func videoComposition(withPropertiesOf asset: AVAsset) async throws -> AVMutableVideoComposition {
        AVMutableVideoComposition(propertiesOf: asset)
    }
}

/// How pictures are mixed for a time.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
    var timeRange: CMTimeRange { get }
    var enablePostProcessing: Bool { get }
    var containsTweening: Bool { get }
    var requiredSourceTrackIDs: [NSValue]? { get }
    var passthroughTrackID: CMPersistentTrackID { get }
    var requiredSourceSampleDataTrackIDs: [NSNumber] { get }
}
extension AVVideoCompositionInstructionProtocol {
    public var requiredSourceSampleDataTrackIDs: [NSNumber] { [] }
}
/// The same with layers.
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol {
    open var timeRange = CMTimeRange.invalid
    open var backgroundColor: CGColor?
    open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
    open var enablePostProcessing = true
    open var requiredSourceSampleDataTrackIDs: [NSNumber] = []
    /// Whether something in it moves.
    open var containsTweening: Bool { layerInstructions.contains(where: \.moves) }
    open var requiredSourceTrackIDs: [NSValue]? { layerInstructions.map { NSNumber(value: $0.trackID) } }
    open var passthroughTrackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
    public override init() {}
}
/// One that is being made.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {}

/// Draws layers over pictures.
open class AVVideoCompositionCoreAnimationTool: NSObject {
    @preconcurrency @MainActor
    public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {}
    public init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) {}
    @preconcurrency @MainActor
    public init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) {}
}
