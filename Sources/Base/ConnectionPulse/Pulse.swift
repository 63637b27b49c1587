/// Whether the other side of a connection is still there: a value that is told the time.
///
/// A kernel answers for a process that stands still; only an answer of the process itself says that it is there. Who has said
/// nothing for a while is asked, and given up when no answer comes. What cannot be heard since this side stood still itself, or
/// does not read, is not held against the other.
package struct Pulse: Hashable, Sendable {
    /// What to do now.
    package enum Action: Hashable, Sendable {
        /// Ask again at that time.
        case wait(until: Duration)
        /// Send the other side something that it answers; ask again at that time.
        case ask(until: Duration)
        /// The other side is not there any more.
        case giveUp
    }

    /// How long the other side may say nothing until it is asked.
    package let quiet: Duration
    /// How long it may take for an answer.
    package let patience: Duration

    private var heard: Duration
    private var asked: Duration?
    private var next: Duration

    /// - Parameters:
    ///   - quiet: how long the other side may say nothing until it is asked; more than zero.
    ///   - patience: how long it may take for an answer; more than zero.
    ///   - now: times are given since any moment, by a clock that nobody sets.
    package init(quiet: Duration, patience: Duration, now: Duration) {
        self.quiet = max(quiet, .milliseconds(1))
        self.patience = max(patience, .milliseconds(1))
        self.heard = now
        self.next = now + self.quiet
    }

    /// Something came.
    package mutating func heard(at now: Duration) {
        heard = max(heard, now)
        asked = nil
    }

    /// The time that was asked for has come.
    ///
    /// - Parameters:
    ///   - now: the time.
    ///   - isListening: whether what the other side says is read at all.
    package mutating func due(at now: Duration, isListening: Bool) -> Action {
        // Who does not listen says that it is there itself, all the same.
        guard isListening else {
            (heard, asked, next) = (now, nil, now + quiet)
            return .ask(until: next)
        }
        if let asked {
            // An answer may lie there unread when this side has stood still.
            let stoodStill = now - next >= patience
            if !stoodStill, now - asked >= patience { return .giveUp }
        }
        guard asked != nil || now - heard >= quiet else {
            next = heard + quiet
            return .wait(until: next)
        }
        (asked, next) = (now, now + patience)
        return .ask(until: next)
    }
}
