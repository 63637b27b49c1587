import Foundation

/// What is shared, and the button that leaves it.
@MainActor
final class ShareHeader: UIView {
    /// Points.
    static let pictureSize = CGSize(width: 48, height: 48)

    init(_ preview: SharedPreview, close: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        let picture = UIImageView(image: preview.picture)
        picture.contentMode = preview.picture?.isSymbolImage == true ? .center : .scaleAspectFill
        picture.tintColor = .secondaryLabel
        picture.backgroundColor = .secondarySystemGroupedBackground
        picture.layer.cornerRadius = 8
        picture.clipsToBounds = true
        let words = UIStackView(arrangedSubviews: [
            Self.label(preview.title, .systemFont(ofSize: 15, weight: .semibold), .label),
            Self.label(preview.detail, .systemFont(ofSize: 13), .secondaryLabel),
        ])
        (words.axis, words.spacing) = (.vertical, 2)
        let button = UIButton(type: .close)
        button.accessibilityLabel = SystemWords.word("Close")
        button.tintColor = .secondaryLabel
        button.addAction(UIAction { _ in close() }, for: .touchUpInside)
        let row = UIStackView(arrangedSubviews: [picture, words, button])
        (row.spacing, row.alignment) = (12, .center)
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor),
            row.bottomAnchor.constraint(equalTo: bottomAnchor),
            row.leadingAnchor.constraint(equalTo: leadingAnchor),
            row.trailingAnchor.constraint(equalTo: trailingAnchor),
            picture.widthAnchor.constraint(equalToConstant: Self.pictureSize.width),
            picture.heightAnchor.constraint(equalToConstant: Self.pictureSize.height),
            button.widthAnchor.constraint(equalToConstant: 30),
            button.heightAnchor.constraint(equalToConstant: 30),
        ])
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .down
        swipe.handler = { _ in close() }
        addGestureRecognizer(swipe)
    }

    required init?(coder: NSCoder) { nil }

    private static func label(_ text: String?, _ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.textColor) = (text, font, color)
        label.numberOfLines = 2
        label.isHidden = text == nil
        return label
    }
}
