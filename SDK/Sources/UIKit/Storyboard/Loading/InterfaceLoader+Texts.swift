import Foundation

// What the element of a view with text says of it.
extension InterfaceLoader {
    func configure(_ label: UILabel, _ element: InterfaceElement) {
        label.text = source.localized(element, "text")
        InterfaceResources.font(element.keyed("fontDescription")).map { label.font = $0 }
        color("textColor", element).map { label.textColor = $0 }
        color("highlightedColor", element).map { label.highlightedTextColor = $0 }
        color("shadowColor", element).map { label.shadowColor = $0 }
        element.keyed("shadowOffset").map {
            label.shadowOffset = CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0)
        }
        element["textAlignment"].flatMap { InterfaceValues.alignments[$0] }.map { label.textAlignment = $0 }
        element["lineBreakMode"].flatMap { InterfaceValues.lineBreaks[$0] }.map { label.lineBreakMode = $0 }
        element["baselineAdjustment"].flatMap { InterfaceValues.baselines[$0] }.map { label.baselineAdjustment = $0 }
        element.number("numberOfLines").map { label.numberOfLines = Int($0) }
        element.flag("enabled").map { label.isEnabled = $0 }
        element.flag("highlighted").map { label.isHighlighted = $0 }
        element.flag("adjustsFontForContentSizeCategory").map { label.adjustsFontForContentSizeCategory = $0 }
        element.flag("adjustsFontSizeToFit").map { label.adjustsFontSizeToFitWidth = $0 }
        element.number("minimumScaleFactor").map { label.minimumScaleFactor = $0 }
        // Documents of iOS 5 and older say a size where later ones have a part of it.
        if let smallest = element.number("minimumFontSize"), element["minimumScaleFactor"] == nil,
            label.font.pointSize > 0
        {
            label.minimumScaleFactor = min(1, smallest / label.font.pointSize)
        }
        element.number("preferredMaxLayoutWidth").map { label.preferredMaxLayoutWidth = $0 }
        source.text(element.keyed("attributedText")).map { label.attributedText = $0 }
    }

    func configure(_ field: UITextField, _ element: InterfaceElement) {
        field.text = source.localized(element, "text")
        field.placeholder = source.localized(element, "placeholder")
        InterfaceResources.font(element.keyed("fontDescription")).map { field.font = $0 }
        color("textColor", element).map { field.textColor = $0 }
        element["textAlignment"].flatMap { InterfaceValues.alignments[$0] }.map { field.textAlignment = $0 }
        let borders: [String: UITextField.BorderStyle] = ["roundedRect": .roundedRect, "line": .line, "bezel": .bezel]
        element["borderStyle"].flatMap { borders[$0] }.map { field.borderStyle = $0 }
        element["clearButtonMode"].flatMap { InterfaceValues.viewModes[$0] }.map { field.clearButtonMode = $0 }
        element.flag("clearsOnBeginEditing").map { field.clearsOnBeginEditing = $0 }
        element.flag("adjustsFontSizeToFit").map { field.adjustsFontSizeToFitWidth = $0 }
        element.number("minimumFontSize").map { field.minimumFontSize = $0 }
        source.image("background", of: element).map { field.background = $0 }
        source.text(element.keyed("attributedText")).map { field.attributedText = $0 }
        source.text(element.keyed("attributedPlaceholder")).map { field.attributedPlaceholder = $0 }
        element.keyed("textInputTraits").map { configure(field, traits: $0) }
    }

    func configure(_ text: UITextView, _ element: InterfaceElement) {
        text.text = source.localized(element, "text")
        InterfaceResources.font(element.keyed("fontDescription")).map { text.font = $0 }
        color("textColor", element).map { text.textColor = $0 }
        element["textAlignment"].flatMap { InterfaceValues.alignments[$0] }.map { text.textAlignment = $0 }
        element.flag("editable").map { text.isEditable = $0 }
        element.flag("selectable").map { text.isSelectable = $0 }
        let detectors: [(String, UIDataDetectorTypes)] = [
            ("link", .link), ("phoneNumber", .phoneNumber), ("address", .address),
            ("calendarEvent", .calendarEvent), ("shipmentTrackingNumber", .shipmentTrackingNumber),
            ("flightNumber", .flightNumber), ("lookupSuggestion", .lookupSuggestion),
        ]
        if let entry = element.keyed("dataDetectorTypes") ?? element.first("dataDetectorType") {
            text.dataDetectorTypes = detectors.reduce(into: []) { if entry.flag($1.0) == true { $0.insert($1.1) } }
        }
        source.text(element.keyed("attributedText")).map { text.attributedText = $0 }
        element.keyed("textInputTraits").map { configure(text, traits: $0) }
    }

    /// What the keyboard is like.
    private func configure(_ input: some UITextInputTraits, traits: InterfaceElement) {
        traits["returnKeyType"].flatMap { InterfaceValues.returnKeys[$0] }.map { input.returnKeyType = $0 }
        traits["keyboardType"].flatMap { InterfaceValues.keyboards[$0] }.map { input.keyboardType = $0 }
        traits.flag("secureTextEntry").map { input.isSecureTextEntry = $0 }
        traits.flag("enablesReturnKeyAutomatically").map { input.enablesReturnKeyAutomatically = $0 }
        let capitals: [String: UITextAutocapitalizationType] = [
            "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
        ]
        // A document says nothing of none.
        input.autocapitalizationType = traits["autocapitalizationType"].flatMap { capitals[$0] } ?? .none
        traits.flag("autocorrectionType").map { input.autocorrectionType = $0 ? .yes : .no }
        traits["autocorrectionType"].map { if $0 != "default" { input.autocorrectionType = $0 == "yes" ? .yes : .no } }
        traits["spellCheckingType"].map { if $0 != "default" { input.spellCheckingType = $0 == "yes" ? .yes : .no } }
        traits["smartQuotesType"].map { if $0 != "default" { input.smartQuotesType = $0 == "yes" ? .yes : .no } }
        traits["smartDashesType"].map { if $0 != "default" { input.smartDashesType = $0 == "yes" ? .yes : .no } }
        traits["smartInsertDeleteType"].map {
            if $0 != "default" { input.smartInsertDeleteType = $0 == "yes" ? .yes : .no }
        }
        traits["textContentType"].map { input.textContentType = UITextContentType(rawValue: $0) }
    }
}
