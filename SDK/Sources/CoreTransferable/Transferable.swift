@_exported public import Foundation
@_exported public import UniformTypeIdentifiers

/// Something that can be dragged, pasted, shared or chosen.
public protocol Transferable: SendableMetatype {
    associatedtype Representation: TransferRepresentation
    /// How it is given away and taken, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way to give an item away or to take it.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    /// The ways, the best first.
    var ways: [TransferWay<Item>] { get }
}

/// One way: a type, and what makes data of an item or an item of data.
public struct TransferWay<Item>: Sendable {
    let type: UTType
    var exporting: (@Sendable (Item) async throws -> Data)?
    var importing: (@Sendable (Data) async throws -> Item)?
}

/// What cannot be transferred.
public enum TransferError: LocalizedError {
    /// No representation takes or gives this type.
    case noRepresentation(of: String)

    public var errorDescription: String? {
        switch self {
        case .noRepresentation(let type): "No representation takes or gives \(type)."
        }
    }
}

/// Puts representations together.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
    public static func buildBlock(_ content: any TransferRepresentation<Item>...) -> TransferRepresentations<Item> {
        TransferRepresentations(ways: content.flatMap { $0.ways })
    }
}

/// Several representations.
public struct TransferRepresentations<Item: Transferable>: TransferRepresentation {
    public let ways: [TransferWay<Item>]
}

extension TransferRepresentation {
    /// The same: nothing is given to another app here.
    public func suggestedFileName(_ fileName: String) -> Self { self }
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }
    public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
}

/// Who may see a representation.
public enum TransferRepresentationVisibility: Sendable { case all, team, group, ownProcess }

/// An item as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public let ways: [TransferWay<Item>]

    public init(
        contentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) { ways = [TransferWay(type: contentType, exporting: exporting, importing: importing)] }
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        ways = [TransferWay(type: exportedContentType, exporting: exporting)]
    }
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        ways = [TransferWay(type: importedContentType, importing: importing)]
    }
}

/// An item as what its `Codable` writes.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public let ways: [TransferWay<Item>]

    /// As JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        ways = [
            TransferWay(
                type: contentType,
                exporting: { try JSONEncoder().encode($0) },
                importing: { try JSONDecoder().decode(Item.self, from: $0) }
            )
        ]
    }
}

/// A file that is given away.
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that is taken; it is removed when it was.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}

/// An item as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public let ways: [TransferWay<Item>]

    public init(
        contentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        ways = [
            TransferWay(
                type: contentType,
                exporting: Self.read(exporting),
                importing: Self.written(contentType, importing)
            )
        ]
    }
    public init(
        exportedContentType: UTType,
        shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) { ways = [TransferWay(type: exportedContentType, exporting: Self.read(exporting))] }
    public init(
        importedContentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        ways = [TransferWay(type: importedContentType, importing: Self.written(importedContentType, importing))]
    }

    private static func read(
        _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) -> @Sendable (Item) async throws -> Data {
        { try await Data(contentsOf: exporting($0).file) }
    }

    private static func written(
        _ type: UTType,
        _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) -> @Sendable (Data) async throws -> Item {
        { data in
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("item", conformingTo: type)
            try data.write(to: file)
            return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
        }
    }
}

/// An item as another that can be transferred.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    public let ways: [TransferWay<Item>]

    public init(
        exporting: @escaping @Sendable (Item) async throws -> Proxy,
        importing: @escaping @Sendable (Proxy) async throws -> Item
    ) { ways = Self.ways(exporting, importing) }
    public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) { ways = Self.ways(exporting, nil) }
    public init(importing: @escaping @Sendable (Proxy) async throws -> Item) { ways = Self.ways(nil, importing) }

    private static func ways(
        _ exporting: (@Sendable (Item) async throws -> Proxy)?,
        _ importing: (@Sendable (Proxy) async throws -> Item)?
    ) -> [TransferWay<Item>] {
        Proxy.transferWays.map { way in
            var own = TransferWay<Item>(type: way.type)
            if let exporting, let inner = way.exporting { own.exporting = { try await inner(exporting($0)) } }
            if let importing, let inner = way.importing { own.importing = { try await importing(inner($0)) } }
            return own
        }
    }
}

extension Transferable {
    /// The representations that are its own: `some TransferRepresentation` does not say of what.
    fileprivate static var transferWays: [TransferWay<Self>] {
        transferRepresentation.ways as? [TransferWay<Self>] ?? []
    }

    /// Makes an item of data.
    ///
    /// - Throws: ``TransferError`` where no representation takes the type, or what the author's code throws.
    public init(importing data: Data, contentType: UTType?) async throws {
        let ways = Self.transferWays.filter { $0.importing != nil }
        let fitting = contentType.map { type in ways.filter { type.conforms(to: $0.type) } } ?? ways
        guard let importing = fitting.first?.importing else {
            throw TransferError.noRepresentation(of: contentType?.identifier ?? "data")
        }
        self = try await importing(data)
    }

    /// Its data as a type.
    public func exported(as contentType: UTType) async throws -> Data {
        let ways = Self.transferWays.filter { $0.type.conforms(to: contentType) }
        guard let exporting = ways.lazy.compactMap(\.exporting).first else {
            throw TransferError.noRepresentation(of: contentType.identifier)
        }
        return try await exporting(self)
    }

    /// The types that it is given away as.
    public static func exportedContentTypes() -> [UTType] {
        transferWays.filter { $0.exporting != nil }.map(\.type)
    }
    /// The types that it is taken of.
    public static func importedContentTypes() -> [UTType] {
        transferWays.filter { $0.importing != nil }.map(\.type)
    }
}

extension String: Transferable {
    public static var transferRepresentation: DataRepresentation<String> {
        DataRepresentation(
            contentType: .utf8PlainText,
            exporting: { Data($0.utf8) },
            importing: { String(decoding: $0, as: UTF8.self) }
        )
    }
}

extension Data: Transferable {
    public static var transferRepresentation: DataRepresentation<Data> {
        DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
    }
}

extension URL: Transferable {
    public static var transferRepresentation: DataRepresentation<URL> {
        DataRepresentation(
            contentType: .url,
            exporting: { $0.dataRepresentation },
            importing: { data in
                guard let url = URL(dataRepresentation: data, relativeTo: nil) else {
                    throw CocoaError(.fileReadCorruptFile)
                }
                return url
            }
        )
    }
}

extension AttributedString: Transferable {
    public static var transferRepresentation: ProxyRepresentation<AttributedString, String> {
        ProxyRepresentation(exporting: { String($0.characters) }, importing: { AttributedString($0) })
    }
}
