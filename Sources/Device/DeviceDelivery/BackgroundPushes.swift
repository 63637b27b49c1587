import AppLink
package import DeviceApps
package import DeviceContext
package import DeviceCore
import DeviceLink
import Logging
package import NotificationModel
import WallClock

/// Wakes an app for a background push (pushing-background-updates-to-your-app).
package struct BackgroundPushes: Sendable {
    package let context: DeviceContext
    package let apps: AppSupervisor

    package func deliver(_ payload: RemotePayload, to bundleID: String, journeyID: String) async {
        let push = BackgroundPush(journeyID: journeyID, userInfo: payload.content.userInfo)
        do {
            let now = context.clock.now()
            switch try await context.phone.change({ $0.wake(bundleID, for: push, at: now) }) {
            case .deliver:
                noteMode(of: bundleID, push)
                await hand(push, to: bundleID)
            case .hold(let until, let older):
                let why = "Held until \(until): throttled, the app was woken often enough within the last hour"
                context.journeys.note(journeyID, .held, why, rule: .backgroundPush)
                if let older { discard(older, "a newer background push took its place") }
            case .discard(let why):
                discard(push, why)
            }
        } catch {
            discard(push, "\(error)")
        }
    }

    /// The device wakes the app all the same: who tests a server has nothing of a push that does nothing.
    private func noteMode(of bundleID: String, _ push: BackgroundPush) {
        guard let modes = context.phone.read({ $0.apps[bundleID]?.profile.backgroundModes }),
            !modes.contains("remote-notification")
        else { return }
        let text = "A phone would not wake the app: its Info.plist lacks remote-notification in UIBackgroundModes"
        context.journeys.note(push.journeyID, .received, text, rule: .backgroundPush)
    }

    /// Hands on what was held, because the person has opened the app.
    package func release(_ bundleID: String) async {
        guard context.phone.read({ $0.apps[bundleID]?.profile.heldPush != nil }) else { return }
        do {
            guard let push = try await context.phone.change({ $0.takeHeldPush(of: bundleID) }) else { return }
            await hand(push, to: bundleID)
        } catch {
            // It stays held, until the app is opened again or may be woken.
            context.logger.error("the push that is held for \(bundleID) is not handed on: \(error)")
        }
    }

    /// A held push is gone: “if something force quits or kills the app, the system discards the held notification”.
    package func discard(_ push: BackgroundPush, _ why: String) {
        context.journeys.note(push.journeyID, .discarded, "Discarded: \(why)", rule: .backgroundPush)
    }

    /// Starts the app when it does not run, and hands it the push.
    package func hand(_ push: BackgroundPush, to bundleID: String) async {
        do {
            let app = try await apps.launch(
                bundleID,
                journeyID: push.journeyID,
                remoteNotification: push.userInfo
            )
            apps.setJourney(push.journeyID, of: bundleID)
            let result = try await withDeadline(context.clock, seconds: context.limits.response) {
                try await app.call(.backgroundPush(userInfo: push.userInfo))
            }
            context.journeys.note(push.journeyID, .didReceive, sentence(result), station: .app, rule: .backgroundPush)
        } catch {
            discard(push, "the app cannot be woken: \(error)")
        }
    }

    private func sentence(_ result: UInt?) -> String {
        guard let result else { return "The app did not finish in \(context.limits.response) s" }
        let names = ["new data", "no data", "failed"]
        let name = names.indices.contains(Int(clamping: result)) ? names[Int(clamping: result)] : "\(result)"
        return "The app took the background push: \(name)"
    }
}
