import Foundation
import Testing
import ViewLink

@testable import UIKit

/// A context's path, its clips, and colours by their space.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ContextPathTests {
    @Test func `the path that is being made is told in the author's points`() {
        let context = GraphicsContexts.record(size: CGSize(width: 100, height: 100)) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.translateBy(x: 10, y: 20)
            #expect(context.isPathEmpty && context.path == nil)
            context.addRects([CGRect(x: 0, y: 0, width: 20, height: 10)])
            #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 10))
            #expect(context.pathContains(CGPoint(x: 5, y: 5), mode: .fill))
            #expect(!context.pathContains(CGPoint(x: 15, y: 25), mode: .fill))
            #expect(context.convertToDeviceSpace(CGPoint.zero) == CGPoint(x: 10, y: 20))
            context.beginPath()
            context.move(to: .zero)
            context.addArc(tangent1End: CGPoint(x: 40, y: 0), tangent2End: CGPoint(x: 40, y: 40), radius: 10)
            #expect(abs(context.currentPointOfPath.y - 10) < 1e-6)
            context.setLineWidth(4)
            context.replacePathWithStrokedPath()
            #expect(context.pathContains(CGPoint(x: 10, y: 1), mode: .fill))
        }
        #expect(context.drawing.marks.isEmpty)
    }

    @Test func `a colour is drawn through a picture`() throws {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        }
        let picture = try #require(dot.cgImage)
        let context = GraphicsContexts.record(size: CGSize(width: 10, height: 10), scale: 1) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10), mask: picture)
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.restoreGState()
        }
        let canvas = try #require(DrawingCanvas(width: 10, height: 10, scale: 1))
        for mark in context.drawing.marks { canvas.draw(mark) }
        let bytes = canvas.bitmap.bytes
        /// The alpha of a pixel of the middle row.
        func alpha(_ x: Int) -> UInt8 { bytes[(5 * 10 + x) * 4 + 3] }
        #expect(alpha(1) == 255 && alpha(8) == 0)
    }

    @Test func `a gradient and a colour are made of the parts of their space`() throws {
        let gray = CGColorSpaceCreateDeviceGray()
        #expect(CGColor(colorSpace: gray, components: [0.5, 1]) == CGColor(gray: 0.5, alpha: 1))
        #expect(UIColor.white.cgColor.copy(alpha: 0.5)?.alpha == 0.5)
        let parts: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 0]
        let space = CGColorSpaceCreateDeviceRGB()
        #expect(CGGradient(colorSpace: space, colorComponents: parts, locations: nil, count: 2) != nil)
        #expect(CGGradient(colorSpace: space, colorComponents: parts, locations: nil, count: 0) == nil)
    }
}
