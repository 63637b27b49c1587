import Foundation
import Testing

@testable import UIKit

/// What is made of paths: pieces, parts, dashes, the area of a line.
@MainActor @Suite(.timeLimit(.minutes(1))) struct PathPiecesTests {
    private var corner: CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 50)])
        return path
    }

    @Test func `pieces are handed out with their points, controls first`() {
        let path = corner
        path.addQuadCurve(to: CGPoint(x: 0, y: 50), control: CGPoint(x: 50, y: 90))
        path.closeSubpath()
        var told: [String] = []
        path.applyWithBlock { piece in
            let count = [1, 1, 2, 3, 0][Int(piece.pointee.type.rawValue)]
            told.append("\(piece.pointee.type) \((0..<count).map { piece.pointee.points[$0].x })")
        }
        #expect(
            told == [
                "moveToPoint [0.0]", "addLineToPoint [100.0]", "addLineToPoint [100.0]",
                "addQuadCurveToPoint [50.0, 0.0]", "closeSubpath []",
            ]
        )
        var count = 0
        withUnsafeMutablePointer(to: &count) { place in
            path.apply(info: place) { info, _ in info?.assumingMemoryBound(to: Int.self).pointee += 1 }
        }
        #expect(count == 5)
    }

    @Test func `a part of a path is as long as it says`() {
        let part = corner.trimmed(from: 0.5, to: 1)
        #expect(part.boundingBox == CGRect(x: 75, y: 0, width: 25, height: 50))
        #expect(corner.trimmed(from: 0.7, to: 0.2).isEmpty)
        #expect(corner.trimmed(from: -1, to: 2) == corner)
    }

    @Test func `dashes begin at their phase, and too many are none`() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 30, y: 0)])
        #expect(
            line.copy(dashingWithPhase: 5, lengths: [10]).outline
                == Outline(polygons: [
                    [.zero, CGPoint(x: 5, y: 0)], [CGPoint(x: 15, y: 0), CGPoint(x: 25, y: 0)],
                ])
        )
        #expect(line.copy(dashingWithPhase: 0, lengths: [1e-9]) == line)
        #expect(line.copy(dashingWithPhase: 0, lengths: [0, 0]) == line)
    }

    @Test(arguments: [CGLineJoin.miter, .round, .bevel]) func `the area of a line has its caps and corners`(
        join: CGLineJoin
    ) {
        func area(_ cap: CGLineCap) -> CGPath {
            corner.copy(strokingWithWidth: 10, lineCap: cap, lineJoin: join, miterLimit: 10)
        }
        #expect(area(.butt).contains(CGPoint(x: 50, y: 4)) && !area(.butt).contains(CGPoint(x: 50, y: 6)))
        #expect(!area(.butt).contains(CGPoint(x: -3, y: 0)) && area(.round).contains(CGPoint(x: -3, y: 0)))
        #expect(area(.square).contains(CGPoint(x: -4, y: -4)) && !area(.round).contains(CGPoint(x: -4, y: -4)))
        #expect(area(.butt).contains(CGPoint(x: 104.5, y: -4.5)) == (join == .miter))
        #expect(area(.butt).contains(CGPoint(x: 103, y: -3)) == (join != .bevel))
        #expect(area(.butt).contains(CGPoint(x: 102, y: -2)))
    }

    @Test func `an arc touches both lines, and a path goes the other way`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        #expect(abs(path.currentPoint.x - 100) < 1e-6 && abs(path.currentPoint.y - 20) < 1e-6)
        let bounds = path.boundingBox
        #expect(abs(bounds.maxX - 100) < 1e-6 && abs(bounds.maxY - 20) < 1e-6 && bounds.minY > -1e-6)
        let back = UIBezierPath(cgPath: path).reversing()
        #expect(back.currentPoint == .zero && back.bounds == bounds)
        #expect(UIBezierPath(rect: bounds).reversing().cgPath.isRect(nil))
        #expect(!path.isRect(nil))
    }
}
