import Testing
import _StoreKit_SwiftUI

@Suite("Views and values that SwiftUI has together with other frameworks", .timeLimit(.minutes(1))) @MainActor
struct OverlayTests {
    @Test("They compile in one view, and a question for a review asks nobody")
    func compiles() {
        OverlaySettings().review()
        #expect(EntitlementTaskState.success(2).map { $0 * 2 }.value == 4)
        #expect(EntitlementTaskState<Int>.loading.value == nil)
    }
}
