import Testing
import ViewLink

@testable import UIKit

@Suite(.timeLimit(.minutes(2))) struct PacerTests {
    private func tree(_ x: Double) throws -> ViewTree {
        var panel = ViewPanel(height: 10)
        panel.root = 1
        return try ViewTree(nodes: [ViewNode(id: 1, frame: ViewRect(x: x, y: 0, width: 1, height: 1))], panel: panel)
    }

    @Test func `the first update is whole, the next ones tell what differs`() throws {
        var pacer = ViewPacer()
        guard case .send(let first) = pacer.offer(try tree(0), animation: nil, now: 0) else { throw NotSent() }
        #expect(first.isWhole)
        #expect(pacer.taken(now: 1) == .nothing)
        #expect(pacer.offer(try tree(0), animation: nil, now: 1) == .nothing)
        let animation = ViewAnimation(duration: 0.3)
        guard case .send(let second) = pacer.offer(try tree(5), animation: animation, now: 2) else { throw NotSent() }
        #expect(!second.isWhole && second.changed.count == 1 && second.animation == animation)
    }

    @Test func `a flood becomes sixty updates in a second, and the last state arrives`() throws {
        var pacer = ViewPacer()
        var shown = ViewTree()
        var sends = 0
        var waitUntil: Double?
        func follow(_ action: ViewPacer.Action, _ now: Double) throws {
            switch action {
            case .send(let update):
                sends += 1
                try shown.apply(update)
                try follow(pacer.taken(now: now), now)
            case .wait(let delay): waitUntil = now + delay
            case .nothing: break
            }
        }
        for step in 0..<10_000 {
            let now = Double(step) / 10_000
            if let due = waitUntil, due <= now {
                waitUntil = nil
                try follow(pacer.waited(now: now), now)
            }
            try follow(pacer.offer(try tree(Double(step)), animation: nil, now: now), now)
        }
        if waitUntil != nil { try follow(pacer.waited(now: 2), 2) }
        #expect(sends > 50 && sends <= 61)
        #expect(try shown == tree(9_999))
    }

    @Test func `a slow reader gets one update at a time`() throws {
        var pacer = ViewPacer()
        guard case .send = pacer.offer(try tree(0), animation: nil, now: 0) else { throw NotSent() }
        for step in 1...100 {
            #expect(pacer.offer(try tree(Double(step)), animation: nil, now: Double(step)) == .nothing)
        }
        guard case .send(let update) = pacer.taken(now: 200) else { throw NotSent() }
        #expect(update.changed.first?.frame.x == 100)
    }

    private struct NotSent: Error {}
}
