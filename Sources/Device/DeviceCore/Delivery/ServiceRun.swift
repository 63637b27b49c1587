package import NotificationModel

/// One run of a service extension, from its start to its outcome: a state machine without process or clock
/// (UNNotificationServiceExtension: about 30 seconds, then `serviceExtensionTimeWillExpire`).
package struct ServiceRun: Sendable {
    /// What happens to the process.
    package enum Event: Sendable {
        case connected
        /// The content handler was called.
        case content(NotificationContent)
        /// It answered with an error.
        case failed(String)
        /// `serviceExtensionTimeWillExpire` has returned.
        case warned
        /// It has crashed, and its stack is being written: that takes as long as it takes, and is no hang.
        case crashing
        /// The process ended.
        case ended(how: String)
        /// Its time is over.
        case timeIsUp
        /// The time after the warning is over, too.
        case graceIsUp
        /// The time for writing a stack is over.
        case reportIsLate
    }

    /// What is to be done.
    package enum Action: Hashable, Sendable {
        case serve
        /// Call `serviceExtensionTimeWillExpire`, and wait for the grace.
        case warn
        /// Wait for the end of a process that crashed.
        case awaitReport
        case finish(Outcome)
    }

    /// How it ended.
    package enum Outcome: Hashable, Sendable {
        case delivered(NotificationContent, afterWarning: Bool)
        /// It was warned, returned from the warning, and delivered nothing.
        case expired
        /// It crashed or left before it delivered.
        case crashed(String)
        /// It did not even take the warning, or never said hello.
        case hung(String)
        case failed(String)
    }

    private enum Phase { case starting, serving, warned(hasReturned: Bool), crashing(afterWarning: Bool), finished }
    private var phase = Phase.starting

    package init() {}

    /// Takes in an event.
    ///
    /// - Returns: what to do for it; nil for nothing. After ``Action/finish(_:)`` nothing is done any more.
    package mutating func handle(_ event: Event) -> Action? {
        switch (phase, event) {
        case (.finished, _):
            return nil
        case (.starting, .connected):
            phase = .serving
            return .serve
        case (.serving, .content(let content)):
            return finish(.delivered(content, afterWarning: false))
        case (.warned, .content(let content)):
            return finish(.delivered(content, afterWarning: true))
        case (.crashing(let afterWarning), .content(let content)):
            // Its last word was on the way when it crashed.
            return finish(.delivered(content, afterWarning: afterWarning))
        case (_, .ended(let how)):
            return finish(.crashed(how))
        case (.crashing, .reportIsLate):
            return finish(.crashed("its stack was not written in time"))
        case (.crashing, _):
            return nil
        case (_, .crashing):
            if case .warned = phase {
                phase = .crashing(afterWarning: true)
            } else {
                phase = .crashing(afterWarning: false)
            }
            return .awaitReport
        case (_, .failed(let why)):
            return finish(.failed(why))
        case (.starting, .timeIsUp):
            return finish(.hung("it used its time in starting up, and never called home"))
        case (.serving, .timeIsUp):
            phase = .warned(hasReturned: false)
            return .warn
        case (.warned, .warned):
            phase = .warned(hasReturned: true)
            return nil
        case (.warned(let hasReturned), .graceIsUp):
            return finish(hasReturned ? .expired : .hung("it did not return from serviceExtensionTimeWillExpire"))
        default:
            return nil
        }
    }

    private mutating func finish(_ outcome: Outcome) -> Action {
        phase = .finished
        return .finish(outcome)
    }
}
