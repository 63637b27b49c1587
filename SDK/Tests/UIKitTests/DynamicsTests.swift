import Foundation
import Testing

@testable import UIKit

/// Views that move by rules.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct DynamicsTests {
    private let ground = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private let card = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))

    /// Moves the views for some seconds, by hand.
    private func animator(_ behaviors: [UIDynamicBehavior], for seconds: Int) -> UIDynamicAnimator {
        ground.addSubview(card)
        let animator = UIDynamicAnimator(referenceView: ground)
        for behavior in behaviors { animator.addBehavior(behavior) }
        for _ in 0..<seconds * 60 { animator.step(1 / 60) }
        return animator
    }

    @Test func `a view falls to the ground and stays`() {
        let walls = UICollisionBehavior(items: [card])
        walls.translatesReferenceBoundsIntoBoundary = true
        let animator = animator([UIGravityBehavior(items: [card]), walls], for: 5)
        #expect(card.center == CGPoint(x: 150, y: 550))
        #expect(!animator.isRunning)
    }

    @Test func `what is elastic bounces`() {
        let walls = UICollisionBehavior(items: [card])
        walls.translatesReferenceBoundsIntoBoundary = true
        let rubber = UIDynamicItemBehavior(items: [card])
        rubber.elasticity = 0.9
        let animator = UIDynamicAnimator(referenceView: ground)
        for rule in [UIGravityBehavior(items: [card]), walls, rubber] { animator.addBehavior(rule) }
        var wentUp = false
        for _ in 0..<120 {
            animator.step(1 / 60)
            wentUp = wentUp || rubber.linearVelocity(for: card).y < -100
        }
        #expect(wentUp)
        #expect(card.center.y <= 550)
    }

    @Test func `a view snaps to its point`() {
        _ = animator([UISnapBehavior(item: card, snapTo: CGPoint(x: 40, y: 300))], for: 4)
        #expect(abs(card.center.x - 40) < 1 && abs(card.center.y - 300) < 1)
    }

    @Test func `a rod keeps its length when its anchor moves`() {
        let rod = UIAttachmentBehavior(item: card, attachedToAnchor: CGPoint(x: 150, y: 150))
        #expect(rod.length == 100)
        let animator = animator([rod], for: 1)
        rod.anchorPoint = CGPoint(x: 150, y: 400)
        for _ in 0..<60 { animator.step(1 / 60) }
        #expect(abs(hypot(card.center.x - 150, card.center.y - 400) - 100) < 1)
    }

    @Test func `a push moves once, and what is anchored not at all`() {
        let push = UIPushBehavior(items: [card], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        let animator = animator([push], for: 1)
        #expect(!push.active)
        #expect(abs(card.center.x - 250) < 3)
        let stone = UIDynamicItemBehavior(items: [card])
        stone.isAnchored = true
        animator.addBehavior(stone)
        let place = card.center
        push.active = true
        for _ in 0..<30 { animator.step(1 / 60) }
        #expect(card.center == place)
    }

    private final class Hearing: NSObject, UICollisionBehaviorDelegate {
        var heard: [String] = []
        func collisionBehavior(
            _ behavior: UICollisionBehavior,
            beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?,
            at p: CGPoint
        ) { heard.append("boundary \(identifier.map { "\($0)" } ?? "none")") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior,
            beganContactFor item1: any UIDynamicItem,
            with item2: any UIDynamicItem,
            at p: CGPoint
        ) { heard.append("item") }
    }

    @Test func `items part, and a line holds them`() {
        let other = UIView(frame: CGRect(x: 120, y: 320, width: 100, height: 100))
        ground.addSubview(other)
        let hearing = Hearing()
        let walls = UICollisionBehavior(items: [card, other])
        walls.collisionDelegate = hearing
        walls.addBoundary(withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 450), to: CGPoint(x: 300, y: 450))
        #expect(walls.boundaryIdentifiers?.count == 1)
        _ = animator([UIGravityBehavior(items: [card, other]), walls], for: 5)
        #expect(abs(other.frame.maxY - 450) < 2)
        #expect(card.frame.maxY <= other.frame.minY + 2)
        #expect(hearing.heard.contains("boundary shelf") && hearing.heard.contains("item"))
    }

    @Test func `a rule's children and its action take part`() {
        let parent = UIDynamicBehavior()
        var steps = 0
        parent.action = { steps += 1 }
        parent.addChildBehavior(UIGravityBehavior(items: [card]))
        let animator = animator([parent], for: 1)
        #expect(steps == 60 && card.center.y > 400)
        #expect(animator.items(in: card.frame).count == 1)
        animator.removeAllBehaviors()
        #expect(animator.behaviors.isEmpty && !animator.isRunning)
    }
}
