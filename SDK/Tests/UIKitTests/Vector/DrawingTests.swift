import Foundation
import Testing
import ViewLink

@testable import UIKit

/// What authors draw, as it travels.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct DrawingTests {
    private func node(_ view: UIView) throws -> ViewNode {
        var builder = ViewTreeBuilder()
        var panel = ViewPanel()
        panel.root = builder.add(root: view)
        return try #require(try builder.tree(panel: panel).nodes[view.nodeID])
    }

    final class Chart: UIView {
        var asked = 0

        override func draw(_ rect: CGRect) {
            asked += 1
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
            context.saveGState()
            context.translateBy(x: 5, y: 5)
            context.scaleBy(x: 2, y: 2)
            context.setLineWidth(3)
            UIColor.systemBlue.setStroke()
            context.move(to: .zero)
            context.addLine(to: CGPoint(x: 10, y: 0))
            context.strokePath()
            context.restoreGState()
            UIBezierPath(roundedRect: rect, cornerRadius: 4).addClip()
            "17 °C".draw(at: CGPoint(x: 4, y: 4), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
        }
    }

    @Test func `draw(_ rect) travels as areas, lines and text, and is asked again when it is wanted`() throws {
        let chart = Chart(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        guard case .drawing(let drawing) = try node(chart).content else { Issue.record("nothing is drawn"); return }
        #expect(drawing.width == 100 && drawing.marks.count == 3)
        guard case .path(let area) = drawing.marks[0].content, case .path(let line) = drawing.marks[1].content else {
            Issue.record("no paths")
            return
        }
        #expect(area.data == "M0 0L10 0L10 20L0 20Z" && area.fill?.description == "#ff0000ff")
        #expect(line.data == "M5 5L25 5" && line.stroke?.width == 6 && line.fill == nil)
        #expect(line.stroke?.color.description == "#007affff/#0a84ffff", "it is blue in the dark, too")
        guard case .text(let text) = drawing.marks[2].content else { Issue.record("no text"); return }
        #expect(text.lines.first?.runs.first?.text == "17 °C" && drawing.marks[2].clips?.count == 1)
        _ = try node(chart)
        #expect(chart.asked == 1)
        chart.setNeedsDisplay()
        _ = try node(chart)
        chart.bounds.size.width = 120
        _ = try node(chart)
        #expect(chart.asked == 3)
    }

    @Test func `a view that draws nothing is plain`() throws {
        #expect(try node(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))).content == .plain)
    }

    @Test func `paths have bounds and an inside`() {
        let circle = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 80, height: 40))
        #expect(abs(circle.bounds.minX - 10) < 0.1 && abs(circle.bounds.width - 80) < 0.1)
        #expect(circle.contains(CGPoint(x: 50, y: 30)) && !circle.contains(CGPoint(x: 12, y: 12)))
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        ring.usesEvenOddFillRule = true
        #expect(!ring.contains(CGPoint(x: 15, y: 15)) && ring.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func `arcs go with the clock where they are told to`() {
        let quarter = UIBezierPath(
            arcCenter: .zero,
            radius: 10,
            startAngle: 0,
            endAngle: .pi / 2,
            clockwise: true
        )
        #expect(abs(quarter.currentPoint.x) < 0.01 && abs(quarter.currentPoint.y - 10) < 0.01)
        #expect(quarter.bounds.minX > -0.01 && quarter.bounds.minY > -0.01)
        let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(rest.bounds.minX < -9.9 && rest.bounds.minY < -9.9)
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(path.boundingBox.maxY - 10) < 0.01 && path.boundingBox.minX > -0.01)
    }

    @Test func `a picture that is drawn keeps its lines, and pictures in it`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
            context.cgContext.strokeEllipse(in: CGRect(x: 5, y: 5, width: 20, height: 20))
        }
        #expect(image.size == CGSize(width: 40, height: 30))
        guard case .image(let content) = try node(UIImageView(image: image)).content,
            case .drawing(let drawing) = content.source
        else {
            Issue.record("no drawing")
            return
        }
        #expect(drawing.marks.count == 2)
        let part = try #require(image.cgImage?.cropping(to: CGRect(x: 30, y: 0, width: 60, height: 90)))
        #expect(part.width == 60 && UIImage(cgImage: part).size == CGSize(width: 20, height: 30))
    }

    @Test func `a drawing that is too large is refused by name`() {
        final class Endless: UIView {
            override func draw(_ rect: CGRect) {
                let path = UIBezierPath()
                for index in 0..<40_000 { path.addLine(to: CGPoint(x: Double(index) + 0.25, y: 0.75)) }
                path.stroke()
            }
        }
        let view = Endless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(throws: ViewTreeError.undrawable(view.nodeID)) { try node(view) }
    }
}
