import Foundation
import FoundationAdditions
import UniformTypeIdentifiers

/// What items that are shared are, as the system's activities see them.
struct SharedContents {
    /// What one item is.
    enum Item {
        case text(String)
        case link(URL)
        case file(URL)
        case image(UIImage)
        case color(UIColor)
        /// Something that is loaded once an activity is chosen.
        case promised(NSItemProvider)
    }

    let items: [Item]

    /// What is of no kind that the system knows is left out.
    init(_ items: [Any]) { self.items = items.compactMap(Self.item) }

    private static func item(_ item: Any) -> Item? {
        switch item {
        case let text as String: .text(text)
        case let text as NSString: .text(text as String)
        case let text as NSAttributedString: .text(text.string)
        case let text as AttributedString: .text(String(text.characters))
        case let url as URL: url.isFileURL ? .file(url) : .link(url)
        case let url as NSURL: self.item(url as URL)
        case let image as UIImage: .image(image)
        case let data as Data: UIImage(data: data).map { .image($0) }
        case let color as UIColor: .color(color)
        case let provider as NSItemProvider: .promised(provider)
        default: nil
        }
    }

    var texts: [String] { items.compactMap { if case .text(let text) = $0 { text } else { nil } } }
    var links: [URL] { items.compactMap { if case .link(let url) = $0 { url } else { nil } } }
    var files: [URL] { items.compactMap { if case .file(let url) = $0 { url } else { nil } } }
    var colors: [UIColor] { items.compactMap { if case .color(let color) = $0 { color } else { nil } } }

    /// The pictures, those in files too.
    var images: [UIImage] {
        items.compactMap { item in
            switch item {
            case .image(let image): image
            case .file(let url) where Self.isImage(url): UIImage(contentsOfFile: url.path)
            default: nil
            }
        }
    }

    /// Whether there is a picture, or will be.
    var hasImages: Bool {
        items.contains { item in
            switch item {
            case .image: true
            case .file(let url): Self.isImage(url)
            case .promised(let provider): provider.canLoadObject(ofClass: UIImage.self)
            default: false
            }
        }
    }

    /// Whether something can be written into a file, or is one.
    var hasFiles: Bool {
        items.contains { item in
            switch item {
            case .text, .image, .file, .promised: true
            case .link, .color: false
            }
        }
    }

    private static func isImage(_ file: URL) -> Bool {
        UTType(filenameExtension: file.pathExtension)?.conforms(to: .image) == true
    }
}
