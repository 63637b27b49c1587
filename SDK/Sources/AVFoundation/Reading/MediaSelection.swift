public import CoreMedia
public import Foundation
import UIKit

// Which language a person hears and reads. No groups are read of media here, so that there is no choice.

/// Choices of which one is made (AVFoundation: AVMediaSelectionGroup).
open class AVMediaSelectionGroup: NSObject, @unchecked Sendable {  // Its state does not change.
    public let options: [AVMediaSelectionOption]
    open var defaultOption: AVMediaSelectionOption? { options.first }
    open var allowsEmptySelection: Bool { true }
    init(_ options: [AVMediaSelectionOption]) { self.options = options }
    open func mediaSelectionOption(withPropertyList plist: Any) -> AVMediaSelectionOption? { nil }

    open class func playableMediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption]
    ) -> [AVMediaSelectionOption] { mediaSelectionOptions.filter(\.isPlayable) }
    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption],
        filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
    ) -> [AVMediaSelectionOption] {
        preferredLanguages.flatMap { language in
            mediaSelectionOptions.filter { $0.extendedLanguageTag?.hasPrefix(language) == true }
        }
    }
    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption],
        with locale: Locale
    ) -> [AVMediaSelectionOption] { mediaSelectionOptions.filter { $0.locale == locale } }
    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption],
        withMediaCharacteristics mediaCharacteristics: [AVMediaCharacteristic]
    ) -> [AVMediaSelectionOption] {
        mediaSelectionOptions.filter { option in mediaCharacteristics.allSatisfy(option.hasMediaCharacteristic) }
    }
    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption],
        withoutMediaCharacteristics mediaCharacteristics: [AVMediaCharacteristic]
    ) -> [AVMediaSelectionOption] {
        mediaSelectionOptions.filter { option in !mediaCharacteristics.contains(where: option.hasMediaCharacteristic) }
    }
}

/// One of them.
open class AVMediaSelectionOption: NSObject, @unchecked Sendable {  // It has no state.
    override init() {}
    open var mediaType: AVMediaType { .audio }
    open var mediaSubTypes: [NSNumber] { [] }
    open var isPlayable: Bool { true }
    open var extendedLanguageTag: String? { nil }
    open var locale: Locale? { nil }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var availableMetadataFormats: [String] { [] }
    open var displayName: String { "" }
    open func displayName(with locale: Locale) -> String { displayName }
    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
    open func metadata(forFormat format: String) -> [AVMetadataItem] { [] }
    open func associatedMediaSelectionOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? {
        nil
    }
    open func propertyList() -> Any { [String: String]() }
}

/// What is chosen of each group.
open class AVMediaSelection: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // @unchecked: the mutable one is changed by whoever made it.
    open private(set) weak var asset: AVAsset?
    fileprivate var chosen: [ObjectIdentifier: AVMediaSelectionOption] = [:]
    public required init(of asset: AVAsset?) { self.asset = asset }
    open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? {
        chosen[ObjectIdentifier(mediaSelectionGroup)]
    }
    open func mediaSelectionCriteriaCanBeAppliedAutomatically(to mediaSelectionGroup: AVMediaSelectionGroup) -> Bool {
        true
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = AVMutableMediaSelection(of: asset)
        copy.chosen = chosen
        return copy
    }
}
/// One that is being made.
open class AVMutableMediaSelection: AVMediaSelection, @unchecked Sendable {  // As its superclass.
    open func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {
        chosen[ObjectIdentifier(mediaSelectionGroup)] = mediaSelectionOption
    }
}

/// What a player chooses by itself.
open class AVPlayerMediaSelectionCriteria: NSObject, @unchecked Sendable {  // Its state does not change.
    public let preferredLanguages: [String]?
    public let preferredMediaCharacteristics: [AVMediaCharacteristic]?
    public let principalMediaCharacteristics: [AVMediaCharacteristic]?
    public init(
        preferredLanguages: [String]?,
        preferredMediaCharacteristics: [AVMediaCharacteristic]?
    ) {
        (self.preferredLanguages, self.preferredMediaCharacteristics) = (
            preferredLanguages, preferredMediaCharacteristics
        )
        principalMediaCharacteristics = nil
    }
    public init(
        principalMediaCharacteristics: [AVMediaCharacteristic]?,
        preferredLanguages: [String]?,
        preferredMediaCharacteristics: [AVMediaCharacteristic]?
    ) {
        (self.preferredLanguages, self.preferredMediaCharacteristics) = (
            preferredLanguages, preferredMediaCharacteristics
        )
        self.principalMediaCharacteristics = principalMediaCharacteristics
    }
}
