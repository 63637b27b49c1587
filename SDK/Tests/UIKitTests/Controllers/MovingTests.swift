import Testing

@testable import UIKit

@Suite("Controllers that come into containers and go", .timeLimit(.minutes(1))) @MainActor struct MovingTests {
    /// Notes what a screen that saves when it is left asks for.
    final class Screen: UIViewController {
        var seen: [String] = []
        override func viewWillAppear(_ animated: Bool) { seen.append("appears \(isMovingToParent)") }
        override func viewWillDisappear(_ animated: Bool) { seen.append("disappears \(isMovingFromParent)") }
        override func willMove(toParent parent: UIViewController?) {
            seen.append(parent == nil ? "will be left" : "will move")
        }
    }

    @Test("A screen knows whether it is left for good or only covered")
    func stack() {
        let (first, second) = (Screen(), Screen())
        let navigation = UINavigationController(rootViewController: first)
        navigation.loadViewIfNeeded()
        navigation.setAppearance(visible: true)
        first.seen = []
        navigation.pushViewController(second, animated: false)
        #expect(first.seen == ["disappears false"])
        #expect(second.seen == ["will move", "appears true"])
        second.seen = []
        first.seen = []
        navigation.popViewController(animated: false)
        #expect(second.seen == ["will be left", "disappears true"])
        #expect(first.seen == ["appears false"])
        #expect(!second.isMovingFromParent && !second.isMovingToParent)
    }
}
