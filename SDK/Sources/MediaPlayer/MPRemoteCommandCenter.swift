public import Foundation
public import UIKit

/// What an app says of what it plays, for the lock screen: a simulated phone shows none of it.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {  // Its state is behind a lock.
    private static let only = MPNowPlayingInfoCenter()
    open class func `default`() -> MPNowPlayingInfoCenter { only }

    private let lock = NSLock()
    private var info: [String: Any]?
    private var state = MPNowPlayingPlaybackState.unknown

    open var nowPlayingInfo: [String: Any]? {
        get { lock.withLock { info } }
        set { lock.withLock { info = newValue } }
    }
    open var playbackState: MPNowPlayingPlaybackState {
        get { lock.withLock { state } }
        set { lock.withLock { state = newValue } }
    }
}

/// What an app does with what it plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown = 0, playing, paused, stopped, interrupted }

public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"

/// The picture of what is played.
open class MPMediaItemArtwork: NSObject {
    public let bounds: CGRect
    private let request: (CGSize) -> UIImage

    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        request = requestHandler
    }

    open func image(at size: CGSize) -> UIImage? { request(size) }
}

/// What became of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

/// The buttons of the lock screen and of headphones; a simulated phone has neither, so none is ever pressed.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {  // Its commands are behind locks of their own.
    private static let only = MPRemoteCommandCenter()
    open class func shared() -> MPRemoteCommandCenter { only }

    public let pauseCommand = MPRemoteCommand()
    public let playCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let seekForwardCommand = MPRemoteCommand()
    public let seekBackwardCommand = MPRemoteCommand()
    public let changePlaybackPositionCommand = MPRemoteCommand()
}

/// A button, and who hears of it.
open class MPRemoteCommand: NSObject, @unchecked Sendable {  // Its state is behind a lock.
    private let lock = NSLock()
    private var isOn = true

    open var isEnabled: Bool {
        get { lock.withLock { isOn } }
        set { lock.withLock { isOn = newValue } }
    }

    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
    open func addTarget(_ target: Any, action: Selector) {}
    open func removeTarget(_ target: Any?) {}
    open func removeTarget(_ target: Any, action: Selector?) {}
}

/// A button that goes on by so many seconds.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {  // Its state is behind a lock.
    private let lock = NSLock()
    private var seconds: [NSNumber] = []

    open var preferredIntervals: [NSNumber] {
        get { lock.withLock { seconds } }
        set { lock.withLock { seconds = newValue } }
    }
}

/// A press of a button.
open class MPRemoteCommandEvent: NSObject {
    public let command = MPRemoteCommand()
    public let timestamp: TimeInterval = 0
}

/// A press that asks for a place in what is played.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    public let positionTime: TimeInterval = 0
}
