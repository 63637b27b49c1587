import Foundation
import Testing
import ViewLink

@testable import UIKit

/// `UIView.beginAnimations` and what belongs to it. The animation travels with the next views.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2))) struct AnimationBlockTests {
    @available(*, deprecated)  // As what it tests.
    @Test func `what changes until the end moves as it was said`() {
        let display = Display.shared
        let before = (display.compose, display.present, display.schedule)
        defer { (display.compose, display.present, display.schedule) = before }
        var shown: [ViewAnimation?] = []
        var later: [(TimeInterval, @MainActor () -> Void)] = []
        display.compose = {}
        display.present = { shown.append($0) }
        display.schedule = { later.append(($0, $1)) }

        let view = UIView()
        UIView.beginAnimations("fade", context: nil)
        UIView.setAnimationDuration(0.7)
        UIView.setAnimationDelay(0.1)
        UIView.setAnimationCurve(.linear)
        view.alpha = 0
        #expect(UIView.inheritedAnimationDuration == 0.7)
        UIView.commitAnimations()
        // Other tests may have left theirs.
        let animation = shown.compactMap { $0 }.first { $0.duration == 0.7 }
        #expect(animation?.duration == 0.7 && animation?.delay == 0.1 && animation?.curve == .linear)
        #expect(UIView.inheritedAnimationDuration == 0, "nothing moves after it")
        #expect(later.contains { abs($0.0 - 0.8) < 0.001 }, "its delegate would hear when it has arrived")
        UIView.commitAnimations()
        UIView.setAnimationDuration(9)
        #expect(UIView.inheritedAnimationDuration == 0, "an end without a beginning is nothing")
    }
}
