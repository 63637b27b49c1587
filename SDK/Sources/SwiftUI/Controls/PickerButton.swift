import UIKit

/// The choice of a picker, with the mark that says that there are others; it opens the menu of all.
final class PickerButtonItem: DrawnItem {
    private let button = PickerButton(frame: .zero)

    func show(
        _ options: [PickerOption],
        _ choices: PickerChoices,
        now: ItemContents?,
        _ environment: EnvironmentValues
    ) {
        let chosen = options.first { choices.isChosen($0.tag) }
        let isRow = environment.drawing.isRow
        let tint = environment.tintColor ?? .tintColor
        let color: UIColor = !environment.isEnabled ? .tertiaryLabel : isRow ? .secondaryLabel : tint
        let title = now.map { $0.texts.joined(separator: " ") } ?? chosen?.title ?? ""
        button.show(title, now?.image ?? (title.isEmpty ? chosen?.image : nil), environment.drawnFont.uiFont, color)
        button.isEnabled = environment.isEnabled
        // Within a row it has the row's own room above and below.
        button.vertical = isRow ? 0 : 6
        button.elements = {
            options.map { option in
                UIAction(title: option.title, image: option.image, state: choices.isChosen(option.tag) ? .on : .off) {
                    _ in
                    choices.choose(option.tag)
                }
            }
        }
    }

    /// As a tap on it does.
    func open() { button.sendActions(for: .touchUpInside) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { button.fitting(proposal.width) }
    override func place(in rect: CGRect, on canvas: Surface) { canvas.add(button, in: rect) }
    override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        guard [.firstBaseline, .lastBaseline].contains(key.usual) else { return nil }
        return button.baseline(in: size)
    }
}

/// UIKit's button with a value and the mark of a menu.
private final class PickerButton: UIButton {
    private let value = UILabel()
    private let picture = UIImageView()
    private let mark = UIImageView()
    private static let gap: CGFloat = 5
    var vertical: CGFloat = 0
    /// What is in the menu when it is opened.
    var elements: () -> [UIMenuElement] = { [] }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for part in [value, picture, mark] as [UIView] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        showsMenuAsPrimaryAction = true
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String, _ image: UIImage?, _ font: UIFont, _ color: UIColor) {
        value.text = title
        value.font = font
        value.textColor = color
        picture.image = image
        picture.tintColor = color
        picture.isHidden = image == nil
        let symbol = UIImage.SymbolConfiguration(font: font.withSize(font.pointSize * 0.8), scale: .small)
        mark.image = UIImage(systemName: "chevron.up.chevron.down", withConfiguration: symbol)
        mark.tintColor = color
        accessibilityValue = title
        setNeedsLayout()
    }

    private var markSize: CGSize { mark.image?.size ?? .zero }
    private var pictureSize: CGSize { picture.image?.size ?? .zero }

    func fitting(_ width: CGFloat?) -> CGSize {
        let words = value.sizeThatFits(CGSize(width: 10_000, height: 1000))
        let rest = Self.gap + markSize.width + pictureSize.width
        let own = words.width + rest
        let fitting = width.map { min(own, max($0, rest)) } ?? own
        let height = max(words.height, markSize.height, pictureSize.height) + 2 * vertical
        return CGSize(width: fitting.roundedToPixels, height: height)
    }

    func baseline(in size: CGSize) -> CGFloat {
        let font = value.font ?? .systemFont(ofSize: 17)
        return (size.height - font.lineHeight) / 2 + font.ascender
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (height, marks, pictures) = (bounds.height, markSize, pictureSize)
        mark.frame = CGRect(
            x: bounds.width - marks.width,
            y: (height - marks.height) / 2,
            width: marks.width,
            height: marks.height
        )
        picture.frame = CGRect(x: 0, y: (height - pictures.height) / 2, width: pictures.width, height: pictures.height)
        let end = mark.frame.minX - Self.gap
        value.frame = CGRect(x: pictures.width, y: 0, width: max(end - pictures.width, 0), height: height)
    }

    override func sendActions(for controlEvents: Event) {
        if controlEvents.contains(.touchUpInside) { menu = UIMenu(children: elements()) }
        super.sendActions(for: controlEvents)
    }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.4 : 1 } }
}
