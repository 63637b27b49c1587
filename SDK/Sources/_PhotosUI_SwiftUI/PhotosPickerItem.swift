public import CoreTransferable
import PhotosUI
import UIKit

/// A picture that was chosen (PhotosUI: PhotosPickerItem).
public struct PhotosPickerItem: Hashable, Sendable {
    /// In which form pictures are handed over: as they are.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let number: Int
        public static let automatic = Self(number: 0), current = Self(number: 1), compatible = Self(number: 2)
    }

    /// As a `PHAsset` has it; nil where the picker was made without a library.
    public let itemIdentifier: String?
    /// Of the picture in the library.
    let photo: String

    public init(itemIdentifier: String) { (self.itemIdentifier, photo) = (itemIdentifier, itemIdentifier) }

    init(_ photo: LibraryPhoto, hasIdentifier: Bool) {
        (itemIdentifier, self.photo) = (hasIdentifier ? photo.identifier : nil, photo.identifier)
    }

    private var found: LibraryPhoto? { PhotoLibrary.shared.photo(photo) }

    /// None of one that is not in the library.
    public var supportedContentTypes: [UTType] { found.map { [$0.contentType] } ?? [] }

    /// Its contents; nil for a type that takes no pictures, and of one that is not in the library.
    public func loadTransferable<Value: Transferable>(type: Value.Type) async throws -> Value? {
        guard let found, type.importedContentTypes().contains(where: found.contentType.conforms) else { return nil }
        return try await Value(importing: Data(contentsOf: found.file), contentType: found.contentType)
    }

    @discardableResult
    public func loadTransferable<Value: Transferable>(
        type: Value.Type,
        completionHandler: @escaping @Sendable (Result<Value?, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task {
            do {
                completionHandler(.success(try await loadTransferable(type: type)))
            } catch { completionHandler(.failure(error)) }
            progress.completedUnitCount = 1
        }
        return progress
    }
}

/// How several are chosen.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    let selection: PHPickerConfiguration.Selection
    public static let `default` = Self(selection: .default), ordered = Self(selection: .ordered)
    public static let continuous = Self(selection: .continuous)
    public static let continuousAndOrdered = Self(selection: .continuousAndOrdered)
}

/// Where a picker stands.
public struct PhotosPickerStyle: Hashable, Sendable {
    private let number: Int
    public static let presentation = Self(number: 0), inline = Self(number: 1), compact = Self(number: 2)
}
