public import CoreMedia
public import Foundation

/// Something that a file says of itself (AVFoundation: AVMetadataItem). Files are not read for it here: there is none.
open class AVMetadataItem: NSObject, @unchecked Sendable {  // Its state does not change.
    open var identifier: AVMetadataIdentifier? { nil }
    open var keySpace: AVMetadataKeySpace? { nil }
    open var commonKey: AVMetadataKey? { nil }
    open var key: (any NSCopying & NSObjectProtocol)? { nil }
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    open var stringValue: String? { nil }
    open var numberValue: NSNumber? { nil }
    open var dateValue: Date? { nil }
    open var dataValue: Data? { nil }
    open var extendedLanguageTag: String? { nil }
    open var locale: Locale? { nil }
    open func load<Value>(_ property: AVAsyncProperty<AVMetadataItem, Value>) async throws -> Value {
        try property.read(self)
    }

    open class func metadataItems(
        from metadataItems: [AVMetadataItem],
        filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
    open class func metadataItems(
        from metadataItems: [AVMetadataItem],
        withKey key: Any?,
        keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] { metadataItems.filter { $0.keySpace == keySpace } }
}

extension AVAsyncProperty where Root == AVMetadataItem {
    public static var value: AVAsyncProperty<AVMetadataItem, (any NSCopying & NSObjectProtocol)?> {
        .init(read: { $0.value })
    }
    public static var stringValue: AVAsyncProperty<AVMetadataItem, String?> { .init(read: { $0.stringValue }) }
    public static var numberValue: AVAsyncProperty<AVMetadataItem, NSNumber?> { .init(read: { $0.numberValue }) }
    public static var dateValue: AVAsyncProperty<AVMetadataItem, Date?> { .init(read: { $0.dateValue }) }
    public static var dataValue: AVAsyncProperty<AVMetadataItem, Data?> { .init(read: { $0.dataValue }) }
}

extension AVAsyncProperty where Root == AVAsset {
    public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init(read: { $0.metadata }) }
    public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init(read: { $0.metadata }) }
    public static var creationDate: AVAsyncProperty<AVAsset, AVMetadataItem?> { .init(read: { _ in nil }) }
    public static var lyrics: AVAsyncProperty<AVAsset, String?> { .init(read: { _ in nil }) }
}

extension AVAsset {
    /// What the file says of itself: nothing is read of it.
    public var metadata: [AVMetadataItem] { [] }
    public var commonMetadata: [AVMetadataItem] { [] }
}

/// What an item is about.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private static func common(_ name: String) -> Self { Self(rawValue: name) }
    public static let commonKeyTitle = common("title"), commonKeyCreator = common("creator")
    public static let commonKeySubject = common("subject"), commonKeyDescription = common("description")
    public static let commonKeyPublisher = common("publisher"), commonKeyContributor = common("contributor")
    public static let commonKeyCreationDate = common("creationDate"), commonKeyType = common("type")
    public static let commonKeyFormat = common("format"), commonKeyLanguage = common("language")
    public static let commonKeyLocation = common("location"), commonKeySource = common("source")
    public static let commonKeyCopyrights = common("copyrights"), commonKeyAlbumName = common("albumName")
    public static let commonKeyAuthor = common("author"), commonKeyArtist = common("artist")
    public static let commonKeyArtwork = common("artwork"), commonKeyMake = common("make")
    public static let commonKeyModel = common("model"), commonKeySoftware = common("software")
}

/// Whose names keys are.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let common = Self(rawValue: "comn"), iTunes = Self(rawValue: "itsk")
    public static let id3 = Self(rawValue: "org.id3"), quickTimeMetadata = Self(rawValue: "mdta")
}

/// Both together.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private static func common(_ name: String) -> Self { Self(rawValue: "common/\(name)") }
    public static let commonIdentifierTitle = common("title"), commonIdentifierArtist = common("artist")
    public static let commonIdentifierArtwork = common("artwork"), commonIdentifierAlbumName = common("albumName")
    public static let commonIdentifierCreationDate = common("creationDate")
    public static let commonIdentifierDescription = common("description")
    public static let commonIdentifierAuthor = common("author"), commonIdentifierLocation = common("location")
}

/// Something that an app says of a file (AVFoundation: AVMutableMetadataItem).
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    // @unchecked: set before it is handed on, as authors do.
    private var own: AVMetadataIdentifier?
    private var space: AVMetadataKeySpace?
    private var name: (any NSCopying & NSObjectProtocol)?
    private var said: (any NSCopying & NSObjectProtocol)?
    private var language: String?
    private var place: Locale?
    /// Kept, as the next: the kind of the value, and when it holds.
    open var dataType: String?
    open var time = CMTime.invalid
    open var duration = CMTime.invalid

    public override init() {}

    open override var identifier: AVMetadataIdentifier? {
        get { own }
        set { own = newValue }
    }
    open override var keySpace: AVMetadataKeySpace? {
        get { space }
        set { space = newValue }
    }
    open override var key: (any NSCopying & NSObjectProtocol)? {
        get { name }
        set { name = newValue }
    }
    open override var value: (any NSCopying & NSObjectProtocol)? {
        get { said }
        set { said = newValue }
    }
    open override var extendedLanguageTag: String? {
        get { language }
        set { language = newValue }
    }
    open override var locale: Locale? {
        get { place }
        set { place = newValue }
    }
    open override var stringValue: String? { (said as? NSString).map { $0 as String } }
    open override var numberValue: NSNumber? { said as? NSNumber }
    open override var dateValue: Date? { (said as? NSDate).map { $0 as Date } }
    open override var dataValue: Data? { (said as? NSData).map { $0 as Data } }
}
