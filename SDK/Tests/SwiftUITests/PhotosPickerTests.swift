import CoreTransferable
import Foundation
import FoundationAdditions
import Testing

@testable import Photos
@testable import PhotosUI
@testable import SwiftUI
@testable import UIKit
@testable import _PhotosUI_SwiftUI

/// Pictures that a person chooses.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2))) struct PhotosPickerTests {
    private let things: PersonsThings

    init() throws { things = try PersonsThings() }

    private final class Owner: PHPickerViewControllerDelegate {
        var picked: [[PHPickerResult]] = []
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            picked.append(results)
            picker.dismiss(animated: true)
        }
    }

    private func show(_ owner: Owner, _ configuration: PHPickerConfiguration) -> Shown {
        let shown = Shown(controller: UIViewController())
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = owner
        shown.controller.present(picker, animated: true)
        shown.settle()
        return shown
    }

    @Test func `one picture is picked by a touch`() async throws {
        let owner = Owner()
        let shown = show(owner, PHPickerConfiguration())
        #expect(!shown.offers("Add") && shown.pressElement("Photo 2"))
        await shown.until { shown.presented == nil }
        let result = try #require(owner.picked.first?.first)
        #expect(owner.picked.map(\.count) == [1] && result.assetIdentifier == nil)
        #expect(result.itemProvider.canLoadObject(ofClass: UIImage.self))
        #expect(result.itemProvider.suggestedName == "IMG_0002")
    }

    @Test func `several are picked in their order, as many as may be`() async {
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        (configuration.selectionLimit, configuration.selection) = (2, .ordered)
        let owner = Owner()
        let shown = show(owner, configuration)
        #expect(!shown.offers("Add"), "nothing is chosen yet")
        for number in [5, 1, 3] { shown.pressElement("Photo \(number)") }
        #expect(shown.texts.filter { ["1", "2", "3"].contains($0) } == ["2", "1"])
        #expect(shown.pressElement("Add"))
        await shown.until { shown.presented == nil }
        #expect(owner.picked.map { $0.compactMap(\.assetIdentifier) } == [["IMG_0005/L0/001", "IMG_0001/L0/001"]])
    }

    @Test(arguments: ["Cancel", "dismiss popup"])
    func `leaving picks nothing`(words: String) async {
        let owner = Owner()
        let shown = show(owner, PHPickerConfiguration())
        #expect(shown.pressElement(words))
        await shown.until { !owner.picked.isEmpty && shown.presented == nil }
        #expect(owner.picked.count == 1 && owner.picked[0].isEmpty)
    }

    @Test func `a filter says what is offered`() {
        var configuration = PHPickerConfiguration()
        configuration.filter = .any(of: [.videos, .livePhotos])
        let shown = show(Owner(), configuration)
        #expect(shown.texts.contains("No Videos") && !shown.offers("Photo 1"))
        #expect(PHPickerFilter.any(of: [.videos, .images]).takesPictures)
        #expect(!PHPickerFilter.all(of: [.images, .screenshots]).takesPictures)
        #expect(PHPickerFilter.not(.videos).takesPictures && !PHPickerFilter.not(.images).takesPictures)
    }

    /// An author's own picture.
    struct Kept: Transferable {
        let bytes: Int
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation<Kept>(importedContentType: .image) { Kept(bytes: $0.count) }
        }
    }

    struct Choosing: View {
        let notes: Notes
        @State private var item: PhotosPickerItem?
        @State private var items: [PhotosPickerItem] = []
        @State private var isShown = false
        var body: some View {
            PhotosPicker("One", selection: $item, matching: .images)
            PhotosPicker(selection: $items, maxSelectionCount: 3, photoLibrary: .shared()) { Text("Many") }
            Button("Shown") { isShown = true }
                .photosPicker(isPresented: $isShown, selection: $items)
                .onChange(of: item) { notes.items = [item].compactMap(\.self) }
                .onChange(of: items) { notes.items = items }
        }

        @MainActor
        final class Notes {
            var items: [PhotosPickerItem] = []
        }
    }

    @Test func `a button picks a picture, which is loaded as what its author wants`() async throws {
        let notes = Choosing.Notes()
        let shown = Shown(Choosing(notes: notes))
        shown.press("One")
        #expect(shown.pressElement("Photo 3"))
        await shown.until { shown.presented == nil && !notes.items.isEmpty }
        let item = try #require(notes.items.first)
        let photo = PhotoLibrary.shared.photos[2]
        #expect(item.itemIdentifier == nil && item.supportedContentTypes == [photo.contentType])
        #expect(try await item.loadTransferable(type: Data.self) == photo.data)
        #expect(try await item.loadTransferable(type: Kept.self)?.bytes == photo.data?.count)
        #expect(try await item.loadTransferable(type: Image.self) != nil)
        #expect(try await item.loadTransferable(type: URL.self) == nil)
        let result = await withCheckedContinuation { continuation in
            item.loadTransferable(type: Data.self) { continuation.resume(returning: $0) }
        }
        #expect(try result.get() == photo.data)
        #expect(try await PhotosPickerItem(itemIdentifier: "none").loadTransferable(type: Data.self) == nil)
    }

    @Test func `what was picked is picked when the picker comes again, and stays when the person leaves`() async {
        let notes = Choosing.Notes()
        let shown = Shown(Choosing(notes: notes))
        shown.press("Many")
        shown.pressElement("Photo 1")
        shown.pressElement("Photo 6")
        shown.pressElement("Add")
        await shown.until { shown.presented == nil && notes.items.count == 2 }
        #expect(notes.items.map(\.itemIdentifier) == ["IMG_0001/L0/001", "IMG_0006/L0/001"])
        shown.press("Shown")
        #expect(shown.texts.filter { $0 == "✓" }.count == 2)
        shown.pressElement("Cancel")
        await shown.until { shown.presented == nil }
        #expect(notes.items.count == 2)
        shown.press("Shown")
        shown.pressElement("Photo 1")
        shown.pressElement("Add")
        await shown.until { shown.presented == nil && notes.items.count == 1 }
        #expect(notes.items.map(\.itemIdentifier) == [nil])
    }

    // MARK: Photos

    @Test func `the library lists what is there`() async throws {
        #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .authorized)
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        options.fetchLimit = 2
        let newest = PHAsset.fetchAssets(with: .image, options: options)
        #expect((0..<newest.count).map { newest[$0].localIdentifier } == ["IMG_0006/L0/001", "IMG_0005/L0/001"])
        #expect(PHAsset.fetchAssets(with: .video, options: nil).count == 0)
        let asset = try #require(newest.firstObject)
        #expect(asset.mediaType == .image && asset.pixelWidth == 450 && newest.index(of: asset) == 0)
        options.predicate = NSPredicate(format: "pixelWidth > %d", 500)
        #expect(PHAsset.fetchAssets(with: options).count == 2)
        let request = PHImageRequestOptions()
        request.isSynchronous = true
        var image: UIImage?
        PHImageManager.default().requestImage(
            for: asset,
            targetSize: PHImageManagerMaximumSize,
            contentMode: .aspectFit,
            options: request
        ) { found, _ in image = found }
        #expect(image?.size == CGSize(width: 450, height: 600))
    }

    @Test func `who watches the library hears of what is saved`() async throws {
        #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .authorized)
        let albums = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .any, options: nil)
        #expect(albums.firstObject?.localizedTitle == "Recents" && albums.count == 1)
        let newestFirst = PHFetchOptions()
        newestFirst.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        let album = try #require(albums.firstObject)
        let before = PHAsset.fetchAssets(in: album, options: newestFirst)
        let (changes, continuation) = AsyncStream.makeStream(of: PHChange.self)
        let observer = PhotoObserver { continuation.yield($0) }
        PHPhotoLibrary.shared().register(observer)
        let data = try #require(PhotoLibrary.shared.photos.first?.data)
        try await PHPhotoLibrary.shared().performChanges {
            PHAssetCreationRequest.forAsset().addResource(with: .photo, data: data, options: nil)
        }
        var iterator = changes.makeAsyncIterator()
        var details: PHFetchResultChangeDetails<PHAsset>?
        // The first that is told may be that the library was allowed.
        while details == nil, let change = await iterator.next() { details = change.changeDetails(for: before) }
        #expect(details?.insertedIndexes == IndexSet(integer: 0) && details?.removedIndexes == nil)
        #expect(details?.fetchResultAfterChanges.count == before.count + 1)
        #expect(details?.insertedObjects.map(\.localIdentifier) == ["IMG_0007/L0/001"])
        PHPhotoLibrary.shared().unregisterChangeObserver(observer)
    }

    @Test func `a picture is put into the library by a change`() async throws {
        let picture = try #require(PhotoLibrary.shared.photos.first?.image)
        #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .authorized)
        nonisolated(unsafe) var placeholder: PHObjectPlaceholder?
        try await PHPhotoLibrary.shared().performChanges {
            placeholder = PHAssetChangeRequest.creationRequestForAsset(from: picture).placeholderForCreatedAsset
        }
        #expect(placeholder?.localIdentifier == "IMG_0007/L0/001")
        let data = try #require(PhotoLibrary.shared.photos.last?.data)
        let isDone = await withCheckedContinuation { continuation in
            PHPhotoLibrary.shared().performChanges {
                PHAssetCreationRequest.forAsset().addResource(with: .photo, data: data, options: nil)
            } completionHandler: { isDone, _ in
                continuation.resume(returning: isDone)
            }
        }
        #expect(isDone && PhotoLibrary.shared.photos.count == 8)
        await #expect(throws: PHPhotosError(.invalidResource)) {
            try await PHPhotoLibrary.shared().performChanges {
                PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data("no".utf8), options: nil)
            }
        }
        #expect(throws: PHPhotosError(.missingResource)) {
            try PHPhotoLibrary.shared().performChangesAndWait { _ = PHAssetCreationRequest.forAsset() }
        }
    }
}

/// `@unchecked`: nothing of it changes.
private final class PhotoObserver: NSObject, PHPhotoLibraryChangeObserver, @unchecked Sendable {
    private let told: @Sendable (PHChange) -> Void
    init(_ told: @escaping @Sendable (PHChange) -> Void) { self.told = told }
    func photoLibraryDidChange(_ changeInstance: PHChange) { told(changeInstance) }
}
