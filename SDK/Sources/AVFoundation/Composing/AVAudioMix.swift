public import CoreMedia
public import Foundation
import UIKit

/// How the pitch of sound goes with its speed.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let lowQualityZeroLatency = Self(rawValue: "LowQualityZeroLatency")
    public static let timeDomain = Self(rawValue: "TimeDomain"), spectral = Self(rawValue: "Spectral")
    public static let varispeed = Self(rawValue: "Varispeed")
}

/// How sounds are mixed (AVFoundation: AVAudioMix); kept, as nobody decodes them.
open class AVAudioMix: NSObject {
    open var inputParameters: [AVAudioMixInputParameters] = []
    public override init() {}
}
/// One that is being made.
open class AVMutableAudioMix: AVAudioMix {}
/// How a track sounds in it.
open class AVAudioMixInputParameters: NSObject {
    fileprivate var volumes = Ramps<Float>()
    open var trackID: CMPersistentTrackID = kCMPersistentTrackID_Invalid
    open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm?
    public override init() {}
    public convenience init(track: AVAssetTrack?) {
        self.init()
        trackID = track?.trackID ?? kCMPersistentTrackID_Invalid
    }
    /// - Returns: false where nothing was set until then.
    @discardableResult
    open func getVolumeRamp(
        for time: CMTime,
        startVolume: UnsafeMutablePointer<Float>?,
        endVolume: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { tell(volumes.ramp(at: time), startVolume, endVolume, timeRange) }
}
/// One that is being made; what it is told is kept, and heard by nobody.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {
    open func setVolume(_ volume: Float, at time: CMTime) { volumes.set(volume, at: time) }
    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {
        volumes.set(from: startVolume, to: endVolume, timeRange)
    }
}
