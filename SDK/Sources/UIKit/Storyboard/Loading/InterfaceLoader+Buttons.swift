import Foundation

// What the element of a button says of it.
extension InterfaceLoader {
    /// Kinds of button with a picture of their own.
    private static let buttonTypes: [String: UIButton.ButtonType] = [
        "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
        "contactAdd": .contactAdd, "close": .close,
    ]

    func configure(_ button: UIButton, _ element: InterfaceElement) {
        // A document names no kind for a button without a look of the system's.
        if element["buttonType"] == nil { button.buttonType = .custom }
        if let kind = element["buttonType"].flatMap({ Self.buttonTypes[$0] }) { button.become(kind) }
        InterfaceResources.font(element.keyed("fontDescription")).map { button.titleLabel?.font = $0 }
        let states: [String: UIControl.State] = [
            "normal": .normal, "selected": .selected, "disabled": .disabled, "highlighted": .highlighted,
        ]
        for state in element.children where state.name == "state" {
            guard let which = state["key"].flatMap({ states[$0] }) else { continue }
            let key = which == .normal ? "normalTitle" : "\(state["key"] ?? "")Title"
            button.setTitle(source.localized(state, "title", of: element, as: key), for: which)
            color("titleColor", state).map { button.setTitleColor($0, for: which) }
            source.image("image", of: state).map { button.setImage($0, for: which) }
            button.setBackgroundImage(source.image("backgroundImage", of: state), for: which)
            source.text(state.keyed("attributedTitle")).map { button.setAttributedTitle($0, for: which) }
        }
        element["lineBreakMode"].flatMap { InterfaceValues.lineBreaks[$0] }.map {
            button.titleLabel?.lineBreakMode = $0
        }
        element.flag("adjustsImageWhenHighlighted").map { button.adjustsImageWhenHighlighted = $0 }
        element.flag("adjustsImageWhenDisabled").map { button.adjustsImageWhenDisabled = $0 }
        element.flag("showsTouchWhenHighlighted").map { button.showsTouchWhenHighlighted = $0 }
        element.flag("changesSelectionAsPrimaryAction").map { button.changesSelectionAsPrimaryAction = $0 }
        element.flag("showsMenuAsPrimaryAction").map { button.showsMenuAsPrimaryAction = $0 }
        element.keyed("titleEdgeInsets").map { button.titleEdgeInsets = InterfaceResources.insets($0) }
        element.keyed("imageEdgeInsets").map { button.imageEdgeInsets = InterfaceResources.insets($0) }
        element.keyed("contentEdgeInsets").map { button.contentEdgeInsets = InterfaceResources.insets($0) }
        element.keyed("configuration").map { button.configuration = configuration($0, of: element) }
    }

    private func configuration(_ look: InterfaceElement, of element: InterfaceElement) -> UIButton.Configuration {
        var made: UIButton.Configuration =
            switch look["style"] {
            case "filled": .filled()
            case "tinted": .tinted()
            case "gray": .gray()
            case "borderless": .borderless()
            case "bordered": .bordered()
            case "borderedTinted": .borderedTinted()
            case "borderedProminent": .borderedProminent()
            default: .plain()
            }
        made.subtitle = source.localized(look, "subtitle", of: element, as: "configuration.subtitle")
        made.title = source.localized(look, "title", of: element, as: "configuration.title")
        if let title = source.text(look.keyed("attributedTitle")) { made.attributedTitle = AttributedString(title) }
        made.image = source.image("image", of: look)
        InterfaceResources.symbolConfiguration(look.keyed("preferredSymbolConfigurationForImage")).map {
            made.preferredSymbolConfigurationForImage = $0
        }
        let places: [String: NSDirectionalRectEdge] = ["top": .top, "bottom": .bottom, "trailing": .trailing]
        look["imagePlacement"].flatMap { places[$0] }.map { made.imagePlacement = $0 }
        look.number("imagePadding").map { made.imagePadding = $0 }
        look.number("titlePadding").map { made.titlePadding = $0 }
        let alignments: [String: UIButton.Configuration.TitleAlignment] = [
            "leading": .leading, "center": .center, "trailing": .trailing,
        ]
        look["titleAlignment"].flatMap { alignments[$0] }.map { made.titleAlignment = $0 }
        let corners: [String: UIButton.Configuration.CornerStyle] = [
            "fixed": .fixed, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
        ]
        look["cornerStyle"].flatMap { corners[$0] }.map { made.cornerStyle = $0 }
        let sizes: [String: UIButton.Configuration.Size] = ["mini": .mini, "small": .small, "large": .large]
        look["buttonSize"].flatMap { sizes[$0] }.map { made.buttonSize = $0 }
        look.flag("showsActivityIndicator").map { made.showsActivityIndicator = $0 }
        look.keyed("contentInsets").map {
            made.contentInsets = NSDirectionalEdgeInsets(
                top: $0.number("top") ?? 0,
                leading: $0.number("leading") ?? 0,
                bottom: $0.number("bottom") ?? 0,
                trailing: $0.number("trailing") ?? 0
            )
        }
        color("baseForegroundColor", look).map { made.baseForegroundColor = $0 }
        color("baseBackgroundColor", look).map { made.baseBackgroundColor = $0 }
        if let ground = look.keyed("background") ?? look.first("backgroundConfiguration") {
            color("backgroundColor", ground).map { made.background.backgroundColor = $0 }
            color("strokeColor", ground).map { made.background.strokeColor = $0 }
            ground.number("strokeWidth").map { made.background.strokeWidth = $0 }
            ground.number("cornerRadius").map { made.background.cornerRadius = $0 }
            source.image("image", of: ground).map { made.background.image = $0 }
        }
        return made
    }
}
