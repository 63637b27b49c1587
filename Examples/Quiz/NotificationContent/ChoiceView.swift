import UIKit

/// A picture of the extension's own bundle with its name on it.
class ChoiceView: UIView {
    let name: String
    private let nameLabel = UILabel()

    init(name: String) {
        self.name = name
        super.init(frame: .zero)
        layer.cornerRadius = 12
        layer.masksToBounds = true
        let picture = UIImageView(image: UIImage(named: name.lowercased()))
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        nameLabel.text = name
        nameLabel.textColor = .white
        nameLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        nameLabel.textAlignment = .center
        nameLabel.backgroundColor = UIColor.black.withAlphaComponent(0.45)
        for each in [picture, nameLabel] {
            each.translatesAutoresizingMaskIntoConstraints = false
            addSubview(each)
        }
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: topAnchor),
            picture.leadingAnchor.constraint(equalTo: leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: trailingAnchor),
            picture.bottomAnchor.constraint(equalTo: bottomAnchor),
            nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
            nameLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
            nameLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
            nameLabel.heightAnchor.constraint(equalToConstant: 28),
            heightAnchor.constraint(equalTo: widthAnchor, multiplier: 0.62),
        ])
        isAccessibilityElement = true
        accessibilityLabel = name
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func mark(_ color: UIColor) {
        layer.borderWidth = 3
        layer.borderColor = color.cgColor
        nameLabel.backgroundColor = color
    }
}
