public import Foundation

/// What was copied; here for as long as the process lives.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    public static let general = UIPasteboard(name: .general)

    private var texts: [String] = []

    open var strings: [String]? {
        get { texts.isEmpty ? nil : texts }
        set { texts = newValue ?? [] }
    }

    open var string: String? {
        get { texts.first }
        set { texts = newValue.map { [$0] } ?? [] }
    }

    open var url: URL? {
        get { string.flatMap(URL.init(string:)) }
        set { string = newValue?.absoluteString }
    }

    /// What the objects say as text; others are not kept.
    open func setObjects(_ objects: [any NSItemProviderWriting]) {
        strings = objects.compactMap { $0 as? NSString }.map { $0 as String }
        images = objects.compactMap { $0 as? UIImage }
    }

    open var hasStrings: Bool { !texts.isEmpty }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { images?.isEmpty == false }
    open var hasColors: Bool { colors?.isEmpty == false }
    open var numberOfItems: Int { items.count }
    open var changeCount: Int { changes }
    private var changes = 0
    open var images: [UIImage]?
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    open var colors: [UIColor]?
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    open var urls: [URL]? {
        get { strings?.compactMap(URL.init(string:)) }
        set { strings = newValue?.map(\.absoluteString) }
    }
    /// What was copied, as providers: its texts.
    open var itemProviders: [NSItemProvider] {
        get { texts.map { NSItemProvider(object: $0 as NSString) } }
        set { setItemProviders(newValue, localOnly: true, expirationDate: nil) }
    }
    /// Texts are taken over when they are there.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        texts = []
        for provider in itemProviders where provider.canLoadObject(ofClass: String.self) {
            _ = provider.loadObject(ofClass: String.self) { text, _ in
                Task { @MainActor [weak self] in text.map { self?.texts.append($0) } }
            }
        }
    }
    public let name: Name
    private init(name: Name) { self.name = name }
    override convenience init() { self.init(name: Name(rawValue: UUID().uuidString)) }

    /// Names a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    }

    /// One of this object's own, nil where none shall be made: pasteboards are not shared by their names.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create else { return nil }
        self.init(name: pasteboardName)
    }
    open class func withUniqueName() -> UIPasteboard { UIPasteboard(name: Name(rawValue: UUID().uuidString)) }
    open class func remove(withName pasteboardName: Name) {}
    public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

    /// How long and for whom something is kept; it is kept as long as the process, for it alone.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = Self(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// What was copied, by its types.
    open var items: [[String: Any]] = [] {
        didSet {
            changes += 1
            let written = items.compactMap { item in item.values.lazy.compactMap { $0 as? String }.first }
            if !written.isEmpty { texts = written }
        }
    }
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
    open func addItems(_ items: [[String: Any]]) { self.items += items }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        items.lazy.compactMap { $0[pasteboardType] as? Data }.first
    }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        items.lazy.compactMap { $0[pasteboardType] }.first
    }
    open func contains(pasteboardTypes: [String]) -> Bool {
        items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
    }
    open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}

/// As Swift 4.0 had it.
public typealias UIPasteboardOption = UIPasteboard.OptionsKey
