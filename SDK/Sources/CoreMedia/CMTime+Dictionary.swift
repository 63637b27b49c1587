public import Foundation
public import FoundationAdditions

// A time as a property list, as the thumbnail of an attached movie takes it (UNNotificationAttachmentOptionsThumbnailTimeKey).

/// The numerator's key.
public var kCMTimeValueKey: CFString { "value" }
/// The denominator's key.
public var kCMTimeScaleKey: CFString { "timescale" }
/// The key of which round of the clock is meant.
public var kCMTimeEpochKey: CFString { "epoch" }
/// The key of what the time is: 1 for a number.
public var kCMTimeFlagsKey: CFString { "flags" }

/// A dictionary of a time (Core Media: CMTimeCopyAsDictionary).
///
/// The allocator is not looked at.
public func CMTimeCopyAsDictionary(_ time: CMTime, allocator: AnyObject?) -> CFDictionary? {
    ["value": time.value, "timescale": time.timescale, "epoch": 0, "flags": time.isNumeric ? 1 : 0] as NSDictionary
}

/// The time that a dictionary of CMTimeCopyAsDictionary has; `invalid` for any other (Core Media:
/// CMTimeMakeFromDictionary).
public func CMTimeMakeFromDictionary(_ dictionaryRepresentation: CFDictionary?) -> CMTime {
    guard let values = dictionaryRepresentation, (values["flags"] as? NSNumber)?.intValue ?? 0 & 1 == 1,
        let value = values["value"] as? NSNumber, let scale = values["timescale"] as? NSNumber, scale.int32Value > 0
    else { return .invalid }
    return CMTime(value: value.int64Value, timescale: scale.int32Value)
}
