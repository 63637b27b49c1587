public import CoreMedia
public import Foundation
import UIKit

// What a player is told that nothing here does, and what it says of it.

extension AVPlayer {
    /// Which movies show more than usual brightness.
    public struct HDRMode: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let hlg = Self(rawValue: 1), hdr10 = Self(rawValue: 2), dolbyVision = Self(rawValue: 4)
    }
    /// Why the rate has changed.
    public struct RateDidChangeReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let setRateCalled = Self(rawValue: "AVPlayerRateDidChangeReasonSetRateCalled")
        public static let setRateFailed = Self(rawValue: "AVPlayerRateDidChangeReasonSetRateFailed")
        public static let audioSessionInterrupted = Self(rawValue: "AVPlayerRateDidChangeReasonAudioSessionInterrupted")
        public static let appBackgrounded = Self(rawValue: "AVPlayerRateDidChangeReasonAppBackgrounded")
    }
    public nonisolated static let rateDidChangeReasonKey = "AVPlayerRateDidChangeReasonKey"
    public nonisolated static let rateDidChangeOriginatingParticipantKey =
        "AVPlayerRateDidChangeOriginatingParticipantKey"
    public nonisolated static let availableHDRModesDidChangeNotification =
        Notification.Name("AVPlayerAvailableHDRModesDidChangeNotification")
    public nonisolated static let eligibleForHDRPlaybackDidChangeNotification =
        Notification.Name("AVPlayerEligibleForHDRPlaybackDidChangeNotification")
    public class var availableHDRModes: HDRMode { [] }
    public class var eligibleForHDRPlayback: Bool { false }
    public class var isObservationEnabled: Bool {
        get { false }
        set {}
    }

    public var outputObscuredDueToInsufficientExternalProtection: Bool { false }
    public var isExternalPlaybackActive: Bool { false }
    /// The page has one clock.
    public var masterClock: CMClock? {
        get { nil }
        set {}
    }
    public var sourceClock: CMClock? {
        get { nil }
        set {}
    }
    public var playbackCoordinator: AVPlayerPlaybackCoordinator { AVPlayerPlaybackCoordinator(self) }

    /// Plays at a rate, from a time on.
    public func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
        if itemTime.isNumeric { seek(to: itemTime) }
        self.rate = rate
    }
    /// Everything is there.
    public func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
    public func preroll(atRate rate: Float) async -> Bool { true }
    public func cancelPendingPrerolls() {}
    public func seek(to date: Date) {}
    public func seek(to date: Date, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
    public func seek(to time: CMTime) async -> Bool {
        let seek: (CMTime) -> Void = seek(to:)
        seek(time)
        return time.isValid
    }
    public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        await seek(to: time)
    }
}

/// What becomes of a movie in the background.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
    case automatic = 1
    case pauses, continuesIfPossible
}

extension AVPlayer {
    public typealias AudiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy
}

/// People who watch together (AVFoundation: AVPlaybackCoordinator): nobody else does.
@preconcurrency @MainActor
open class AVPlaybackCoordinator: NSObject {
    override init() {}
    open var otherParticipants: [AVCoordinatedPlaybackParticipant] { [] }
    open var suspensionReasons: [AVCoordinatedPlaybackSuspension.Reason] { [] }
    open var suspensionReasonsThatTriggerWaiting: [AVCoordinatedPlaybackSuspension.Reason] = []
    open var pauseSnapsToMediaTimeOfOriginator = false
    open func beginSuspension(for suspensionReason: AVCoordinatedPlaybackSuspension.Reason)
        -> AVCoordinatedPlaybackSuspension
    { AVCoordinatedPlaybackSuspension(suspensionReason) }
    open func expectedItemTime(atHostTime hostClockTime: CMTime) -> CMTime { .invalid }
    open func participantLimitForWaitingOutSuspensions(withReason reason: AVCoordinatedPlaybackSuspension.Reason) -> Int
    {
        0
    }
}
/// A player's.
@preconcurrency @MainActor
open class AVPlayerPlaybackCoordinator: AVPlaybackCoordinator {
    open private(set) weak var player: AVPlayer?
    open weak var delegate: (any AVPlayerPlaybackCoordinatorDelegate)?
    init(_ player: AVPlayer) {
        self.player = player
        super.init()
    }
}
/// Says what is the same for all.
public protocol AVPlayerPlaybackCoordinatorDelegate: NSObjectProtocol {
    func playbackCoordinator(_ coordinator: AVPlayerPlaybackCoordinator, identifierFor playerItem: AVPlayerItem)
        -> String
}
/// Somebody else.
open class AVCoordinatedPlaybackParticipant: NSObject {
    override init() {}
    open var identifier: UUID { UUID() }
    open var isReadyToPlay: Bool { false }
    open var suspensionReasons: [AVCoordinatedPlaybackSuspension.Reason] { [] }
}
/// A while in which somebody does not watch along.
open class AVCoordinatedPlaybackSuspension: NSObject {
    /// Why.
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let audioSessionInterrupted = Self(rawValue: "AudioSessionInterrupted")
        public static let stallRecovery = Self(rawValue: "StallRecovery")
        public static let playingInterstitial = Self(rawValue: "PlayingInterstitial")
        public static let coordinatedPlaybackNotPossible = Self(rawValue: "CoordinatedPlaybackNotPossible")
        public static let userActionRequired = Self(rawValue: "UserActionRequired")
        public static let userIsChangingCurrentTime = Self(rawValue: "UserIsChangingCurrentTime")
    }
    public let reason: Reason
    public let beginDate = Date()
    init(_ reason: Reason) { self.reason = reason }
    open func end() {}
    open func end(proposingNewTime time: CMTime) {}
}
