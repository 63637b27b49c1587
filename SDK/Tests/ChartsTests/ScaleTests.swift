import Foundation
import Testing

@testable import Charts
@testable import SwiftUI
@testable import UIKit

/// Where values lie, by themselves.
@MainActor @Suite struct ScaleTests {
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }()

    private func scale(
        _ marks: [ChartMark],
        _ axis: Axis = .vertical,
        _ change: (inout AxisOptions) -> Void = { _ in }
    ) -> PositionScale? {
        var options = AxisOptions()
        change(&options)
        return ScaleInference(axis: axis, options: options, values: .usual, count: 5, calendar: calendar)
            .scale(of: Stacking.stacked(marks))
    }

    private func point(_ number: Double) -> ChartMark {
        ChartMark(
            kind: .point,
            x: .value(ChartValue(datum: .name("a"))),
            y: .value(ChartValue(datum: .number(number)))
        )
    }

    @Test func `numbers include zero and end at nice ones`() {
        #expect(scale([point(37), point(93)])?.numbers == 0...100)
        #expect(scale([point(-3), point(4)])?.numbers == -3...4)
        let close = scale([point(37), point(93)]) {
            $0.domain = .automatic(AutomaticScaleDomain(includesZero: false, isReversed: false, change: nil))
        }
        #expect(close?.numbers == 30...100)
        #expect(scale([point(0.12), point(0.31)])?.numbers.map { abs($0.upperBound - 0.35) < 1e-9 } == true)
    }

    @Test func `marks stand where an axis was rounded to`() throws {
        let found = try #require(scale([point(-11), point(24)]))
        #expect(found.numbers == -15...25)
        let ticks = AxisTicks(found, .usual, count: 5, calendar)
        #expect(ticks.values.first == .number(-15) && ticks.values.last == .number(25) && ticks.step == .number(5))
    }

    @Test func `names lie from the top down and numbers from the bottom up`() throws {
        let numbers = try #require(scale([point(100)]))
        #expect(numbers.position(at: 0, in: 200) == 200 && numbers.position(at: 100, in: 200) == 0)
        let names = PositionScale(axis: .vertical, domain: .names(["a", "b"]))
        #expect(names.position(of: ChartValue(datum: .name("a")), in: 200) == 50)
        #expect(names.band(of: ChartValue(datum: .name("b")), in: 200) == 100...200)
        #expect(
            names.datum(at: 150, in: 200) == .name("b")
                && names.position(of: ChartValue(datum: .name("c")), in: 200) == nil
        )
        var reversed = numbers
        reversed.isReversed = true
        #expect(reversed.position(at: 0, in: 200) == 0 && reversed.datum(at: 50, in: 200) == .number(25))
    }

    @Test func `a domain of the author's is taken as it is, from a greater to a lesser too`() {
        #expect(scale([point(37)]) { $0.domain = DomainChoice(10...20) }?.numbers == 10...20)
        let down = scale([point(37)]) { $0.domain = DomainChoice([100, 0]) }
        #expect(down?.numbers == 0...100 && down?.isReversed == true)
        let names = scale([point(1)], .horizontal) { $0.domain = DomainChoice(["b", "a"]) }
        #expect(names?.names == ["b", "a"])
    }

    @Test func `a logarithmic axis has equal steps for equal factors`() throws {
        let found = scale([point(3), point(800)]) { $0.type = .log }
        let log = try #require(found)
        #expect(log.numbers == 1...1000)
        let places = [1.0, 10, 100, 1000].map { log.position(at: $0, in: 300) ?? -1 }
        #expect(zip(places, [300.0, 200, 100, 0]).allSatisfy { abs($0 - $1) < 1e-6 })
        #expect(log.position(at: 0, in: 300) == 300)
        #expect(AxisTicks(log, .usual, count: 5, calendar).values == [1, 10, 100, 1000].map { .number($0) })
    }

    @Test func `a day reaches from midnight to midnight`() throws {
        let noon = Date(timeIntervalSinceReferenceDate: 12 * 3600)
        let day = ChartValue(label: "", noon, .day, calendar)
        #expect(day.extent == 0...86400 && day.coordinate == 43200)
        let mark = ChartMark(kind: .bar, x: .value(day), y: .value(ChartValue(datum: .number(3))))
        let days = try #require(scale([mark], .horizontal))
        #expect(days.numbers == 0...86400 && days.hasDates && days.band(of: day, in: 100) == 0...100)
    }

    @Test func `the dates of an axis are starts of units`() {
        let year = 0.0...(365 * 86400)
        let step = DateStep.step(of: year, count: 5)
        #expect(step == DateStep(unit: .month, count: 3))
        let months = step.dates(in: (40 * 86400)...(365 * 86400), calendar).map {
            calendar.component(.month, from: Date(timeIntervalSinceReferenceDate: $0))
        }
        #expect(months == [4, 7, 10, 1])
        #expect(DateStep(unit: .hour, count: 6).dates(in: 3600...86400, calendar).count == 4)
    }

    @Test func `bars of one place are stacked, and those below zero go down`() {
        func bar(_ number: Double, _ stacking: MarkStackingMethod = .standard) -> ChartMark {
            var mark = point(number)
            (mark.kind, mark.stacking) = (.bar, stacking)
            return mark
        }
        func spans(_ marks: [ChartMark]) -> [[Double]] {
            Stacking.stacked(marks).map { if case .span(let start, let end) = $0.y { [start, end] } else { [] } }
        }
        #expect(spans([bar(2), bar(3), bar(-1)]) == [[0, 2], [2, 5], [0, -1]])
        #expect(spans([bar(1, .normalized), bar(3, .normalized)]) == [[0, 0.25], [0.25, 1]])
        #expect(spans([bar(1, .center), bar(3, .center)]) == [[-2, -1], [-1, 2]])
        #expect(spans([bar(1, .unstacked), bar(3, .unstacked)]) == [[0, 1], [0, 3]])
    }

    @Test func `series have Apple's colours in their order, or the author's`() {
        let values = ["a", "b", "a", "c"].map { ChartValue(datum: .name($0)) }
        let usual = StyleScale(StyleChoice(), values: values)
        #expect(usual.domain == ["a", "b", "c"].map { .name($0) })
        #expect(["a", "b", "c"].map { usual.style(for: .name($0)).color } == [.blue, .green, .orange])
        let own = StyleScale(
            StyleChoice(domain: [.name("b"), .name("a")], range: [ChartStyle(Color.red), ChartStyle(Color.pink)]),
            values: values
        )
        #expect(own.style(for: .name("a")).color == .pink && own.domain.last == .name("c"))
    }

    @Test func `labels are written as their steps need`() {
        let texts = AxisTexts(locale: Locale(identifier: "en_US"), calendar: calendar)
        #expect(texts.text(.number(150_000), .number(50_000)) == "150,000")
        #expect(texts.text(.number(0.30000000000000004), .number(0.1)) == "0.3")
        let date = Date(timeIntervalSinceReferenceDate: 0)
        #expect(texts.text(.date(date), .dates(DateStep(unit: .month))) == "Jan")
        #expect(texts.text(.date(date), .dates(DateStep(unit: .year))) == "2001")
        #expect(texts.text(.date(date), .dates(DateStep(unit: .day))) == "Jan 1")
    }

    @Test func `numbers that are none, or far too large, have no place and trap nothing`() {
        for bad in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude] {
            #expect(scale([point(bad)]) == nil)
            #expect(scale([point(bad), point(3)])?.numbers == 0...3)
            #expect(NiceNumbers.multiples(of: bad, in: 0...1).count < 2)
            #expect(AxisTexts(locale: .current, calendar: calendar).text(.number(bad)).count < 1000)
            let date = Date(timeIntervalSinceReferenceDate: bad)
            #expect(
                ChartValue(label: "", date, .day, calendar).extent == nil && ChartDatum.date(date).coordinate == nil
            )
        }
        #expect(scale([]) == nil && scale([point(5), point(5)])?.numbers == 0...5)
        let same = scale([point(5)]) {
            $0.domain = .automatic(AutomaticScaleDomain(includesZero: false, isReversed: false, change: nil))
        }
        #expect(same?.numbers.map { $0.contains(5) && $0.lowerBound < $0.upperBound } == true)
        #expect(NiceNumbers.multiples(of: 1e-9, in: 0...1).count == NiceNumbers.most + 1)
        #expect(DateStep(unit: .day, count: 0).dates(in: 0...86400, calendar).count == 2)
        #expect(DateStep(unit: .second).dates(in: 0...1e12, calendar).count <= NiceNumbers.most)
    }
}
