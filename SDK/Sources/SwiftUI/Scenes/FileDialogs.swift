public import CoreTransferable
import UIKit
public import UniformTypeIdentifiers

// Pickers of files that a view presents.

nonisolated extension View {
    // MARK: Opening

    /// Lets a person choose one file of some types; leaving calls nothing.
    @preconcurrency public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
    ) -> some View {
        importing(isPresented, allowedContentTypes, severalFiles: false, .one(onCompletion))
    }
    /// Lets a person choose files of some types; leaving calls nothing.
    @preconcurrency public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
    ) -> some View {
        importing(isPresented, allowedContentTypes, severalFiles: allowsMultipleSelection, .several(onCompletion))
    }
    /// Lets a person choose files of some types, or leave.
    @preconcurrency public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping @MainActor () -> Void
    ) -> some View {
        importing(
            isPresented,
            allowedContentTypes,
            severalFiles: allowsMultipleSelection,
            .several(onCompletion, onCancellation)
        )
    }

    private func importing(
        _ isPresented: Binding<Bool>,
        _ types: [UTType],
        severalFiles: Bool,
        _ end: FileDialogEnd
    ) -> some View {
        presenting(isPresented) { close in
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
            picker.allowsMultipleSelection = severalFiles
            return end.heard(of: picker, close)
        }
    }

    // MARK: Saving

    /// Lets a person say where a document is saved.
    @preconcurrency public func fileExporter<Document: FileDocument>(
        isPresented: Binding<Bool>,
        document: Document?,
        contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
    ) -> some View {
        exporting(
            isPresented,
            document.map { [ExportedThing($0, [contentType], name: defaultFilename)] },
            .one(onCompletion)
        )
    }
    /// Lets a person say where a document is saved, or leave.
    @preconcurrency public func fileExporter<Document: FileDocument>(
        isPresented: Binding<Bool>,
        document: Document?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
        onCancellation: @escaping @MainActor () -> Void = {}
    ) -> some View {
        exporting(
            isPresented,
            document.map { [ExportedThing($0, contentTypes, name: defaultFilename)] },
            .one(onCompletion, onCancellation)
        )
    }
    /// Lets a person say where a document that is an object is saved.
    @preconcurrency public func fileExporter<Document: ReferenceFileDocument>(
        isPresented: Binding<Bool>,
        document: Document?,
        contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
    ) -> some View {
        exporting(
            isPresented,
            document.map { [ExportedThing($0, [contentType], name: defaultFilename)] },
            .one(onCompletion)
        )
    }
    /// Lets a person say where documents are saved.
    @preconcurrency public func fileExporter<Documents: Collection>(
        isPresented: Binding<Bool>,
        documents: Documents,
        contentType: UTType,
        onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
    ) -> some View where Documents.Element: FileDocument {
        exporting(isPresented, documents.map { ExportedThing($0, [contentType], name: nil) }, .several(onCompletion))
    }
    /// Lets a person say where an item is saved, or leave.
    @preconcurrency public func fileExporter<Item: Transferable>(
        isPresented: Binding<Bool>,
        item: Item?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
        onCancellation: @escaping @MainActor () -> Void = {}
    ) -> some View {
        exporting(
            isPresented,
            item.map { [ExportedThing(item: $0, contentTypes, name: defaultFilename)] },
            .one(onCompletion, onCancellation)
        )
    }
    /// Lets a person say where items are saved, or leave.
    @preconcurrency public func fileExporter<Items: Collection>(
        isPresented: Binding<Bool>,
        items: Items,
        contentTypes: [UTType] = [],
        onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping @MainActor () -> Void = {}
    ) -> some View where Items.Element: Transferable {
        exporting(
            isPresented,
            items.map { ExportedThing(item: $0, contentTypes, name: nil) },
            .several(onCompletion, onCancellation)
        )
    }

    /// - Parameter things: nothing is presented without any.
    private func exporting(
        _ isPresented: Binding<Bool>,
        _ things: [ExportedThing]?,
        _ end: FileDialogEnd
    ) -> some View {
        presenting(isPresented) { close in
            guard let things, !things.isEmpty else { return nil }
            let picker = UIDocumentPickerViewController(saving: {
                var files: [URL] = []
                for thing in things { files.append(try await thing.file()) }
                return files
            })
            return end.heard(of: picker, close)
        }
    }

    // MARK: Moving

    /// Lets a person say where a file goes.
    @preconcurrency public func fileMover(
        isPresented: Binding<Bool>,
        file: URL?,
        onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
    ) -> some View { moving(isPresented, file.map { [$0] } ?? [], .one(onCompletion)) }
    /// Lets a person say where a file goes, or leave.
    @preconcurrency public func fileMover(
        isPresented: Binding<Bool>,
        file: URL?,
        onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
        onCancellation: @escaping @MainActor () -> Void
    ) -> some View { moving(isPresented, file.map { [$0] } ?? [], .one(onCompletion, onCancellation)) }
    /// Lets a person say where files go.
    @preconcurrency public func fileMover<Files: Collection>(
        isPresented: Binding<Bool>,
        files: Files,
        onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
    ) -> some View where Files.Element == URL { moving(isPresented, Array(files), .several(onCompletion)) }
    /// Lets a person say where files go, or leave.
    @preconcurrency public func fileMover<Files: Collection>(
        isPresented: Binding<Bool>,
        files: Files,
        onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping @MainActor () -> Void
    ) -> some View where Files.Element == URL {
        moving(isPresented, Array(files), .several(onCompletion, onCancellation))
    }

    private func moving(_ isPresented: Binding<Bool>, _ files: [URL], _ end: FileDialogEnd) -> some View {
        presenting(isPresented) { close in
            files.isEmpty ? nil : end.heard(of: UIDocumentPickerViewController(forExporting: files), close)
        }
    }

    // Kept: the list shows what it shows.

    public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
    public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
}

/// Whom a picker of files tells what a person did.
nonisolated struct FileDialogEnd {
    private let complete: @MainActor (Result<[URL], any Error>) -> Void
    private let leave: @MainActor () -> Void

    static func several(
        _ complete: @escaping @MainActor (Result<[URL], any Error>) -> Void,
        _ leave: @escaping @MainActor () -> Void = {}
    ) -> FileDialogEnd { FileDialogEnd(complete: complete, leave: leave) }

    /// The first file alone.
    static func one(
        _ complete: @escaping @MainActor (Result<URL, any Error>) -> Void,
        _ leave: @escaping @MainActor () -> Void = {}
    ) -> FileDialogEnd {
        FileDialogEnd(
            complete: { files in
                complete(files.flatMap { $0.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) })
            },
            leave: leave
        )
    }

    /// The picker, which tells once it has gone and the view says that it is not there.
    @MainActor func heard(
        of picker: UIDocumentPickerViewController,
        _ close: @escaping @MainActor () -> Void
    ) -> UIViewController {
        picker.finished = { outcome in
            close()
            switch outcome {
            case .picked(let files): complete(.success(files))
            case .failed(let error): complete(.failure(error))
            case .cancelled: leave()
            }
        }
        return picker
    }
}
