public import Foundation

/// What in a text is made a link.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = Self(rawValue: 1 << 0), link = Self(rawValue: 1 << 1)
    public static let address = Self(rawValue: 1 << 2), calendarEvent = Self(rawValue: 1 << 3)
    public static let shipmentTrackingNumber = Self(rawValue: 1 << 4), flightNumber = Self(rawValue: 1 << 5)
    public static let lookupSuggestion = Self(rawValue: 1 << 6), money = Self(rawValue: 1 << 7)
    public static let physicalValue = Self(rawValue: 1 << 8)
    public static let all = Self(rawValue: .max)
}

/// Where a text that was made smaller stands.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines = 0, alignCenters, none }

/// What a password must be like.
open class UITextInputPasswordRules: NSObject {
    public let passwordRulesDescriptor: String
    public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}

extension UITextField {
    public nonisolated static let textDidBeginEditingNotification =
        Notification.Name("UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification =
        Notification.Name("UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification =
        Notification.Name("UITextFieldTextDidChangeNotification")
}

extension UITextView {
    public nonisolated static let textDidBeginEditingNotification =
        Notification.Name("UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification =
        Notification.Name("UITextViewTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

extension NSParagraphStyle {
    /// Where lines may end besides between words; kept.
    public struct LineBreakStrategy: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let pushOut = Self(rawValue: 1), hangulWordPriority = Self(rawValue: 2)
        public static let standard = Self(rawValue: 0xFFFF)
    }
}
