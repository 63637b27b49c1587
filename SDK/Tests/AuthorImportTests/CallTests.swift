import AVFAudio
import Foundation
import Synchronization
import Testing

@testable import CallKit

/// The calls of an app, as its author writes them.
private final class Calls: NSObject, CXProviderDelegate, CXCallObserverDelegate, Sendable {
    private let told = Mutex<[String]>([])

    func providerDidReset(_ provider: CXProvider) { tell("reset") }
    func provider(_ provider: CXProvider, perform action: CXStartCallAction) {
        tell("start \(action.handle.value)")
        action.fulfill()
    }
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {
        tell("answer")
        action.fulfill()
    }
    func provider(_ provider: CXProvider, perform action: CXEndCallAction) {
        tell("end")
        action.fulfill()
    }
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {
        tell("hold \(action.isOnHold)")
        action.fulfill()
    }
    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) { tell("sound") }
    func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) { tell("silence") }
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall) {
        tell("call \(call.isOutgoing) \(call.hasConnected) \(call.isOnHold) \(call.hasEnded)")
    }

    func tell(_ line: String) { told.withLock { $0.append(line) } }

    /// What was told until now.
    func lines(on queue: DispatchQueue) -> [String] {
        // What was told may have the provider tell more.
        for _ in 0..<4 { queue.sync {} }
        return told.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }
}

@Suite("Calls, as author code has them", .serialized, .timeLimit(.minutes(2))) struct CallTests {
    private let queue = DispatchQueue(label: "calls")
    private let calls = Calls()
    private let provider: CXProvider
    private let controller: CXCallController

    init() {
        let configuration = CXProviderConfiguration(localizedName: "Bell")
        configuration.maximumCallGroups = 1
        configuration.supportedHandleTypes = [.phoneNumber, .generic]
        provider = CXProvider(configuration: configuration)
        provider.setDelegate(calls, queue: queue)
        controller = CXCallController(queue: queue)
        controller.callObserver.setDelegate(calls, queue: queue)
    }

    @Test("A call that comes in is one of the phone's, is answered by the app, and ends")
    func incoming() async throws {
        let call = UUID()
        let update = CXCallUpdate()
        update.remoteHandle = CXHandle(type: .phoneNumber, value: "+44 20 7946 0000")
        try await provider.reportNewIncomingCall(with: call, update: update)
        let error = await #expect(throws: CXErrorCodeIncomingCallError.self) {
            try await provider.reportNewIncomingCall(with: call, update: update)
        }
        #expect(error?.code == .callUUIDAlreadyExists)
        #expect(controller.callObserver.calls.map(\.uuid) == [call])
        #expect(calls.lines(on: queue) == ["call false false false false"])
        try await controller.request(CXTransaction(action: CXAnswerCallAction(call: call)))
        #expect(calls.lines(on: queue) == ["answer", "call false true false false", "sound"])
        try await controller.requestTransaction(with: CXSetHeldCallAction(call: call, onHold: true))
        #expect(calls.lines(on: queue) == ["hold true", "call false true true false"])
        provider.reportCall(with: call, endedAt: nil, reason: .remoteEnded)
        #expect(calls.lines(on: queue) == ["call false true true true", "silence"])
        #expect(controller.callObserver.calls.isEmpty)
        provider.invalidate()
        #expect(calls.lines(on: queue) == ["reset"])
    }

    @Test("A transaction is taken, or refused with Apple's reason")
    func outgoing() async throws {
        func refusal(_ actions: CXAction...) async -> CXErrorCodeRequestTransactionError.Code? {
            do {
                try await controller.request(CXTransaction(actions: actions))
                return nil
            } catch {
                return (error as? CXErrorCodeRequestTransactionError)?.code
            }
        }
        let call = UUID()
        let handle = CXHandle(type: .generic, value: "Mina")
        #expect(await refusal() == .emptyTransaction)
        #expect(await refusal(CXEndCallAction(call: call)) == .unknownCallUUID)
        #expect(await refusal(CXAction()) == .invalidAction)
        #expect(await refusal(CXStartCallAction(call: call, handle: handle)) == nil)
        #expect(await refusal(CXStartCallAction(call: call, handle: handle)) == .callUUIDAlreadyExists)
        #expect(await refusal(CXStartCallAction(call: UUID(), handle: handle)) == .maximumCallGroupsReached)
        #expect(calls.lines(on: queue) == ["call true false false false", "start Mina", "sound"])
        provider.reportOutgoingCall(with: call, connectedAt: Date())
        #expect(controller.callObserver.calls.first?.hasConnected == true)
        // The app does nothing with tones, so that the action fails.
        let tones = CXPlayDTMFCallAction(call: call, digits: "12", type: .singleTone)
        #expect(await refusal(tones) == nil)
        _ = calls.lines(on: queue)
        #expect(tones.isComplete && provider.pendingTransactions.isEmpty)
        #expect(await refusal(CXEndCallAction(call: call)) == nil)
        #expect(calls.lines(on: queue) == ["end", "call true true false true", "silence"])
        provider.invalidate()
        #expect(await refusal(CXStartCallAction(call: UUID(), handle: handle)) == .unknownCallProvider)
    }

    @Test("Actions and handles are values of archives")
    func archives() throws {
        let action = CXStartCallAction(call: UUID(), handle: CXHandle(type: .emailAddress, value: "mina@example.com"))
        action.isVideo = true
        let data = try NSKeyedArchiver.archivedData(withRootObject: action, requiringSecureCoding: true)
        let again = try NSKeyedUnarchiver.unarchivedObject(ofClass: CXStartCallAction.self, from: data)
        #expect(again?.callUUID == action.callUUID && again?.uuid == action.uuid)
        #expect(again?.handle == action.handle && again?.isVideo == true)
    }

    @Test(
        "Numbers of a directory come in order, each once",
        arguments: [
            ([1, 2, 3], nil), ([2, 1], .entriesOutOfOrder), ([1, 1], .duplicateEntries),
        ] as [([CXCallDirectoryPhoneNumber], CXErrorCodeCallDirectoryManagerError.Code?)]
    )
    func directory(numbers: [CXCallDirectoryPhoneNumber], refused: CXErrorCodeCallDirectoryManagerError.Code?) async {
        #expect(CallDirectory.refusal(of: numbers) == refused)
        await #expect(throws: CXErrorCodeCallDirectoryManagerError(.noExtensionFound)) {
            try await CXCallDirectoryManager.sharedInstance.reloadExtension(withIdentifier: "com.example.directory")
        }
    }
}
