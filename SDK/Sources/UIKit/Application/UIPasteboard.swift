public import Foundation

/// What was copied; here for as long as the process lives.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    public static let general = UIPasteboard()

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

    open var hasStrings: Bool { !texts.isEmpty }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { false }
    open var hasColors: Bool { false }
    open var numberOfItems: Int { items.count }
    open var changeCount: Int { changes }
    private var changes = 0
    open var image: UIImage?
    open var color: UIColor?

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
