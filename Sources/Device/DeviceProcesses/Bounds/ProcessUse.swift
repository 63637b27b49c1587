import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// What the kernel tells of a process.
enum ProcessUse {
    /// The memory that a process has for itself, in bytes: what it would cost the phone, without files and libraries
    /// that are mapped; nil when there is no such process any more.
    static func privateMemory(_ processID: pid_t) -> Int? {
        guard let status = FileManager.default.contents(atPath: "/proc/\(processID)/status") else { return nil }
        var kilobytes: Int?
        for line in status.split(separator: UInt8(ascii: "\n")) {
            guard line.starts(with: "RssAnon:".utf8) || line.starts(with: "VmSwap:".utf8) else { continue }
            let digits = line.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            guard let number = Int(String(decoding: digits, as: UTF8.self)) else { continue }
            kilobytes = (kilobytes ?? 0) &+ number
        }
        return kilobytes.map { $0 * 1_024 }
    }

    /// Seconds that a process has computed; nil when there is no such process any more.
    static func computing(_ processID: pid_t) -> Double? {
        var clock = clockid_t()
        var time = timespec()
        guard clock_getcpuclockid(processID, &clock) == 0, clock_gettime(clock, &time) == 0 else { return nil }
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
