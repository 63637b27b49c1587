public import CoreMedia
public import Foundation
public import FoundationAdditions
public import UIKit
package import ViewLink

/// Plays sound or video in the page that shows the extension.
@preconcurrency @MainActor
open class AVPlayer: NSObject, PlayerOwner, KeyValueObserved {
    /// Whether a player plays.
    public enum TimeControlStatus: Int, Sendable {
        case paused = 0
        case waitingToPlayAtSpecifiedRate = 1
        case playing = 2
    }

    /// How ready a player is.
    public enum Status: Int, Sendable {
        case unknown = 0
        case readyToPlay = 1
        case failed = 2
    }

    /// What a player does at the end of its item.
    public enum ActionAtItemEnd: Int, Sendable {
        case advance = 0
        case pause = 1
        case none = 2
    }

    package let playerID = NodeIDs.next()
    open private(set) var currentItem: AVPlayerItem?
    open private(set) var timeControlStatus = TimeControlStatus.paused {
        didSet {
            guard timeControlStatus != oldValue else { return }
            Display.changed()
            changed?()
            if (timeControlStatus == .paused) != (oldValue == .paused) {
                NotificationCenter.default.post(name: Self.rateDidChangeNotification, object: self)
            }
            keyValueObservers.changed()
        }
    }
    public nonisolated let keyValueObservers = KeyValueObservers()
    /// Hears when it plays or pauses; for the controls that are drawn beside it.
    package var changed: (() -> Void)?
    /// A player plays now, or pauses; the object is the player.
    public nonisolated static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")
    open var automaticallyWaitsToMinimizeStalling = true
    open var allowsExternalPlayback = true
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    open var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect
    open var appliesMediaSelectionCriteriaAutomatically = true
    open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
    open var audioOutputDeviceUniqueID: String?
    private var criteria: [AVMediaCharacteristic: AVPlayerMediaSelectionCriteria] = [:]
    open func mediaSelectionCriteria(
        forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) -> AVPlayerMediaSelectionCriteria? { criteria[mediaCharacteristic] }
    open func setMediaSelectionCriteria(
        _ criteria: AVPlayerMediaSelectionCriteria?,
        forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) { self.criteria[mediaCharacteristic] = criteria }
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var defaultRate: Float = 1
    /// That of its item, which is failed where the player itself is not.
    open var status: Status { currentItem?.status == .readyToPlay ? .readyToPlay : .unknown }
    open private(set) var error: (any Error)?
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var volume: Float = 1 { didSet { Display.changed() } }
    open var isMuted = false { didSet { Display.changed() } }
    private var speed: Float = 1
    private var position = 0.0
    private var jump: MediaPlayer.Seek?
    private var observers: [TimeObserver] = []
    private var boundaries: [BoundaryObserver] = []

    private struct BoundaryObserver {
        let token: NSObject
        let times: [Double]
        let block: () -> Void
    }

    private struct TimeObserver {
        let token: NSObject
        let interval: Double
        var last = -Double.infinity
        let block: (CMTime) -> Void
    }

    public init(playerItem item: AVPlayerItem?) {
        currentItem = item
        super.init()
        item?.player = self
        Players.shared.add(self)
    }

    public convenience init(url URL: URL) {
        self.init(playerItem: AVPlayerItem(url: URL))
    }

    public override convenience init() { self.init(playerItem: nil) }

    open func replaceCurrentItem(with item: AVPlayerItem?) {
        currentItem?.player = nil
        currentItem = item
        item?.player = self
        position = 0
        jump = nil
        Display.changed()
        keyValueObservers.changed()
    }

    /// Plays, as soon as the page has what is to be played.
    open func play() {
        if speed == 0 { speed = 1 }
        guard timeControlStatus == .paused else { return }
        let waits = automaticallyWaitsToMinimizeStalling && currentItem?.status == .unknown
        timeControlStatus = waits ? .waitingToPlayAtSpecifiedRate : .playing
    }

    public func observedValue(of name: String) -> Any? {
        switch name {
        case "status": NSNumber(value: status.rawValue)
        case "timeControlStatus": NSNumber(value: timeControlStatus.rawValue)
        case "rate": NSNumber(value: rate)
        case "currentItem": currentItem
        case "error": error
        default: nil
        }
    }

    open func pause() { timeControlStatus = .paused }

