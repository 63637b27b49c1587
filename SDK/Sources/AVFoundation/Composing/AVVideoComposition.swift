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
    open var customVideoCompositorClass: AnyClass?
    open var colorPrimaries: String?
    open var colorTransferFunction: String?
    open var colorYCbCrMatrix: String?
}
/// One that is being made.
open class AVMutableVideoComposition: AVVideoComposition {
    open class func videoComposition(withPropertiesOf asset: AVAsset) -> AVMutableVideoComposition {
        AVMutableVideoComposition(propertiesOf: asset)
    }
}

/// How pictures are mixed for a time.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
    var timeRange: CMTimeRange { get }
}
/// The same with layers.
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol {
    open var timeRange = CMTimeRange.invalid
    open var backgroundColor: CGColor?
    open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
    open var enablePostProcessing = true
    public override init() {}
}
/// One that is being made.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {}

/// How the pictures of a track lie in it.
open class AVVideoCompositionLayerInstruction: NSObject {
    open var trackID: CMPersistentTrackID
    public init(assetTrack track: AVAssetTrack) { trackID = track.trackID }
}
/// One that is being made; what it is told is kept by nobody.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
    open func setTransformRamp(
        fromStart startTransform: CGAffineTransform,
        toEnd endTransform: CGAffineTransform,
        timeRange: CMTimeRange
    ) {}
    open func setOpacity(_ opacity: Float, at time: CMTime) {}
    open func setOpacityRamp(
        fromStartOpacity startOpacity: Float,
        toEndOpacity endOpacity: Float,
        timeRange: CMTimeRange
    ) {}
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
}

/// Draws layers over pictures.
open class AVVideoCompositionCoreAnimationTool: NSObject {
    @preconcurrency @MainActor
    public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {}
    @preconcurrency @MainActor
    public init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) {}
}

/// How sounds are mixed.
open class AVAudioMix: NSObject {
    open var inputParameters: [AVAudioMixInputParameters] = []
    public override init() {}
}
/// One that is being made.
open class AVMutableAudioMix: AVAudioMix {}
/// How a track sounds in it.
open class AVAudioMixInputParameters: NSObject {
    open var trackID: CMPersistentTrackID = kCMPersistentTrackID_Invalid
    public override init() {}
    public convenience init(track: AVAssetTrack?) {
        self.init()
        trackID = track?.trackID ?? kCMPersistentTrackID_Invalid
    }
}
/// One that is being made; what it is told is kept by nobody.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {
    open func setVolume(_ volume: Float, at time: CMTime) {}
    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {}
}
