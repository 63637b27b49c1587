// As authors write it: states of a game, a tag that is read, a recording, a controller, notifications of Core Foundation's.
import CoreNFC
import CoreSpotlight
import FoundationAdditions
import GameController
import GameplayKit
import QuickLook
import ReplayKit
import UIKit

/// A lamp that is off or on, and may break when it is on.
enum Lamp {
    class Off: GKState {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is On.Type }
    }
    class On: GKState {
        var seconds = 0.0
        override func didEnter(from previousState: GKState?) { seconds = previousState is Off ? 0 : -1 }
        override func update(deltaTime seconds: TimeInterval) { self.seconds += seconds }
    }
    class Broken: GKState {
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { false }
    }

    static func run() -> [String] {
        let machine = GKStateMachine(states: [Off(), On(), Broken()])
        var lines = ["\(machine.enter(Off.self)) \(machine.enter(Broken.self))"]
        machine.enter(On.self)
        machine.update(deltaTime: 0.5)
        lines.append("\(machine.state(forClass: On.self)?.seconds ?? 0)")
        machine.enter(Broken.self)
        return lines + ["\(machine.canEnterState(Off.self)) \(machine.currentState is Broken)"]
    }
}

/// Reads a tag.
final class TagReader: NSObject, NFCNDEFReaderSessionDelegate {
    private var session: NFCNDEFReaderSession?
    private var done: ((Int) -> Void)?

    func read(on queue: DispatchQueue, _ done: @escaping (Int) -> Void) {
        self.done = done
        session = NFCNDEFReaderSession(delegate: self, queue: queue, invalidateAfterFirstRead: true)
        session?.alertMessage = "Hold your phone near the tag."
        session?.begin()
    }
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {
        done?((error as? NFCReaderError)?.code.rawValue ?? 0)
    }
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
}

/// A count that a callback of C's writes to.
final class Counter {
    var count = 0

    static func notified() -> [Int] {
        let counter = Counter()
        let pointer = Unmanaged.passUnretained(counter).toOpaque()
        let center = CFNotificationCenterGetDarwinNotifyCenter()
        let name = "org.example.cups.\(UUID())"
        CFNotificationCenterAddObserver(
            center,
            pointer,
            { _, observer, name, _, _ in
                guard let observer, name != nil else { return }
                Unmanaged<Counter>.fromOpaque(observer).takeUnretainedValue().count += 1
            },
            name as NSString,
            nil,
            .deliverImmediately
        )
        let posted = CFNotificationName(name as NSString)
        CFNotificationCenterPostNotification(center, posted, nil, nil, true)
        CFNotificationCenterPostNotification(center, CFNotificationName("another" as NSString), nil, nil, true)
        CFNotificationCenterRemoveObserver(center, pointer, posted, nil)
        let before = counter.count
        CFNotificationCenterPostNotification(center, posted, nil, nil, true)
        return [before, counter.count]
    }
}

/// Extensions as Xcode's templates have them.
final class SampleHandler: RPBroadcastSampleHandler {
    override func broadcastStarted(withSetupInfo setupInfo: [String: NSObject]?) {}
    override func processSampleBuffer(_ sampleBuffer: CMSampleBuffer, with sampleBufferType: RPSampleBufferType) {
        switch sampleBufferType {
        case .video, .audioApp, .audioMic: break
        @unknown default: fatalError("Unknown type of sample buffer")
        }
    }
}
final class PreviewController: UIViewController, QLPreviewingController {
    func preparePreviewOfFile(at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void) { handler(nil) }
}
final class IndexRequestHandler: CSIndexExtensionRequestHandler {
    override func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
    ) { acknowledgementHandler() }
}

@MainActor enum Recording {
    static func refused() -> [String] {
        var lines: [String] = []
        RPScreenRecorder.shared().startRecording { lines.append("\(($0 as? RPRecordingError)?.code.rawValue ?? 0)") }
        return lines + ["\(RPScreenRecorder.shared().isAvailable)", "\(GCController.controllers().count)"]
    }
}
