import AppLink
import DeviceApps
import DeviceContentViews
import DeviceContext
import DeviceCore
import DeviceLink
import Logging
import NotificationModel
import ViewLink

/// Brings a person's answer to the app.
struct Answers: Sendable {
    let context: DeviceContext
    let apps: AppSupervisor
    let foreground: ForegroundApp
    let prompts: Prompts
    let contentViews: ContentViews

    /// - Returns: once the app's delegate has handled it, or the category wants no dismissals.
    /// - Throws: ``PhoneError`` when there is no such card or action, or the app cannot be reached.
    func respond(to key: String, action: String, userText: String?) async throws {
        let answer = try context.phone.read { try $0.answer(key, action: action, userText: userText) }
        if answer.needsUnlock { try await unlock(for: answer) }
        switch await contentViews.answer(answer, card: key) {
        case .doNotDismiss:
            return
        case .dismiss:
            return try await context.phone.change { try $0.removeIfThere(answered: key, isHanded: false) }
        case .dismissAndForwardAction, nil:
            break
        }
        try await remove(key, answer)
        note(answer)
        let app: LinkConnection
        do {
            switch answer.delivery {
            case .none(let why):
                context.journeys.note(
                    answer.journeyID,
                    .dismissed,
                    "The app does not hear of it: \(why)",
                    rule: .customDismissAction
                )
                return
            case .foreground:
                noteLaunchImage(answer)
                app = try await foreground.bring(
                    answer.bundleID,
                    journeyID: answer.journeyID,
                    response: answer.response
                )
            case .background:
                app = try await apps.launch(
                    answer.bundleID,
                    journeyID: answer.journeyID,
                    remoteNotification: answer.response.remoteNotification
                )
            }
        } catch {
            context.journeys.note(answer.journeyID, .discarded, "The app cannot be reached: \(error)")
            throw error
        }
        try await deliver(answer, to: app)
    }

    /// The app hears of an answer also while the disk keeps nothing; the card stays then.
    private func remove(_ key: String, _ answer: CardAnswer) async throws {
        let isHanded = if case .none = answer.delivery { false } else { true }
        do {
            try await context.phone.change { try $0.removeIfThere(answered: key, isHanded: isHanded) }
        } catch let trouble as DiskTrouble {
            context.logger.error("the card \(key) was answered and stays: \(trouble)")
        }
    }

    private func unlock(for answer: CardAnswer) async throws {
        guard try await prompts.ask(.unlock, bundleID: answer.bundleID) else {
            context.journeys.note(
                answer.journeyID,
                .answered,
                "The phone stays locked, so the action is not performed",
                rule: .authenticationRequired
            )
            throw PhoneError.unavailable("the phone stays locked")
        }
    }

    private func note(_ answer: CardAnswer) {
        let action = answer.response.actionIdentifier
        switch action {
        case NotificationResponse.defaultActionIdentifier:
            context.journeys.note(answer.journeyID, .answered, "The person taps it", station: .screen)
        case NotificationResponse.dismissActionIdentifier:
            context.journeys.note(answer.journeyID, .dismissed, "The person dismisses it", station: .screen)
        default:
            let text = answer.response.userText.map { " and writes “\($0)”" } ?? ""
            context.journeys.note(
                answer.journeyID,
                .answered,
                "The person chooses “\(action)”\(text)",
                station: .screen
            )
        }
    }

    /// UNNotificationContent.launchImageName: an app's windows are drawn once they are there, so the journey tells of it.
    private func noteLaunchImage(_ answer: CardAnswer) {
        let name = answer.response.notification.request.content.launchImageName
        guard !name.isEmpty, apps.connection(answer.bundleID) == nil else { return }
        context.journeys.note(
            answer.journeyID,
            .appLaunched,
            "While the app starts, “\(name)” stands in for its launch image",
            rule: .launchImage
        )
    }

    private func deliver(_ answer: CardAnswer, to app: LinkConnection) async throws {
        apps.setJourney(answer.journeyID, of: answer.bundleID)
        let action = answer.response.actionIdentifier
        let reply: Void?
        do {
            reply = try await withDeadline(context.clock, seconds: context.limits.response) {
                try await app.call(.didReceive(answer.response))
            }
        } catch {
            context.journeys.note(
                answer.journeyID,
                .didReceive,
                "The app failed over \(action): \(error)",
                station: .app
            )
            throw PhoneError.unavailable("the app failed: \(error)")
        }
        guard reply != nil else {
            context.journeys.note(
                answer.journeyID,
                .didReceive,
                "The app did not finish \(action) in \(context.limits.response) s",
                station: .app
            )
            throw PhoneError.unavailable("the app did not finish in \(context.limits.response) s")
        }
        let text = answer.response.userText.map { " with “\($0)”" } ?? ""
        context.journeys.note(
            answer.journeyID,
            .didReceive,
            "The app has handled \(action)\(text)",
            station: .app,
            rule: .answer
        )
    }
}

extension NotificationResponse {
    /// The payload, when the answered notification came as a push.
    var remoteNotification: [String: PropertyValue]? {
        let request = notification.request
        return request.trigger == .push ? request.content.userInfo : nil
    }
}
