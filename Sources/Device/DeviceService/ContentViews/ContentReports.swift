import DeviceCore
import DeviceLink
import NotificationModel

/// Does what a content extension's process asks for.
struct ContentReports: Sendable {
    let views: ContentViews
    let answers: Answers
    let keeper: StateKeeper
    let jobs: Jobs

    /// UNNotificationCategory: up to ten actions.
    private static let actionLimit = 10
    /// Characters.
    private static let reasonLimit = 1_000

    /// Takes in a report; one of a process whose card is closed changes nothing.
    func take(_ report: ContentExtensionReport, from connection: LinkConnection) {
        guard let session = views.session(of: connection) else { return }
        switch report {
        case .views(let update):
            session.take(update)
        case .actions(let actions):
            keeper.attempt("replacing the actions of \(session.key)") {
                $0.replaceActions(Array(actions.prefix(Self.actionLimit)), of: session.expansion)
            }
        case .mediaIsPlaying(let isPlaying):
            session.note(isPlaying ? "It says that its media play" : "It says that its media are paused")
        case .performDefaultAction:
            session.note("It asks for the default action (NSExtensionContext.performNotificationDefaultAction)")
            jobs.add {
                // Whoever fails over it has written so to the journey.
                try? await answers.respond(
                    to: session.key,
                    action: NotificationResponse.defaultActionIdentifier,
                    userText: nil
                )
            }
        case .dismiss:
            session.note("It closes the card (NSExtensionContext.dismissNotificationContentExtension)")
            keeper.attempt("closing \(session.key)") { state in
                if state.expansion == session.expansion { state.collapse() }
            }
        case .open(let url):
            session.note("It asks to open \(url.prefix(Self.reasonLimit)); this phone opens no URLs")
        case .failed(let reason):
            session.handle(.failed(String(reason.prefix(Self.reasonLimit))))
        }
    }
}
