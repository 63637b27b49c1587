import Foundation
import Glibc
import Sender

/// How far a sending is: one line that changes, on a terminal only.
struct SendProgress {
    private(set) var summary = SendSummary()
    private let total: Int
    private let isLive = isatty(STDERR_FILENO) == 1
    private let began = ContinuousClock.now
    private var told = ContinuousClock.now

    /// - Parameter log: with which an interrupted sending goes on.
    init(of total: Int, log: String) {
        self.total = total
        if isLive { Terminal.complain("should it be interrupted, the same command goes on with --resume \(log)") }
    }

    var elapsed: Duration { began.duration(to: .now) }

    mutating func count(_ report: BulkSend.Report) {
        summary.count(report, at: elapsed)
        guard isLive, told.duration(to: .now) > .milliseconds(100) else { return }
        told = .now
        tell()
    }

    func end() {
        guard isLive else { return }
        tell()
        _ = Terminal.write("\n", to: STDERR_FILENO)
    }

    private func tell() {
        let width = 30
        let filled = total == 0 ? width : width * summary.ended / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        let rate = Int(Double(summary.ended) / max(0.001, elapsed.milliseconds / 1000))
        let refused = summary.ended - summary.accepted
        let failures = refused == 0 ? "" : ", \(refused) not accepted"
        _ = Terminal.write("\r\(bar) \(summary.ended)/\(total)  \(rate)/s\(failures)\u{1B}[K", to: STDERR_FILENO)
    }
}
