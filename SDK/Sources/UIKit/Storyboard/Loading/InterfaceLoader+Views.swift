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
        if let accessibility = element.keyed("accessibilityConfiguration") ?? element.first("accessibility") {
            view.accessibilityLabel = accessibility["label"]
            view.accessibilityIdentifier = accessibility["identifier"]
        }
        switch view {
        case let label as UILabel: configure(label, element)
        case let image as UIImageView: configure(image, element)
        case let stack as UIStackView: configure(stack, element)
        case let control as UIControl: configure(control, element)
        case let scroll as UIScrollView: configure(scroll, element)
        case let cell as UITableViewCell: configure(cell, element)
        case let bar as UINavigationBar: source.configure(bar, element)
        case let bar as UISearchBar:
            bar.text = source.localized(element, "text")
            bar.placeholder = source.localized(element, "placeholder")
            element.flag("showsCancelButton").map { bar.showsCancelButton = $0 }
        case let blurred as UIVisualEffectView where element.first("blurEffect") != nil:
            blurred.effect = UIBlurEffect(style: .regular)
        case let activity as UIActivityIndicatorView:
            if ["large", "whiteLarge"].contains(element["style"]) { activity.style = .large }
            element.flag("hidesWhenStopped").map { activity.hidesWhenStopped = $0 }
            color("color", element).map { activity.color = $0 }
            if element.flag("animating") == true { activity.startAnimating() }
        case let progress as UIProgressView:
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

    private func configure(_ label: UILabel, _ element: InterfaceElement) {
        label.text = source.localized(element, "text")
        InterfaceResources.font(element.keyed("fontDescription")).map { label.font = $0 }
        color("textColor", element).map { label.textColor = $0 }
        element["textAlignment"].flatMap { InterfaceValues.alignments[$0] }.map { label.textAlignment = $0 }
        element["lineBreakMode"].flatMap { InterfaceValues.lineBreaks[$0] }.map { label.lineBreakMode = $0 }
        element.number("numberOfLines").map { label.numberOfLines = Int($0) }
        element.flag("adjustsFontForContentSizeCategory").map { label.adjustsFontForContentSizeCategory = $0 }
        element.flag("adjustsFontSizeToFit").map { label.adjustsFontSizeToFitWidth = $0 }
        element.number("minimumScaleFactor").map { label.minimumScaleFactor = $0 }
        element.number("preferredMaxLayoutWidth").map { label.preferredMaxLayoutWidth = $0 }
        source.text(element.keyed("attributedText")).map { label.attributedText = $0 }
    }

    private func configure(_ view: UIImageView, _ element: InterfaceElement) {
        view.image = source.image("image", of: element)
        view.highlightedImage = source.image("highlightedImage", of: element)
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
        if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    }

    private func configure(_ scroll: UIScrollView, _ element: InterfaceElement) {
        element.flag("scrollEnabled").map { scroll.isScrollEnabled = $0 }
        element.flag("pagingEnabled").map { scroll.isPagingEnabled = $0 }
        element.flag("bounces").map { scroll.bounces = $0 }
        element.flag("alwaysBounceVertical").map { scroll.alwaysBounceVertical = $0 }
        element.flag("alwaysBounceHorizontal").map { scroll.alwaysBounceHorizontal = $0 }
        element.flag("showsHorizontalScrollIndicator").map { scroll.showsHorizontalScrollIndicator = $0 }
        element.flag("showsVerticalScrollIndicator").map { scroll.showsVerticalScrollIndicator = $0 }
        element.keyed("contentInset").map { scroll.contentInset = InterfaceResources.insets($0) }
        switch scroll {
        case let text as UITextView: configure(text, element)
        case let table as UITableView: configure(table, element)
        case let collection as UICollectionView:
            element.flag("allowsSelection").map { collection.allowsSelection = $0 }
            element.flag("allowsMultipleSelection").map { collection.allowsMultipleSelection = $0 }
        default: break
        }
    }

    private func configure(_ table: UITableView, _ element: InterfaceElement) {
        element.number("rowHeight").map { table.rowHeight = $0 }
        element.number("sectionHeaderHeight").map { table.sectionHeaderHeight = $0 }
        element.number("sectionFooterHeight").map { table.sectionFooterHeight = $0 }
        if element["separatorStyle"] == "none" { table.separatorStyle = .none }
        color("separatorColor", element).map { table.separatorColor = $0 }
        element.keyed("separatorInset").map { table.separatorInset = InterfaceResources.insets($0) }
        element.flag("allowsSelection").map { table.allowsSelection = $0 }
        element.flag("allowsMultipleSelection").map { table.allowsMultipleSelection = $0 }
        element.flag("allowsSelectionDuringEditing").map { table.allowsSelectionDuringEditing = $0 }
    }

    private func configure(_ cell: UITableViewCell, _ element: InterfaceElement) {
        element["accessoryType"].flatMap { InterfaceValues.accessories[$0] }.map { cell.accessoryType = $0 }
        element["selectionStyle"].flatMap { InterfaceValues.selections[$0] }.map { cell.selectionStyle = $0 }
        element.number("indentationLevel").map { cell.indentationLevel = Int($0) }
        element.keyed("accessoryView").map { cell.accessoryView = view($0) }
        element.keyed("backgroundView").map { cell.backgroundView = view($0) }
        element.keyed("selectedBackgroundView").map { cell.selectedBackgroundView = view($0) }
    }

    private func configure(_ text: UITextView, _ element: InterfaceElement) {
        text.text = source.localized(element, "text")
        InterfaceResources.font(element.keyed("fontDescription")).map { text.font = $0 }
        color("textColor", element).map { text.textColor = $0 }
        element["textAlignment"].flatMap { InterfaceValues.alignments[$0] }.map { text.textAlignment = $0 }
        element.flag("editable").map { text.isEditable = $0 }
        element.flag("selectable").map { text.isSelectable = $0 }
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
