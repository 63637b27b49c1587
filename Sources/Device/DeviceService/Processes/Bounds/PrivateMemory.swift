import Foundation

/// The memory that a process has for itself: what it would cost the phone, without files and libraries that are mapped.
enum PrivateMemory {
    /// In bytes; nil when there is no such process any more.
    static func of(_ processID: pid_t) -> Int? {
        guard let status = FileManager.default.contents(atPath: "/proc/\(processID)/status") else { return nil }
        var kilobytes: Int?
        for line in status.split(separator: UInt8(ascii: "\n")) {
            guard line.starts(with: "RssAnon:".utf8) || line.starts(with: "VmSwap:".utf8) else { continue }
            let digits = line.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            guard let number = Int(String(decoding: digits, as: UTF8.self)) else { continue }
            kilobytes = (kilobytes ?? 0) + number
        }
        return kilobytes.map { $0 * 1_024 }
    }

    /// Waits until the process has more than that.
    ///
    /// Looks by the machine's own clock, whatever the device's says: memory grows in real time.
    ///
    /// - Returns: how many bytes it had; nil when it ended before, or the task was cancelled.
    static func waitUntil(_ processID: pid_t, exceeds limit: Int, lookingEvery pause: Duration) async -> Int? {
        while let bytes = of(processID) {
            if bytes > limit { return bytes }
            guard (try? await Task.sleep(for: pause)) != nil else { return nil }
        }
        return nil
    }
}
