/// Plays utterances one behind the other, in the time they take.
///
/// `@unchecked Sendable`: everything mutable is only touched while `condition` is locked.
final class SpeechPlayer: @unchecked Sendable {
    enum Event: Sendable {
        case started
        case word(NSRange)
        case paused
        case continued
        case cancelled
        case finished
    }

    private struct Job: Sendable {
        let plan: SpeechPlan
        let tell: @Sendable (Event) -> Void
    }

    /// How playing goes on at the next moment.
    private enum Wish {
        case play
        case pause
        case stop
    }

    /// The most utterances that wait; later ones are cancelled at once.
    static let waitingLimit = 100

    private let condition = NSCondition()
    private let queue = DispatchQueue(label: "carillon.speech")
    private let writing = DispatchQueue(label: "carillon.speech.write")
    private var waiting: [Job] = []
    private var isPlaying = false
    private var wish = Wish.play
    /// Whether the wish holds only from the next word on.
    private var atNextWord = false

    var isSpeaking: Bool { condition.withLock { isPlaying } }
    var isPaused: Bool { condition.withLock { isPlaying && wish == .pause } }

    func add(_ plan: SpeechPlan, tell: @escaping @Sendable (Event) -> Void) {
        let isFull = condition.withLock {
            guard waiting.count < Self.waitingLimit else { return true }
            waiting.append(Job(plan: plan, tell: tell))
            if !isPlaying {
                isPlaying = true
                wish = .play
                queue.async { self.playAll() }
            }
            return false
        }
        if isFull { tell(.cancelled) }
    }

    func write(_ work: @escaping @Sendable () -> Void) {
        writing.async(execute: work)
    }

    func stop(at boundary: AVSpeechBoundary) -> Bool {
        let (wasPlaying, dropped) = condition.withLock {
            let dropped = waiting
            waiting = []
            if isPlaying { change(to: .stop, at: boundary) }
            return (isPlaying, dropped)
        }
        for job in dropped { job.tell(.cancelled) }
        return wasPlaying
    }

    func pause(at boundary: AVSpeechBoundary) -> Bool {
        condition.withLock {
            guard isPlaying, wish == .play else { return false }
            change(to: .pause, at: boundary)
            return true
        }
    }

    func resume() -> Bool {
        condition.withLock {
            guard isPlaying, wish == .pause else { return false }
            change(to: .play, at: .immediate)
            return true
        }
    }

    private func change(to wish: Wish, at boundary: AVSpeechBoundary) {
        self.wish = wish
        atNextWord = boundary == .word
        condition.signal()
    }

    private func playAll() {
        while let job = nextJob() { play(job) }
    }

    private func nextJob() -> Job? {
        condition.withLock {
            guard !waiting.isEmpty else {
                isPlaying = false
                return nil
            }
            if wish == .stop { wish = .play }
            return waiting.removeFirst()
        }
    }

    private func play(_ job: Job) {
        var words: [SpeechBlock.Word] = []
        var samples = 0
        let spoke = SpeechEngine.shared.speak(job.plan.order) { block in
            words += block.words
            samples += block.samples.count
            return true
        }
        job.tell(.started)
        guard spoke else {
            PlaybackReport.print("speech: espeak-ng cannot speak with the voice \(job.plan.order.voice)")
            job.tell(.cancelled)
            return
        }
        let speech = Double(samples) / Double(SpeechEngine.sampleRate)
        PlaybackReport.print(
            "speech: \"\(job.plan.order.text)\" (\(job.plan.order.voice), \(PlaybackReport.seconds(speech)))"
        )

        var moment = 0.0
        for word in words {
            let time = job.plan.leadingSilence + word.time
            guard wait(time - moment, isWord: true, tell: job.tell) else { return job.tell(.cancelled) }
            moment = max(moment, time)
            job.tell(.word(job.plan.range(of: word)))
        }
        let end = job.plan.leadingSilence + speech + job.plan.trailingSilence
        guard wait(end - moment, isWord: false, tell: job.tell) else { return job.tell(.cancelled) }
        job.tell(.finished)
    }

    /// Lets a while of playing pass, and any pause on top of it.
    ///
    /// - Returns: false if playing was stopped.
    private func wait(_ seconds: Double, isWord: Bool, tell: (Event) -> Void) -> Bool {
        var left = seconds
        while true {
            condition.lock()
            let began = DispatchTime.now().uptimeNanoseconds
            while left > 0, wish == .play || atNextWord {
                guard condition.wait(until: Date(timeIntervalSinceNow: left)) else {
                    left = 0
                    break
                }
                left = seconds - Double(DispatchTime.now().uptimeNanoseconds - began) / 1e9
            }
            if isWord || left > 0 { atNextWord = false }
            let now = atNextWord ? .play : wish
            condition.unlock()
            switch now {
            case .stop: return false
            case .play: if left <= 0 { return true }
            case .pause:
                tell(.paused)
                condition.lock()
                while wish == .pause { condition.wait() }
                let next = wish
                condition.unlock()
                guard next == .play else { return false }
                tell(.continued)
                if left <= 0 { return true }
            }
        }
    }
}
