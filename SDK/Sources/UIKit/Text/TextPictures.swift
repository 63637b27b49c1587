import Foundation

/// The views that show a text's pictures, among those of the view that has the text.
@MainActor
struct TextPictures {
    private var views: [UIImageView] = []

    var isEmpty: Bool { views.isEmpty }

    /// Shows pictures at their places in `view`, in views that are there where possible.
    mutating func show(_ pictures: [(picture: StyledText.Picture, frame: CGRect)], in view: UIView) {
        while views.count > pictures.count { views.removeLast().removeFromSuperview() }
        while views.count < pictures.count {
            let made = UIImageView(image: nil)
            view.addSubview(made)
            views.append(made)
        }
        for (shown, place) in zip(views, pictures)
        where shown.image != place.picture.image || shown.frame != place.frame {
            shown.image = place.picture.image
            shown.frame = place.frame
        }
    }
}
