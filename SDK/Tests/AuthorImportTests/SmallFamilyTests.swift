import Foundation
import Testing

/// Small families that one or two apps have.
@Suite(.timeLimit(.minutes(1))) struct SmallFamilyTests {
    @Test func `a machine goes from state to state as they allow`() {
        #expect(Lamp.run() == ["true false", "0.5", "false true"])
    }

    @Test func `a tag cannot be read, and its delegate hears so`() async {
        let reader = TagReader()
        let code = await withCheckedContinuation { done in
            reader.read(on: DispatchQueue(label: "tags")) { done.resume(returning: $0) }
        }
        #expect(code == 1)
    }

    @Test func `who observes a notification of a name hears of it until it is removed`() {
        #expect(Counter.notified() == [1, 1])
    }

    @Test @MainActor func `nothing is recorded, and no controller is there`() {
        #expect(Recording.refused() == ["-5802", "false", "0"])
    }
}
