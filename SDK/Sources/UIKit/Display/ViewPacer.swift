package import Foundation
package import ViewLink

/// Decides when views travel: only what differs from what the reader has, one update on its way at a time, at most sixty in
/// a second; what comes meanwhile is gathered.
package struct ViewPacer {
    /// Seconds between two updates.
    package static let interval: TimeInterval = 1.0 / 60

    package enum Action: Equatable {
        case send(ViewTreeUpdate)
        /// Ask again after so many seconds.
        case wait(TimeInterval)
        case nothing
    }

    private var sent: ViewTree?
    private var wanted: ViewTree?
    private var animation: ViewAnimation?
    private var moves: [ViewNode.ID: ViewMove] = [:]
    private var isUnderway = false
    private var isWaiting = false
    private var lastSent = -TimeInterval.infinity

    package init() {}

    /// Views to be shown.
    package mutating func offer(
        _ tree: ViewTree,
        animation: ViewAnimation?,
        moves: [ViewMove] = [],
        now: TimeInterval
    ) -> Action {
        wanted = tree
        // What goes on and on is a part of the tree.
        if let animation, animation.repeats != true { self.animation = animation }
        for move in moves { take(move) }
        return next(now)
    }

    /// A node that is still to be sent begins where it began first.
    private mutating func take(_ move: ViewMove) {
        var move = move
        if move.animation?.repeats == true { move.animation = nil }
        if let former = moves[move.node], former.frame != nil {
            (move.frame, move.style) = (former.frame, former.style)
        }
        moves[move.node] = move
    }

    /// The reader has taken the last update.
    package mutating func taken(now: TimeInterval) -> Action {
        isUnderway = false
        return next(now)
    }

    /// The wait is over.
    package mutating func waited(now: TimeInterval) -> Action {
        isWaiting = false
        return next(now)
    }

    private mutating func next(_ now: TimeInterval) -> Action {
        guard !isUnderway, !isWaiting, let wanted else { return .nothing }
        guard var update = sent.map({ wanted.difference(from: $0) }) ?? wanted.whole else {
            (animation, moves) = (nil, [:])
            return .nothing
        }
        let rest = lastSent + Self.interval - now
        if rest > 0.000_1 {
            isWaiting = true
            return .wait(rest)
        }
        update.animation = sent == nil ? nil : animation
        let used = update.changed.compactMap { moves[$0.id] }
        update.moves = used.isEmpty ? nil : used
        (animation, moves) = (nil, [:])
        sent = wanted
        isUnderway = true
        lastSent = now
        return .send(update)
    }
}
