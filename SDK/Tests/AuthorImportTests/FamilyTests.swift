import CoreSpotlight
import Foundation
import FoundationNetworking
import Testing

@testable import AppIntents
@testable import Charts
@testable import FoundationAdditions
@testable import HealthKit
@testable import SwiftUI
@testable import TipKit

private protocol Loading: Sendable {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
    func data(from url: URL) async throws -> (Data, URLResponse)
}
extension URLSession: Loading {}

/// What apps of the last years have besides, and what of it code can read.
@Suite(.timeLimit(.minutes(2))) struct FamilyTests {
    @Test("Views have Apple's generic parameters") @MainActor
    func parameters() {
        #expect(TextField<Text>.self == type(of: TextField("Name", text: .constant(""))))
        #expect(Label<Text, Image>.self == type(of: Label("Bells", systemImage: "bell")))
        #expect(
            Tab<Page, Text, DefaultTabLabel>.self
                == type(of: Tab("A", systemImage: "a", value: Page.home) { Text("A") })
        )
        #expect(Section<Text, Text, EmptyView>.self == type(of: Section("A") { Text("A") }))
        #expect(NavigationLink<Text, Never>.self == type(of: NavigationLink("A", value: 1)))
        #expect(Chooser.Body.self != Never.self && FocusedField.Body.self != Never.self)
    }

    @Test("A spring without bounce comes to its target and not past it; one with some goes past it")
    func springs() {
        let smooth = Spring(duration: 0.5, bounce: 0)
        let bouncy = Spring(duration: 0.5, bounce: 0.5)
        let times = stride(from: 0.0, through: 3, by: 0.01).map { $0 }
        #expect(times.allSatisfy { smooth.value(target: 1.0, time: $0) <= 1.000_001 })
        #expect(times.contains { bouncy.value(target: 1.0, time: $0) > 1.05 })
        #expect(abs(smooth.value(target: 10.0, time: 3) - 10) < 0.001 && smooth.value(target: 10.0, time: 0) == 0)
        #expect(
            abs(bouncy.bounce - 0.5) < 0.000_1 && abs(Spring(mass: 1, stiffness: 100, damping: 20).bounce) < 0.000_1
        )
        #expect(abs(Spring(mass: 1, stiffness: 100, damping: 60).value(target: 1.0, time: 5) - 1) < 0.01)
        #expect(Spring(response: 0, dampingRatio: -1).mass == 1)
    }

    @Test("A way that can be written down is read again; one with another value cannot be written") @MainActor
    func paths() throws {
        var path = NavigationPath([1, 2])
        path.append("three")
        let text = try JSONEncoder().encode(try #require(path.codable))
        let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: text))
        #expect(read == path && read.count == 3)
        path.append(Page.home)
        #expect(path.codable == nil && path.count == 4)
        path.removeLast(9)
        #expect(path.isEmpty)
    }

    @Test("Colours say their parts and their names")
    func colors() {
        let parts = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5).resolve(in: EnvironmentValues())
        #expect(parts.red == 1 && parts.opacity == 0.5 && parts.description == "#FF800080")
        #expect(Color.red.description == "red" && Color(parts).description == "#FF800080")
        #expect(abs(parts.linearGreen - 0.214) < 0.001)
        #expect(Angle.degrees(30) * 3 == .degrees(90))
    }

    @Test("A target behaviour of an author's moves the target; pages are whole")
    func targets() {
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: .zero),
            velocity: CGVector(dx: 1, dy: 0),
            contentSize: CGSize(width: 1000, height: 100),
            containerSize: CGSize(width: 300, height: 100),
            axes: .horizontal,
            targets: [],
            environment: EnvironmentValues()
        )
        var target = ScrollTarget(rect: CGRect(x: 440, y: 0, width: 300, height: 100))
        PagingScrollTargetBehavior.paging.updateTarget(&target, context: context)
        #expect(target.rect.minX == 300)
        AnyScrollTargetBehavior(PageOfOwn()).updateTarget(&target, context: context)
        #expect(target.rect.minX == 300)
    }

    @Test("Tips are judged by their rules, events are counted, and a tip that is done with stays so") @MainActor
    func tips() async throws {
        try Tips.resetDatastore()
        let tip = BellTip()
        BellTip.near.wrappedValue = true
        #expect(tip.status == .pending, "an app that has configured nothing shows no tips")
        BellTip.near.wrappedValue = false
        let folder = FileManager.default.temporaryDirectory.appending(path: "tips-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try Tips.configure([.datastoreLocation(.url(folder))])
        #expect(tip.status == .pending)
        BellTip.near.wrappedValue = true
        #expect(tip.shouldDisplay && TipGroup(.ordered) { tip }.currentTip?.id == tip.id)
        await BellTip.rung.donate()
        await BellTip.rung.donate()
        #expect(!tip.shouldDisplay && BellTip.rung.donations.donatedWithin(.day).count == 2)
        tip.invalidate(reason: .actionPerformed)
        #expect(tip.status == .invalidated(.actionPerformed))
        await tip.resetEligibility()
        #expect(tip.status == .pending)
        try Tips.resetDatastore()
    }

    @Test("An intent finds what the app gave, made once")
    func dependencies() async throws {
        let made = AppDependencyManager()
        made.add { BellKeeper() }
        let first = made.dependency(BellKeeper.self, nil)
        #expect(first != nil && first === made.dependency(BellKeeper.self, nil))
        #expect(made.dependency(BellKeeper.self, "other") == nil && made.dependency(String.self, nil) == nil)
        AppDependencyManager.shared.add(dependency: BellKeeper())
        #expect(try await AskPeal().perform().value == 8)
        #expect(try await AskPeal.Peals().results() == ["great", "small"])
        #expect(IntentItemCollection(items: ["a", "b"]).items == ["a", "b"])
        await #expect(throws: AppIntentError.notConfirmed) { try await AskPeal().requestConfirmation() }
    }

    @Test("Bins divide a time and a line of numbers")
    func bins() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        let day = Date(timeIntervalSince1970: 1_700_000_000)
        let hours = DateBins(unit: .hour, by: 3, range: day...day.addingTimeInterval(6 * 3600), calendar: calendar)
        #expect(hours.count == 3 && hours[0].contains(day) && hours.index(for: day.addingTimeInterval(4 * 3600)) == 1)
        let numbers = NumberBins(data: [0.0, 5, 10], desiredCount: 5)
        #expect(numbers.count == 5 && numbers.index(for: 9.5) == 4 && numbers[1].lowerBound == 2)
        #expect(NumberBins(size: 0.0, range: 0...1).isEmpty && NumberBins<Double>(data: []).isEmpty)
    }

    @Test("A predicate finds texts in the person's language, and compares them")
    func predicates() throws {
        let accents = #Predicate<String> { $0.localizedStandardContains("CAFE") }
        #expect(try accents.evaluate("Ein Café") && !accents.evaluate("Tee"))
        let equal = ComparisonResult.orderedSame
        let same = #Predicate<String> { $0.caseInsensitiveCompare("bell") == equal }
        #expect(try same.evaluate("BELL") && !same.evaluate("ball"))
    }

    @Test("Health is asked with await, and finds nothing")
    func health() async throws {
        let steps = HKSampleQueryDescriptor(
            predicates: [.quantitySample(type: HKQuantityType(.stepCount))],
            sortDescriptors: [SortDescriptor(\.startDate)]
        )
        #expect(try await steps.result(for: HKHealthStore()).isEmpty)
    }

    @Test("A chart's description keeps what an app says of it")
    func charts() {
        let points = [AXDataPoint(x: "Mon", y: 3), AXDataPoint(x: 2.0, y: nil)]
        let series = AXDataSeriesDescriptor(name: "Rings", isContinuous: false, dataPoints: points)
        #expect(series.dataPoints[0].xValue.category == "Mon" && series.dataPoints[1].xValue.number == 2)
        #expect(series.attributedName.string == "Rings")
    }
}
