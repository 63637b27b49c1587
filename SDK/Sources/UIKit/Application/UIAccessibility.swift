public import Foundation

/// How a person uses the phone (UIKit: UIAccessibility): without help, as a simulated one is set.
public enum UIAccessibility {
    public static let voiceOverStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let boldTextStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")

    public static var isVoiceOverRunning: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }

    /// What those who hear the screen are told; nobody hears it.
    public static func post(notification: Notification, argument: Any?) {}

    /// What happened on the screen.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Self(rawValue: 1000), layoutChanged = Self(rawValue: 1001)
        public static let announcement = Self(rawValue: 1008), pageScrolled = Self(rawValue: 1009)
    }
}

@available(*, deprecated, renamed: "UIAccessibility.isVoiceOverRunning")
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
@available(*, deprecated, renamed: "UIAccessibility.isReduceMotionEnabled")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

extension UIAccessibility {
    /// What is zoomed on the screen.
    public enum ZoomType: Int, Sendable { case insertionPoint = 0 }
    /// Nothing zooms on a simulated phone.
    @MainActor
    public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {}
    @MainActor
    public static func registerGestureConflictWithZoom() {}

    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isShakeToUndoEnabled: Bool { true }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isVideoAutoplayEnabled: Bool { true }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static var buttonShapesEnabled: Bool { false }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        nil
    }
    /// Refused: the phone is not one app's alone.
    public static func requestGuidedAccessSession(
        enabled enable: Bool,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { completionHandler(false) }
    @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }

    /// Names what helps a person.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        public static let notificationSwitchControl =
            Self(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    // Posted by nobody: a simulated phone is set as it is.
    private static func name(_ what: String) -> Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibility\(what)Notification")
    }
    public static let announcementDidFinishNotification = name("AnnouncementDidFinish")
    public static let elementFocusedNotification = name("ElementFocused")
    // What it tells.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
    public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
    public static let reduceTransparencyStatusDidChangeNotification = name("ReduceTransparencyStatusDidChange")
    public static let darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColorsStatusDidChange")
    public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
    public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
    public static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
    public static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
    public static let speakSelectionStatusDidChangeNotification = name("SpeakSelectionStatusDidChange")
    public static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")
    public static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")
    public static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatusDidChange")
    public static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChange")
    public static let differentiateWithoutColorDidChangeNotification = name("DifferentiateWithoutColorDidChange")
    public static let buttonShapesEnabledStatusDidChangeNotification = name("ButtonShapesEnabledStatusDidChange")
    public static let prefersCrossFadeTransitionsStatusDidChange = name("PrefersCrossFadeTransitionsStatusDidChange")
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}
