public import Foundation
public import UIKit

/// The buttons of the lock screen and of headphones; a simulated phone has neither, so none is ever pressed.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {  // Its commands are behind locks of their own.
    private static let only = MPRemoteCommandCenter()
    open class func shared() -> MPRemoteCommandCenter { only }
    override init() {}

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
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
    public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
    public let ratingCommand = MPRatingCommand()
    public let likeCommand = MPFeedbackCommand()
    public let dislikeCommand = MPFeedbackCommand()
    public let bookmarkCommand = MPFeedbackCommand()
    public let enableLanguageOptionCommand = MPRemoteCommand()
    public let disableLanguageOptionCommand = MPRemoteCommand()
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
    private let own = Kept<[NSNumber]>([])
    open var preferredIntervals: [NSNumber] {
        get { own.value }
        set { own.value = newValue }
    }
}
/// A button that likes something, or not.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {  // Its state is behind locks.
    private let own = (on: Kept(false), title: Kept(""), short: Kept(""))
    open var isActive: Bool {
        get { own.on.value }
        set { own.on.value = newValue }
    }
    open var localizedTitle: String {
        get { own.title.value }
        set { own.title.value = newValue }
    }
    open var localizedShortTitle: String {
        get { own.short.value }
        set { own.short.value = newValue }
    }
}
/// Stars.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {  // Its state is behind locks.
    private let own = (low: Kept<Float>(0), high: Kept<Float>(1))
    open var minimumRating: Float {
        get { own.low.value }
        set { own.low.value = newValue }
    }
    open var maximumRating: Float {
        get { own.high.value }
        set { own.high.value = newValue }
    }
}
/// A place in what is played.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}  // As its superclass.
/// A speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {  // Its state is behind a lock.
    private let own = Kept<[NSNumber]>([])
    open var supportedPlaybackRates: [NSNumber] {
        get { own.value }
        set { own.value = newValue }
    }
}
/// What comes again.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {  // Its state is behind a lock.
    private let own = Kept(MPRepeatType.off)
    open var currentRepeatType: MPRepeatType {
        get { own.value }
        set { own.value = newValue }
    }
}
/// What is mixed.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {  // Its state is behind a lock.
    private let own = Kept(MPShuffleType.off)
    open var currentShuffleType: MPShuffleType {
        get { own.value }
        set { own.value = newValue }
    }
}
/// What comes again.
public enum MPRepeatType: Int, Sendable { case off = 0, one, all }
/// What is mixed.
public enum MPShuffleType: Int, Sendable { case off = 0, items, collections }

/// A value behind a lock, which makes it safe to send (`@unchecked`).
private final class Kept<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var held: Value
    init(_ value: Value) { held = value }
    var value: Value {
        get { lock.withLock { held } }
        set { lock.withLock { held = newValue } }
    }
}
