import DeviceCore

/// Shows the screen again when something has changed: the newest state, however much changed meanwhile.
struct Redraw: Sendable {
    let keeper: StateKeeper

    /// Runs until the task is cancelled.
    func run() async {
        for await _ in keeper.changes where keeper.hub.isWatched {
            keeper.hub.publish(.render(keeper.render()))
        }
    }
}
