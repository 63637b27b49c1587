import Foundation
import Testing
import ViewLink

@testable import UIKit

/// Views drawn into a picture.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct RenderingTests {
    private func marks(of view: UIView) -> [DrawingMark] {
        let image = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
        guard case .drawing(let drawing) = image.source else { return [] }
        return drawing.marks
    }

    private func card() -> UIView {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        card.backgroundColor = .white
        let part = UIView(frame: CGRect(x: 20, y: 10, width: 50, height: 40))
        part.backgroundColor = .red
        part.alpha = 0.5
        let label = UILabel(frame: CGRect(x: 5, y: 5, width: 40, height: 20))
        label.text = "Hi"
        part.addSubview(label)
        let hidden = UIView(frame: card.bounds)
        hidden.backgroundColor = .black
        hidden.isHidden = true
        card.addSubview(part)
        card.addSubview(hidden)
        return card
    }

    @Test func `a layer is drawn with all that it holds, each where it lies`() throws {
        let marks = marks(of: card())
        #expect(marks.count == 3)
        guard case .path(let ground) = marks[0].content, case .path(let part) = marks[1].content,
            case .text(let text) = marks[2].content
        else {
            Issue.record("ground, part and text are expected: \(marks)")
            return
        }
        #expect(ground.data == "M0 0L200 0L200 100L0 100Z" && marks[0].alpha == nil)
        #expect(part.data == "M20 10L70 10L70 50L20 50Z" && marks[1].alpha == 0.5)
        #expect(text.string == "Hi" && marks[2].alpha == 0.5)
        #expect(marks[2].transform?.suffix(2) == [25, 15])
    }

    @Test func `a shape's line and a view's own drawing come along`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        shape.fillColor = UIColor.blue.cgColor
        view.layer.addSublayer(shape)
        view.addSubview(DrawingTests.Chart(frame: CGRect(x: 0, y: 0, width: 60, height: 60)))
        let marks = marks(of: view)
        guard case .path(let square)? = marks.first?.content else { Issue.record("no shape"); return }
        #expect(square.data == "M10 10L30 10L30 30L10 30Z")
        #expect(marks.count == 4)
    }

    @Test func `a hierarchy fills the rectangle, and a snapshot is its picture`() throws {
        let card = card()
        let context = GraphicsContexts.record(size: CGSize(width: 100, height: 50)) {
            #expect(card.drawHierarchy(in: CGRect(x: 0, y: 0, width: 100, height: 50), afterScreenUpdates: true))
        }
        guard case .path(let ground)? = context.drawing.marks.first?.content else { Issue.record("nothing"); return }
        #expect(ground.data == "M0 0L100 0L100 50L0 50Z")
        let snapshot = try #require(card.snapshotView(afterScreenUpdates: true) as? UIImageView)
        #expect(snapshot.frame == card.bounds && snapshot.image?.size == card.bounds.size)
    }
}
