import DeviceCore
import DeviceLink
import NotificationModel

/// Wakes an app for a background push (pushing-background-updates-to-your-app).
struct BackgroundPushes: Sendable {
    let keeper: StateKeeper
    let journeys: JourneyLog
    let apps: AppSupervisor
    let limits: DeviceLimits

    private static let rule = "pushing-background-updates-to-your-app"

    func deliver(_ payload: RemotePayload, to bundleID: String, journeyID: String) async {
        do {
            let now = keeper.clock.now()
            if let refusal = try keeper.change({ $0.wake(bundleID, at: now) }) {
                journeys.note(journeyID, .discarded, "Discarded: \(refusal)", rule: Self.rule)
                return
            }
            let app = try await apps.launch(bundleID, journeyID: journeyID)
            apps.setJourney(journeyID, of: bundleID)
            let reply = try await withDeadline(keeper.clock, seconds: limits.response) {
                try await app.call(.backgroundPush(userInfo: payload.content.userInfo))
            }
            guard case .fetchResult(let result) = reply else {
                journeys.note(journeyID, .didReceive, "The app did not finish in \(limits.response) s", station: .app)
                return
            }
            let names = ["new data", "no data", "failed"]
            let name = result < UInt(names.count) ? names[Int(result)] : "\(result)"
            journeys.note(
                journeyID,
                .didReceive,
                "The app took the background push: \(name)",
                station: .app,
                rule: Self.rule
            )
        } catch {
            journeys.note(journeyID, .discarded, "The app cannot be woken: \(error)", rule: Self.rule)
        }
    }
}
