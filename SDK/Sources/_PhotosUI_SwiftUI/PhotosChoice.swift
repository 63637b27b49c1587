import PhotosUI
import SwiftUI
import UIKit

/// What a picker offers, and where what is chosen goes.
struct PhotosChoice {
    private let picked: () -> [PhotosPickerItem]
    private let pick: ([PhotosPickerItem]) -> Void
    private var configuration = PHPickerConfiguration()
    private let hasIdentifiers: Bool

    /// Of one picture.
    init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?, _ library: PHPhotoLibrary?) {
        picked = { selection.wrappedValue.map { [$0] } ?? [] }
        pick = { selection.wrappedValue = $0.first }
        hasIdentifiers = library != nil
        configuration.filter = filter
    }

    /// Of several pictures.
    init(
        _ selection: Binding<[PhotosPickerItem]>,
        limit: Int?,
        _ behavior: PhotosPickerSelectionBehavior,
        _ filter: PHPickerFilter?,
        _ library: PHPhotoLibrary?
    ) {
        picked = { selection.wrappedValue }
        pick = { selection.wrappedValue = $0 }
        hasIdentifiers = library != nil
        configuration.filter = filter
        configuration.selectionLimit = limit ?? 0
        configuration.selection = behavior.selection
    }

    /// The picker; what was chosen before is chosen in it, and stays when the person leaves.
    @MainActor func picker(close: @escaping @MainActor () -> Void) -> UIViewController {
        var configuration = configuration
        configuration.preselectedAssetIdentifiers = configuration.selectionLimit == 1 ? [] : picked().map(\.photo)
        let isContinuous = [.continuous, .continuousAndOrdered].contains(configuration.selection)
        let picker = PHPickerViewController(configuration: configuration)
        let (pick, hasIdentifiers) = (pick, hasIdentifiers)
        picker.finished = { photos in
            if isContinuous || !photos.isEmpty {
                pick(photos.map { PhotosPickerItem($0, hasIdentifier: hasIdentifiers) })
            }
            if !isContinuous { close() }
        }
        return picker
    }
}
