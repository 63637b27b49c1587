public import CoreMedia
public import Foundation
import UIKit

// What an item says that the page, which plays it, does not tell.

extension AVPlayerItem {
    /// Which sounds are heard in space.
    public struct AudioSpatializationFormats: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let monoAndStereo = Self(rawValue: 3), multichannel = Self(rawValue: 4)
        public static let monoStereoAndMultichannel = Self(rawValue: 7)
    }

    public var canPlayFastForward: Bool { true }
    public var canPlayFastReverse: Bool { false }
    public var canPlaySlowForward: Bool { true }
    public var canPlayReverse: Bool { false }
    public var canPlaySlowReverse: Bool { false }
    public var canStepForward: Bool { false }
    public var canStepBackward: Bool { false }
    /// Does nothing: an item does not step here.
    public func step(byCount stepCount: Int) {}
    public var timebase: CMTimebase? { nil }
    public func currentDate() -> Date? { nil }
    public var configuredTimeOffsetFromLive: CMTime {
        get { .invalid }
        set {}
    }
    public var recommendedTimeOffsetFromLive: CMTime { .invalid }
    public var automaticallyLoadedAssetKeys: [String] { [] }
    public var customVideoCompositor: (any AVVideoCompositing)? { nil }
    public var isAudioSpatializationAllowed: Bool {
        get { true }
        set {}
    }
    public func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {
        selection.select(mediaSelectionOption, in: mediaSelectionGroup)
    }
    public func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {
        selection.select(mediaSelectionGroup.defaultOption, in: mediaSelectionGroup)
    }
    public func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? {
        selection.selectedMediaOption(in: mediaSelectionGroup)
    }
    public var currentMediaSelection: AVMediaSelection { selection }
    public func cancelPendingSeeks() {}
    public func cancelContentAuthorizationRequest() {}
    public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    public func seek(
        to time: CMTime,
        toleranceBefore: CMTime,
        toleranceAfter: CMTime,
        completionHandler: ((Bool) -> Void)?
    ) { seek(to: time, completionHandler: completionHandler) }
    /// False: no date is said of what is played.
    @discardableResult
    public func seek(to date: Date, completionHandler: ((Bool) -> Void)? = nil) -> Bool {
        completionHandler?(false)
        return false
    }
    public func seek(to time: CMTime) async -> Bool {
        let seek: (CMTime) -> Void = seek(to:)
        seek(time)
        return time.isValid
    }
    public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        await seek(to: time)
    }
    public func copy(with zone: NSZone? = nil) -> Any { AVPlayerItem(asset: asset) }

    public nonisolated static let timeJumpedNotification = Notification.Name.AVPlayerItemTimeJumped
    public nonisolated static let playbackStalledNotification = Notification.Name.AVPlayerItemPlaybackStalled
    public nonisolated static let newAccessLogEntryNotification = Notification.Name.AVPlayerItemNewAccessLogEntry
    public nonisolated static let newErrorLogEntryNotification = Notification.Name.AVPlayerItemNewErrorLogEntry
    public nonisolated static let recommendedTimeOffsetFromLiveDidChangeNotification =
        Notification.Name("AVPlayerItemRecommendedTimeOffsetFromLiveDidChangeNotification")
    public nonisolated static let mediaSelectionDidChangeNotification =
        Notification.Name("AVPlayerItemMediaSelectionDidChangeNotification")
    public nonisolated static let failedToPlayToEndTimeErrorKey = AVPlayerItemFailedToPlayToEndTimeErrorKey
}

extension Notification.Name {
    // Never posted: an item goes on as it is told.
    public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
}

/// How texts in a movie look (AVFoundation: AVTextStyleRule).
open class AVTextStyleRule: NSObject, @unchecked Sendable {  // Its state does not change.
    public let textMarkupAttributes: [String: Any]
    public let textSelector: String?
    public convenience init?(textMarkupAttributes: [String: Any]) {
        self.init(textMarkupAttributes: textMarkupAttributes, textSelector: nil)
    }
    public init?(textMarkupAttributes: [String: Any], textSelector: String?) {
        (self.textMarkupAttributes, self.textSelector) = (textMarkupAttributes, textSelector)
    }
}

/// An item's pictures as an app draws them (AVFoundation: AVPlayerItemVideoOutput): the page decodes them, and gives none back.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {  // As its superclass.
    open private(set) weak var delegate: (any AVPlayerItemOutputPullDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    public init(pixelBufferAttributes: [String: any Sendable]? = nil) { super.init() }
    public init(outputSettings: [String: any Sendable]?) { super.init() }
    public override init() { super.init() }
    open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
    open func copyPixelBuffer(
        forItemTime itemTime: CMTime,
        itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
    ) -> CVPixelBuffer? { nil }
    open func setDelegate(_ delegate: (any AVPlayerItemOutputPullDelegate)?, queue delegateQueue: DispatchQueue?) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    }
    open func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval) {}
}
/// Hears that there are pictures: never.
public protocol AVPlayerItemOutputPullDelegate: NSObjectProtocol {
    func outputMediaDataWillChange(_ sender: AVPlayerItemOutput)
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}
extension AVPlayerItemOutputPullDelegate {
    public func outputMediaDataWillChange(_ sender: AVPlayerItemOutput) {}
    public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}

extension AVPlayerItemOutput {
    public func itemTime(forMachAbsoluteTime machAbsoluteTime: Int64) -> CMTime { .invalid }
}

/// What a stream says of its parts (AVFoundation: AVPlayerItemMetadataCollector): nothing is read.
open class AVPlayerItemMediaDataCollector: NSObject {
    public override init() {}
}
/// Its texts.
open class AVPlayerItemMetadataCollector: AVPlayerItemMediaDataCollector {
    open private(set) weak var delegate: (any AVPlayerItemMetadataCollectorPushDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    public init(identifiers: [String]?, classifyingLabels: [String]?) {}
    open func setDelegate(
        _ delegate: (any AVPlayerItemMetadataCollectorPushDelegate)?,
        queue delegateQueue: DispatchQueue?
    ) { (self.delegate, self.delegateQueue) = (delegate, delegateQueue) }
}
/// Hears of them: never.
public protocol AVPlayerItemMetadataCollectorPushDelegate: NSObjectProtocol {
    func metadataCollector(
        _ metadataCollector: AVPlayerItemMetadataCollector,
        didCollect metadataGroups: [AVDateRangeMetadataGroup],
        indexesOfNewGroups: IndexSet,
        indexesOfModifiedGroups: IndexSet
    )
}
/// What is said of a stretch of days.
open class AVDateRangeMetadataGroup: AVMetadataGroup, @unchecked Sendable {  // As its superclass's.
    public let startDate: Date
    public let endDate: Date?
    public init(items: [AVMetadataItem], start startDate: Date, end endDate: Date?) {
        (self.startDate, self.endDate) = (startDate, endDate)
        super.init(items: items)
    }
}
