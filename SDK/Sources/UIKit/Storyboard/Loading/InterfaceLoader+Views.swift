import Foundation

// What a view's element says of the view.
extension InterfaceLoader {
    func configure(_ view: UIView, _ element: InterfaceElement) {
        if let frame = (element.keyed("frame") ?? element.keyed("frameInset"))?.rect { view.frame = frame }
        if let mask = element.keyed("autoresizingMask") { view.autoresizingMask = Self.mask(mask) }
        element.flag("translatesAutoresizingMaskIntoConstraints").map {
            view.translatesAutoresizingMaskIntoConstraints = $0
        }
        // Interface Builder holds a view without constraints of its own where it was drawn.
        if element.flag("fixedFrame") == true { view.translatesAutoresizingMaskIntoConstraints = true }
        element.flag("hidden").map { view.isHidden = $0 }
        element.flag("preservesSuperviewLayoutMargins").map { view.preservesSuperviewLayoutMargins = $0 }
        element.flag("insetsLayoutMarginsFromSafeArea").map { view.insetsLayoutMarginsFromSafeArea = $0 }
        element.flag("clipsSubviews").map { view.clipsToBounds = $0 }
        element.flag("userInteractionEnabled").map { view.isUserInteractionEnabled = $0 }
        element.number("alpha").map { view.alpha = $0 }
        element["semanticContentAttribute"].flatMap { InterfaceValues.semantics[$0] }.map {
            view.semanticContentAttribute = $0
        }
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
        element.flag("multipleTouchEnabled").map { view.isMultipleTouchEnabled = $0 }
        element["restorationIdentifier"].map { view.restorationIdentifier = $0 }
        setAccessibility(of: view, element)
        switch view {
        case let label as UILabel: configure(label, element)
        case let image as UIImageView: configure(image, element)
        case let stack as UIStackView: configure(stack, element)
        case let control as UIControl: configure(control, element)
        case let scroll as UIScrollView: configure(scroll, element)
        case let cell as UITableViewCell: configure(cell, element)
        case let bar as UINavigationBar: source.configure(bar, element)
        case let bar as UISearchBar: configure(bar, element)
        case let bar as UITabBar: source.configure(bar, element)
        case let bar as UIToolbar: source.configure(bar, element)
        case let effects as UIVisualEffectView: configure(effects, element)
        case let activity as UIActivityIndicatorView:
            if ["large", "whiteLarge"].contains(element["style"]) { activity.style = .large }
            if ["white", "whiteLarge"].contains(element["style"]) { activity.color = .white }
            element.flag("hidesWhenStopped").map { activity.hidesWhenStopped = $0 }
            color("color", element).map { activity.color = $0 }
            if element.flag("animating") == true { activity.startAnimating() }
        case let progress as UIProgressView:
            if element["progressViewStyle"] == "bar" { progress.progressViewStyle = .bar }
            element.number("progress").map { progress.progress = Float($0) }
            color("progressTintColor", element).map { progress.progressTintColor = $0 }
            color("trackTintColor", element).map { progress.trackTintColor = $0 }
        default: break
        }
    }

    func color(_ key: String, _ element: InterfaceElement) -> UIColor? {
        source.color(key, element)
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

    private func setAccessibility(of view: UIView, _ element: InterfaceElement) {
        guard let entry = element.keyed("accessibilityConfiguration") ?? element.first("accessibility") else { return }
        view.accessibilityLabel = source.localized(entry, "label", of: element, as: "accessibilityLabel")
        view.accessibilityHint = source.localized(entry, "hint", of: element, as: "accessibilityHint")
        view.accessibilityIdentifier = entry["identifier"]
        entry.keyed("isElement")?.flag("value").map { view.isAccessibilityElement = $0 }
        let traits: [(String, UIAccessibilityTraits)] = [
            ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("header", .header),
            ("staticText", .staticText), ("searchField", .searchField), ("playsSound", .playsSound),
            ("keyboardKey", .keyboardKey), ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
            ("updatesFrequently", .updatesFrequently), ("startsMediaSession", .startsMediaSession),
            ("adjustable", .adjustable), ("allowsDirectInteraction", .allowsDirectInteraction),
            ("causesPageTurn", .causesPageTurn),
        ]
        guard let listed = entry.keyed("traits") else { return }
        view.accessibilityTraits = traits.reduce(into: []) { if listed.flag($1.0) == true { $0.insert($1.1) } }
    }

    private func configure(_ view: UIVisualEffectView, _ element: InterfaceElement) {
        func blur(_ element: InterfaceElement) -> UIBlurEffect? {
            element.first("blurEffect").map {
                UIBlurEffect(style: $0["style"].flatMap { InterfaceValues.blurs[$0] } ?? .regular)
            }
        }
        if let vibrancy = element.first("vibrancyEffect") {
            view.effect = UIVibrancyEffect(blurEffect: blur(vibrancy) ?? UIBlurEffect(style: .regular))
        } else {
            blur(element).map { view.effect = $0 }
        }
    }

    private func configure(_ bar: UISearchBar, _ element: InterfaceElement) {
        bar.text = source.localized(element, "text")
        bar.placeholder = source.localized(element, "placeholder")
        source.localized(element, "prompt").map { bar.prompt = $0 }
        element.flag("showsCancelButton").map { bar.showsCancelButton = $0 }
        element.flag("showsScopeBar").map { bar.showsScopeBar = $0 }
        if element["searchBarStyle"] == "minimal" { bar.searchBarStyle = .minimal }
        if element["searchBarStyle"] == "prominent" { bar.searchBarStyle = .prominent }
        color("barTintColor", element).map { bar.barTintColor = $0 }
        let scopes = element.list("scopeButtonTitles").map(\.text)
        if !scopes.isEmpty { bar.scopeButtonTitles = scopes }
    }

    private func configure(_ view: UIImageView, _ element: InterfaceElement) {
        view.image = source.image("image", of: element)
        view.highlightedImage = source.image("highlightedImage", of: element)
        element.flag("highlighted").map { view.isHighlighted = $0 }
        InterfaceResources.symbolConfiguration(element.keyed("preferredSymbolConfiguration")).map {
            view.preferredSymbolConfiguration = $0
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
        element.flag("baselineRelativeArrangement").map { stack.isBaselineRelativeArrangement = $0 }
        if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
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
