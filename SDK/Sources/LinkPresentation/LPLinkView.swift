public import UIKit

/// Shows what a page says about itself: its place says which page it would be.
@preconcurrency @MainActor
open class LPLinkView: MissingView {
    open var metadata: LPLinkMetadata { didSet { tell() } }

    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init("a link")
        tell()
    }

    public convenience init(url: URL) {
        let metadata = LPLinkMetadata()
        metadata.url = url
        self.init(metadata: metadata)
    }

    public required init?(coder: NSCoder) {
        metadata = LPLinkMetadata()
        super.init(coder: coder)
        what = "a link"
    }

    private func tell() {
        let name = [metadata.title, metadata.url?.absoluteString].compactMap { $0 }.joined(separator: ", ")
        what = name.isEmpty ? "a link" : "the link \(name)"
    }
}
