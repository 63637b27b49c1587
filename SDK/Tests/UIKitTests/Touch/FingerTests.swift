import Foundation
import Testing
import ViewLink

@testable import UIKit

/// Fingers as views, controls and recognizers of authors' own hear of them.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct FingerTests {
    final class Listener: UIView {
        var heard: [String] = []
        var last: UITouch?
        var path: [CGPoint] = []

        private func hear(_ word: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
            last = touches.first
            let places = touches.map { $0.location(in: self) }.sorted { $0.x < $1.x }
            heard.append("\(word) " + places.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear("began", touches, event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            hear("moved", touches, event)
            if let touch = touches.first {
                path += event?.coalescedTouches(for: touch)?.map { $0.location(in: self) } ?? []
            }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear("ended", touches, event) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            hear("cancelled", touches, event)
        }
    }

    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = Listener(frame: CGRect(x: 10, y: 20, width: 100, height: 100))

    init() { root.addSubview(view) }

    private static var number = 0

    private func tell(
        _ id: Int,
        _ phase: ViewGesture.Phase,
        _ x: Double,
        _ y: Double,
        taps: Int = 1,
        time: Double = 0,
        way: [ViewPoint] = []
    ) {
        let touch = ViewTouch(id: id, phase: phase, at: ViewPoint(x: x, y: y), time: time, taps: taps, way: way)
        TouchDelivery(roots: [root]).deliver(.fingers(node: root.nodeID, [touch]))
    }

    /// A number that no finger had.
    private func finger() -> Int {
        Self.number += 1
        return Self.number
    }

    @Test func `a finger comes, moves and leaves, in the view's own coordinates`() throws {
        let id = finger()
        tell(id, .began, 30, 50, taps: 2, time: 7)
        #expect(view.last?.tapCount == 2)
        let start = try #require(view.last?.timestamp)
        tell(id, .changed, 200, 60, time: 7.5, way: [ViewPoint(x: 60, y: 50), ViewPoint(x: 100, y: 55)])
        #expect(view.last?.previousLocation(in: root) == CGPoint(x: 30, y: 50))
        #expect(view.last?.phase == .moved && view.last?.view === view, "the touch stays its view's")
        #expect(abs((view.last?.timestamp ?? 0) - start - 0.5) < 0.001)
        tell(id, .ended, 200, 60)
        tell(id, .ended, 200, 60)
        #expect(view.heard == ["began 20,30", "moved 190,40", "ended 190,40"])
        #expect(view.path == [CGPoint(x: 50, y: 30), CGPoint(x: 90, y: 35), CGPoint(x: 190, y: 40)])
    }

    @Test func `a second finger is for views that want several, and nobody's beside one that wants to be alone`() {
        let (first, second, third) = (finger(), finger(), finger())
        tell(first, .began, 30, 50)
        tell(second, .began, 60, 50)
        #expect(view.heard.count == 1)
        view.isMultipleTouchEnabled = true
        tell(second, .began, 60, 50)
        #expect(view.heard.last == "began 50,30")
        let other = Listener(frame: CGRect(x: 150, y: 20, width: 100, height: 100))
        root.addSubview(other)
        view.isExclusiveTouch = true
        tell(third, .began, 170, 50)
        #expect(other.heard.isEmpty)
        tell(first, .cancelled, 30, 50)
        tell(second, .cancelled, 60, 50)
        #expect(view.heard.suffix(2) == ["cancelled 20,30", "cancelled 50,30"])
        tell(third, .began, 170, 50)
        tell(third, .ended, 170, 50)
        #expect(other.heard == ["began 20,30", "ended 20,30"])
    }

    @Test func `a gesture takes its fingers from the view, unless it says not to`() {
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        root.addGestureRecognizer(pan)
        func drag() {
            let id = finger()
            tell(id, .began, 30, 50)
            let gesture = ViewGesture(sense: .pan, phase: .began, at: ViewPoint(x: 45, y: 50))
            TouchDelivery(roots: [root]).deliver(.gesture(node: root.nodeID, gesture))
            tell(id, .changed, 60, 50)
            tell(id, .ended, 60, 50)
            pan.cancel()
        }
        drag()
        #expect(view.heard == ["began 20,30", "cancelled 20,30"])
        view.heard = []
        pan.cancelsTouchesInView = false
        drag()
        #expect(view.heard == ["began 20,30", "moved 50,30", "ended 50,30"])
    }

    @Test func `a tap that a recognizer makes is no touch that ends in the view`() {
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        view.addGestureRecognizer(tap)
        var id = finger()
        tell(id, .began, 30, 50)
        tell(id, .ended, 31, 50)
        #expect(view.heard == ["began 20,30", "cancelled 21,30"])
        tap.cancelsTouchesInView = false
        id = finger()
        tell(id, .began, 30, 50)
        tell(id, .ended, 31, 50)
        #expect(view.heard.last == "ended 21,30")
    }

    @Test func `a delegate keeps fingers from its recognizer`() {
        final class Owner: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }
        }
        let owner = Owner()
        var taps = 0
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.delegate = owner
        view.addGestureRecognizer(tap)
        let id = finger()
        tell(id, .began, 30, 50)
        tell(id, .ended, 30, 50)
        #expect(view.heard.last == "ended 20,30")
        if tap.recognize(at: .zero, among: [tap]) { taps += 1 }
        #expect(taps == 0)
    }

    @Test func `a control follows a finger and tells where it is let go`() {
        let button = UIButton(frame: CGRect(x: 150, y: 20, width: 60, height: 40))
        var heard: [UInt] = []
        let events: [UIControl.Event] = [
            .touchDown, .touchUpInside, .touchUpOutside, .touchDragExit, .touchDragEnter, .touchCancel,
        ]
        for event in events { button.addAction(UIAction { _ in heard.append(event.rawValue) }, for: event) }
        root.addSubview(button)
        var id = finger()
        tell(id, .began, 160, 30)
        #expect(button.isHighlighted && button.isTracking)
        tell(id, .changed, 160, 199)
        #expect(!button.isHighlighted)
        tell(id, .changed, 160, 40)
        tell(id, .ended, 160, 40)
        // The page tells of the same tap once more.
        TouchDelivery(roots: [root]).deliver(.touch(node: button.nodeID, sense: .tap, at: ViewPoint(x: 160, y: 40)))
        #expect(heard == [1 << 0, 1 << 5, 1 << 4, 1 << 6])
        heard = []
        id = finger()
        tell(id, .began, 160, 30)
        tell(id, .ended, 20, 199)
        id = finger()
        tell(id, .began, 160, 30)
        tell(id, .cancelled, 160, 30)
        #expect(heard == [1 << 0, 1 << 7, 1 << 0, 1 << 8])
        #expect(!button.isTracking && !button.isHighlighted)
    }

    @Test func `an author's own recognizer makes its gesture of the fingers`() {
        final class Down: UIGestureRecognizer {
            var resets = 0
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                guard let touch = touches.first, touch.location(in: view).y > 80 else { return }
                state = .ended
            }
            override func reset() { resets += 1 }
        }
        let down = Down(target: nil, action: nil)
        view.addGestureRecognizer(down)
        let id = finger()
        tell(id, .began, 30, 50)
        tell(id, .changed, 30, 110)
        #expect(down.state == .ended)
        tell(id, .ended, 30, 110)
        #expect(down.state == .possible && down.resets == 1)
        #expect(view.heard == ["began 20,30", "cancelled 20,90"], "what it has recognized is the view's no more")
    }
}
