public import CoreMedia
public import Foundation
public import UIKit

/// How the pictures of a track lie in a composition (AVFoundation: AVVideoCompositionLayerInstruction).
open class AVVideoCompositionLayerInstruction: NSObject {
    fileprivate var track: CMPersistentTrackID
    fileprivate var transforms = Ramps<CGAffineTransform>()
    fileprivate var opacities = Ramps<Float>()
    fileprivate var crops = Ramps<CGRect>()
    open var trackID: CMPersistentTrackID {
        get { track }
        set { track = newValue }
    }
    var moves: Bool { transforms.moves || opacities.moves || crops.moves }

    public override init() { track = kCMPersistentTrackID_Invalid }
    public init(assetTrack track: AVAssetTrack) { self.track = track.trackID }

    /// - Returns: false where nothing was set until then, as the others.
    @discardableResult
    open func getTransformRamp(
        for time: CMTime,
        start startTransform: UnsafeMutablePointer<CGAffineTransform>?,
        end endTransform: UnsafeMutablePointer<CGAffineTransform>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { tell(transforms.ramp(at: time), startTransform, endTransform, timeRange) }
    @discardableResult
    open func getOpacityRamp(
        for time: CMTime,
        startOpacity: UnsafeMutablePointer<Float>?,
        endOpacity: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { tell(opacities.ramp(at: time), startOpacity, endOpacity, timeRange) }
    @discardableResult
    open func getCropRectangleRamp(
        for time: CMTime,
        startCropRectangle: UnsafeMutablePointer<CGRect>?,
        endCropRectangle: UnsafeMutablePointer<CGRect>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { tell(crops.ramp(at: time), startCropRectangle, endCropRectangle, timeRange) }
}

func tell<Value>(
    _ ramp: Ramps<Value>.Ramp?,
    _ start: UnsafeMutablePointer<Value>?,
    _ end: UnsafeMutablePointer<Value>?,
    _ range: UnsafeMutablePointer<CMTimeRange>?
) -> Bool {
    guard let ramp else { return false }
    start?.pointee = ramp.from
    end?.pointee = ramp.to
    range?.pointee = ramp.range
    return true
}

/// One that is being made; what it is told is kept, and drawn by nobody.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) { transforms.set(transform, at: time) }
    open func setTransformRamp(
        fromStart startTransform: CGAffineTransform,
        toEnd endTransform: CGAffineTransform,
        timeRange: CMTimeRange
    ) { transforms.set(from: startTransform, to: endTransform, timeRange) }
    open func setOpacity(_ opacity: Float, at time: CMTime) { opacities.set(opacity, at: time) }
    open func setOpacityRamp(
        fromStartOpacity startOpacity: Float,
        toEndOpacity endOpacity: Float,
        timeRange: CMTimeRange
    ) { opacities.set(from: startOpacity, to: endOpacity, timeRange) }
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) { crops.set(cropRectangle, at: time) }
    open func setCropRectangleRamp(
        fromStartCropRectangle startCropRectangle: CGRect,
        toEndCropRectangle endCropRectangle: CGRect,
        timeRange: CMTimeRange
    ) { crops.set(from: startCropRectangle, to: endCropRectangle, timeRange) }
}
