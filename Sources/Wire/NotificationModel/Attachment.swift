/// A media file of a notification: the value behind `UNNotificationAttachment`.
public struct Attachment: Codable, Hashable, Sendable {
    public var identifier: String
    /// The file's absolute path: the author's file until the device has moved it into the attachment store.
    public var path: String
    /// The uniform type identifier, such as `public.jpeg`.
    public var type: String
    public var options: Options

    /// How its thumbnail is made.
    public struct Options: Codable, Hashable, Sendable {
        public var typeHint: String?
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
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
