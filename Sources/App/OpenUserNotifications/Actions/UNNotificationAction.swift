public import Foundation
import NotificationModel

/// What an action asks for.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The device is unlocked first.
    public static let authenticationRequired = Self(rawValue: 1 << 0)
    /// It is drawn as a warning.
    public static let destructive = Self(rawValue: 1 << 1)
    /// It brings the app to the foreground.
    public static let foreground = Self(rawValue: 1 << 2)
}

/// A button of a notification.
open class UNNotificationAction: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: its only stored property is a constant Sendable value; a subclass of an author's answers for what it adds.
    let model: NotificationAction

    init(model: NotificationAction) {
        self.model = model
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    /// The object for an action that came from the device.
    static func make(_ model: NotificationAction) -> UNNotificationAction {
        model.textInput == nil ? UNNotificationAction(model: model) : UNTextInputNotificationAction(model: model)
    }

    /// A button.
    ///
    /// - Parameters:
    ///   - identifier: unique among all categories of the app, not empty.
    ///   - title: what the button says.
    ///   - options: what it asks for.
    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.init(identifier: identifier, title: title, options: options, icon: nil)
    }

    /// A button with a picture.
    public convenience init(
        identifier: String,
        title: String,
        options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon?
    ) {
        self.init(
            model: NotificationAction(
                identifier: identifier,
                title: LocalizedStrings.displayText(title),
                options: .init(rawValue: options.rawValue),
                icon: icon?.model
            )
        )
    }

    /// Names the action in a response.
    public var identifier: String { model.identifier }
    /// What the button says.
    public var title: String { model.title.plain }
    /// What it asks for.
    public var options: UNNotificationActionOptions { .init(rawValue: model.options.rawValue) }
    /// The picture on the button.
    public var icon: UNNotificationActionIcon? { model.icon.map(UNNotificationActionIcon.init(model:)) }

    // MARK: NSObject, NSCopying, NSSecureCoding

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let model = coder.decodeModel(NotificationAction.self) else { return nil }
        self.model = model
    }

    public func encode(with coder: NSCoder) { coder.encodeModel(model) }
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationAction)?.model == model }
    public override var hash: Int { model.hashValue }
    public override var description: String {
        describe(self, ["identifier": identifier, "title": title, "options": options.rawValue])
    }
}

/// A button that asks for text.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// Asks for text also when it was made by an initializer of its superclass, which says nothing of the field.
    override init(model: NotificationAction) {
        var model = model
        if model.textInput == nil { model.textInput = .init(buttonTitle: "", placeholder: "") }
        super.init(model: model)
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A button that asks for text.
    ///
    /// - Parameters:
    ///   - identifier: unique among all categories of the app, not empty.
    ///   - title: what the button says.
    ///   - options: what it asks for.
    ///   - textInputButtonTitle: what the button that sends the text says.
    ///   - textInputPlaceholder: what the empty field says.
    public convenience init(
        identifier: String,
        title: String,
        options: UNNotificationActionOptions = [],
        textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.init(
            identifier: identifier,
            title: title,
            options: options,
            icon: nil,
            textInputButtonTitle: textInputButtonTitle,
            textInputPlaceholder: textInputPlaceholder
        )
    }

    /// A button with a picture that asks for text.
    public convenience init(
        identifier: String,
        title: String,
        options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon?,
        textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.init(
            model: NotificationAction(
                identifier: identifier,
                title: LocalizedStrings.displayText(title),
                options: .init(rawValue: options.rawValue),
                icon: icon?.model,
                textInput: .init(buttonTitle: textInputButtonTitle, placeholder: textInputPlaceholder)
            )
        )
    }

    /// What the button that sends the text says.
    public var textInputButtonTitle: String { model.textInput?.buttonTitle ?? "" }
    /// What the empty field says.
    public var textInputPlaceholder: String { model.textInput?.placeholder ?? "" }
}
