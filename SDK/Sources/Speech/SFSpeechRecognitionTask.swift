public import Foundation
import Synchronization

/// Writes down one request; it fails as soon as its recognizer's queue comes to it.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    // @unchecked: its state is behind a lock.
    private struct State {
        var phase = SFSpeechRecognitionTaskState.starting
        var isCancelled = false
        var error: SFSpeechError?
    }
    private let kept = Mutex(State())

    override init() {}

    open var state: SFSpeechRecognitionTaskState { kept.withLock { $0.phase } }
    open var isFinishing: Bool { state == .finishing }
    open var isCancelled: Bool { kept.withLock { $0.isCancelled } }
    /// Why it failed; nil before that.
    open var error: (any Error)? { kept.withLock { $0.error } }

    /// No more sounds will come.
    open func finish() {
        kept.withLock { if $0.phase == .starting { $0.phase = .finishing } }
    }
    open func cancel() {
        kept.withLock {
            guard $0.phase != .completed else { return }
            $0.isCancelled = true
            $0.phase = .canceling
        }
    }

    func end() -> SFSpeechError {
        let error = SFSpeechError(.internalServiceError)
        kept.withLock { ($0.phase, $0.error) = (.completed, error) }
        return error
    }
}

/// How far a task is.
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting = 0, running, finishing, canceling, completed }

/// Hears what becomes of a task.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask,
        didHypothesizeTranscription transcription: SFTranscription
    )
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask,
        didFinishRecognition recognitionResult: SFSpeechRecognitionResult
    )
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didProcessAudioDuration duration: TimeInterval)
}

extension SFSpeechRecognitionTaskDelegate {
    public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask,
        didHypothesizeTranscription transcription: SFTranscription
    ) {}
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask,
        didFinishRecognition recognitionResult: SFSpeechRecognitionResult
    ) {}
    public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask,
        didProcessAudioDuration duration: TimeInterval
    ) {}
}
