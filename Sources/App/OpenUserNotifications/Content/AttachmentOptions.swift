import Foundation
import NotificationModel

/// Key: the uniform type identifier of the file, a string; without it the file's extension tells.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// Key: whether the thumbnail is hidden, a Boolean number; false by default.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// Key: the part that the thumbnail shows, the `dictionaryRepresentation` of a unit rectangle.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
    "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// Key: the moment that the thumbnail shows: a frame's number for an animated picture; seconds, or the dictionary
/// of a `CMTime`, for a movie.
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

extension Attachment.Options {
    /// Reads an author's options; a value of a wrong type counts as not given.
    init(_ options: [AnyHashable: Any]) {
        self.init(
            typeHint: options[UNNotificationAttachmentOptionsTypeHintKey] as? String,
            isThumbnailHidden: options[UNNotificationAttachmentOptionsThumbnailHiddenKey] as? Bool ?? false,
            thumbnailClippingRect: options[UNNotificationAttachmentOptionsThumbnailClippingRectKey]
                .flatMap(UnitRect.init(dictionary:)),
            thumbnailTime: options[UNNotificationAttachmentOptionsThumbnailTimeKey].flatMap(Self.seconds)
        )
    }

    /// A number, or the dictionary of a `CMTime`: `value` over `timescale`.
    private static func seconds(_ value: Any) -> Double? {
        if let number = value as? NSNumber { return number.doubleValue }
        guard let time = value as? [String: Any],
            let ticks = time["value"] as? NSNumber, let scale = time["timescale"] as? NSNumber, scale.doubleValue > 0
        else { return nil }
        return ticks.doubleValue / scale.doubleValue
    }
}

extension UnitRect {
    /// Reads what `CGRect.dictionaryRepresentation` wrote: `X`, `Y`, `Width`, `Height`.
    init?(dictionary value: Any) {
        guard let members = value as? [String: Any],
            let x = members["X"] as? NSNumber, let y = members["Y"] as? NSNumber,
            let width = members["Width"] as? NSNumber, let height = members["Height"] as? NSNumber
        else { return nil }
        self.init(x: x.doubleValue, y: y.doubleValue, width: width.doubleValue, height: height.doubleValue)
    }
}
