package import ViewLink

/// One life of a content extension's view, from its process to its end: a state machine without process or clock.
///
/// It holds the views as they are now, believes no more than it must, and falls back to the default view for good.
package struct ContentViewRun: Sendable {
    /// What happens.
    package enum Event: Sendable {
        case connected
        /// The views changed; the time is that of a clock that only moves forward, in seconds.
        case views(ViewTreeUpdate, at: Double)
        /// It says that it cannot be shown, or answered an order with an error.
        case failed(String)
        /// It has crashed, and its stack is being written: that takes as long as it takes, and is no hang.
        case crashing
        /// So many seconds were not enough for its stack.
        case reportOverdue(Double)
        /// The process ended.
        case ended(how: String)
        /// So many seconds are over since the start.
        case firstViewsOverdue(Double)
        /// It did not take an order in so many seconds.
        case orderOverdue(Double)
        /// The card was closed.
        case closed
    }

    /// What is to be done.
    package enum Action: Hashable, Sendable {
        case present
        /// Wait for the end of a process that crashed.
        case awaitReport
        /// The first views are there.
        case show
        case publish(ContentViewFrame)
        /// Show the default view and end the process.
        case fallBack(Failure)
    }

    /// Why the default view is shown.
    package enum Failure: Hashable, Sendable {
        case crashed(String)
        case hung(String)
        case refused(String)
    }

    private enum Phase { case starting, presenting, alive, crashing, over }
    private var phase = Phase.starting
    private var rate = ViewRate()
    private(set) var tree = ViewTree()
    /// Counts the changes; 0 before the first.
    package private(set) var serial: UInt64 = 0

    package init() {}

    /// All views as they are now.
    package var whole: ContentViewFrame { ContentViewFrame(serial: serial, update: tree.whole) }

    /// Whether there is something to show.
    package var isAlive: Bool { phase == .alive }

    /// Whether a person's event may reach the extension: without `UNNotificationExtensionUserInteractionEnabled` none of
    /// those in the card do; the keyboard's bar, players and the media button always do.
    package func takes(_ event: ViewEvent, touches: Bool) -> Bool {
        // What a document says, which runs by itself, is no person's event.
        if case .web(let node, _) = event { return tree.nodes[node] != nil }
        guard let node = event.node else { return true }
        guard !touches, let root = tree.panel.root else { return tree.nodes[node] != nil }
        var waiting = [tree.panel.accessory, tree.panel.input].compactMap(\.self).filter { $0 != root }
        while let id = waiting.popLast() {
            if id == node { return true }
            waiting += tree.nodes[id]?.children ?? []
        }
        return false
    }

    /// Takes in an event.
    ///
    /// - Returns: what to do for it, in order. After ``Action/fallBack(_:)`` nothing is done any more.
    package mutating func handle(_ event: Event) -> [Action] {
        switch (phase, event) {
        case (.over, _):
            return []
        case (.starting, .connected):
            phase = .presenting
            return [.present]
        case (.presenting, .views(let update, let time)), (.alive, .views(let update, let time)):
            return take(update, at: time)
        case (_, .ended(let how)):
            return fall(.crashed(how))
        case (_, .closed):
            phase = .over
            return []
        case (.crashing, .reportOverdue(let seconds)):
            return fall(.crashed("its stack was not written in \(seconds) s"))
        case (.crashing, _):
            return []
        case (_, .crashing):
            phase = .crashing
            return [.awaitReport]
        case (_, .failed(let why)):
            return fall(.refused(why))
        case (.starting, .firstViewsOverdue(let seconds)), (.presenting, .firstViewsOverdue(let seconds)):
            return fall(.hung("it sent no views in \(seconds) s"))
        case (.presenting, .orderOverdue(let seconds)), (.alive, .orderOverdue(let seconds)):
            return fall(.hung("its main thread did not answer in \(seconds) s"))
        default:
            return []
        }
    }

    private mutating func take(_ update: ViewTreeUpdate, at time: Double) -> [Action] {
        if let excess = rate.take(update, at: time) { return fall(.refused(excess)) }
        do {
            try tree.apply(update)
        } catch {
            return fall(.refused("\(error)"))
        }
        // What has no root yet is nothing to see.
        guard phase == .alive || tree.panel.root != nil else { return [] }
        serial += 1
        guard phase == .presenting else { return [.publish(ContentViewFrame(serial: serial, update: update))] }
        phase = .alive
        var first = whole
        first.update.moves = update.moves
        return [.publish(first), .show]
    }

    private mutating func fall(_ failure: Failure) -> [Action] {
        phase = .over
        return [.fallBack(failure)]
    }
}

/// Views, or a change of them, with its place in the order.
package struct ContentViewFrame: Codable, Hashable, Sendable {
    /// One more than the change before; a reader that finds a gap fetches all.
    package var serial: UInt64
    package var update: ViewTreeUpdate

    package init(serial: UInt64, update: ViewTreeUpdate) {
        self.serial = serial
        self.update = update
    }
}

extension ViewEvent {
    /// The view that it is about; nil for players and the media button.
    fileprivate var node: ViewNode.ID? {
        switch self {
        case .touch(let node, _, _), .text(let node, _, _), .selection(let node, _), .keys(let node, _),
            .returnKey(let node), .focus(let node, _), .value(let node, _), .scroll(let node, _), .gesture(let node, _),
            .fingers(let node, _), .web(let node, _):
            node
        case .mediaEnded, .mediaTime, .mediaFailed, .mediaButton:
            nil
        }
    }
}
