package import ViewLink

/// Everything in the process that plays; the page runs it and tells how far it is.
@MainActor
package final class Players {
    package static let shared = Players()

    private var players: [Int: Entry] = [:]

    private struct Entry {
        weak var owner: (any PlayerOwner)?
    }

    /// How many play at once; others are silent.
    package static let limit = 16

    package func add(_ owner: any PlayerOwner) {
        players[owner.playerID] = Entry(owner: owner)
        Display.changed()
    }

    /// As they travel; those that nobody holds any more are gone.
    package var wire: [MediaPlayer] {
        players = players.filter { $0.value.owner != nil }
        let found = players.sorted { $0.key < $1.key }.compactMap { $0.value.owner?.wirePlayer }
        return Array(found.suffix(Self.limit))
    }

    /// What the page told of a player; another event changes nothing.
    package func deliver(_ event: ViewEvent) {
        switch event {
        case .mediaEnded(let id): players[id]?.owner?.ended()
        case .mediaTime(let id, let seconds, let duration): players[id]?.owner?.moved(to: seconds, of: duration)
        case .mediaFailed(let id, let reason): players[id]?.owner?.failed(reason)
        default: break
        }
    }
}

/// Something that plays.
@MainActor
package protocol PlayerOwner: AnyObject {
    var playerID: Int { get }
    /// As it travels; nil while there is nothing to play.
    var wirePlayer: MediaPlayer? { get }
    func ended()
    func moved(to seconds: Double, of duration: Double?)
    func failed(_ reason: String)
}
