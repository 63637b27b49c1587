package import Foundation
package import NotificationModel

/// What an app in the foreground said of a notification.
package enum ForegroundAnswer: Hashable, Sendable {
    /// It is not in the foreground and was not asked.
    case notAsked
    /// The delegate's options; empty when it does not implement the method.
    case options(PresentationOptions)
    /// No delegate is set.
    case noDelegate
    /// It did not answer in time, or ended.
    case late
}

/// Where and how a notification arrives.
struct Circumstances: Hashable, Sendable {
    var isLocked: Bool
    var focus: String?
    /// What the app's filter of that Focus lets through; nil when it has none.
    var focusFilter: [String]?
    var isSilent: Bool
    var isMuted: Bool
    /// The scheduled summary that the app's notifications wait for; nil when they wait for none.
    var summaryTime: Date?
    var foreground: ForegroundAnswer
    var choices: DeviceChoices
}

/// What a person notices of a notification, and why.
package struct Placement: Codable, Hashable, Sendable {
    package var banner = false
    /// In the notification centre.
    package var center = false
    package var lockScreen = false
    package var sound = false
    package var badge = false
    /// One sentence for a person.
    package var why = ""
    /// The rule that decided.
    package var rule: JourneyRule?
    /// Why it is silent although it has a sound; nil when it is not.
    package var silence: JourneyRule?

    /// It waits for the scheduled summary of that moment; nil when it does not wait.
    package var heldUntil: Date?
    /// The moment of the scheduled summary that brought it.
    package var summary: Date?

    /// The rules are written to the journey, and not kept with what is shown.
    private enum CodingKeys: CodingKey {
        case banner, center, lockScreen, sound, badge, why, heldUntil, summary
    }

    /// Whether it stands in the centre or on the lock screen.
    package var isListed: Bool { center || lockScreen }

    /// Whether anything of it can be seen.
    package var isVisible: Bool { banner || isListed }
}
