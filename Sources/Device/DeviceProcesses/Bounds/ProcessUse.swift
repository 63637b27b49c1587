import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// What the kernel tells of a process.
enum ProcessUse {
    /// The memory that a process has for itself, in bytes: what it would cost the phone, without files and libraries
    /// that are mapped; nil when there is no such process any more.
    ///
    /// It is asked for forty times a second of every extension that works, so its bytes are read in place.
    static func privateMemory(_ processID: pid_t) -> Int? {
        let file = open("/proc/\(processID)/status", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 8192) { buffer in
            guard let text = buffer.baseAddress else { return nil }
            let count = read(file, text, buffer.count - 1)
            guard count > 0 else { return nil }
            text[count] = 0
            guard let anonymous = kilobytes("\nRssAnon:", in: text) else { return nil }
            return (anonymous &+ (kilobytes("\nVmSwap:", in: text) ?? 0)) &* 1_024
        }
    }

    /// The number of a line of /proc/…/status, which ends with a zero here.
    private static func kilobytes(_ name: String, in status: UnsafePointer<CChar>) -> Int? {
        strstr(status, name).map { strtol($0 + name.utf8.count, nil, 10) }
    }

    /// Seconds that a process has computed; nil when there is no such process any more.
    static func computing(_ processID: pid_t) -> Double? {
        var clock = clockid_t()
        var time = timespec()
        guard clock_getcpuclockid(processID, &clock) == 0, clock_gettime(clock, &time) == 0 else { return nil }
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
