import DeviceCore
import NotificationModel
import ViewLink

extension ContentViewRun.Failure {
    /// For the journey and the page.
    var sentence: String {
        switch self {
        case .crashed(let how): "The content extension ended by itself (\(how))"
        case .hung(let why): "The content extension hangs: \(why)"
        case .refused(let why): "The content extension cannot be shown: \(why)"
        }
    }

    var event: JourneyEvent {
        switch self {
        case .crashed: .extensionCrashed
        case .hung: .extensionHung
        case .refused: .extensionRefused
        }
    }
}

extension ContentResponseOption {
    /// For the journey.
    var sentence: String {
        switch self {
        case .doNotDismiss: "the card stays open"
        case .dismiss: "the card goes, and the app does not hear of it"
        case .dismissAndForwardAction: "the card goes, and the app gets the action"
        }
    }
}
