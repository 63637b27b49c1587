import NotificationModel
import Testing

@testable import DeviceApps
@testable import DeviceService

/// What is read of a Swift program's last words.
@Suite struct CrashReportTests {
    private func report(_ text: String) -> CrashReport {
        var report = CrashReport(executable: "Rich Push")
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { _ = report.take(String(line)) }
        return report
    }

    @Test func theSummaryHasTheMessageAndTheAuthorsCalls() {
        let report = report(
            """
            Service/Service.swift:7: Fatal error: Unexpectedly found nil while unwrapping an Optional value

            *** Signal 4: Backtracing from 0x55c4d3edbaaf... done ***

            *** Program crashed: Illegal instruction at 0x000055c4d3edbaaf ***

            Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

            Thread 1 crashed:

              0      0x000055c4d3edbaaf closure #1 in closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in x
              1 [ra] 0x000055c4d406714f _assertionFailure(_:_:file:line:flags:) + 302 in x
              2 [ra] 0x000055c4d3eb2b1a Service.helper(_:) + 265 in x at /my shop/Service.swift:7:21
              3 [ra] [inlined] 0x000055c4d3eb2a0a Service.didReceive(_:) in x at /my shop/Service.swift:4:9
              4 [ra] 0x000055c4d3eb2a0b ServiceExtensionHost.serve(_:_:) + 41 in x at /carillon/Host.swift:4:9
            """
        )
        #expect(
            report.summary == "Fatal error: Unexpectedly found nil while unwrapping an Optional value, "
                + "in Service.helper(_:) at Service.swift:7, called by Service.didReceive(_:) at Service.swift:4"
        )
        #expect(report.frames.first?.path == "/my shop/Service.swift")
    }

    /// The backtracer fails at times, and what the compiler made itself has no line.
    @Test func withoutAStackTheMessageTellsTheLine() {
        let nothing = "*** Signal 4: Backtracing from 0x55c4d3edbaaf... failed ***"
        let own = report("Rich_Push/Service.swift:37: Fatal error: Index\n\(nothing)")
        #expect(own.facts?.place == "Service.swift:37")
        #expect(own.summary == "Fatal error: Index, at Service.swift:37")
        let others = report("Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range\n\(nothing)")
        #expect(others.facts?.place == nil)
        #expect(others.summary == "Fatal error: Index out of range")
        let shared = report(
            """
            Kit/Loading.swift:12: Fatal error: Index
            *** Signal 4: Backtracing from 0x7f... done ***
              2 [ra] 0x000055c4d3eb2b1a load() + 264 in x at /shop/Kit/Loading.swift
            """
        )
        #expect(shared.facts?.place == "Loading.swift:12")
    }

    @Test func aCrashWithoutAMessageNamesItsSignal() {
        let report = report("*** Program crashed: Bad pointer dereference at 0x0 ***\n\nThread 0 crashed:")
        #expect(report.summary == "Program crashed: Bad pointer dereference at 0x0")
    }

    @Test func usualLinesAreNoReport() {
        var report = CrashReport()
        let isReport = report.take("hello")
        #expect(!isReport)
        #expect(report.summary == nil)
    }

    @Test func aReportIsBounded() {
        let report = report("*** Signal 4: Backtracing\n" + String(repeating: "  0 0x1 f in x\n", count: 10_000))
        #expect(report.lines.count == 100)
    }
}
