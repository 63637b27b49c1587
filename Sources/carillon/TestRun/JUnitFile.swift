import DeviceCore
import Foundation
import NotificationModel
import Screen

/// A report as continuous integration reads it: a case for each notification, which fails by its verdict.
struct JUnitFile {
    let report: TestReport

    var text: String {
        let cases = report.journeys.map(Self.testCase) + report.failedWaits.map(Self.testCase)
        let failed = report.journeys.count { JourneyVerdict(of: $0.entries).kind.severity == .failed }
        let failures = failed + report.failedWaits.count
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites>
            <testsuite name="carillon" tests="\(cases.count)" failures="\(failures)">
            \(cases.joined(separator: "\n"))
            </testsuite>
            </testsuites>

            """
    }

    /// A wait in vain, by its first line; the near misses are what it says.
    private static func testCase(_ wait: FailedWait) -> String {
        let title = wait.message.split(separator: "\n").first.map(String.init) ?? wait.message
        return """
            <testcase classname="wait" name="\(title.escapedMarkup)"><failure message="\(title.escapedMarkup)">\
            \(wait.message.escapedMarkup)</failure></testcase>
            """
    }

    private static func testCase(_ journey: Journey) -> String {
        let verdict = JourneyVerdict(of: journey.entries)
        let name = journey.title.isEmpty ? journey.id : "\(journey.title) (\(journey.id))"
        let began = journey.entries.first?.at ?? .distantPast
        let seconds = journey.entries.last?.at.timeIntervalSince(began) ?? 0
        let head = """
            <testcase classname="\((journey.bundleID ?? "no app").escapedMarkup)" name="\(name.escapedMarkup)" \
            time="\(String(format: "%.3f", max(0, seconds)))">
            """
        let steps = journey.entries.map { "\($0.event.rawValue): \($0.text)" }.joined(separator: "\n").escapedMarkup
        let failure =
            verdict.kind.severity == .failed
            ? "<failure message=\"\("\(verdict.title): \(verdict.detail ?? "")".escapedMarkup)\">\(steps)</failure>"
            : ""
        return "\(head)\(failure)<system-out>\(steps)</system-out></testcase>"
    }
}
