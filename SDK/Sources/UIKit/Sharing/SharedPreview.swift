import Foundation
import FoundationAdditions
import UniformTypeIdentifiers

/// What the header of the sheet says of what is shared.
package struct SharedPreview {
    package var title: String?
    /// A second line: an address, or what a file is.
    var detail: String?
    package var picture: UIImage?

    package init(title: String? = nil, picture: UIImage? = nil) { (self.title, self.picture) = (title, picture) }

    /// What items say of themselves.
    @MainActor init(of items: [Any]) {
        let contents = SharedContents(items)
        let images = contents.images
        picture = images.first ?? contents.items.first.flatMap { UIImage(systemName: $0.symbol) }
        if let text = contents.texts.first(where: { !$0.isEmpty }) { title = text }
        if let link = contents.links.first {
            title = title ?? link.host
            detail = link.absoluteString
        } else if let file = contents.files.first {
            title = title ?? file.lastPathComponent
            detail = UTType(filenameExtension: file.pathExtension)?.localizedDescription
        }
        if title == nil, !images.isEmpty {
            let count = images.count
            title = count == 1 ? SystemWords.word("Image") : SystemWords.word("%@ Images", "\(count)")
        }
        title = title ?? contents.items.lazy.compactMap(\.name).first
    }

    /// The same, and where it says nothing what another says.
    func completed(by other: SharedPreview) -> SharedPreview {
        var whole = self
        whole.title = title ?? other.title
        whole.detail = detail ?? other.detail
        whole.picture = picture ?? other.picture
        return whole
    }
}

extension SharedContents.Item {
    /// What stands for one that has no picture.
    fileprivate var symbol: String {
        switch self {
        case .text: "text.alignleft"
        case .link: "link"
        case .file, .promised: "doc"
        case .image: "photo"
        case .color: "paintpalette"
        }
    }

    /// The name of one that is not there yet.
    fileprivate var name: String? {
        if case .promised(let provider) = self { provider.suggestedName } else { nil }
    }
}
