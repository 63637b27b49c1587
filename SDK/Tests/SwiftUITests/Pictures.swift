import Foundation
import ViewLink

@testable import SwiftUI
@testable import UIKit

/// What a page is sent of what a test shows, with a clock that the test moves.
@MainActor
final class Pictures {
    private(set) var updates: [ViewTreeUpdate] = []
    private(set) var tree = ViewTree()
    private let later: Later
    private var pacer = ViewPacer()
    private var turn = 0.0
    private let restore: () -> Void

    let shown: Shown
    private let window: UIWindow

    /// Shows a view, and takes the process's display over until ``end()``.
    init(_ view: some View) {
        let (compose, present, schedule) = (Display.shared.compose, Display.shared.present, Display.shared.schedule)
        restore = {
            let display = Display.shared
            (display.compose, display.present, display.schedule) = (compose, present, schedule)
        }
        let later = Later()
        Display.shared.schedule = { later.add($1, after: $0) }
        Display.shared.compose = {}
        shown = Shown(view)
        window = shown.window
        self.later = later
        Display.shared.compose = { [unowned self] in for _ in 0..<4 { window.layoutIfNeeded() } }
        Display.shared.present = { [unowned self] in self.present($0) }
        host?.clock = { later.now }
        Display.shared.commit()
    }

    func end() { restore() }

    private var host: ViewHost? { find(window)?.host }
    private func find(_ view: UIView) -> HostView? {
        (view as? HostView) ?? view.subviews.lazy.compactMap { self.find($0) }.first
    }

    private func present(_ animation: ViewAnimation?) {
        var builder = ViewTreeBuilder(moves: Display.shared.moves, animation: animation)
        var panel = ViewPanel(height: 800)
        panel.root = builder.add(root: window)
        guard var next = try? builder.tree(panel: panel) else { return }
        Display.shared.repeatingAnimations.take(&next, animation: animation, moves: builder.moves)
        tree = next
        // A page takes each picture at once.
        turn += 1
        if case .send(let update) = pacer.offer(next, animation: animation, moves: builder.moves, now: turn) {
            updates.append(update)
            _ = pacer.taken(now: turn)
        }
    }

    /// The picture that comes after what the test did.
    @discardableResult
    func next() -> ViewTreeUpdate? {
        let count = updates.count
        Display.shared.commit()
        return updates.count > count ? updates.last : nil
    }

    /// Presses a button by its words; what it changes is in the next picture.
    func press(_ title: String) {
        for control in shown.views(PressControl.self) where control.content.spokenText == title {
            TouchDelivery(roots: [window]).deliver(.touch(node: control.nodeID, sense: .tap, at: nil))
        }
        next()
    }

    /// Lets time go on, in steps of a picture.
    func wait(_ seconds: Double) {
        let end = later.now + seconds
        while later.now < end - 0.000_1 {
            later.go(to: min(end, later.now + 1.0 / 60))
            Display.shared.commit()
        }
    }

    func move(of view: UIView) -> ViewMove? { updates.last?.moves?.first { $0.node == view.nodeID } }
}

/// A clock that a test moves, and what waits for it.
@MainActor
private final class Later {
    private(set) var now = 0.0
    private var waiting: [(time: Double, body: @MainActor () -> Void)] = []

    func add(_ body: @escaping @MainActor () -> Void, after delay: Double) { waiting.append((now + delay, body)) }

    func go(to time: Double) {
        now = time
        let due = waiting.filter { $0.time <= now + 0.000_1 }
        waiting.removeAll { $0.time <= now + 0.000_1 }
        for each in due { each.body() }
    }
}
