import Foundation

// What a view's element says of the view.
extension InterfaceLoader {
    func configure(_ view: UIView, _ element: InterfaceElement) {
        if let frame = element.keyed("frame")?.rect { view.frame = frame }
        if let mask = element.keyed("autoresizingMask") { view.autoresizingMask = Self.mask(mask) }
        element.flag("translatesAutoresizingMaskIntoConstraints").map {
            view.translatesAutoresizingMaskIntoConstraints = $0
        }
        // Interface Builder holds a view without constraints of its own where it was drawn.
        if element.flag("fixedFrame") == true { view.translatesAutoresizingMaskIntoConstraints = true }
        element.flag("hidden").map { view.isHidden = $0 }
        element.flag("clipsSubviews").map { view.clipsToBounds = $0 }
        element.flag("userInteractionEnabled").map { view.isUserInteractionEnabled = $0 }
        element.number("alpha").map { view.alpha = $0 }
        element.number("tag").map { view.tag = Int($0) }
        element["contentMode"].flatMap { InterfaceValues.contentModes[$0] }.map { view.contentMode = $0 }
        color("backgroundColor", element).map { view.backgroundColor = $0 }
        color("tintColor", element).map { view.tintColor = $0 }
        setPriorities(of: view, element)
        if let margins = element.keyed("layoutMargins") ?? element.keyed("directionalLayoutMargins") {
            view.layoutMargins = UIEdgeInsets(
                top: margins.number("top") ?? 8,
                left: margins.number("left") ?? margins.number("leading") ?? 8,
                bottom: margins.number("bottom") ?? 8,
                right: margins.number("right") ?? margins.number("trailing") ?? 8
            )
        }
        if let accessibility = element.keyed("accessibilityConfiguration") ?? element.first("accessibility") {
            view.accessibilityLabel = accessibility["label"]
            view.accessibilityIdentifier = accessibility["identifier"]
        }
        switch view {
        case let label as UILabel: configure(label, element)
        case let image as UIImageView: configure(image, element)
        case let stack as UIStackView: configure(stack, element)
        case let control as UIControl: configure(control, element)
        case let text as UITextView: configure(text, element)
        case let table as UITableView:
            element.number("rowHeight").map { table.rowHeight = $0 }
            if element["separatorStyle"] == "none" { table.separatorStyle = .none }
        case let activity as UIActivityIndicatorView:
            if element["style"] == "large" { activity.style = .large }
            element.flag("hidesWhenStopped").map { activity.hidesWhenStopped = $0 }
            color("color", element).map { activity.color = $0 }
            if element.flag("animating") == true { activity.startAnimating() }
        case let progress as UIProgressView: element.number("progress").map { progress.progress = Float($0) }
        default: break
        }
    }

    func color(_ key: String, _ element: InterfaceElement) -> UIColor? {
        resources.color(element.keyed(key), in: bundle)
    }

    /// A text in the person's language, where the document has a strings file.
    private func localized(_ element: InterfaceElement, _ key: String, _ text: String?) -> String? {
        // A lookup with an empty text would give the key.
        guard let text, !text.isEmpty else { return text }
        return bundle.localizedString(forKey: "\(element.id).\(key)", value: text, table: name)
    }

    private func setPriorities(of view: UIView, _ element: InterfaceElement) {
        let axes: [(String, NSLayoutConstraint.Axis)] = [("horizontal", .horizontal), ("vertical", .vertical)]
        for (word, axis) in axes {
            element.number("\(word)HuggingPriority").map {
                view.setContentHuggingPriority(UILayoutPriority(Float($0)), for: axis)
            }
            element.number("\(word)CompressionResistancePriority").map {
                view.setContentCompressionResistancePriority(UILayoutPriority(Float($0)), for: axis)
            }
        }
    }

