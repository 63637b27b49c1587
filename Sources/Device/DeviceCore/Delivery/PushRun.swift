package import NotificationModel
package import ProviderAPI

/// One push, from the disk to the person: a state machine that says what happens next, without process, file or clock.
package struct PushRun: Sendable {
    /// What is known of the push beside its contents.
    package struct Head: Hashable, Sendable {
        /// `apns-id`, which names its journey too.
        package var id: String
        package var bundleID: String
        package var type: PushType
        /// `apns-collapse-id`: the next push with the same takes its place.
        package var collapseID: String?

        package init(id: String, bundleID: String, type: PushType, collapseID: String? = nil) {
            self.id = id
            self.bundleID = bundleID
            self.type = type
            self.collapseID = collapseID
        }
    }

    /// What happens to it.
    package enum Event: Sendable {
        /// It is on disk; its app as it is now, nil when there is none.
        case stored(AppState?)
        /// The service extension has ended.
        case enriched(ServiceRun.Outcome)
        /// The files of what the extension delivered are in the store, as far as they may be shown.
        case filesTaken(NotificationContent)
    }

    /// What is to be done, in order.
    package enum Action: Hashable, Sendable {
        case note(Step)
        /// Tell the gateway that the push's token is void.
        case retireToken
        /// Change a Live Activity; the push is done with that.
        case changeActivity(LiveActivityPush)
        /// Wake the app; nothing of the push waits for that.
        case wake(RemotePayload)
        /// Run the app's service extension, and come back with ``Event/enriched(_:)``.
        case runExtension(ExtensionProfile, of: AppState, NotificationRequest)
        /// Take in the files of a content, and come back with ``Event/filesTaken(_:)``.
        case takeFiles(NotificationContent, of: AppState)
        case setBadge(Int)
        /// Bring it before the person; the push is done with that.
        case present(NotificationRequest)
        /// The push is done.
        case finish
    }

    /// A step of the journey, that gets its time from whoever writes it.
    package struct Step: Hashable, Sendable {
        package var event: JourneyEvent
        package var text: String
        package var station = JourneyEntry.Station.device
        package var rule: JourneyRule?
        package var changes: [ContentChange]?
    }

    package let head: Head
    package let contents: PushContents
    private var app: AppState?

    package init(_ head: Head, contents: PushContents) {
        self.head = head
        self.contents = contents
    }

    /// The service extension that will run for it as far as can be said, so that its process may start early.
    package func expectedExtension(of app: AppState) -> ExtensionProfile? {
        guard case .notification(let payload) = contents.kind, !payload.isSilent,
            let profile = app.profile.serviceExtension,
            case .run = ServiceExtensionRule.decide(payload, settings: app.settings, hasExtension: true)
        else { return nil }
        return profile
    }

    /// Takes in an event.
    ///
    /// - Returns: what to do for it, in order.
    package mutating func handle(_ event: Event) -> [Action] {
        switch event {
        case .stored(nil):
            let text = "“\(head.bundleID)” is not installed: its token is void"
            return [.note(Step(event: .discarded, text: text)), .retireToken, .finish]
        case .stored(let app?):
            self.app = app
            return begin(app)
        case .enriched(let outcome):
            guard let app, case .notification(let payload) = contents.kind else { return [.finish] }
            return conclude(outcome, payload.content, app)
        case .filesTaken(let content):
            return [.present(request(content))]
        }
    }

    private func begin(_ app: AppState) -> [Action] {
        switch contents.kind {
        case .unreadable(let why):
            return [.note(Step(event: .discarded, text: why)), .finish]
        case .brokenActivity(let why):
            return [.note(Step(event: .discarded, text: "It changes no Live Activity: \(why)")), .finish]
        case .activity(let activity):
            return [.changeActivity(activity)]
        case .notification(let payload):
            let wakes = payload.isContentAvailable || head.type == .background
            let wake: [Action] = wakes ? [.wake(payload)] : []
            guard payload.isSilent else { return wake + enrich(payload, app) }
            return wakes ? wake + [.finish] : [.note(Self.nothing), .finish]
        }
    }

    private static let nothing = Step(
        event: .suppressed,
        text: "It has no alert, sound or badge",
        rule: .silentPush
    )

    // MARK: The service extension

    private func enrich(_ payload: RemotePayload, _ app: AppState) -> [Action] {
        let profile = app.profile.serviceExtension
        let decision = ServiceExtensionRule.decide(payload, settings: app.settings, hasExtension: profile != nil)
        let request = request(payload.content)
        switch (decision, profile) {
        case (.run, let profile?): return [.runExtension(profile, of: app, request)]
        case (.run, nil): return [.present(request)]
        case (.skip(let why), _):
            let wasAskedFor = profile != nil || payload.isMutable
            let step = Step(
                event: wasAskedFor ? .extensionSkipped : .extensionAbsent,
                text: "The service extension does not run: \(why)",
                rule: .extensionRuns
            )
            return [.note(step), .present(request)]
        }
    }

    private func conclude(
        _ outcome: ServiceRun.Outcome,
        _ original: NotificationContent,
        _ app: AppState
    ) -> [Action] {
        func fallBack(_ event: JourneyEvent, _ why: String) -> [Action] {
            [
                said(event, "\(why); the original is shown", .extensionWithoutResult), .present(request(original)),
            ]
        }
        switch outcome {
        case .expired: return fallBack(.extensionExpired, "The content handler was not called")
        case .crashed(let how): return fallBack(.extensionCrashed, "The extension ended before it delivered: \(how)")
        case .hung(let how): return fallBack(.extensionHung, "The extension hung: \(how)")
        case .failed(let why): return fallBack(.extensionCrashed, "The extension could not serve: \(why)")
        case .delivered(let content, let afterWarning):
            let moment = afterWarning ? "its best attempt, after the warning" : "its content"
            return judge(content, original, app, moment)
        }
    }

    private func judge(
        _ result: NotificationContent,
        _ original: NotificationContent,
        _ app: AppState,
        _ moment: String
    ) -> [Action] {
        let entitlements = app.profile.entitlements
        switch ServiceExtensionRule.judge(result, pushType: head.type.rawValue, entitlements: entitlements) {
        case .show(let content):
            let text = "The extension delivers \(moment)"
            let step = said(.extensionDelivered, text, .extensionDelivered, changes: original.changes(to: content))
            return [step, .takeFiles(content, of: app)]
        case .original(let why):
            let text = "The extension delivers \(moment), but \(why)"
            return [said(.extensionDelivered, text, .extensionWithoutText), .present(request(original))]
        case .suppress(let badge):
            let text = "The extension handed back empty content: nothing is shown"
            let step = said(.suppressed, text, .filtering)
            return [step] + (badge.map { [Action.setBadge($0)] } ?? []) + [.finish]
        }
    }

    private func said(
        _ event: JourneyEvent,
        _ text: String,
        _ rule: JourneyRule,
        changes: [ContentChange]? = nil
    ) -> Action {
        .note(Step(event: event, text: text, station: .serviceExtension, rule: rule, changes: changes))
    }

    private func request(_ content: NotificationContent) -> NotificationRequest {
        NotificationRequest(identifier: head.collapseID ?? head.id, content: content, trigger: .push)
    }
}
