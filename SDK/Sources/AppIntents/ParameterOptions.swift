public import FoundationAdditions
public import UIKit
public import UniformTypeIdentifiers

// What a parameter is asked with besides; nobody asks here.

extension String {
    /// How somebody types it.
    public struct IntentInputOptions: Sendable {
        public init(
            keyboardType: UIKeyboardType = .default,
            capitalizationType: UITextAutocapitalizationType = .sentences,
            multiline: Bool = false,
            autocorrect: Bool = true,
            smartQuotes: Bool = true,
            smartDashes: Bool = true
        ) {}
    }
}

extension Bool {
    /// What its values are called.
    public struct IntentDisplayName: Sendable {
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
    }
}

/// How many things a person may choose.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral, Sendable {
    public init(integerLiteral value: Int) {}
    public init(dictionaryLiteral elements: (IntentWidgetFamily, Int)...) {}
    public init(min: Int = 0, max: Int) {}
}

/// The size of a widget, for what may be chosen of it.
public enum IntentWidgetFamily: Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

/// Whether a parameter takes what came before it in a shortcut.
public enum InputConnectionBehavior: Hashable, Sendable { case `default`, never, connectToPreviousIntentResult }

extension IntentParameter {
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default value: Value.UnwrappedType? = nil,
        inputOptions: String.IntentInputOptions?,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(given: value, title, description) }
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default value: Value.UnwrappedType? = nil,
        displayName: Bool.IntentDisplayName,
        requestValueDialog: IntentDialog? = nil
    ) { self.init(given: value, title, description) }
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default value: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil
    ) { self.init(given: value, title, description) }
    public convenience init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default value: Value.UnwrappedType? = nil,
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil,
        optionsProvider: Options
    ) { self.init(given: value, title, description) }
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default value: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog?,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(given: value, title, description) }
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default value: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior
    ) { self.init(given: value, title, description) }
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, description: description) }
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        supportedTypeIdentifiers: [String],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title: title, description: description) }
    public convenience init<Unit: Dimension>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        defaultUnit: Unit,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil
    ) where Value.UnwrappedType == Measurement<Unit> { self.init(title: title, description: description) }

    private convenience init(
        given value: Value.UnwrappedType?,
        _ title: LocalizedStringResource,
        _ description: LocalizedStringResource?
    ) {
        if let value {
            self.init(title: title, description: description, default: value)
        } else {
            self.init(title: title, description: description)
        }
    }
}
