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

/// What someone who looks for a file sees.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let enumeratePackages = Self(rawValue: 1), includeHiddenFiles = Self(rawValue: 2)
    public static let displayFileExtensions = Self(rawValue: 4)
}

/// A document that is an object.
public protocol ReferenceFileDocument: ObservableObject {
    associatedtype Snapshot
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Snapshot
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is open.
public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool
}

/// A document that is open, and an object.
@preconcurrency @MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    @ObservedObject public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool
}

/// What a view is told of the document that it shows.
public struct DocumentConfiguration: Sendable {
    public var fileURL: URL?
    public var isEditable: Bool
}

/// Documents, each with a window. Nobody opens one here.
public nonisolated struct DocumentGroup<Document, Content: View>: Scene {
    @MainActor public var body: Never { fatalError("a group of documents has no body") }
}

extension DocumentGroup where Document: FileDocument {
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {}
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {}
}

extension DocumentGroup where Document: ReferenceFileDocument {
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {}
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {}
}

/// What an app of documents shows before one is open.
public nonisolated struct DocumentGroupLaunchScene<Actions: View>: Scene {
    public init(_ title: some TitleKey, @ViewBuilder _ actions: () -> Actions) {}
    public init<Background: View>(
        _ title: some TitleKey,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> Background
    ) {}
    @MainActor public var body: Never { fatalError("a scene of documents has no body") }
}

/// A button that makes a document.
public nonisolated struct NewDocumentButton<Label: View>: PrimitiveView {
    public init(_ title: some TitleKey = "New Document", contentType: UTType? = nil) where Label == Text {}
}

/// Opens a document; there is none here.
@preconcurrency @MainActor
public struct OpenDocumentAction {
    nonisolated init() {}
    public func callAsFunction(at url: URL) async throws { throw CocoaError(.fileReadUnknown) }
}

/// Makes a document; nobody sees one here.
@preconcurrency @MainActor
public struct NewDocumentAction {
    nonisolated init() {}
    public func callAsFunction<Document: FileDocument>(_ newDocument: @autoclosure @escaping () -> Document) {}
}
