import Foundation
import FoundationAdditions
import Testing

/// Core Foundation's run loops and hosts.
@Suite(.timeLimit(.minutes(1))) struct RunLoopTests {
    @Test("A thread's run loop calls a block and its observers, until it is stopped")
    func blocks() {
        let thread = Thread {
            let loop = CFRunLoopGetCurrent()!
            let observer = CFRunLoopObserverCreateWithHandler(
                nil,
                CFRunLoopActivity.allActivities.rawValue,
                true,
                0
            ) { _, activity in if activity == .entry { steps.withLock { $0.append("entry") } } }
            CFRunLoopAddObserver(loop, observer, .commonModes)
            CFRunLoopPerformBlock(loop, CFRunLoopMode.commonModes.rawValue) {
                steps.withLock { $0.append("block") }
                CFRunLoopStop(CFRunLoopGetCurrent())
            }
            // Without a timer it has nothing to wait for.
            RunLoop.current.add(Timer(timeInterval: 60, repeats: false) { _ in }, forMode: .default)
            let result = CFRunLoopRunInMode(.defaultMode, 50, false)
            CFRunLoopRemoveObserver(loop, observer, .commonModes)
            steps.withLock { $0.append("\(result)") }
            ended.signal()
        }
        thread.start()
        ended.wait()
        #expect(steps.withLock { $0 } == ["entry", "block", "stopped"])
        #expect(CFRunLoopGetMain() == CFRunLoopGetMain())
    }

    @Test("A source that is signalled is called by the run loop that it was added to")
    func sources() {
        let loop = CFRunLoopGetCurrent()
        let told = Told()
        var context = CFRunLoopSourceContext()
        context.info = Unmanaged.passUnretained(told).toOpaque()
        context.perform = { info in
            info.map { Unmanaged<Told>.fromOpaque($0).takeUnretainedValue().count += 1 }
            CFRunLoopStop(CFRunLoopGetCurrent())
        }
        let source = CFRunLoopSourceCreate(nil, 0, &context)
        CFRunLoopAddSource(loop, source, kCFRunLoopDefaultMode)
        CFRunLoopSourceSignal(source)
        #expect(CFRunLoopRunInMode(.defaultMode, 50, false) == .stopped && told.count == 1)
        CFRunLoopRemoveSource(loop, source, kCFRunLoopDefaultMode)
        CFRunLoopSourceInvalidate(source)
    }

    private final class Told { var count = 0 }

    @Test("A host has the addresses that its name stands for, once it was asked")
    func hosts() throws {
        let host = CFHostCreateWithName(nil, "127.0.0.1").takeRetainedValue()
        var isResolved: DarwinBoolean = true
        #expect(CFHostGetAddressing(host, &isResolved) == nil && !isResolved.boolValue)
        #expect(CFHostStartInfoResolution(host, .addresses, nil))
        let addresses = try #require(CFHostGetAddressing(host, &isResolved)?.takeUnretainedValue())
        #expect(isResolved.boolValue && addresses.count == 1 && addresses[0] is Data)
        #expect(!CFHostStartInfoResolution(host, .reachability, nil))
    }

    private let steps = Steps()
    private let ended = DispatchSemaphore(value: 0)
}

private final class Steps: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [String] = []
    func withLock<Value>(_ body: (inout [String]) -> Value) -> Value { lock.withLock { body(&all) } }
}
