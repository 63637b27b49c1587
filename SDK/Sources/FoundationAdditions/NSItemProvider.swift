public import Foundation
import Synchronization
import SystemTypes

/// What can be made of an item's data.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The types that it is made of, such as `public.png`, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// What gives data of itself.
public protocol NSItemProviderWriting: NSObjectProtocol {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// Something that is dragged, pasted or chosen, in one or several representations (Foundation: NSItemProvider).
///
/// A type that is asked for is one that was registered, or one that a registered one is a kind of.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {  // What changes is behind a lock.
    /// The domain of its errors.
    public static let errorDomain = "NSItemProviderErrorDomain"
    /// What goes wrong with items.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    /// Is handed the data or why there are none.
    public typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void
    /// Gives the data of a representation to its argument, once.
    public typealias DataLoader = @Sendable (@escaping DataHandler) -> Progress?

    private struct Representations {
        var types: [String] = []
        var loaders: [String: DataLoader] = [:]
        var name: String?
    }
    private let representations = Mutex(Representations())

    public override init() {}

    /// An item with one representation; nil has none.
    ///
    /// - Parameters:
    ///   - item: texts, data, addresses and files' URLs, and whatever an archive holds.
    ///   - typeIdentifier: such as `public.plain-text`.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item, let typeIdentifier else { return }
        let data = Self.data(of: item)
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { done in
            done(data, data == nil ? Self.error(.unexpectedValueClassError, "its item is no data") : nil)
            return nil
        }
    }

    /// The contents of a file; nil where there is none.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { done in
            do { done(try Data(contentsOf: fileURL), nil) } catch { done(nil, error) }
            return nil
        }
    }

    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    // MARK: Registering

    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping DataLoader
    ) {
        representations.withLock {
            if $0.loaders.updateValue(loadHandler, forKey: typeIdentifier) == nil { $0.types.append(typeIdentifier) }
        }
    }

    open func registerObject(
        _ object: any NSItemProviderWriting,
        visibility: NSItemProviderRepresentationVisibility
    ) {
        // The loaders are called one at a time, by whoever takes the item.
        nonisolated(unsafe) let object = object
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
                object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
            }
        }
    }

    // MARK: Asking

    open var registeredTypeIdentifiers: [String] { representations.withLock { $0.types } }
    open var suggestedName: String? {
        get { representations.withLock { $0.name } }
        set { representations.withLock { $0.name = newValue } }
    }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredType(conformingTo: typeIdentifier) != nil
    }
    /// The best of those that are a type, or a kind of it.
    private func registeredType(conformingTo type: String) -> String? {
        let types = registeredTypeIdentifiers
        return types.contains(type) ? type : types.first { SystemType.conforms($0, to: type) }
    }
    open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool {
        hasItemConformingToTypeIdentifier(typeIdentifier)
    }
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }
    open func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: Value._ObjectiveCType.self)
    }

    // MARK: Loading

    /// Loads a representation.
    ///
    /// - Returns: how far it is.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping DataHandler
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let type = registeredType(conformingTo: typeIdentifier)
        guard let loader = type.flatMap({ type in representations.withLock { $0.loaders[type] } }) else {
            completionHandler(nil, Self.error(.itemUnavailableError, "it has no representation of \(typeIdentifier)"))
            return progress
        }
        return loader { data, error in
            progress.completedUnitCount = 1
            completionHandler(data, error)
        } ?? progress
    }

    /// Loads a representation into a file, which is removed when the handler has returned.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let type = registeredType(conformingTo: typeIdentifier).flatMap(SystemType.named)
        let name = Self.fileName(suggestedName ?? "item", of: type)
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            let file = folder.appendingPathComponent((name as NSString).lastPathComponent)
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try data.write(to: file)
                completionHandler(file, nil)
            } catch { completionHandler(nil, error) }
        }
    }

    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let readable = aClass.readableTypeIdentifiersForItemProvider
        guard let type = readable.lazy.compactMap({ self.registeredType(conformingTo: $0) }).first else {
            completionHandler(nil, Self.error(.unavailableCoercionError, "it has nothing that a \(aClass) is made of"))
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch { completionHandler(nil, error) }
        }
    }

    @discardableResult
    open func loadObject<Value: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass: Value.Type,
        completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
            var value: Value?
            if let object = object as? Value._ObjectiveCType {
                _ = Value._conditionallyBridgeFromObjectiveC(object, result: &value)
            }
            completionHandler(value, error)
        }
    }

    /// Loads a representation as what it was: a text, an address, or its data.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            completionHandler?(data.map { Self.item(of: $0, type: typeIdentifier) }, error)
        }
    }

    open func loadItem(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
        let data: Data = try await withCheckedThrowingContinuation { continuation in
            loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
                if let data {
                    continuation.resume(returning: data)
                } else {
                    continuation.resume(throwing: error ?? Self.error(.unknownError, "it gave nothing"))
                }
            }
        }
        return Self.item(of: data, type: typeIdentifier)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        let now = representations.withLock { $0 }
        copy.representations.withLock { $0 = now }
        return copy
    }

    /// A name, with the extension of a type where it has none.
    private static func fileName(_ name: String, of type: SystemType?) -> String {
        guard (name as NSString).pathExtension.isEmpty, let ending = type?.fileExtensions.first else { return name }
        return "\(name).\(ending)"
    }

    private static func data(of item: any NSSecureCoding) -> Data? {
        switch item {
        case let text as NSString: Data((text as String).utf8)
        case let data as NSData: data as Data
        case let url as NSURL: (url as URL).dataRepresentation
        default: try? NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
        }
    }

    private static func item(of data: Data, type: String) -> any NSSecureCoding {
        if type == "public.url" || type == "public.file-url", let url = URL(dataRepresentation: data, relativeTo: nil) {
            return url as NSURL
        }
        if type.hasSuffix("text"), let text = String(data: data, encoding: .utf8) { return text as NSString }
        return data as NSData
    }

    private static func error(_ code: ErrorCode, _ why: String) -> NSError {
        NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: "The item: \(why)."])
    }
}

/// Who may see a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all = 0, team, group, ownProcess = 3 }

/// What an app extension is handed to work on (Foundation: NSExtensionItem).
open class NSExtensionItem: NSObject {
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    open var attachments: [NSItemProvider]?
    open var userInfo: [AnyHashable: Any]?
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.plain-text"]
    }
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return Self(string: text)
    }
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text) as? Self else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return url
    }
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler((self as URL).dataRepresentation, nil)
        return nil
    }
}
