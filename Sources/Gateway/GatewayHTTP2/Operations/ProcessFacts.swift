import Foundation
import GatewayCore

/// What the kernel says of this process, by the names that Prometheus' own clients use.
enum ProcessFacts {
    static var gauges: [MetricsText.Gauge] {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let time = seconds(usage.ru_utime) + seconds(usage.ru_stime)
        var gauges = [
            MetricsText.Gauge("process_cpu_seconds_total", .counter, help: "Time of computing, in seconds.", time)
        ]
        // Where there is no /proc, these two are left out.
        if let memory = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " "),
            memory.count > 1, let pages = Double(memory[1])
        {
            let bytes = pages * Double(sysconf(Int32(_SC_PAGESIZE)))
            gauges.append(.init("process_resident_memory_bytes", help: "Memory, in bytes.", bytes))
        }
        if let files = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd") {
            gauges.append(.init("process_open_fds", help: "Files and connections that are open.", Double(files.count)))
        }
        return gauges
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}
