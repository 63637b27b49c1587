import Testing

/// Views of SwiftUI in cells of UIKit.
@Suite(.timeLimit(.minutes(1))) struct HostingTests {
    @Test @MainActor func `a cell shows its view, and is as high as it is told`() {
        #expect(HostedCells.made() == ["Read", "60.0", "3"])
    }
}
