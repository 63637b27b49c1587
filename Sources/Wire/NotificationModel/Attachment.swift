/// A media file of a notification: the value behind `UNNotificationAttachment`.
public struct Attachment: Codable, Hashable, Sendable {
    /// The identifier that the app gave, or one that was made when it gave none.
    public var identifier: String
    /// The file's absolute path: the author's file until the device has moved it into the attachment store.
    public var path: String
    /// The uniform type identifier, such as `public.jpeg`.
    public var type: String
    /// What the app asked for when it made the attachment.
    public var options: Options

    /// How its thumbnail is made.
    public struct Options: Codable, Hashable, Sendable {
        /// A uniform type identifier that overrides what the file's name says (UNNotificationAttachmentOptionsTypeHintKey).
        public var typeHint: String?
        /// Whether the notification is drawn without a thumbnail (UNNotificationAttachmentOptionsThumbnailHiddenKey).
        public var isThumbnailHidden: Bool
        /// A unit rectangle: 0…1 in both directions, origin at the upper left.
        public var thumbnailClippingRect: UnitRect?
        /// A frame's number for an animated picture, seconds for a movie.
        public var thumbnailTime: Double?

        public init(
            typeHint: String? = nil,
            isThumbnailHidden: Bool = false,
            thumbnailClippingRect: UnitRect? = nil,
            thumbnailTime: Double? = nil
        ) {
            self.typeHint = typeHint
            self.isThumbnailHidden = isThumbnailHidden
            self.thumbnailClippingRect = thumbnailClippingRect
            self.thumbnailTime = thumbnailTime
        }
    }

    public init(identifier: String, path: String, type: String, options: Options = Options()) {
        self.identifier = identifier
        self.path = path
        self.type = type
        self.options = options
    }
}

/// A rectangle in fractions of what it cuts from.
public struct UnitRect: Codable, Hashable, Sendable {
    /// The left edge, as a share of the picture's width from 0 to 1.
    public var x: Double
    /// The upper edge, as a share of the picture's height from 0 to 1.
    public var y: Double
    /// The width, as a share of the picture's width from 0 to 1.
    public var width: Double
    /// The height, as a share of the picture's height from 0 to 1.
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
