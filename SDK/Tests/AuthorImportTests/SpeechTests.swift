// As an author's file has it: a recognizer that is fed by a microphone.
import AVFAudio
import Foundation
import Speech
import Testing

@Suite(.timeLimit(.minutes(1))) struct SpeechTests {
    final class Dictation: NSObject, SFSpeechRecognizerDelegate, SFSpeechRecognitionTaskDelegate {
        let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "en-US"))!
        private(set) var said: [String] = []
        var done: (([String]) -> Void)?

        func begin(on queue: OperationQueue) -> SFSpeechRecognitionTask {
            recognizer.delegate = self
            recognizer.queue = queue
            let request = SFSpeechAudioBufferRecognitionRequest()
            request.shouldReportPartialResults = true
            request.taskHint = .dictation
            if recognizer.supportsOnDeviceRecognition { request.requiresOnDeviceRecognition = true }
            request.endAudio()
            return recognizer.recognitionTask(with: request, delegate: self)
        }
        func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription text: SFTranscription) {
            said.append(text.formattedString)
        }
        func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) { said.append("cancelled") }
        func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {
            said.append("finished \(successfully)")
            done?(said)
        }
    }

    @Test func `no speech can be written down, and an app hears so`() async throws {
        let answer = await withCheckedContinuation { asked in
            SFSpeechRecognizer.requestAuthorization { asked.resume(returning: $0) }
        }
        #expect(answer == .restricted && SFSpeechRecognizer.authorizationStatus() == answer)
        let recognizer = try #require(SFSpeechRecognizer())
        #expect(!recognizer.isAvailable && SFSpeechRecognizer.supportedLocales().isEmpty)

        recognizer.queue = OperationQueue()
        let request = SFSpeechURLRecognitionRequest(url: URL(fileURLWithPath: "/memo.m4a"))
        let error = await withCheckedContinuation { asked in
            recognizer.recognitionTask(with: request) { result, error in
                #expect(result?.bestTranscription.formattedString == nil)
                asked.resume(returning: error)
            }
        }
        let said = try #require(error as? SFSpeechError)
        #expect(said.code == .internalServiceError && said.localizedDescription.contains("no models of speech"))
    }

    @Test func `a task that is cancelled says so to its delegate`() async {
        let queue = OperationQueue()
        queue.isSuspended = true
        let dictation = Dictation()
        let said = await withCheckedContinuation { asked in
            dictation.done = { asked.resume(returning: $0) }
            let task = dictation.begin(on: queue)
            task.cancel()
            #expect(task.state == .canceling && task.error == nil)
            queue.isSuspended = false
        }
        #expect(said == ["cancelled", "finished false"])
    }
}
