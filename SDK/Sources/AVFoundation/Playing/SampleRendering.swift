public import CoreMedia
public import Foundation
public import UIKit

// Samples that an app hands over to be shown and heard: nothing here decodes them, so that they are refused.

/// Takes samples (AVFoundation: AVQueuedSampleBufferRendering).
public protocol AVQueuedSampleBufferRendering: NSObjectProtocol {
    var timebase: CMTimebase { get }
    var isReadyForMoreMediaData: Bool { get }
    var hasSufficientMediaDataForReliablePlaybackStart: Bool { get }
    func enqueue(_ sampleBuffer: CMSampleBuffer)
    func flush()
    func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void)
    func stopRequestingMediaData()
}

/// How it goes.
public enum AVQueuedSampleBufferRenderingStatus: Int, Sendable { case unknown = 0, rendering, failed }

/// A timebase that stands still.
private func still() -> CMTimebase {
    guard let timebase = try? CMTimebase(sourceClock: CMClockGetHostTimeClock()) else {
        fatalError("a timebase of the phone's clock can be made")
    }
    return timebase
}

/// Shows samples of pictures (AVFoundation: AVSampleBufferDisplayLayer): it fails with `decoderNotFound` at the first.
@preconcurrency @MainActor
open class AVSampleBufferDisplayLayer: CALayer {
    open var controlTimebase: CMTimebase?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open private(set) var status = AVQueuedSampleBufferRenderingStatus.unknown
    open private(set) var error: (any Error)?
    open var requiresFlushToResumeDecoding: Bool { status == .failed }
    open var isReadyForDisplay: Bool { false }
    open var preventsCapture = false
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var outputObscuredDueToInsufficientExternalProtection: Bool { false }
    open private(set) lazy var sampleBufferRenderer = AVSampleBufferVideoRenderer()
    open private(set) lazy var timebase = still()
    open var isReadyForMoreMediaData: Bool { status != .failed }
    open var hasSufficientMediaDataForReliablePlaybackStart: Bool { false }
    open func enqueue(_ sampleBuffer: CMSampleBuffer) {
        (status, error) = (.failed, AVError(.decoderNotFound))
        NotificationCenter.default.post(
            name: .AVSampleBufferDisplayLayerFailedToDecode,
            object: self,
            userInfo: [AVSampleBufferDisplayLayerFailedToDecodeNotificationErrorKey: AVError(.decoderNotFound)]
        )
    }
    open func flush() { (status, error) = (.unknown, nil) }
    open func flushAndRemoveImage() { flush() }
    /// Calls nobody: nothing is shown.
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
    open func stopRequestingMediaData() {}
}

extension Notification.Name {
    public static let AVSampleBufferDisplayLayerFailedToDecode =
        Notification.Name("AVSampleBufferDisplayLayerFailedToDecodeNotification")
    public static let AVSampleBufferDisplayLayerRequiresFlushToResumeDecodingDidChange =
        Notification.Name("AVSampleBufferDisplayLayerRequiresFlushToResumeDecodingDidChangeNotification")
    public static let AVSampleBufferAudioRendererWasFlushedAutomatically =
        Notification.Name("AVSampleBufferAudioRendererWasFlushedAutomaticallyNotification")
    public static let AVSampleBufferRenderSynchronizerRateDidChange =
        Notification.Name("AVSampleBufferRenderSynchronizerRateDidChangeNotification")
}
public let AVSampleBufferDisplayLayerFailedToDecodeNotificationErrorKey =
    "AVSampleBufferDisplayLayerFailedToDecodeNotificationErrorKey"

