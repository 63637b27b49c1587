import Foundation
import FoundationAdditions
import Testing

/// Darwin's clocks, and activities of the process.
@Suite struct ClockTests {
    @Test("Ticks go forward, and become nanoseconds as they are")
    func ticks() {
        var base = mach_timebase_info()
        #expect(mach_timebase_info(&base) == 0 && base.numer == 1 && base.denom == 1)
        let (first, second) = (mach_absolute_time(), mach_absolute_time())
        #expect(second >= first && first > 0 && mach_continuous_time() >= first)
    }

    @Test("Work goes on as an activity, which ends")
    func activities() async {
        let info = ProcessInfo.processInfo
        info.endActivity(info.beginActivity(options: [.userInitiated, .idleSystemSleepDisabled], reason: "An alarm"))
        var isDone = false
        info.performActivity(options: .background, reason: "A backup") { isDone = true }
        let expired = await withCheckedContinuation { done in
            info.performExpiringActivity(withReason: "A save") { done.resume(returning: $0) }
        }
        #expect(isDone && !expired)
    }
}
