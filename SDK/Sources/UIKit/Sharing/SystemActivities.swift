import Foundation
import FoundationAdditions
import UniformTypeIdentifiers

// What the system itself does with items that are shared.

extension UIActivity {
    /// The system's, in the order of its sheet.
    static var system: [UIActivity] { [CopyActivity(), SaveImageActivity(), SaveToFilesActivity()] }
}

extension UIActivity.ActivityType {
    /// As the Files app names its own.
    static let saveToFiles = Self("com.apple.DocumentManagerUICore.SaveToFiles")
}

/// Puts texts, addresses, pictures and colours on the pasteboard, in place of what is there.
private final class CopyActivity: UIActivity {
    private var contents = SharedContents([])

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { SystemWords.word("Copy") }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        !SharedContents(activityItems).items.isEmpty
    }
    override func prepare(withActivityItems activityItems: [Any]) { contents = SharedContents(activityItems) }

    override func perform() {
        let pasteboard = UIPasteboard.general
        pasteboard.items = contents.items.compactMap(\.copied)
        pasteboard.strings = contents.items.compactMap(\.words)
        pasteboard.images = contents.images.isEmpty ? nil : contents.images
        pasteboard.colors = contents.colors.isEmpty ? nil : contents.colors
        activityDidFinish(true)
    }
}

extension SharedContents.Item {
    /// As a pasteboard keeps it, by its type.
    fileprivate var copied: [String: Any]? {
        switch self {
        case .text(let text): [UTType.utf8PlainText.identifier: text]
        case .link(let url): [UTType.url.identifier: url.absoluteString]
        case .file(let url): [UTType.fileURL.identifier: url.absoluteString]
        case .image(let image): [UTType.image.identifier: image]
        case .color, .promised: nil
        }
    }

    /// What is pasted of it into a text.
    fileprivate var words: String? {
        switch self {
        case .text(let text): text
        case .link(let url), .file(let url): url.absoluteString
        case .image, .color, .promised: nil
        }
    }
}

/// Puts pictures into the photo library.
private final class SaveImageActivity: UIActivity {
    private var images: [UIImage] = []

    override var activityType: ActivityType? { .saveToCameraRoll }
    override var activityTitle: String? { SystemWords.word("Save Image") }
    override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.down") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        SharedContents(activityItems).hasImages
    }
    override func prepare(withActivityItems activityItems: [Any]) { images = SharedContents(activityItems).images }

    override func perform() {
        do {
            for image in images { try PhotoLibrary.shared.add(image) }
            activityDidFinish(true)
        } catch {
            print("a picture is not saved: \(error.localizedDescription)")
            activityDidFinish(false)
        }
    }
}

/// Writes texts, pictures and files to where a person says.
private final class SaveToFilesActivity: UIActivity, UIDocumentPickerDelegate {
    private var files: [URL] = []

    override var activityType: ActivityType? { .saveToFiles }
    override var activityTitle: String? { SystemWords.word("Save to Files") }
    override var activityImage: UIImage? { UIImage(systemName: "folder") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        SharedContents(activityItems).hasFiles
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        files = SharedContents(activityItems).items.compactMap { item in
            switch item {
            case .text(let text):
                try? TemporaryFiles.write(Data(text.utf8), name: SystemWords.word("Text"), type: .plainText)
            case .image(let image):
                image.pngData().flatMap { try? TemporaryFiles.write($0, name: SystemWords.word("Image"), type: .png) }
            case .file(let url): url
            case .link, .color, .promised: nil
            }
        }
    }

    override var activityViewController: UIViewController? {
        guard !files.isEmpty else { return nil }
        let picker = UIDocumentPickerViewController(forExporting: files, asCopy: true)
        picker.delegate = self
        return picker
    }

    /// There is nothing to write.
    override func perform() { activityDidFinish(false) }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        activityDidFinish(true)
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { activityDidFinish(false) }
}
