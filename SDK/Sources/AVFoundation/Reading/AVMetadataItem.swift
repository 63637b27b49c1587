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
    open var time: CMTime { .invalid }
    open var duration: CMTime { .invalid }
    open var dataType: String? { nil }
    open var startDate: Date? { nil }
    open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { nil }
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
    ) -> [AVMetadataItem] {
        metadataItems.filter { item in
            guard keySpace == nil || item.keySpace == keySpace else { return false }
            guard let key else { return true }
            let wanted = (key as? AVMetadataKey)?.rawValue ?? key as? String ?? "\(key)"
            return item.key.map { "\($0)" == wanted } ?? (item.commonKey?.rawValue == wanted)
        }
    }
    open class func metadataItems(
        from metadataItems: [AVMetadataItem],
        with locale: Locale
    ) -> [AVMetadataItem] { metadataItems.filter { $0.locale == locale } }
    /// By the order of the languages.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem],
        filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
    ) -> [AVMetadataItem] {
        preferredLanguages.flatMap { language in
            metadataItems.filter { $0.extendedLanguageTag?.hasPrefix(language) == true }
        }
    }
    open class func metadataItems(
        from metadataItems: [AVMetadataItem],
        filteredBy metadataItemFilter: AVMetadataItemFilter
    ) -> [AVMetadataItem] { metadataItems }
    open class func identifier(forKey key: Any, keySpace: AVMetadataKeySpace) -> AVMetadataIdentifier? {
        let name = (key as? AVMetadataKey)?.rawValue ?? key as? String
        return name.map { AVMetadataIdentifier(rawValue: "\(keySpace.rawValue)/\($0)") }
    }
    open class func keySpace(forIdentifier identifier: AVMetadataIdentifier) -> AVMetadataKeySpace? {
        identifier.rawValue.split(separator: "/").first.map { AVMetadataKeySpace(rawValue: String($0)) }
    }
    open class func key(forIdentifier identifier: AVMetadataIdentifier) -> Any? {
        let parts = identifier.rawValue.split(separator: "/", maxSplits: 1)
        return parts.count == 2 ? String(parts[1]) : nil
    }
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

/// Something that an app says of a file (AVFoundation: AVMutableMetadataItem).
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    // @unchecked: set before it is handed on, as authors do.
    private var own: AVMetadataIdentifier?
    private var space: AVMetadataKeySpace?
    private var name: (any NSCopying & NSObjectProtocol)?
    private var said: (any NSCopying & NSObjectProtocol)?
    private var language: String?
    private var place: Locale?
    private var kind: String?
    private var times = (time: CMTime.invalid, duration: CMTime.invalid)
    private var begin: Date?
    private var extra: [AVMetadataExtraAttributeKey: Any]?

    /// Kept, as the next: the kind of the value, and when it holds.
    open override var dataType: String? {
        get { kind }
        set { kind = newValue }
    }
    open override var time: CMTime {
        get { times.time }
        set { times.time = newValue }
    }
    open override var duration: CMTime {
        get { times.duration }
        set { times.duration = newValue }
    }
    open override var startDate: Date? {
        get { begin }
        set { begin = newValue }
    }
    open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
        get { extra }
        set { extra = newValue }
    }

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
