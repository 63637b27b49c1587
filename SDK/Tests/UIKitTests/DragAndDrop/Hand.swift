import Foundation
import ViewLink

@testable import UIKit

/// A finger that holds something and takes it elsewhere, as the page tells of it. Time stands still until it is let go on.
@MainActor
final class Hand {
    private let root: UIView
    private var node = 0
    private var start = CGPoint.zero
    private var place = CGPoint.zero
    private var later: [@MainActor () -> Void] = []
    private let before = Display.shared.schedule

    init(on root: UIView) {
        self.root = root
        Display.shared.schedule = { [weak self] _, body in self?.later.append(body) }
    }

    /// Ends what is still to come, and gives the clock back.
    func leave() {
        wait()
        Display.shared.schedule = before
    }

    /// Has done what was to be done later.
    func wait() {
        while !later.isEmpty {
            let due = later
            later = []
            for each in due { each() }
        }
    }

    /// Stays for half a second; `view` is the innermost that hears it on the page.
    func hold(_ view: UIView, at place: CGPoint) {
        (node, start, self.place) = (view.nodeID, place, place)
        tell(.began)
    }

    func move(to place: CGPoint) {
        self.place = place
        tell(.changed)
    }

    /// Leaves the screen, and what was dragged comes to its place.
    func letGo() {
        tell(.ended)
        wait()
    }

    /// The browser takes the finger away.
    func lose() {
        tell(.cancelled)
        wait()
    }

    private func tell(_ phase: ViewGesture.Phase) {
        var gesture = ViewGesture(sense: .longPress, phase: phase, at: ViewPoint(x: place.x, y: place.y))
        gesture.translation = ViewPoint(x: place.x - start.x, y: place.y - start.y)
        TouchDelivery(roots: [root]).deliver(.gesture(node: node, gesture))
    }
}
