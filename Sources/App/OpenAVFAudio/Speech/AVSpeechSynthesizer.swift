/// Speaks text, or writes it as sound.
///
/// A simulated device has no loudspeaker: `speak` takes the time that the speech takes, calls its delegate on the main
/// queue at the moments that a phone would, and says what was spoken on standard output, from where it reaches the
/// journey.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    // @unchecked: `player` is Sendable and constant; `heldDelegate` is only touched inside `lock`.
    private let player = SpeechPlayer()
    private let lock = NSLock()
    private weak var heldDelegate: (any AVSpeechSynthesizerDelegate)?

    /// Who is told of each utterance's way.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)? {
        get { lock.withLock { heldDelegate } }
        set { lock.withLock { heldDelegate = newValue } }
    }

    private var heldSessionUse = (isOfTheApp: true, mixesToCalls: false)

    /// Kept: a process here has one session.
    open var usesApplicationAudioSession: Bool {
        get { lock.withLock { heldSessionUse.isOfTheApp } }
        set { lock.withLock { heldSessionUse.isOfTheApp = newValue } }
    }
    /// Kept: there are no calls.
    open var mixToTelephonyUplink: Bool {
        get { lock.withLock { heldSessionUse.mixesToCalls } }
        set { lock.withLock { heldSessionUse.mixesToCalls = newValue } }
    }

    /// Whether something is being spoken or waits to be, paused or not.
    open var isSpeaking: Bool { player.isSpeaking }
    /// Whether speech is paused.
    open var isPaused: Bool { player.isPaused }

    public override init() {
        super.init()
    }

    /// Speaks behind what is being spoken.
    open func speak(_ utterance: AVSpeechUtterance) {
        // Every event of an utterance comes from the player's one queue, in order, and is handed to the main queue.
        let spoken = UnsafeTransfer(utterance)
        player.add(SpeechPlan(utterance)) { [self] event in
            DispatchQueue.main.async { [self] in tell(event, of: spoken.value) }
        }
    }

    /// Makes sound of an utterance without playing it.
    ///
    /// - Parameters:
    ///   - utterance: What is said.
    ///   - bufferCallback: Gets each ``AVAudioPCMBuffer`` on a queue of its own; the last has no frames.
    open func write(
        _ utterance: AVSpeechUtterance,
        toBufferCallback bufferCallback: @escaping (AVAudioBuffer) -> Void
    ) {
        let plan = SpeechPlan(utterance)
        let spoken = UnsafeTransfer(utterance)
        let callback = UnsafeTransfer(bufferCallback)
        player.write { [self] in
            SpeechWriter.write(plan, to: callback.value)
            DispatchQueue.main.async { [self] in tell(.finished, of: spoken.value) }
        }
    }

    /// Stops, and forgets what waits.
    ///
    /// - Returns: false if nothing was being spoken.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { player.stop(at: boundary) }

    /// - Returns: false if nothing was being spoken.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { player.pause(at: boundary) }

    /// - Returns: false if nothing was paused.
    @discardableResult
    open func continueSpeaking() -> Bool { player.resume() }

    private func tell(_ event: SpeechPlayer.Event, of utterance: AVSpeechUtterance) {
        guard let delegate else { return }
        switch event {
        case .started: delegate.speechSynthesizer(self, didStart: utterance)
        case .finished: delegate.speechSynthesizer(self, didFinish: utterance)
        case .paused: delegate.speechSynthesizer(self, didPause: utterance)
        case .continued: delegate.speechSynthesizer(self, didContinue: utterance)
        case .cancelled: delegate.speechSynthesizer(self, didCancel: utterance)
        case .word(let range):
            delegate.speechSynthesizer(self, willSpeakRangeOfSpeechString: range, utterance: utterance)
        }
    }
}

/// Carries an author's object from the thread that handed it in to the one queue that gives it back.
///
/// `@unchecked Sendable`: Apple's API makes the same promise, that the object comes back on another thread; nothing
/// here reads or changes it on the way.
struct UnsafeTransfer<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
