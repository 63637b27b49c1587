public import CoreTransferable
public import Photos
public import PhotosUI
public import SwiftUI

/// A picture or movie that was chosen. A simulated phone has none to choose of.
public struct PhotosPickerItem: Hashable, Sendable {
    /// In which form pictures are handed over.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let number: Int
        public static let automatic = Self(number: 0), current = Self(number: 1), compatible = Self(number: 2)
    }

    public let itemIdentifier: String?
    public var supportedContentTypes: [UTType] { [] }

    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    /// Its contents: nil, as of an item that is not in the library.
    public func loadTransferable<Value: Transferable>(type: Value.Type) async throws -> Value? { nil }
    @discardableResult
    public func loadTransferable<Value: Transferable>(
        type: Value.Type,
        completionHandler: @escaping @Sendable (Result<Value?, any Error>) -> Void
    ) -> Progress {
        completionHandler(.success(nil))
        return Progress(totalUnitCount: 0)
    }
}

/// How several are chosen.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let number: Int
    public static let `default` = Self(number: 0), ordered = Self(number: 1)
    public static let continuous = Self(number: 2), continuousAndOrdered = Self(number: 3)
}

/// A button that lets a person choose of the photos.
public nonisolated struct PhotosPicker<Label: View>: PrimitiveView {
    public init(
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared(),
        @ViewBuilder label: () -> Label
    ) {}
    public init(
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared(),
        @ViewBuilder label: () -> Label
    ) {}
}

nonisolated extension PhotosPicker where Label == Text {
    public init(
        _ title: some TitleKey,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) {}
    public init(
        _ title: some TitleKey,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) {}
}

nonisolated extension View {
    public func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) -> some View { self }
    public func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) -> some View { self }
    public func photosPickerDisabledCapabilities(_ capabilities: PHPickerCapabilities) -> some View { self }
    public func photosPickerAccessoryVisibility(
        _ visibility: Visibility,
        edges: Edge.Set = .all
    ) -> some View { self }
    public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
}

/// Where a picker stands.
public struct PhotosPickerStyle: Hashable, Sendable {
    private let number: Int
    public static let presentation = Self(number: 0), inline = Self(number: 1), compact = Self(number: 2)
}
