public import PhotosUI
public import SwiftUI

/// A button that lets a person choose pictures of the photo library (PhotosUI: PhotosPicker).
public nonisolated struct PhotosPicker<Label: View>: View {
    @State private var isPresented = false
    private let choice: PhotosChoice
    private let label: Label

    private init(_ choice: PhotosChoice, _ label: Label) { (self.choice, self.label) = (choice, label) }

    @MainActor public var body: some View {
        let choice = choice
        Button {
            isPresented = true
        } label: {
            label
        }
        .presenting($isPresented) { choice.picker(close: $0) }
    }

    public init(
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil,
        @ViewBuilder label: () -> Label
    ) { self.init(PhotosChoice(selection, filter, photoLibrary), label()) }
    public init(
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil,
        @ViewBuilder label: () -> Label
    ) {
        let choice = PhotosChoice(selection, limit: maxSelectionCount, selectionBehavior, filter, photoLibrary)
        self.init(choice, label())
    }
}

nonisolated extension PhotosPicker where Label == Text {
    public init(
        _ title: some TitleKey,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) { self.init(PhotosChoice(selection, filter, photoLibrary), Text(title: title)) }
    public init(
        _ title: some TitleKey,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) {
        let choice = PhotosChoice(selection, limit: maxSelectionCount, selectionBehavior, filter, photoLibrary)
        self.init(choice, Text(title: title))
    }
}

nonisolated extension View {
    public func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) -> some View {
        let choice = PhotosChoice(selection, filter, photoLibrary)
        return presenting(isPresented) { choice.picker(close: $0) }
    }
    public func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) -> some View {
        let choice = PhotosChoice(selection, limit: maxSelectionCount, selectionBehavior, filter, photoLibrary)
        return presenting(isPresented) { choice.picker(close: $0) }
    }
    public func photosPickerDisabledCapabilities(_ capabilities: PHPickerCapabilities) -> some View { self }
    public func photosPickerAccessoryVisibility(
        _ visibility: Visibility,
        edges: Edge.Set = .all
    ) -> some View { self }
    /// Kept: a picker is presented.
    public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
}
