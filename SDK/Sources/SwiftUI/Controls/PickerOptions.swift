import UIKit

/// One of a picker's choices.
struct PickerOption {
    let tag: AnyHashable
    let title: String
    let image: UIImage?
}

/// What is chosen, and how something else is.
struct PickerChoices {
    let isChosen: (AnyHashable) -> Bool
    let choose: (AnyHashable) -> Void
}

extension [DrawnItem] {
    /// Those that have tags, by their words and pictures.
    @MainActor var pickerOptions: [PickerOption] {
        compactMap { item in
            guard let tag = item.traits.tag else { return nil }
            let contents = [item].contents
            return PickerOption(tag: tag, title: contents.texts.joined(separator: ", "), image: contents.image)
        }
    }
}

/// A picker in a menu.
final class PickerMenuItem: DrawnItem, MenuElementItem {
    var options: [PickerOption] = []
    var label = ItemContents()
    var choices: PickerChoices?
    /// Whether its choices stand in the menu itself.
    var isInline = true
    var isDisabled = false

    var menuElements: [MenuElement] {
        let elements = options.map { option in
            MenuElement(
                title: option.title,
                image: option.image,
                isDisabled: isDisabled,
                isOn: choices?.isChosen(option.tag) ?? false,
                action: { [choices] in choices?.choose(option.tag) }
            )
        }
        return [
            MenuElement(
                title: label.texts.first ?? "",
                image: label.image,
                isDisabled: isDisabled,
                children: elements,
                isInline: isInline
            )
        ]
    }
}

/// A choice that is a list's row.
final class PickerRowItem: WrappedItem {
    private let mark = UIImageView(image: UIImage(systemName: "checkmark"))
    private var isChosen = false
    /// Chooses it; nil where it cannot be chosen.
    var action: (@MainActor () -> Void)?
    private static let markWidth: CGFloat = 26

    func show(isChosen: Bool, _ tint: UIColor?) {
        (self.isChosen, action) = (isChosen, nil)
        mark.tintColor = tint ?? .tintColor
        mark.contentMode = .scaleAspectFit
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = base.size(
            ProposedViewSize(width: proposal.width.map { max($0 - Self.markWidth, 0) }, height: proposal.height)
        )
        let own = size.width + Self.markWidth
        return CGSize(width: proposal.width.map { $0.isFinite ? max($0, own) : own } ?? own, height: size.height)
    }
    override func place(in rect: CGRect, on canvas: Surface) {
        let room = ProposedViewSize(width: max(rect.width - Self.markWidth, 0), height: rect.height)
        let size = base.size(room)
        let frame = CGRect(
            x: rect.minX,
            y: rect.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
        base.place(in: frame, on: canvas)
        if isChosen { canvas.add(mark, in: CGRect(x: rect.maxX - 18, y: rect.midY - 9, width: 18, height: 18)) }
    }
    override var traits: ItemTraits {
        var traits = base.traits
        if let action { traits.row.action = action }
        return traits
    }
}
