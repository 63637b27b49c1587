import Foundation
import Testing

@testable import Charts
@testable import SwiftUI
@testable import UIKit

/// The figures of marks in a plot of 300 by 200 points.
@MainActor @Suite struct GeometryTests {
    private func figures(
        _ options: ChartOptions = ChartOptions(),
        @ChartContentBuilder _ content: () -> some ChartContent
    ) -> [Figure] {
        let size = CGSize(width: 300, height: 200)
        let texts = AxisTexts(locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian))
        let plan = ChartPlan(content().allMarks, options, size, texts, ChartScroll())
        return PlotGeometry(plan: plan, size: size).figures
    }

    /// Without the roundings of floating numbers.
    private func rounded(_ rect: CGRect) -> CGRect {
        func part(_ number: CGFloat) -> CGFloat { (number * 1000).rounded() / 1000 }
        return CGRect(x: part(rect.minX), y: part(rect.minY), width: part(rect.width), height: part(rect.height))
    }

    @Test func `bars stand on zero in the middle of their parts`() {
        let bars = figures {
            BarMark(x: .value("Day", "Mon"), y: .value("Cups", 5))
            BarMark(x: .value("Day", "Tue"), y: .value("Cups", 10))
        }
        #expect(
            bars.map { rounded($0.frame) } == [
                CGRect(x: 18.75, y: 100, width: 112.5, height: 100), CGRect(x: 168.75, y: 0, width: 112.5, height: 200),
            ]
        )
    }

    @Test func `a bar lies where numbers go across`() {
        let bars = figures {
            BarMark(x: .value("Cups", 10), y: .value("Day", "Mon"), height: .fixed(20))
            BarMark(x: .value("Cups", -10), y: .value("Day", "Tue"), height: .ratio(0.5))
        }
        #expect(
            bars.map { rounded($0.frame) } == [
                CGRect(x: 150, y: 40, width: 150, height: 20), CGRect(x: 0, y: 125, width: 150, height: 50),
            ]
        )
        #expect(bars[0].usualPosition == .trailing && bars[1].usualPosition == .leading)
    }

    @Test func `grouped bars stand beside each other`() {
        let bars = figures {
            each(["a", "b"]) { kind in
                BarMark(x: .value("Day", "Mon"), y: .value("Cups", 10), width: .ratio(1))
                    .position(by: .value("Kind", kind))
            }
        }
        // Eight tenths of the day, in halves.
        #expect(
            bars.map { rounded($0.frame) } == [
                CGRect(x: 30, y: 0, width: 120, height: 200), CGRect(x: 150, y: 0, width: 120, height: 200),
            ]
        )
    }

    private func each<Content: ChartContent>(
        _ names: [String],
        @ChartContentBuilder _ content: @escaping (String) -> Content
    ) -> some ChartContent { ForEach(names, id: \.self, content: content) }

    @Test func `series are lines of their own, and what has no place parts a line`() {
        let lines = figures {
            each(["a", "b"]) { name in
                LineMark(x: .value("X", 0), y: .value("Y", 1)).foregroundStyle(by: .value("Name", name))
                LineMark(x: .value("X", 1), y: .value("Y", Double.nan)).foregroundStyle(by: .value("Name", name))
                LineMark(x: .value("X", 2), y: .value("Y", 2)).foregroundStyle(by: .value("Name", name))
            }
        }
        #expect(lines.count == 2 && lines.map(\.style.color) == [.blue, .green])
        var moves = 0
        lines[0].path.forEach { if case .move = $0 { moves += 1 } }
        #expect(moves == 2)
    }

    @Test func `lines go through their points by each method`() {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 20, y: 0)]
        let methods: [InterpolationMethod] = [
            .linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter, .stepEnd, .catmullRom(alpha: .nan),
            .cardinal(tension: .infinity),
        ]
        for method in methods {
            for count in 0...points.count {
                let path = line(Array(points.prefix(count)), method)
                if count > 1 { #expect(path.currentPoint == points[count - 1]) }
            }
        }
        let steps = line([.zero, CGPoint(x: 10, y: 10)], .stepCenter)
        #expect(steps.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(steps.contains(CGPoint(x: 4, y: 2)) && steps.contains(CGPoint(x: 6, y: 8)))
        // Between two points of one height a monotone line stays there.
        let flat = line([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 0)], .monotone)
        #expect(abs(flat.boundingRect.maxY - 10) < 0.01)
    }

    private func line(_ points: [CGPoint], _ method: InterpolationMethod) -> Path {
        let path = CGMutablePath()
        path.move(to: .zero)
        LineCurves.add(points, method, to: path)
        return Path(path)
    }

    @Test func `areas are stacked and reach to each other`() {
        let areas = figures {
            each(["a", "b"]) { name in
                AreaMark(x: .value("X", 0), y: .value("Y", 5)).foregroundStyle(by: .value("Name", name))
                AreaMark(x: .value("X", 1), y: .value("Y", 5)).foregroundStyle(by: .value("Name", name))
            }
        }
        #expect(
            areas.map { rounded($0.frame) } == [
                CGRect(x: 0, y: 100, width: 300, height: 100), CGRect(x: 0, y: 0, width: 300, height: 100),
            ]
        )
    }

    @Test func `rules go across, rectangles fill their places, points are as large as they are told`() {
        let drawn = figures {
            RuleMark(y: .value("Y", 5)).lineStyle(StrokeStyle(lineWidth: 3))
            RectangleMark(xStart: .value("X", 0), xEnd: .value("X", 5), yStart: .value("Y", 0), yEnd: .value("Y", 10))
            PointMark(x: .value("X", 10), y: .value("Y", 10)).symbolSize(100).zIndex(-1)
        }
        #expect(rounded(drawn[0].frame) == CGRect(x: 295, y: -5, width: 10, height: 10))
        #expect(rounded(drawn[1].frame) == CGRect(x: 0, y: 100, width: 300, height: 0))
        #expect(drawn[1].way == .stroke(StrokeStyle(lineWidth: 3)))
        #expect(rounded(drawn[2].frame) == CGRect(x: 0, y: 0, width: 150, height: 200))
    }

    @Test func `pieces of a pie go around from the top`() throws {
        let pieces = figures {
            SectorMark(angle: .value("N", 1), innerRadius: .ratio(0.5))
            SectorMark(angle: .value("N", 3), innerRadius: .ratio(0.5), angularInset: 2).cornerRadius(4)
        }
        #expect(pieces.count == 2)
        #expect(rounded(pieces[0].frame) == CGRect(x: 150, y: 0, width: 100, height: 100))
        #expect(pieces[0].path.contains(CGPoint(x: 200, y: 40)) && !pieces[0].path.contains(CGPoint(x: 160, y: 90)))
        #expect(pieces[1].path.contains(CGPoint(x: 80, y: 100)) && !pieces[1].path.contains(CGPoint(x: 149, y: 10)))
        let sectors = SectorFigures(
            [1.0, 3].map {
                ChartMark(
                    kind: .sector,
                    sector: SectorValues(
                        angle: ChartValue(datum: .number($0)),
                        innerRadius: .automatic,
                        outerRadius: .automatic,
                        angularInset: 0
                    )
                )
            }
        )
        let number = try #require(sectors.number(at: CGPoint(x: 300, y: 100), in: CGSize(width: 300, height: 200)))
        #expect(abs(number - 1) < 1e-9)
    }

    @Test func `functions are asked over the axis`() {
        let lines = figures { LinePlot(x: "x", y: "y", domain: -1...1) { 1 / $0 } }
        #expect(lines.count == 1 && lines[0].frame.width == 300)
        let plain = figures { LinePlot(x: "x", y: "y") { $0 * $0 } }
        #expect(plain.first.map { rounded($0.frame) } == CGRect(x: 0, y: 0, width: 300, height: 200))
    }

    @Test func `bad numbers and many marks draw what they can`() {
        let bad: [Double] = [.nan, .infinity, -.infinity, 1e308, -1e308, 0]
        let drawn = figures {
            ForEach(bad.indices, id: \.self) { index in
                BarMark(x: .value("X", bad[index]), y: .value("Y", bad[index]), width: .fixed(.nan)).cornerRadius(.nan)
                LineMark(x: .value("X", bad[index]), y: .value("Y", bad[index])).interpolationMethod(.catmullRom)
                AreaMark(x: .value("X", index), yStart: .value("Y", bad[index]), yEnd: .value("Y", 1))
                PointMark(x: .value("X", index), y: .value("Y", bad[index])).symbolSize(bad[index])
                RuleMark(x: .value("X", bad[index])).offset(x: bad[index])
                SectorMark(angle: .value("N", bad[index]), innerRadius: .ratio(.nan), angularInset: .infinity)
            }
        }
        #expect(drawn.allSatisfy { $0.frame.minX.isFinite && $0.frame.maxY.isFinite })
        let many = figures {
            ForEach(0..<20_000, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0 % 97)) }
        }
        #expect(many.count == 20_000 && FigureMerging.merged(many).count == 1)
    }
}
