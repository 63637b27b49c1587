import CoreTransferable
import FoundationAdditions
import UIKit
import UniformTypeIdentifiers

/// Something that is saved as a file once a person has said where.
nonisolated struct ExportedThing {
    /// Writes it below the temporary folder, and says where.
    let file: @MainActor () async throws -> URL

    /// A document, of the first type that is given, or else the first that it is written as.
    init<Document: FileDocument>(_ document: Document, _ types: [UTType], name: String?) {
        // A view's body made it, on the main actor, which alone reads it.
        nonisolated(unsafe) let document = document
        file = {
            let type = types.first ?? Document.writableContentTypes.first ?? .data
            let wrapper = try document.fileWrapper(configuration: .init(contentType: type, existingFile: nil))
            return try Self.write(wrapper, name, type)
        }
    }

    /// A document that is an object, as it is then.
    init<Document: ReferenceFileDocument>(_ document: Document, _ types: [UTType], name: String?) {
        // As the other.
        nonisolated(unsafe) let document = document
        file = {
            let type = types.first ?? Document.writableContentTypes.first ?? .data
            let wrapper = try document.fileWrapper(
                snapshot: document.snapshot(contentType: type),
                configuration: .init(contentType: type, existingFile: nil)
            )
            return try Self.write(wrapper, name, type)
        }
    }

    /// An item, as the first of its types that is given; its best where none is.
    init<Item: Transferable>(item: Item, _ types: [UTType], name: String?) {
        // It is exported on the main actor's behalf, and nobody changes it meanwhile.
        nonisolated(unsafe) let item = item
        file = {
            let exported = Item.exportedContentTypes()
            let type = types.first { type in exported.contains { $0.conforms(to: type) } } ?? exported.first
            guard let type else { throw TransferError.noRepresentation(of: "\(Item.self)") }
            let data = try await item.exported(as: type)
            return try TemporaryFiles.write(data, name: name ?? Self.untitled, type: type)
        }
    }

    private static func write(_ wrapper: FileWrapper, _ name: String?, _ type: UTType) throws -> URL {
        let own = wrapper.preferredFilename ?? wrapper.filename
        let file = try TemporaryFiles.place(name ?? own ?? untitled, type)
        try wrapper.write(to: file, originalContentsURL: nil)
        return file
    }

    private static var untitled: String { SystemWords.word("Untitled") }
}
