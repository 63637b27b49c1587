import Foundation

/// What a file looks like.
@MainActor
package enum FilePreview {
    /// The picture that it is; nil of any other.
    package static func picture(of file: URL?) -> UIImage? { file.flatMap { UIImage(contentsOfFile: $0.path) } }

    /// A picture as it is, of any other file its title.
    package static func view(of file: URL?, title: String?) -> UIView {
        guard let picture = picture(of: file) else { return MissingView("the file \(title ?? "“nothing”")") }
        let view = UIImageView(image: picture)
        view.contentMode = .scaleAspectFit
        view.accessibilityLabel = title
        return view
    }
}
