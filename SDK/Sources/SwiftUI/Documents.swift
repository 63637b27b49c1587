public import CoreTransferable
public import FoundationAdditions
public import UniformTypeIdentifiers

/// A document that is a value.
public protocol FileDocument {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read of.
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

/// What a document is written for.
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}

nonisolated extension View {
    @preconcurrency public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
    ) -> some View { self }
    @preconcurrency public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
    ) -> some View { self }
    @preconcurrency public func fileExporter<Document: FileDocument>(
        isPresented: Binding<Bool>,
        document: Document?,
        contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
    ) -> some View { self }
    @preconcurrency public func fileExporter<Item: Transferable>(
        isPresented: Binding<Bool>,
        item: Item?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
        onCancellation: @escaping @MainActor () -> Void = {}
    ) -> some View { self }
    @preconcurrency public func fileMover(
        isPresented: Binding<Bool>,
        file: URL?,
        onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
    ) -> some View { self }
}