/// The same without a layer (AVFoundation: AVSampleBufferVideoRenderer).
open class AVSampleBufferVideoRenderer: NSObject, AVQueuedSampleBufferRendering {
    open private(set) var status = AVQueuedSampleBufferRenderingStatus.unknown
    open private(set) var error: (any Error)?
    public let timebase = still()
    open var requiresFlushToResumeDecoding: Bool { status == .failed }
    open var isReadyForMoreMediaData: Bool { status != .failed }
    open var hasSufficientMediaDataForReliablePlaybackStart: Bool { false }
    public override init() {}
    open func enqueue(_ sampleBuffer: CMSampleBuffer) { (status, error) = (.failed, AVError(.decoderNotFound)) }
    open func flush() { (status, error) = (.unknown, nil) }
    open func flush(removingDisplayedImage removeDisplayedImage: Bool, completionHandler handler: (() -> Void)? = nil) {
        flush()
        handler?()
    }
    /// Calls nobody: nothing is shown.
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
    open func stopRequestingMediaData() {}
}

/// Plays samples of sounds (AVFoundation: AVSampleBufferAudioRenderer): it fails with `decoderNotFound` at the first.
open class AVSampleBufferAudioRenderer: NSObject, AVQueuedSampleBufferRendering {
    open private(set) var status = AVQueuedSampleBufferRenderingStatus.unknown
    open private(set) var error: (any Error)?
    public let timebase = still()
    open var volume: Float = 1
    open var isMuted = false
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    open var allowedAudioSpatializationFormats = AVPlayerItem.AudioSpatializationFormats.multichannel
    open var isReadyForMoreMediaData: Bool { status != .failed }
    open var hasSufficientMediaDataForReliablePlaybackStart: Bool { false }
    public override init() {}
    open func enqueue(_ sampleBuffer: CMSampleBuffer) { (status, error) = (.failed, AVError(.decoderNotFound)) }
    open func flush() { (status, error) = (.unknown, nil) }
    open func flush(fromSourceTime time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        flush()
        completionHandler(true)
    }
    /// Calls nobody: nothing is heard.
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
    open func stopRequestingMediaData() {}
}

/// Several of them at one time (AVFoundation: AVSampleBufferRenderSynchronizer): its time goes on, and nothing is seen.
open class AVSampleBufferRenderSynchronizer: NSObject {
    open private(set) var renderers: [any AVQueuedSampleBufferRendering] = []
    public let timebase = still()
    open var delaysRateChangeUntilHasSufficientMediaData = true
    public override init() {}
    open var rate: Float {
        get { Float(timebase.rate) }
        set { setRate(newValue, time: .invalid) }
    }
    open func currentTime() -> CMTime { timebase.time }
    open func setRate(_ rate: Float, time: CMTime) {
        if time.isNumeric { CMTimebaseSetTime(timebase, time: time) }
        CMTimebaseSetRate(timebase, rate: Float64(rate))
    }
    open func setRate(_ rate: Float, time: CMTime, atHostTime hostTime: CMTime) { setRate(rate, time: time) }
    open func addRenderer(_ renderer: any AVQueuedSampleBufferRendering) { renderers.append(renderer) }
    open func removeRenderer(
        _ renderer: any AVQueuedSampleBufferRendering,
        at time: CMTime,
        completionHandler: ((Bool) -> Void)? = nil
    ) {
        let count = renderers.count
        renderers.removeAll { $0 === renderer }
        completionHandler?(renderers.count < count)
    }
    /// Calls nobody, as the other.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime,
        queue: DispatchQueue?,
        using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue],
        queue: DispatchQueue?,
        using block: @escaping @Sendable () -> Void
    ) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}
}

/// Layers whose time is an item's (AVFoundation: AVSynchronizedLayer); they keep their own here.
@preconcurrency @MainActor
open class AVSynchronizedLayer: CALayer {
    open var playerItem: AVPlayerItem?
    public convenience init(playerItem: AVPlayerItem) {
        self.init()
        self.playerItem = playerItem
    }
}

/// Whether sound may go elsewhere (AVFoundation: AVRouteDetector): it may not.
open class AVRouteDetector: NSObject {
    open var isRouteDetectionEnabled = false
    open var multipleRoutesDetected: Bool { false }
    open var detectsCustomRoutes = false
    public override init() {}
}
extension Notification.Name {
    public static let AVRouteDetectorMultipleRoutesDetectedDidChange =
        Notification.Name("AVRouteDetectorMultipleRoutesDetectedDidChange")
}
