import Foundation
import Testing
import ViewLink

@testable import SwiftUI
@testable import UIKit

/// Fingers as gestures of SwiftUI hear of them from their touch on.
@MainActor
@Suite(.timeLimit(.minutes(2)), .serialized) struct PressingTests {
    private let notes = Notes()
    private static var number = 1000

    private func finger(_ shown: Shown, _ phase: ViewGesture.Phase, _ x: Double, _ y: Double, time: Double = 0) {
        if phase == .began { Self.number += 1 }
        let touch = ViewTouch(id: Self.number, phase: phase, at: ViewPoint(x: x, y: y), time: time, taps: 1, way: [])
        TouchDelivery(roots: [shown.window]).deliver(.fingers(node: shown.window.nodeID, [touch]))
        shown.settle()
    }

    @Test func `a drag from no distance on begins with the touch, and tells how far it goes`() {
        let notes = notes
        let shown = Shown(
            Color.red.frame(width: 200, height: 200).gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { notes.lines.append("at \(Int($0.location.x)) by \(Int($0.translation.width))") }
                    .onEnded { notes.lines.append("ended by \(Int($0.translation.width))") }
            )
        )
        finger(shown, .began, 150, 400)
        finger(shown, .changed, 170, 400, time: 0.1)
        finger(shown, .ended, 170, 400, time: 0.2)
        #expect(notes.lines == ["at 50 by 0", "at 70 by 20", "ended by 20"])
    }

    @Test func `a press is told of at once, and its end when the finger leaves or goes away`() {
        let notes = notes
        let shown = Shown(
            Color.red.frame(width: 200, height: 200)
                .onLongPressGesture(minimumDuration: 2, maximumDistance: 20) {
                    notes.lines.append("held")
                } onPressingChanged: {
                    notes.lines.append($0 ? "pressed" : "let go")
                }
        )
        finger(shown, .began, 200, 400)
        finger(shown, .ended, 200, 400)
        finger(shown, .began, 200, 400)
        finger(shown, .changed, 230, 400)
        finger(shown, .ended, 230, 400)
        #expect(notes.lines == ["pressed", "let go", "pressed", "let go"])
    }

    @Test func `a press is held as long as its recognizer wants`() throws {
        let notes = notes
        let pictures = Pictures(
            Color.red.frame(width: 200, height: 200)
                .onLongPressGesture(minimumDuration: 2) {
                    notes.lines.append("held")
                } onPressingChanged: {
                    notes.lines.append($0 ? "pressed" : "let go")
                }
        )
        defer { pictures.end() }
        finger(pictures.shown, .began, 200, 400)
        pictures.wait(1.5)
        #expect(notes.lines == ["pressed"])
        pictures.wait(0.6)
        #expect(notes.lines == ["pressed", "held", "let go"])
        finger(pictures.shown, .ended, 200, 400)
        #expect(notes.lines.count == 3)
    }

    @Test func `a short hold is no tap`() {
        let notes = notes
        let pictures = Pictures(
            Color.red.frame(width: 200, height: 200)
                .onTapGesture { notes.lines.append("tap") }
                .onLongPressGesture(minimumDuration: 0.1) { notes.lines.append("held") }
        )
        defer { pictures.end() }
        let taps = pictures.shown.all.first {
            $0.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } ?? false
        }
        func tap() { if let taps { pictures.shown.touch(taps) } }
        finger(pictures.shown, .began, 200, 400)
        pictures.wait(0.2)
        finger(pictures.shown, .ended, 200, 400)
        tap()
        #expect(notes.lines == ["held"])
        finger(pictures.shown, .began, 200, 400)
        finger(pictures.shown, .ended, 200, 400)
        tap()
        #expect(notes.lines == ["held", "tap"])
    }
}
