import Foundation

// What the element of a control says of it.
extension InterfaceLoader {
    func configure(_ control: UIControl, _ element: InterfaceElement) {
        element.flag("enabled").map { control.isEnabled = $0 }
        element.flag("selected").map { control.isSelected = $0 }
        element["contentHorizontalAlignment"].flatMap { InterfaceValues.horizontalAlignments[$0] }.map {
            control.contentHorizontalAlignment = $0
        }
        switch control {
        case let button as UIButton: configure(button, element)
        case let field as UITextField:
            field.text = source.localized(element, "text")
            field.placeholder = source.localized(element, "placeholder")
            InterfaceResources.font(element.keyed("fontDescription")).map { field.font = $0 }
            color("textColor", element).map { field.textColor = $0 }
            element["textAlignment"].flatMap { InterfaceValues.alignments[$0] }.map { field.textAlignment = $0 }
            let borders: [String: UITextField.BorderStyle] = [
                "roundedRect": .roundedRect, "line": .line, "bezel": .bezel,
            ]
            element["borderStyle"].flatMap { borders[$0] }.map { field.borderStyle = $0 }
            let traits = element.keyed("textInputTraits")
            element["clearButtonMode"].flatMap { InterfaceValues.viewModes[$0] }.map { field.clearButtonMode = $0 }
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
            color("minimumTrackTintColor", element).map { slider.minimumTrackTintColor = $0 }
            color("maximumTrackTintColor", element).map { slider.maximumTrackTintColor = $0 }
        case let stepper as UIStepper:
            element.number("minimumValue").map { stepper.minimumValue = Double($0) }
            element.number("maximumValue").map { stepper.maximumValue = Double($0) }
            element.number("stepValue").map { stepper.stepValue = Double($0) }
            element.number("value").map { stepper.value = Double($0) }
            element.flag("wraps").map { stepper.wraps = $0 }
        case let pages as UIPageControl:
            element.number("numberOfPages").map { pages.numberOfPages = Int($0) }
            element.number("currentPage").map { pages.currentPage = Int($0) }
            color("pageIndicatorTintColor", element).map { pages.pageIndicatorTintColor = $0 }
            color("currentPageIndicatorTintColor", element).map { pages.currentPageIndicatorTintColor = $0 }
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
            for (index, segment) in element.list("segments").enumerated() {
                let title = source.localized(segment, "title", of: element, as: "segmentTitles[\(index)]")
                segments.insertSegment(withTitle: title, at: index, animated: false)
                source.image("image", of: segment).map { segments.setImage($0, forSegmentAt: index) }
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
        element.keyed("titleEdgeInsets").map { button.titleEdgeInsets = InterfaceResources.insets($0) }
        element.keyed("imageEdgeInsets").map { button.imageEdgeInsets = InterfaceResources.insets($0) }
        element.keyed("contentEdgeInsets").map { button.contentEdgeInsets = InterfaceResources.insets($0) }
        guard let look = element.keyed("configuration") else { return }
        var configuration: UIButton.Configuration =
            switch look["style"] {
            case "filled": .filled()
            case "tinted": .tinted()
            case "gray": .gray()
            default: .plain()
            }
        configuration.subtitle = source.localized(look, "subtitle", of: element, as: "configuration.subtitle")
        configuration.title = source.localized(look, "title", of: element, as: "configuration.title")
        configuration.image = source.image("image", of: look)
        color("baseForegroundColor", look).map { configuration.baseForegroundColor = $0 }
        color("baseBackgroundColor", look).map { configuration.baseBackgroundColor = $0 }
        button.configuration = configuration
    }
}
