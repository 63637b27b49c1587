// As an author's file has it: a view with charts.
import Testing

@testable import Charts
@testable import SwiftUI

struct Hour: Identifiable {
    let id: Int
    let bells: Double
    let tower: String
    let day: Date
}

struct BellChart: View {
    let hours: [Hour]
    let most: Double
    let isQuiet: Bool
    @State private var chosen: Int?

    private func middle() -> Date { .distantPast }
    private func middle() -> CGFloat { 0 }

    var body: some View {
        VStack {
            Chart(hours) { hour in
                BarMark(x: .value("Hour", hour.id), y: .value("Bells", hour.bells), width: .ratio(0.6))
                    .foregroundStyle(by: .value("Tower", hour.tower))
                    .cornerRadius(4)
                    .annotation(position: .top, spacing: 2) { Text("\(hour.id)").font(.caption) }
            }
            .chartForegroundStyleScale(["West": Color.red, "East": Color.blue])
            .chartYScale(domain: 0...(most * 1.5))
            .chartXSelection(value: $chosen)
            .chartLegend(position: .bottom, alignment: .center, spacing: 4)
            .chartXAxis {
                AxisMarks(values: .automatic(desiredCount: 4)) { _ in AxisValueLabel().foregroundStyle(Color.gray) }
            }
            .chartYAxis {
                AxisMarks(position: .leading, values: [0, 6, 12]) { value in
                    AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [4, 4])).foregroundStyle(.gray.opacity(0.2))
                    if let number = value.as(Int.self) { AxisValueLabel { Text("\(number)") } }
                }
            }
            Chart {
                ForEach(hours) { hour in
                    LineMark(x: .value("Day", hour.day, unit: .day), y: .value("Bells", hour.bells))
                        .interpolationMethod(.catmullRom)
                        .lineStyle(StrokeStyle(lineWidth: 2))
                        .symbol(.circle)
                    AreaMark(x: .value("Day", hour.day), y: .value("Bells", hour.bells))
                        .foregroundStyle(LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom))
                }
                Plot {
                    BarMark(x: .value("Day", Date.now), y: .value("Bells", 2))
                    if !isQuiet { RuleMark(y: .value("Most", most)).foregroundStyle(.secondary) }
                }
                .foregroundStyle(.blue)
                RuleMark(x: .value("Middle", middle())).offset(x: middle())
                RuleMark(y: .value("Height", CGFloat(3)))
                PointMark(x: .value("Day", Date.now), y: .value("Bells", 3)).symbolSize(36)
            }
            .chartXAxis { AxisMarks(values: .stride(by: .day)) { _ in AxisTick() } }
            .chartYAxis(.hidden)
            Chart(hours, id: \.tower) { hour in
                SectorMark(angle: .value("Bells", hour.bells), innerRadius: .ratio(0.5), angularInset: 1)
            }
            .chartLegend(.hidden)
            ForEach(hours) { Text($0.tower) }
        }
    }
}

@Suite("Charts of an author's") struct ChartsTests {
    @Test("A view with charts compiles with Apple's signatures, and is a view") @MainActor
    func compiles() {
        let hour = Hour(id: 1, bells: 2, tower: "West", day: .distantPast)
        let chart = BellChart(hours: [hour], most: 12, isQuiet: false)
        #expect("\(type(of: chart.body))".contains("Chart<"))
    }
}
