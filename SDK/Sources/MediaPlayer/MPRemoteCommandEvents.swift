public import Foundation

// Presses of buttons: nobody presses one.

/// A press of a button.
open class MPRemoteCommandEvent: NSObject {
    public let command = MPRemoteCommand()
    public let timestamp: TimeInterval = 0
}
/// A press that asks for a place in what is played.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    public let positionTime: TimeInterval = 0
}
/// A press that asks for another speed.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
    public let playbackRate: Float = 1
}
/// A press that goes on.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    public let interval: TimeInterval = 0
}
/// A press that winds.
open class MPSeekCommandEvent: MPRemoteCommandEvent {
    public let type = MPSeekCommandEventType.beginSeeking
}
/// Whether it begins.
public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking = 0, endSeeking }
/// A press of a star.
open class MPRatingCommandEvent: MPRemoteCommandEvent {
    public let rating: Float = 0
}
/// A press that likes something, or takes it back.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent {
    public let isNegative = false
}
/// A press that has something come again.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
    public let repeatType = MPRepeatType.off
    public let preservesRepeatMode = false
}
/// A press that mixes.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
    public let shuffleType = MPShuffleType.off
    public let preservesShuffleMode = false
}
/// A press that asks for a language.
open class MPChangeLanguageOptionCommandEvent: MPRemoteCommandEvent {
    public let languageOption = MPNowPlayingInfoLanguageOption()
    public let setting = MPChangeLanguageOptionSetting.none
}
/// For how long.
public enum MPChangeLanguageOptionSetting: Int, Sendable { case none = 0, nowPlayingItemOnly, permanent }

/// A language in which something can be heard or read.
open class MPNowPlayingInfoLanguageOption: NSObject {
    public let languageOptionType: MPNowPlayingInfoLanguageOptionType
    public let languageTag: String?
    public let languageOptionCharacteristics: [String]?
    public let displayName: String?
    public let identifier: String?
    override convenience init() {
        self.init(type: .audible, languageTag: "", characteristics: nil, displayName: "", identifier: "")
    }
    public init(
        type languageOptionType: MPNowPlayingInfoLanguageOptionType,
        languageTag: String,
        characteristics languageOptionCharacteristics: [String]?,
        displayName: String,
        identifier: String
    ) {
        (self.languageOptionType, self.languageTag) = (languageOptionType, languageTag)
        self.languageOptionCharacteristics = languageOptionCharacteristics
        (self.displayName, self.identifier) = (displayName, identifier)
    }
    open func isAutomaticLegibleLanguageOption() -> Bool { false }
    open func isAutomaticAudibleLanguageOption() -> Bool { false }
}
/// Whether it is heard or read.
public enum MPNowPlayingInfoLanguageOptionType: UInt, Sendable { case audible = 0, legible }
/// Languages of which one is chosen.
open class MPNowPlayingInfoLanguageOptionGroup: NSObject {
    public let languageOptions: [MPNowPlayingInfoLanguageOption]
    public let defaultLanguageOption: MPNowPlayingInfoLanguageOption?
    public let allowEmptySelection: Bool
    public init(
        languageOptions: [MPNowPlayingInfoLanguageOption],
        defaultLanguageOption: MPNowPlayingInfoLanguageOption?,
        allowEmptySelection: Bool
    ) {
        (self.languageOptions, self.defaultLanguageOption) = (languageOptions, defaultLanguageOption)
        self.allowEmptySelection = allowEmptySelection
    }
}