    /// 0 while it is paused; what is asked for while it waits.
    open var rate: Float {
        get { timeControlStatus == .paused ? 0 : speed }
        set {
            if newValue > 0 { speed = newValue }
            if newValue > 0 { play() } else { pause() }
        }
    }

    open func currentTime() -> CMTime { CMTime(seconds: position, preferredTimescale: 600) }

    open func seek(to time: CMTime) {
        guard time.isValid else { return }
        position = time.seconds
        jump = MediaPlayer.Seek(serial: (jump?.serial ?? 0) + 1, seconds: time.seconds)
        Display.changed()
    }

    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(to: time)
        completionHandler(true)
    }

    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

    open func seek(
        to time: CMTime,
        toleranceBefore: CMTime,
        toleranceAfter: CMTime,
        completionHandler: @escaping (Bool) -> Void
    ) {
        seek(to: time, completionHandler: completionHandler)
    }

    /// Calls the block as the media play; the page tells of the time a few times a second.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime,
        queue: DispatchQueue?,
        using block: @escaping (CMTime) -> Void
    ) -> Any {
        let token = NSObject()
        observers.append(TimeObserver(token: token, interval: interval.seconds, block: block))
        return token
    }

    /// Calls the block as a time is passed while the media play; the page tells of the time a few times a second.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue],
        queue: DispatchQueue?,
        using block: @escaping () -> Void
    ) -> Any {
        let token = NSObject()
        let seconds = times.map(\.timeValue.seconds)
        boundaries.append(BoundaryObserver(token: token, times: seconds, block: block))
        return token
    }

    /// Those whose times lie behind the one and not behind the other.
    private func tellBoundaries(from start: Double, to end: Double) {
        for boundary in boundaries where boundary.times.contains(where: { start < $0 && $0 <= end }) {
            boundary.block()
        }
    }

    open func playImmediately(atRate rate: Float) { self.rate = rate }

    open func removeTimeObserver(_ observer: Any) {
        observers.removeAll { $0.token === observer as AnyObject }
        boundaries.removeAll { $0.token === observer as AnyObject }
    }

    // MARK: The page

    package var wirePlayer: MediaPlayer? {
        guard let url = currentItem?.url else { return nil }
        var player = MediaPlayer(id: playerID, source: url.isFileURL ? url.path : url.absoluteString)
        player.isPlaying = timeControlStatus != .paused
        player.rate = Double(speed)
        player.volume = Double(min(max(volume, 0), 1))
        player.isMuted = isMuted
        player.seek = jump
        return player
    }

    package func ended() {
        if actionAtItemEnd != .none { timeControlStatus = .paused }
        tellEnd(of: currentItem)
    }

    func tellEnd(of item: AVPlayerItem?) {
        NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
    }

    package func moved(to seconds: Double, of duration: Double?) {
        let before = position
        position = seconds
        tellBoundaries(from: before, to: seconds)
        if currentItem?.status == .unknown { currentItem?.status = .readyToPlay }
        if timeControlStatus == .waitingToPlayAtSpecifiedRate { timeControlStatus = .playing }
        if let duration { currentItem?.duration = CMTime(seconds: duration, preferredTimescale: 600) }
        for index in observers.indices where abs(seconds - observers[index].last) >= observers[index].interval {
            observers[index].last = seconds
            observers[index].block(currentTime())
        }
    }

    package func failed(_ reason: String) {
        // The device says why before the page says that.
        guard currentItem?.status != .failed else { return }
        let problem = NSError(
            domain: "AVFoundationErrorDomain",
            code: -11828,
            userInfo: [NSLocalizedDescriptionKey: reason]
        )
        currentItem?.status = .failed
        currentItem?.error = problem
        timeControlStatus = .paused
        NotificationCenter.default.post(
            name: .AVPlayerItemFailedToPlayToEndTime,
            object: currentItem,
            userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: problem]
        )
    }
}

extension AVPlayer {
    /// Why a player that is to play does not yet.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        public static let evaluatingBufferingRate = Self(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        public static let noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
        public static let waitingForCoordinatedPlayback = Self(rawValue: "AVPlayerWaitingForCoordinatedPlaybackReason")
        public static let interstitialEvent = Self(rawValue: "AVPlayerWaitingDuringInterstitialEventReason")
    }

    /// Nil unless it waits: for an item, or for the page to say how far it is.
    public var reasonForWaitingToPlay: WaitingReason? {
        guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
        return currentItem == nil ? .noItemToPlay : .toMinimizeStalls
    }
}
