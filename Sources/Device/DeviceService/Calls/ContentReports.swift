import AppLink
import DeviceContentViews
import DeviceContext
import DeviceCore
import DeviceLink
import NotificationModel
import ViewLink

/// Does what a content extension's process asks for.
struct ContentReports: Sendable {
    let views: ContentViews
    let answers: Answers
    let context: DeviceContext
    let urls: URLOpening

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
            context.phone.attempt("replacing the actions of \(session.key)") {
                $0.replaceActions(Array(actions.prefix(Self.actionLimit)), of: session.expansion)
            }
        case .mediaIsPlaying(let isPlaying):
            session.note(isPlaying ? "It says that its media play" : "It says that its media are paused")
        case .performDefaultAction:
            session.note("It asks for the default action (NSExtensionContext.performNotificationDefaultAction)")
            context.jobs.add {
                // Whoever fails over it has written so to the journey.
                try? await answers.respond(
                    to: session.key,
                    action: NotificationResponse.defaultActionIdentifier,
                    userText: nil
                )
            }
        case .dismiss:
            session.note("It closes the card (NSExtensionContext.dismissNotificationContentExtension)")
            context.phone.attempt("closing \(session.key)") { state in
                if state.expansion == session.expansion { state.collapse() }
            }
        case .open(let url, let id):
            open(url, id, session, connection)
        case .failed(let reason):
            session.handle(.failed(String(reason.prefix(Self.reasonLimit))))
        }
    }

    /// The extension hears what comes of it while it lives; then the card is closed.
    private func open(_ url: String, _ id: Int, _ session: ContentViewSession, _ connection: LinkConnection) {
        let opener = urls.opener(of: url, for: session.bundleID, journeyID: session.journeyID)
        let isOpened = if case .nobody = opener { false } else { true }
        context.jobs.add { [urls, context] in
            _ = try? await withDeadline(context.clock, seconds: context.limits.contentEvent) {
                try await connection.call(.contentExtension(.opened(id: id, isOpened)))
            }
            await urls.go(url, to: opener, asking: session.bundleID, journeyID: session.journeyID)
        }
    }
}
