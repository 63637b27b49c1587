/// Words for the steps of a build, of which only those are worth any that last: a build after an edit says nothing.
///
/// On a terminal the steps under way are one line that is written over and goes when they end; elsewhere a step has a
/// line when it turns out to last. A step that lasted has a line with its time at its end on both.
package struct BuildReport: Sendable {
    private struct Step {
        let step: BuildStep
        let start: ContinuousClock.Instant
        var isTold = false
    }

    private let isLive: Bool
    private var steps: [Step] = []
    /// Whether the terminal's last line is the one that is written over.
    private var hasLiveLine = false

    /// - Parameter isLive: whether what it says goes to a terminal.
    package init(isLive: Bool) {
        self.isLive = isLive
    }

    /// Whether there is something to look at again.
    package var isBusy: Bool { !steps.isEmpty }

    /// Takes an event.
    ///
    /// - Returns: what to write.
    package mutating func take(_ event: BuildStep.Event, at now: ContinuousClock.Instant) -> String {
        switch event {
        case .began(let step):
            steps.append(Step(step: step, start: now))
            return look(at: now)
        case .ended(let step, let succeeded):
            guard let index = steps.firstIndex(where: { $0.step == step }) else { return "" }
            let known = steps.remove(at: index)
            // Why a step failed is told with the error.
            let isWorthALine = succeeded && (known.isTold || now - known.start >= step.patience)
            let line = isWorthALine ? "built \(step) in \(Self.seconds(now - known.start))\n" : ""
            return erased() + line + look(at: now)
        }
    }

    /// What there is to say after some time has passed.
    ///
    /// - Returns: what to write.
    package mutating func look(at now: ContinuousClock.Instant) -> String {
        let lasting = steps.indices.filter { now - steps[$0].start >= steps[$0].step.patience }
        guard isLive else {
            let lines = lasting.filter { !steps[$0].isTold }.map { "building \(steps[$0].step)\n" }
            for index in lasting { steps[index].isTold = true }
            return lines.joined()
        }
        guard let first = lasting.map({ steps[$0].start }).min() else { return "" }
        defer { hasLiveLine = true }
        let names = lasting.map { "\(steps[$0].step)" }.joined(separator: ", ")
        // Cut where a terminal would begin a second line, which could not be written over.
        return erased() + "building \(names.prefix(60)) … \(Self.seconds(now - first))"
    }

    private mutating func erased() -> String {
        defer { hasLiveLine = false }
        return hasLiveLine ? "\r\u{1B}[K" : ""
    }

    private static func seconds(_ duration: Duration) -> String { "\(duration.components.seconds) s" }
}
