import Foundation
import Testing

@testable import Charts
@testable import SwiftUI
@testable import UIKit

/// A chart as a person sees and touches it.
@MainActor @Suite struct DrawingTests {
    private struct Cup: Identifiable {
        let id: Int
        let day: String
        let count: Int
    }
    private let cups = [
        Cup(id: 0, day: "Mon", count: 3), Cup(id: 1, day: "Tue", count: 9), Cup(id: 2, day: "Wed", count: 6),
    ]

    @Test func `a chart takes what it is offered and has its numbers at the trailing side`() throws {
        let shown = ShownChart(
            Chart(cups) { BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.count)).foregroundStyle(.red) }
        )
        #expect(shown.texts.filter { Int($0) != nil } == ["0", "2", "4", "6", "8", "10"])
        let bars = shown.frames(of: .systemRed)
        #expect(bars.count == 3)
        let (monday, zero) = (try #require(shown.frame(of: "Mon")), try #require(shown.frame(of: "0")))
        #expect(abs(monday.midX - bars[0].midX) < 1 && monday.minY > bars[0].maxY)
        #expect(zero.minX > bars[2].maxX && zero.maxX > 390 && abs(zero.midY - bars[0].maxY) < 1)
        #expect(abs(bars[1].height / bars[0].height - 3) < 0.01)
    }

    @Test func `series have a legend below, which can be hidden or the author's`() {
        func chart(_ change: (AnyView) -> some View) -> ShownChart {
            ShownChart(
                change(
                    AnyView(
                        Chart(cups) {
                            BarMark(x: .value("Cups", $0.count), y: .value("Kind", "all"))
                                .foregroundStyle(by: .value("Day", $0.day))
                        }
                    )
                )
            )
        }
        let usual = chart { $0 }
        #expect(usual.texts.suffix(3) == ["Mon", "Tue", "Wed"])
        #expect(usual.frames(of: .systemBlue).count == 2 && usual.frames(of: .systemGreen).count == 2)
        #expect((usual.frame(of: "Mon")?.minY ?? 0) > 270)
        #expect(!chart { $0.chartLegend(.hidden) }.texts.contains("Mon"))
        #expect(chart { $0.chartLegend { Text("Mine") } }.texts.last == "Mine")
        let mapped = chart { $0.chartForegroundStyleScale(["Wed": Color.pink, "Mon": .mint]) }
        #expect(mapped.texts.suffix(3) == ["Wed", "Mon", "Tue"] && mapped.frames(of: .systemMint).count == 2)
    }

    @Test func `axes show what their author puts there, and nothing when hidden`() throws {
        let shown = ShownChart(
            Chart(cups) { LineMark(x: .value("Day", $0.day), y: .value("Cups", $0.count)) }
                .chartXAxis(.hidden)
                .chartYAxis {
                    AxisMarks(position: .leading, values: [0, 5, 20]) { value in
                        AxisGridLine().foregroundStyle(.green)
                        if let number = value.as(Int.self) { AxisValueLabel { Text("\(number) cups") } }
                    }
                }
                .chartYAxisLabel("All cups")
        )
        #expect(shown.texts == ["0 cups", "5 cups", "20 cups", "All cups"])
        #expect((shown.frame(of: "20 cups")?.maxX ?? 400) < 100)
        #expect((shown.frame(of: "All cups")?.maxX ?? 0) > 390)
        #expect(shown.frames(of: .systemGreen).count == 3)
        #expect(AxisValue(index: 0, count: 1, datum: .number(2.5)).as(Int.self) == nil)
        #expect(AxisValue(index: 0, count: 1, datum: .number(2.5)).as(Double.self) == 2.5)
    }

    @Test func `views stand beside their marks`() throws {
        let shown = ShownChart(
            Chart(cups) { cup in
                BarMark(x: .value("Day", cup.day), y: .value("Cups", cup.count))
                    .foregroundStyle(.red)
                    .annotation(position: .top, spacing: 3) { Text("n\(cup.count)") }
            }
        )
        let (bar, text) = (shown.frames(of: .systemRed)[1], try #require(shown.frame(of: "n9")))
        #expect(abs(text.midX - bar.midX) < 1 && abs(text.maxY + 3 - bar.minY) < 1)
    }

    @Test func `an overlay finds values at places and places of values`() throws {
        final class Found {
            var proxy: ChartProxy?
        }
        let found = Found()
        let shown = ShownChart(
            Chart(cups) { PointMark(x: .value("N", $0.id * 5), y: .value("Cups", $0.count)).foregroundStyle(.red) }
                .chartOverlay { proxy in
                    GeometryReader { geometry in
                        let _ = found.proxy = proxy
                        if let frame = proxy.plotFrame {
                            Color.purple.frame(width: 8, height: 8)
                                .position(
                                    x: geometry[frame].minX + (proxy.position(forX: 5) ?? 0),
                                    y: geometry[frame].minY + (proxy.position(forY: 9) ?? 0)
                                )
                        }
                    }
                }
        )
        let proxy = try #require(found.proxy)
        let (dot, point) = (try #require(shown.frames(of: .systemPurple).first), shown.frames(of: .systemRed)[1])
        #expect(abs(dot.midX - point.midX) < 1 && abs(dot.midY - point.midY) < 1)
        #expect(proxy.plotSize.width > 300 && proxy.value(atX: proxy.plotSize.width, as: Double.self) == 10)
        #expect(proxy.value(atY: 0, as: Int.self) == 10 && proxy.value(atY: 0, as: String.self) == nil)
        #expect(proxy.position(forX: "Mon") == nil && proxy.xDomain(dataType: Int.self) == [0, 10])
    }

    private struct Chosen: View {
        let cups: [Cup]
        @State var day: String?
        var body: some View {
            VStack {
                Text("chosen \(day ?? "none")")
                Chart(cups) { BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.count)) }
                    .chartXSelection(value: $day)
            }
        }
    }

    @Test func `a finger selects the value under it, and a tap keeps it`() {
        let shown = ShownChart(Chosen(cups: cups))
        shown.drag(from: CGPoint(x: 40, y: 150), by: CGPoint(x: 150, y: 0), ends: false)
        #expect(shown.texts.contains("chosen Tue"))
        shown.drag(from: CGPoint(x: 40, y: 150), by: CGPoint(x: 300, y: 0))
        #expect(shown.texts.contains("chosen none"))
        shown.tap(CGPoint(x: 330, y: 150))
        #expect(shown.texts.contains("chosen Wed"))
    }

    private struct Scrolled: View {
        @State var first = 20
        var body: some View {
            VStack {
                Text("first \(first)")
                Chart(0..<100, id: \.self) { BarMark(x: .value("N", $0), y: .value("Y", 1)).foregroundStyle(.red) }
                    .chartScrollableAxes(.horizontal)
                    .chartXVisibleDomain(length: 10)
                    .chartScrollPosition(x: $first)
            }
        }
    }

    @Test func `a chart that scrolls shows a part, and follows the finger`() throws {
        let shown = ShownChart(Scrolled())
        #expect(shown.texts.contains("20") && shown.texts.contains("30") && !shown.texts.contains("40"))
        let width = try #require(shown.frame(of: "0")).minX - 5
        shown.drag(from: CGPoint(x: 200, y: 150), by: CGPoint(x: -width / 2, y: 0))
        #expect(shown.texts.contains("first 25"))
        shown.drag(from: CGPoint(x: 200, y: 150), by: CGPoint(x: 10_000, y: 0))
        #expect(shown.texts.contains("first 0"))
    }

    @Test func `the plot has its author's look`() {
        let shown = ShownChart(
            Chart(cups) { SectorMark(angle: .value("Cups", $0.count)).foregroundStyle(by: .value("Day", $0.day)) }
                .chartPlotStyle { $0.background(.yellow) }
                .chartBackground { _ in Color.mint }
        )
        #expect(shown.frames(of: .systemYellow).count == 1 && shown.frames(of: .systemMint).count == 1)
        #expect(shown.texts == ["Mon", "Tue", "Wed"])
    }

    @Test func `marks are heard with their values or what the author says`() {
        let shown = ShownChart(
            Chart {
                BarMark(x: .value("Day", "Mon"), y: .value("Cups", 3))
                BarMark(x: .value("Day", "Tue"), y: .value("Cups", 9)).accessibilityLabel("Best day")
            }
        )
        let heard = shown.all.compactMap { view in view.accessibilityLabel.map { ($0, view.accessibilityValue) } }
        #expect(heard.contains { $0 == ("Mon", "3") } && heard.contains { $0 == ("Best day", "9") })
    }

    @Test func `parts, conditions and kinds of authors are drawn`() {
        struct Mean: ChartContent {
            let number: Double
            var body: some ChartContent { RuleMark(y: .value("Mean", number)).foregroundStyle(.purple) }
        }
        enum Kind: String, Plottable { case hot, cold }
        func chart(_ isShown: Bool) -> ShownChart {
            ShownChart(
                Chart {
                    ForEach(0..<2) { BarMark(x: .value("K", $0 == 0 ? Kind.hot : .cold), y: .value("N", $0 + 1)) }
                        .foregroundStyle(.red)
                    if isShown { Mean(number: 1.5) }
                    Plot {
                        if isShown { PointMark(x: .value("K", Kind.hot), y: .value("N", 1)) } else { Mean(number: 1) }
                    }
                    .foregroundStyle(.green)
                }
            )
        }
        let shown = chart(true)
        #expect(shown.frames(of: .systemRed).count == 2 && shown.frames(of: .systemPurple).count == 1)
        #expect(shown.frames(of: .systemGreen).count == 1 && shown.texts.contains("hot"))
        #expect(chart(false).frames(of: .systemPurple).count == 1)
    }

    @Test func `empty charts and charts without room are drawn`() {
        let none: [Cup] = []
        for size in [CGSize(width: 400, height: 300), CGSize(width: 3, height: 2), .zero] {
            let shown = ShownChart(
                VStack {
                    Chart(none) { LineMark(x: .value("Day", $0.day), y: .value("Cups", $0.count)) }
                    Chart(cups) { AreaMark(x: .value("Day", $0.day), y: .value("Cups", $0.count)) }
                    Chart(cups) { SectorMark(angle: .value("Cups", $0.count), innerRadius: .inset(500)) }
                    Chart {}
                },
                size: size
            )
            #expect(shown.window.bounds.size == size)
        }
    }
}
