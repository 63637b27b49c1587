public import WireCoding

/// A button of a notification: the value behind `UNNotificationAction`.
public struct NotificationAction: Codable, Hashable, Sendable {
    /// What the app's delegate gets when this action is chosen.
    public var identifier: String
    /// The button's text.
    public var title: DisplayText
    /// How the action is offered and handled.
    public var options: Options
    /// A picture beside the title, if the app gave one.
    public var icon: Icon?
    /// Present for a text input action.
    public var textInput: TextInput?

    /// Raw values as `UNNotificationActionOptions`.
    public struct Options: OptionSet, Codable, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The phone has to be unlocked first.
        public static let authenticationRequired = Self(rawValue: 1 << 0)
        /// The button is drawn as one that destroys.
        public static let destructive = Self(rawValue: 1 << 1)
        /// The app comes to the front.
        public static let foreground = Self(rawValue: 1 << 2)
    }

    /// The picture on the button.
    public enum Icon: Hashable, Sendable {
        /// An image of the app's bundle.
        case template(name: String)
        /// A symbol of the system.
        case system(name: String)
    }

    /// The field of a text input action.
    public struct TextInput: Codable, Hashable, Sendable {
        /// The text of the button that sends the reply.
        public var buttonTitle: String
        /// What stands in the empty text field.
        public var placeholder: String

        public init(buttonTitle: String, placeholder: String) {
            self.buttonTitle = buttonTitle
            self.placeholder = placeholder
        }
    }

    public init(
        identifier: String,
        title: DisplayText,
        options: Options = [],
        icon: Icon? = nil,
        textInput: TextInput? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.options = options
        self.icon = icon
        self.textInput = textInput
    }
}

/// A kind of notification with its actions: the value behind `UNNotificationCategory`.
public struct NotificationCategory: Codable, Hashable, Sendable {
    /// The name by which payloads choose this category.
    public var identifier: String
    /// The buttons, in their order.
    public var actions: [NotificationAction]
    /// The intents that the category's notifications can answer.
    public var intentIdentifiers: [String]
    /// How notifications of this category are treated.
    public var options: Options
    /// What stands for the body while previews are hidden.
    public var hiddenPreviewsBodyPlaceholder: DisplayText
    /// How several notifications of this category are summed up.
    public var categorySummaryFormat: DisplayText

    /// Raw values as `UNNotificationCategoryOptions`.
    public struct Options: OptionSet, Codable, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Clearing a notification is told to the app's delegate.
        public static let customDismissAction = Self(rawValue: 1 << 0)
        /// May be shown in CarPlay.
        public static let allowInCarPlay = Self(rawValue: 1 << 1)
        /// The title is shown although previews are hidden.
        public static let hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)
        /// The subtitle is shown although previews are hidden.
        public static let hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3)
        /// Siri may read the notification aloud.
        public static let allowAnnouncement = Self(rawValue: 1 << 4)
    }

    public init(
        identifier: String,
        actions: [NotificationAction],
        intentIdentifiers: [String] = [],
        options: Options = [],
        hiddenPreviewsBodyPlaceholder: DisplayText = "",
        categorySummaryFormat: DisplayText = ""
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
        self.categorySummaryFormat = categorySummaryFormat
    }
}

extension NotificationAction.Icon: TypedMessage {
    /// The values of `type`.
    public enum Kind: String, CaseIterable, Sendable { case template, system }

    public init(_ kind: Kind, from members: MessageMembers) throws {
        switch kind {
        case .template: self = .template(name: try members["name"])
        case .system: self = .system(name: try members["name"])
        }
    }

    public func write(to message: inout MessageWriter<Kind>) throws {
        switch self {
        case .template(let name): try message.write(.template, ["name": name])
        case .system(let name): try message.write(.system, ["name": name])
        }
    }
}
