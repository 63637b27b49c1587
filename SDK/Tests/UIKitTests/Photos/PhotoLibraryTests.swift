import AuthorRuntime
import Foundation
import FoundationAdditions
import Testing

@testable import UIKit

/// The pictures of the phone's person, and the picker of before iOS 14.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2))) struct PhotoLibraryTests {
    private let screen: PersonsScreen

    init() throws { screen = try PersonsScreen() }

    @Test func `six pictures are there, each another`() throws {
        let photos = PhotoLibrary.shared.photos
        #expect(photos.map(\.name) == (1...6).map { "IMG_000\($0)" })
        #expect(Set(photos.compactMap(\.data)).count == 6)
        #expect(photos.allSatisfy { $0.size.width * $0.size.height == 270_000 && $0.contentType.conforms(to: .image) })
        let dates = photos.compactMap(\.date)
        #expect(dates == dates.sorted() && dates.count == 6 && PhotoLibrary.shared.photos == photos)
    }

    @Test func `what is no picture is neither saved nor listed`() throws {
        _ = PhotoLibrary.shared.photos
        let folder = PhotoLibrary.shared.folder
        for name in ["IMG_7.png", "IMG_0000.png", "IMG_0008.txt", "IMG_0009", "IMG_-001.png", "notes.png"] {
            try Data("no".utf8).write(to: folder.appendingPathComponent(name))
        }
        #expect(PhotoLibrary.shared.photos.count == 6)
        #expect(throws: CocoaError.self) { try PhotoLibrary.shared.add(Data("no picture".utf8)) }
    }

    @Test func `a picture's item gives an object, data and a file`() async throws {
        let photo = try #require(PhotoLibrary.shared.photos.first)
        let item = photo.itemProvider
        #expect(item.canLoadObject(ofClass: UIImage.self) && item.hasItemConformingToTypeIdentifier("public.image"))
        let image: UIImage? = await withCheckedContinuation { continuation in
            item.loadObject(ofClass: UIImage.self) { object, _ in continuation.resume(returning: object as? UIImage) }
        }
        #expect(image?.size == photo.size)
        let (name, data) = await withCheckedContinuation { continuation in
            item.loadFileRepresentation(forTypeIdentifier: "public.image") { url, _ in
                let data = url.flatMap { try? Data(contentsOf: $0) }
                continuation.resume(returning: (url?.lastPathComponent, data))
            }
        }
        #expect(name == photo.file.lastPathComponent && data == photo.data)
    }

    private final class Listener: NSObject {
        var heard: [String] = []
    }

    @Test func `a saved picture is there, and its target hears of it`() async throws {
        AuthorNames.shared.method("image:didFinishSavingWithError:contextInfo:", on: Listener.self) { listener, words in
            nonisolated(unsafe) let (listener, words) = (listener, words)
            MainActor.assumeIsolated {
                listener.heard.append("\(words[0] is UIImage) \(words[1] == nil) \(words[2] == nil)")
            }
            return nil
        }
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let listener = Listener()
        UIImageWriteToSavedPhotosAlbum(
            picture,
            listener,
            Selector("image:didFinishSavingWithError:contextInfo:"),
            nil
        )
        await screen.until { !listener.heard.isEmpty }
        #expect(listener.heard == ["true true true"])
        #expect(PhotoLibrary.shared.photos.last?.size == CGSize(width: 12, height: 12))
    }

    /// Picks as authors' delegates do.
    private final class Owner: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var info: [UIImagePickerController.InfoKey: Any]?
        var cancels = 0
        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            self.info = info
            picker.dismiss(animated: true)
        }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            cancels += 1
            picker.dismiss(animated: true)
        }
    }

    private func show(_ owner: Owner, _ change: (UIImagePickerController) -> Void = { _ in }) {
        let picker = UIImagePickerController()
        picker.delegate = owner
        change(picker)
        screen.present(picker)
    }

    @Test func `a touch picks a picture`() async throws {
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        let owner = Owner()
        show(owner) { $0.allowsEditing = true }
        #expect(screen.texts.contains("Photos") && !screen.offers("Add"))
        #expect(screen.press("Photo 4"))
        await screen.until { screen.controller.presentedViewController == nil }
        let info = try #require(owner.info)
        #expect(info[.mediaType] as? String == "public.image")
        #expect((info[.originalImage] as? UIImage)?.size == CGSize(width: 450, height: 600))
        #expect((info[.editedImage] as? UIImage)?.size == CGSize(width: 450, height: 450))
        #expect(info[.cropRect] as? CGRect == CGRect(x: 0, y: 75, width: 450, height: 450))
        #expect((info[.imageURL] as? URL)?.lastPathComponent.hasPrefix("IMG_0004") == true && owner.cancels == 0)
    }

    @Test(arguments: ["Cancel", "dismiss popup"])
    func `leaving picks nothing`(words: String) async {
        let owner = Owner()
        show(owner)
        #expect(screen.press(words))
        await screen.until { owner.cancels > 0 && screen.controller.presentedViewController == nil }
        #expect(owner.cancels == 1 && owner.info == nil)
    }

    @Test func `of movies and of a camera there is none, and the picker says so`() async {
        show(Owner()) { $0.mediaTypes = ["public.movie"] }
        #expect(screen.texts.contains("No Videos") && !screen.offers("Photo 1"))
        screen.controller.dismiss(animated: false)
        await screen.until { screen.controller.presentedViewController == nil }
        show(Owner()) { $0.sourceType = .camera }
        #expect(screen.all.contains { $0 is MissingView } && !screen.offers("Photo 1"))
    }
}
