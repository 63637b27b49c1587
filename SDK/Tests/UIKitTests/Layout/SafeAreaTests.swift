import Foundation
import Testing

@testable import UIKit

/// What the system covers of a screen.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct SafeAreaTests {
    final class Hearing: UIViewController {
        var heard = 0
        override func viewSafeAreaInsetsDidChange() { heard += 1 }
    }

    final class Counting: UIView {
        var layouts = 0
        override func layoutSubviews() { layouts += 1 }
    }

    @Test func `what was laid out before the system says what it covers is laid out again`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let controller = Hearing()
        let deep = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        controller.view.addSubview(deep)
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.layoutIfNeeded()
        #expect(deep.layouts == 1 && controller.heard == 1, "of the bar")
        window.safeAreaChanged()
        window.layoutIfNeeded()
        #expect(deep.layouts == 2 && controller.heard == 2)
    }
}
