import Foundation
import Testing
import ViewLink

@testable import UIKit

/// What gestures that go on tell, and which of several has its way.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct GestureTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let box = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))

    @MainActor
    final class Owner: NSObject, UIGestureRecognizerDelegate {
        var heard: [String] = []
        var together = false
        var mayBegin = true

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { together }
    }

    let owner = Owner()

    init() {
        AuthorNames.shared.method("moved:", on: Owner.self) { owner, arguments in
            nonisolated(unsafe) let arguments = arguments
            MainActor.assumeIsolated {
                switch arguments[0] {
                case let pan as UIPanGestureRecognizer:
                    let way = pan.translation(in: pan.view)
                    owner.heard.append("pan \(pan.state) \(Int(way.x)),\(Int(way.y))")
                case let pinch as UIPinchGestureRecognizer:
                    owner.heard.append("pinch \(pinch.state) \(pinch.scale)")
                case let gesture as UIGestureRecognizer: owner.heard.append("\(gesture.state)")
                default: break
                }
            }
            return nil
        }
        root.addSubview(box)
    }

    private func add<Gesture: UIGestureRecognizer>(_ gesture: Gesture) -> Gesture {
        gesture.addTarget(owner, action: Selector("moved:"))
        gesture.delegate = owner
        box.addGestureRecognizer(gesture)
        return gesture
    }

    private func tell(
        _ sense: ViewSense,
        _ phase: ViewGesture.Phase,
        x: Double = 0,
        scale: Double = 1,
        touches: Int = 1
    ) {
        var gesture = ViewGesture(sense: sense, phase: phase, at: ViewPoint(x: 150 + x, y: 100))
        gesture.translation = ViewPoint(x: x, y: 0)
        gesture.scale = scale
        gesture.touches = touches
        TouchDelivery(roots: [root]).deliver(.gesture(node: box.nodeID, gesture))
    }

    @Test func `a pan begins, goes on and ends, and its way can be set back`() {
        let pan = add(UIPanGestureRecognizer())
        #expect(box.senses == [.pan])
        tell(.pan, .began, x: 10)
        tell(.pan, .changed, x: 30)
        pan.setTranslation(.zero, in: box)
        tell(.pan, .changed, x: 35)
        tell(.pan, .ended, x: 40)
        #expect(owner.heard == ["pan began 10,0", "pan changed 30,0", "pan changed 5,0", "pan ended 10,0"])
        #expect(pan.location(in: box) == CGPoint(x: 90, y: 50))
        tell(.pan, .changed, x: 50)
        #expect(owner.heard.count == 4, "what comes after the end is nothing")
        tell(.pan, .began, x: 8)
        #expect(owner.heard.last == "pan began 8,0", "a new one counts anew")
    }

    @Test func `a way is told in the coordinates of a view that is turned and scaled`() {
        let pan = add(UIPanGestureRecognizer())
        box.transform = CGAffineTransform(scaleX: 2, y: 2)
        tell(.pan, .began, x: 10)
        #expect(pan.translation(in: box).x == 5)
        #expect(pan.translation(in: root).x == 10)
    }

    @Test func `a pinch scales, and its scale can be set back`() {
        let pinch = add(UIPinchGestureRecognizer())
        tell(.pinch, .began, scale: 1.5, touches: 2)
        pinch.scale = 1
        tell(.pinch, .changed, scale: 3, touches: 2)
        tell(.pinch, .ended, scale: 3, touches: 2)
        #expect(owner.heard == ["pinch began 1.5", "pinch changed 2.0", "pinch ended 2.0"])
    }

    @Test func `of two gestures one has its way, unless the delegate lets them go together`() {
        _ = add(UIPanGestureRecognizer())
        _ = add(UIPinchGestureRecognizer())
        tell(.pan, .began, x: 10)
        tell(.pinch, .began, scale: 2, touches: 2)
        #expect(owner.heard == ["pan began 10,0"])
        tell(.pinch, .ended, scale: 2, touches: 2)
        tell(.pan, .cancelled)
        #expect(owner.heard.last == "pan cancelled 10,0")
        owner.together = true
        tell(.pan, .began, x: 10)
        tell(.pinch, .began, scale: 2, touches: 2)
        #expect(owner.heard.last == "pinch began 2.0")
    }

    @Test func `a gesture that may not begin is not heard of until it ends`() {
        let pan = add(UIPanGestureRecognizer())
        owner.mayBegin = false
        tell(.pan, .began)
        tell(.pan, .changed, x: 20)
        #expect(pan.state == .failed)
        owner.mayBegin = true
        tell(.pan, .ended)
        #expect(owner.heard.isEmpty && pan.state == .possible)
    }

    @Test func `disabling a recognizer ends what has begun`() {
        let press = add(UILongPressGestureRecognizer())
        tell(.longPress, .began)
        press.isEnabled = false
        #expect(owner.heard == ["began", "cancelled"])
    }

    @Test func `fewer or more fingers than wanted make no pan`() {
        add(UIPanGestureRecognizer()).minimumNumberOfTouches = 2
        tell(.pan, .began, x: 10)
        #expect(owner.heard.isEmpty)
        tell(.pan, .ended)
        tell(.pan, .began, x: 10, touches: 2)
        #expect(owner.heard == ["pan began 10,0"])
    }

    @Test func `a tap waits for a double tap where it must fail first`() {
        var later: [@MainActor () -> Void] = []
        let before = Display.shared.schedule
        defer { Display.shared.schedule = before }
        Display.shared.schedule = { _, body in later.append(body) }
        let double = add(UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        let single = add(UITapGestureRecognizer())
        single.require(toFail: double)
        func touch(_ sense: ViewSense) {
            TouchDelivery(roots: [root]).deliver(.touch(node: box.nodeID, sense: sense, at: nil))
        }
        touch(.tap)
        touch(.tap)
        touch(.doubleTap)
        for each in later { each() }
        #expect(owner.heard == ["ended"], "the double tap alone")
        later = []
        touch(.tap)
        for each in later { each() }
        #expect(owner.heard == ["ended", "ended"])
    }
}
