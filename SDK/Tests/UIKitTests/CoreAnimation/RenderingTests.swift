import Foundation
import Testing
import ViewLink

@testable import UIKit

/// Layers and views that are drawn into a picture.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct RenderingTests {
    private func marks(_ draw: (CGContext) -> Void) -> [DrawingMark] {
        let context = CGContext(size: CGSize(width: 200, height: 200))
        draw(context)
        return context.drawing.marks
    }

    private func card() -> UIView {
        let card = UIView(frame: CGRect(x: 70, y: 80, width: 100, height: 60))
        card.backgroundColor = .red
        card.layer.cornerRadius = 500
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        label.text = "Tea"
        let hidden = UIView(frame: card.bounds)
        hidden.backgroundColor = .blue
        hidden.isHidden = true
        let dot = CALayer()
        dot.frame = CGRect(x: 40, y: 40, width: 10, height: 10)
        dot.backgroundColor = UIColor.green.cgColor
        card.layer.addSublayer(dot)
        card.addSubview(label)
        card.addSubview(hidden)
        return card
    }

    @Test func `a layer draws its box, what is in it, and nothing that is hidden`() throws {
        let card = card()
        let drawn = marks { card.layer.render(in: $0) }
        let kinds = drawn.map { mark in
            switch mark.content {
            case .path: "box"
            case .text(let text): text.string
            case .image: "picture"
            }
        }
        #expect(kinds == ["box", "box", "Tea"], "the card, its dot, its label")
        guard case .path(let dot) = drawn[1].content else {
            Issue.record("the dot is a box")
            return
        }
        #expect(dot.data.contains("40 40"), "where it is in the card, whose own place does not count: \(dot.data)")
    }

    @Test func `a view is drawn into a rectangle, and a picture has it`() throws {
        let card = card()
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 30)).image { _ in
            #expect(card.drawHierarchy(in: CGRect(x: 0, y: 0, width: 50, height: 30), afterScreenUpdates: true))
        }
        #expect(picture.size == CGSize(width: 50, height: 30))
        #expect(!UIView().drawHierarchy(in: .zero, afterScreenUpdates: false), "there is nothing to draw in")
    }
}
