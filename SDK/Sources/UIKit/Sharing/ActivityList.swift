import Foundation

/// What can be done with what is shared: a row of pictures, and a list.
@MainActor
final class ActivityList: UIScrollView {
    init(_ activities: [UIActivity], choose: @escaping @MainActor (UIActivity) -> Void) {
        super.init(frame: .zero)
        func buttons(_ category: UIActivity.Category) -> [ActivityButton] {
            activities.filter { type(of: $0).activityCategory == category }.map { activity in
                ActivityButton(activity) { choose(activity) }
            }
        }
        let column = UIStackView()
        (column.axis, column.spacing) = (.vertical, 16)
        column.isLayoutMarginsRelativeArrangement = true
        column.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 32, right: 16)
        let (icons, rows) = (buttons(.share), buttons(.action))
        if !icons.isEmpty { column.addArrangedSubview(Self.row(of: icons)) }
        if !rows.isEmpty { column.addArrangedSubview(Self.list(of: rows)) }
        Self.fill(self, with: column)
        column.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    /// Pictures beside each other, which scroll.
    private static func row(of buttons: [ActivityButton]) -> UIView {
        let scroll = UIScrollView()
        let row = UIStackView(arrangedSubviews: buttons)
        (row.spacing, row.alignment) = (16, .top)
        fill(scroll, with: row)
        scroll.heightAnchor.constraint(equalTo: row.heightAnchor).isActive = true
        return scroll
    }

    /// Words under each other on one ground.
    private static func list(of buttons: [ActivityButton]) -> UIView {
        let list = UIStackView()
        list.axis = .vertical
        list.backgroundColor = .secondarySystemGroupedBackground
        list.layer.cornerRadius = 26
        list.clipsToBounds = true
        for (index, button) in buttons.enumerated() {
            if index > 0 { list.addArrangedSubview(line()) }
            list.addArrangedSubview(button)
        }
        return list
    }

    private static func line() -> UIView {
        let line = UIView()
        line.backgroundColor = .separator
        line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
        return line
    }

    private static func fill(_ scroll: UIScrollView, with content: UIView) {
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        ])
    }
}

/// One activity: a picture over its title, or a row with the title first.
@MainActor
final class ActivityButton: UIControl {
    init(_ activity: UIActivity, pressed: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        let isIcon = type(of: activity).activityCategory == .share
        let label = UILabel()
        label.text = activity.activityTitle
        label.font = .systemFont(ofSize: isIcon ? 12 : 17)
        label.textAlignment = isIcon ? .center : .natural
        label.numberOfLines = isIcon ? 2 : 1
        let image = activity.activityImage
        let picture = UIImageView(
            image: isIcon || image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
        )
        picture.contentMode = .scaleAspectFit
        picture.tintColor = .label
        if isIcon {
            picture.backgroundColor = .secondarySystemGroupedBackground
            picture.layer.cornerRadius = 14
            picture.clipsToBounds = true
        }
        let content = UIStackView(arrangedSubviews: isIcon ? [picture, label] : [label, picture])
        content.axis = isIcon ? .vertical : .horizontal
        (content.alignment, content.spacing) = (isIcon ? .center : .fill, 6)
        content.isUserInteractionEnabled = false
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        let side: CGFloat = isIcon ? 60 : 24
        let inset: CGFloat = isIcon ? 0 : 16
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: topAnchor),
            content.bottomAnchor.constraint(equalTo: bottomAnchor),
            content.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
            content.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
            picture.widthAnchor.constraint(equalToConstant: side),
            isIcon
                ? picture.heightAnchor.constraint(equalToConstant: side)
                : content.heightAnchor.constraint(equalToConstant: 52),
        ])
        if isIcon { content.widthAnchor.constraint(equalToConstant: 76).isActive = true }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = activity.activityTitle
        addAction(UIAction { _ in pressed() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }
}
