import Foundation
import Testing

@testable import DeviceProcesses

/// What the kernel tells of a process, and when it need not be asked.
@Suite struct ProcessUseTests {
    @Test func thePrivateMemoryOfThisProcessGrowsByWhatItTouches() throws {
        let own = ProcessInfo.processInfo.processIdentifier
        let before = try #require(ProcessUse.privateMemory(own))
        #expect(before > 1 << 20)
        let size = 64 << 20
        let block = try #require(mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
        defer { munmap(block, size) }
        memset(block, 1, size)
        #expect(try #require(ProcessUse.privateMemory(own)) >= before + size / 2)
    }

    /// Beyond the highest number that the kernel gives (proc_pid(5): pid_max).
    private static let nobody: pid_t = (1 << 22) + 1

    @Test func aProcessThatIsNotThereHasNone() {
        #expect(ProcessUse.privateMemory(Self.nobody) == nil)
        #expect(ProcessUse.computing(Self.nobody) == nil)
    }

    @Test func whatRestsAloneIsLookedAtOnceMoreAndThenNotUntilItComputes() {
        var rest = ProcessRest()
        rest.take(1, isAlone: true)
        #expect(!rest.isKnown)
        rest.isGroupKnown = true
        rest.take(1, isAlone: true)
        // Its folders were not looked at since.
        #expect(!rest.isKnown)
        rest.isStorageKnown = true
        rest.take(1, isAlone: true)
        #expect(rest.isKnown)
        // It has started something: what that takes is to be looked at, though it rests itself.
        rest.take(1, isAlone: false)
        #expect(!rest.isKnown)
        rest.take(1, isAlone: true)
        #expect(rest.isKnown)
        rest.take(1.001, isAlone: true)
        #expect(!rest.isKnown)
        rest.take(nil, isAlone: true)
        #expect(!rest.isKnown)
    }
}
