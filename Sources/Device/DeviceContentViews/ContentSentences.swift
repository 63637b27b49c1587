import DeviceCore
package import NotificationModel
import ViewLink

extension ContentViewRun.Failure {
    /// For the journey and the page.
    package var sentence: String {
        switch self {
        case .crashed(let how): "The content extension ended by itself (\(how))"
        case .hung(let why): "The content extension hangs: \(why)"
        case .refused(let why): "The content extension cannot be shown: \(why)"
        }
    }

    package var event: JourneyEvent {
        switch self {
        case .crashed: .extensionCrashed
        case .hung: .extensionHung
        case .refused: .extensionRefused
        }
    }
}

extension ContentResponseOption {
    /// For the journey.
    package var sentence: String {
        switch self {
        case .doNotDismiss: "the card stays open"
        case .dismiss: "the card goes, and the app does not hear of it"
        case .dismissAndForwardAction: "the card goes, and the app gets the action"
        }
    }
}
