import Foundation
import FoundationAdditions
import Testing
import ViewLink

@testable import UIKit

/// What a person lifts out of one view and drops on another.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct DragTests {
    @MainActor
    final class Shelf: NSObject, UIDragInteractionDelegate {
        var heard: [String] = []
        var words: [String] = ["Bell"]
        var allowsMove = true

        func dragInteraction(
            _ interaction: UIDragInteraction,
            itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { words.map { UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString)) } }
        func dragInteraction(
            _ interaction: UIDragInteraction,
            willAnimateLiftWith animator: any UIDragAnimating,
            session: any UIDragSession
        ) {
            heard.append("lift")
            animator.addCompletion { [weak self] in self?.heard.append($0 == .end ? "lifted" : "put down") }
        }
        func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
            heard.append("begin")
        }
        func dragInteraction(
            _ interaction: UIDragInteraction,
            sessionAllowsMoveOperation session: any UIDragSession
        ) -> Bool { allowsMove }
        func dragInteraction(
            _ interaction: UIDragInteraction,
            session: any UIDragSession,
            willEndWith operation: UIDropOperation
        ) { heard.append("will end \(operation)") }
        func dragInteraction(
            _ interaction: UIDragInteraction,
            session: any UIDragSession,
            didEndWith operation: UIDropOperation
        ) { heard.append("did end \(operation)") }
    }

    @MainActor
    final class Box: NSObject, UIDropInteractionDelegate {
        var heard: [String] = []
        var operation = UIDropOperation.copy
        var takes = true
        var dropped: [String] = []
        var place = CGPoint.zero

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            heard.append("can")
            return takes && session.canLoadObjects(ofClass: NSString.self)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
            heard.append("enter")
        }
        func dropInteraction(
            _ interaction: UIDropInteraction,
            sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal {
            interaction.view.map { place = session.location(in: $0) }
            return UIDropProposal(operation: operation)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
            heard.append("exit")
        }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            heard.append("perform")
            session.loadObjects(ofClass: NSString.self) { [weak self] objects in
                self?.dropped = objects.compactMap { $0 as? NSString }.map { $0 as String }
            }
        }
        func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
            heard.append("conclude")
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
            heard.append("end")
        }
    }

    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let source = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
    let target = UIView(frame: CGRect(x: 20, y: 200, width: 200, height: 150))
    let shelf = Shelf()
    let box = Box()

    init() {
        root.addSubview(source)
        root.addSubview(target)
        source.addInteraction(UIDragInteraction(delegate: shelf))
        target.addInteraction(UIDropInteraction(delegate: box))
    }

    private func withHand(_ body: (Hand) throws -> Void) rethrows {
        let hand = Hand(on: root)
        defer { hand.leave() }
        try body(hand)
    }

    private var platter: DragPlatter? { root.subviews.lazy.compactMap { $0 as? DragPlatter }.first }

    @Test func `a press is heard where something may be dragged, and nowhere else`() {
        #expect(source.senses == [.longPress] && target.senses.isEmpty && root.senses.isEmpty)
        source.interactions.lazy.compactMap { $0 as? UIDragInteraction }.first?.isEnabled = false
        #expect(source.senses.isEmpty)
    }

    @Test func `what is held is lifted, follows the finger over everything, and is dropped`() throws {
        try withHand { hand in
            hand.hold(source, at: CGPoint(x: 50, y: 50))
            let picture = try #require(platter)
            #expect(picture.center == source.center && picture.transform.a > 1, "slightly larger, in its place")
            #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === source, "what is dragged is in nobody's way")
            hand.move(to: CGPoint(x: 60, y: 150))
            #expect(picture.center == CGPoint(x: 80, y: 150) && box.heard.isEmpty)
            hand.move(to: CGPoint(x: 60, y: 230))
            hand.move(to: CGPoint(x: 70, y: 240))
            #expect(box.heard == ["can", "enter"] && box.place == CGPoint(x: 50, y: 40))
            hand.letGo()
            #expect(box.heard == ["can", "enter", "perform", "end", "conclude"] && box.dropped == ["Bell"])
            #expect(shelf.heard == ["lift", "lifted", "begin", "will end copy", "did end copy"])
            #expect(platter == nil)
        }
    }

    @Test func `a press that does not move puts it down again`() {
        withHand { hand in
            hand.hold(source, at: CGPoint(x: 50, y: 50))
            hand.move(to: CGPoint(x: 54, y: 52))
            hand.letGo()
            #expect(shelf.heard == ["lift", "put down"] && platter == nil)
        }
    }

    @Test func `what nobody takes goes back`() {
        withHand { hand in
            hand.hold(source, at: CGPoint(x: 50, y: 50))
            hand.move(to: CGPoint(x: 50, y: 230))
            hand.move(to: CGPoint(x: 50, y: 120))
            #expect(box.heard == ["can", "enter", "exit"])
            hand.letGo()
            #expect(box.heard.last == "end" && shelf.heard.suffix(2) == ["will end cancel", "did end cancel"])
            box.operation = .forbidden
            hand.hold(source, at: CGPoint(x: 50, y: 50))
            hand.move(to: CGPoint(x: 50, y: 230))
            hand.letGo()
            #expect(box.heard.suffix(4) == ["can", "enter", "exit", "end"] && shelf.heard.last == "did end forbidden")
        }
    }

    @Test func `nothing is moved that may only be copied`() {
        (shelf.allowsMove, box.operation) = (false, .move)
        withHand { hand in
            hand.hold(source, at: CGPoint(x: 50, y: 50))
            hand.move(to: CGPoint(x: 50, y: 230))
            hand.letGo()
            #expect(shelf.heard.last == "did end cancel" && !box.heard.contains("perform"))
        }
    }

    @Test func `of two views in each other the innermost that can has it`() {
        let (inner, other) = (UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80)), Box())
        target.addSubview(inner)
        inner.addInteraction(UIDropInteraction(delegate: other))
        withHand { hand in
            hand.hold(source, at: CGPoint(x: 50, y: 50))
            hand.move(to: CGPoint(x: 50, y: 230))
            hand.move(to: CGPoint(x: 150, y: 230))
            #expect(other.heard == ["can", "enter", "exit"] && box.heard == ["can", "enter"])
            hand.lose()
            #expect(other.heard.last == "end" && box.heard.suffix(2) == ["exit", "end"])
            other.takes = false
            hand.hold(source, at: CGPoint(x: 50, y: 50))
            hand.move(to: CGPoint(x: 50, y: 230))
            hand.letGo()
            #expect(other.heard.last == "can" && box.heard.suffix(3) == ["perform", "end", "conclude"])
        }
    }

    @Test func `several things are dragged at once, and an author's preview is seen`() throws {
        shelf.words = ["Bell", "Book"]
        try withHand { hand in
            hand.hold(source, at: CGPoint(x: 50, y: 50))
            hand.move(to: CGPoint(x: 50, y: 230))
            let picture = try #require(platter)
            let marks = picture.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }.map(\.text)
            #expect(marks == ["2"])
            hand.letGo()
            #expect(box.dropped == ["Bell", "Book"])
        }
    }

    @Test func `the fingers lead it where the view is gone that was pressed`() {
        withHand { hand in
            @MainActor func tell(_ phase: ViewGesture.Phase, _ y: Double) {
                let touch = ViewTouch(id: 9001, phase: phase, at: ViewPoint(x: 50, y: y))
                TouchDelivery(roots: [root]).deliver(.fingers(node: root.nodeID, [touch]))
            }
            tell(.began, 50)
            hand.hold(source, at: CGPoint(x: 50, y: 50))
            tell(.changed, 90)
            source.removeFromSuperview()
            tell(.changed, 230)
            tell(.ended, 240)
            hand.wait()
            #expect(box.dropped == ["Bell"] && box.place.y == 40 && shelf.heard.last == "did end copy")
        }
    }

    @Test func `no other gesture begins while something is lifted`() {
        final class Count { var value = 0 }
        let count = Count()
        let pan = UIPanGestureRecognizer()
        pan.handler = { _ in count.value += 1 }
        root.addGestureRecognizer(pan)
        func pull() {
            let gesture = ViewGesture(sense: .pan, phase: .began, at: ViewPoint(x: 60, y: 70))
            TouchDelivery(roots: [root]).deliver(.gesture(node: root.nodeID, gesture))
            pan.cancel()
        }
        withHand { hand in
            hand.hold(source, at: CGPoint(x: 50, y: 50))
            pull()
            #expect(count.value == 0)
            hand.letGo()
            pull()
            #expect(count.value == 2)
        }
    }

    @Test func `a kind of what is asked for is what is asked for`() {
        let items = CarriedItems(at: .zero)
        items.items = [UIDragItem(itemProvider: NSItemProvider(object: "Bell" as NSString))]
        #expect(items.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
        #expect(
            !items.hasItemsConforming(toTypeIdentifiers: ["public.image"]) && items.canLoadObjects(ofClass: String.self)
        )
    }
}