    private func configure(_ label: UILabel, _ element: InterfaceElement) {
        label.text = localized(element, "text", element.string("text"))
        InterfaceResources.font(element.keyed("fontDescription")).map { label.font = $0 }
        color("textColor", element).map { label.textColor = $0 }
        element["textAlignment"].flatMap { InterfaceValues.alignments[$0] }.map { label.textAlignment = $0 }
        element["lineBreakMode"].flatMap { InterfaceValues.lineBreaks[$0] }.map { label.lineBreakMode = $0 }
        element.number("numberOfLines").map { label.numberOfLines = Int($0) }
        element.flag("adjustsFontForContentSizeCategory").map { label.adjustsFontForContentSizeCategory = $0 }
        element.flag("adjustsFontSizeToFit").map { label.adjustsFontSizeToFitWidth = $0 }
        element.number("minimumScaleFactor").map { label.minimumScaleFactor = $0 }
        element.number("preferredMaxLayoutWidth").map { label.preferredMaxLayoutWidth = $0 }
        guard let attributed = element.keyed("attributedText") else { return }
        let text = NSMutableAttributedString(string: "")
        for fragment in attributed.children where fragment.name == "fragment" {
            var attributes: [NSAttributedString.Key: Any] = [:]
            let list = fragment.first("attributes")
            resources.color(list?.keyed("NSColor"), in: bundle).map { attributes[.foregroundColor] = $0 }
            InterfaceResources.font(list?.keyed("NSFont")).map { attributes[.font] = $0 }
            text.append(NSAttributedString(string: fragment.string("content") ?? "", attributes: attributes))
        }
        label.attributedText = text
    }

    func image(_ name: String?, catalog: String?) -> UIImage? {
        guard let name else { return nil }
        if catalog == "system" { return UIImage(systemName: name) }
        return UIImage(named: name, in: bundle, compatibleWith: nil)
    }

    private func configure(_ view: UIImageView, _ element: InterfaceElement) {
        if let nested = element.keyed("image") {
            view.image = image(nested["name"] ?? nested["symbolName"], catalog: nested["catalog"])
        } else {
            view.image = image(element["image"], catalog: element["catalog"])
        }
    }

