import AppLink
import DeviceApps
import DeviceContext
import DeviceCore
import DeviceDelivery
import DeviceLink
import NotificationModel

/// Which app is in front, and telling apps of it.
struct ForegroundApp: Sendable {
    let context: DeviceContext
    let apps: AppSupervisor
    let background: BackgroundPushes

    /// Brings an app to the front; starts it when it does not run.
    ///
    /// A locked phone is unlocked by the person who asks. `response`: the answer for which it comes; `url`: what it is to
    /// open.
    ///
    /// - Throws: ``PhoneError``
    func bring(
        _ bundleID: String,
        journeyID: String? = nil,
        response: NotificationResponse? = nil,
        url: String? = nil
    ) async throws -> LinkConnection {
        let before = try await context.phone.change { state in
            _ = try state.app(bundleID)
            defer { state.surface = .app(bundleID: bundleID) }
            state.apps[bundleID]?.profile.isForceQuit = false
            // Whoever is answered is still open, for its extension hears of the answer.
            if response == nil { state.collapse() }
            return state.surface
        }
        let wasRunning = apps.connection(bundleID) != nil
        do {
            let app = try await apps.launch(
                bundleID,
                journeyID: journeyID,
                remoteNotification: response?.remoteNotification,
                response: response,
                url: url
            )
            context.jobs.add { await background.release(bundleID) }
            if before != .app(bundleID: bundleID) {
                if wasRunning { tell(bundleID, .active) }
                leave(before)
            }
            return app
        } catch {
            context.phone.attempt("going back to where the person was") { state in
                if state.surface == .app(bundleID: bundleID) { state.surface = .homeScreen }
            }
            throw error
        }
    }

    /// Shows something else than an app, and leaves the card that is open.
    func show(_ surface: RenderModel.Surface) async throws {
        let before = try await context.phone.change { state in
            defer { state.surface = surface }
            state.collapse()
            return state.surface
        }
        if before != surface { leave(before) }
    }

    private func leave(_ surface: RenderModel.Surface) {
        if case .app(let bundleID) = surface { tell(bundleID, .background) }
    }

    private func tell(_ bundleID: String, _ state: ApplicationState) {
        apps.connection(bundleID)?.tell(.applicationStateChanged(state))
    }
}
