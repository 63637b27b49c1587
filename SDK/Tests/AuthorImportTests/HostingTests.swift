import Testing

/// Views of SwiftUI in cells of UIKit.
@Suite(.timeLimit(.minutes(1))) struct HostingTests {
    @Test @MainActor func `a cell names the view that it would show, and is as high as it is told`() {
        #expect(HostedCells.made() == ["the SwiftUI view HabitRow", "60.0", "3"])
    }
}
