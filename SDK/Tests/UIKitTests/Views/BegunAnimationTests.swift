import Foundation
import Testing
import ViewLink

@testable import UIKit

/// Animations that are begun and committed.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct BegunAnimationTests {
    final class Hearing: NSObject {
        var stopped: [String] = []
    }

    /// What an author wrote before blocks; a requirement of a protocol is not deprecated, as its witness is.
    private protocol Fading {
        @MainActor func fade(_ view: UIView, telling delegate: AnyObject)
    }

    private struct Author: Fading {
        @available(*, deprecated)
        func fade(_ view: UIView, telling delegate: AnyObject) {
            UIView.beginAnimations("fade", context: nil)
            UIView.setAnimationDuration(0.4)
            UIView.setAnimationCurve(.easeOut)
            UIView.setAnimationDelegate(delegate)
            UIView.setAnimationDidStop("stopped:")
            view.alpha = 0
            UIView.commitAnimations()
        }
    }

    @Test func `what is changed until the commit moves in the time that was set`() async throws {
        let display = Display.shared
        let (compose, present, schedule) = (display.compose, display.present, display.schedule)
        defer { (display.compose, display.present, display.schedule) = (compose, present, schedule) }
        var shown: [ViewAnimation?] = []
        var waiting: [(TimeInterval, () -> Void)] = []
        display.compose = {}
        display.present = { shown.append($0) }
        display.schedule = { seconds, work in waiting.append((seconds, work)) }
        let hearing = Hearing()
        AuthorNames.shared.method("stopped:", on: Hearing.self) { hearing, arguments in
            hearing.stopped.append(arguments.first as? String ?? "")
            return nil
        }
        let author: any Fading = Author()
        author.fade(UIView(), telling: hearing)
        let last = try #require(shown.last ?? nil)
        #expect(last.duration == 0.4 && last.curve == .easeOut)
        #expect(hearing.stopped.isEmpty)
        try #require(waiting.last { $0.0 == 0.4 }).1()
        #expect(hearing.stopped == ["fade"])
    }
}
