import DeviceCore

/// Shows the screen again when something has changed: the newest state, however much changed meanwhile.
struct Redraw: Sendable {
    /// From one picture to the next: a page shows no more than sixty a second. Real time, since it is a matter of
    /// machines.
    private static let interval = Duration.milliseconds(16)

    let phone: PhoneStateStore

    /// Runs until the task is cancelled.
    func run() async {
        for await _ in phone.changes {
            let hub = phone.hub
            hub.publish(.changed(revision: phone.read(\.revision)))
            if hub.isScreenSeen { hub.publish(.render(phone.render())) }
            guard (try? await Task.sleep(for: Self.interval)) != nil else { return }
        }
    }
}