    private func configure(_ stack: UIStackView, _ element: InterfaceElement) {
        stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
        let distributions: [String: UIStackView.Distribution] = [
            "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
            "equalCentering": .equalCentering,
        ]
        let alignments: [String: UIStackView.Alignment] = [
            "top": .top, "leading": .leading, "center": .center, "bottom": .bottom, "trailing": .trailing,
            "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ]
        element["distribution"].flatMap { distributions[$0] }.map { stack.distribution = $0 }
        element["alignment"].flatMap { alignments[$0] }.map { stack.alignment = $0 }
        element.number("spacing").map { stack.spacing = $0 }
        if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    }

    private func configure(_ text: UITextView, _ element: InterfaceElement) {
        text.text = localized(element, "text", element.string("text"))
        InterfaceResources.font(element.keyed("fontDescription")).map { text.font = $0 }
        color("textColor", element).map { text.textColor = $0 }
        element["textAlignment"].flatMap { InterfaceValues.alignments[$0] }.map { text.textAlignment = $0 }
        element.flag("editable").map { text.isEditable = $0 }
        element.flag("scrollEnabled").map { text.isScrollEnabled = $0 }
    }

    private func configure(_ control: UIControl, _ element: InterfaceElement) {
        element.flag("enabled").map { control.isEnabled = $0 }
        element.flag("selected").map { control.isSelected = $0 }
        switch control {
        case let button as UIButton: configure(button, element)
        case let field as UITextField:
            field.text = localized(element, "text", element.string("text"))
            field.placeholder = localized(element, "placeholder", element["placeholder"])
            InterfaceResources.font(element.keyed("fontDescription")).map { field.font = $0 }
            color("textColor", element).map { field.textColor = $0 }
            element["textAlignment"].flatMap { InterfaceValues.alignments[$0] }.map { field.textAlignment = $0 }
            let borders: [String: UITextField.BorderStyle] = [
                "roundedRect": .roundedRect, "line": .line, "bezel": .bezel,
            ]
            element["borderStyle"].flatMap { borders[$0] }.map { field.borderStyle = $0 }
            let traits = element.keyed("textInputTraits")
            traits?["returnKeyType"].flatMap { InterfaceValues.returnKeys[$0] }.map { field.returnKeyType = $0 }
            traits?["keyboardType"].flatMap { InterfaceValues.keyboards[$0] }.map { field.keyboardType = $0 }
            traits?.flag("secureTextEntry").map { field.isSecureTextEntry = $0 }
        case let toggle as UISwitch:
            element.flag("on").map { toggle.isOn = $0 }
            color("onTintColor", element).map { toggle.onTintColor = $0 }
        case let slider as UISlider:
            element.number("minValue").map { slider.minimumValue = Float($0) }
            element.number("maxValue").map { slider.maximumValue = Float($0) }
            element.number("value").map { slider.value = Float($0) }
        case let picker as UIDatePicker:
            let modes: [String: UIDatePicker.Mode] = [
                "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
                "yearAndMonth": .yearAndMonth,
            ]
            let styles: [String: UIDatePicker.Style] = ["wheels": .wheels, "compact": .compact, "inline": .inline]
            element["style"].flatMap { styles[$0] }.map { picker.preferredDatePickerStyle = $0 }
            element["datePickerMode"].flatMap { modes[$0] }.map { picker.datePickerMode = $0 }
            element.number("minuteInterval").map { picker.minuteInterval = Int($0) }
            element.number("countDownDuration").map { picker.countDownDuration = $0 }
        case let segments as UISegmentedControl:
            for segment in element.list("segments") {
                segments.insertSegment(withTitle: segment["title"], at: segments.numberOfSegments, animated: false)
            }
            segments.selectedSegmentIndex = element.number("selectedSegmentIndex").map { Int($0) } ?? 0
        default: break
        }
    }

    /// Kinds of button with a picture of their own.
    private static let buttonTypes: [String: UIButton.ButtonType] = [
        "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
        "contactAdd": .contactAdd, "close": .close,
    ]

    private func configure(_ button: UIButton, _ element: InterfaceElement) {
        if let kind = element["buttonType"].flatMap({ Self.buttonTypes[$0] }) { button.become(kind) }
        InterfaceResources.font(element.keyed("fontDescription")).map { button.titleLabel?.font = $0 }
        let states: [String: UIControl.State] = [
            "normal": .normal, "selected": .selected, "disabled": .disabled, "highlighted": .highlighted,
        ]
        for state in element.children where state.name == "state" {
            guard let which = state["key"].flatMap({ states[$0] }) else { continue }
            let key = which == .normal ? "normalTitle" : "\(state["key"] ?? "")Title"
            button.setTitle(localized(element, key, state.string("title")), for: which)
            resources.color(state.keyed("titleColor"), in: bundle).map { button.setTitleColor($0, for: which) }
            if let name = state["image"] { button.setImage(image(name, catalog: state["catalog"]), for: which) }
            button.setBackgroundImage(image(state["backgroundImage"], catalog: nil), for: which)
        }
        guard let look = element.keyed("configuration") else { return }
        var configuration: UIButton.Configuration =
            switch look["style"] {
            case "filled": .filled()
            case "tinted": .tinted()
            case "gray": .gray()
            default: .plain()
            }
        configuration.title = localized(element, "configuration.title", look.string("title"))
        configuration.image = image(look["image"], catalog: look["catalog"])
        resources.color(look.keyed("baseForegroundColor"), in: bundle).map { configuration.baseForegroundColor = $0 }
        resources.color(look.keyed("baseBackgroundColor"), in: bundle).map { configuration.baseBackgroundColor = $0 }
        button.configuration = configuration
    }

    private static func mask(_ element: InterfaceElement) -> UIView.AutoresizingMask {
        let names: [(String, UIView.AutoresizingMask)] = [
            ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
            ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return names.reduce(into: []) { mask, entry in
            if element.flag(entry.0) == true { mask.insert(entry.1) }
        }
    }
}
