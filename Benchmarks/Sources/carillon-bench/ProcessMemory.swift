import Foundation

/// What a process keeps in memory, as the kernel counts it.
struct ProcessMemory {
    /// Megabytes that only this process has.
    var privateMegabytes: Double
    /// Megabytes with its share of what it has in common with others.
    var proportionalMegabytes: Double

    /// Reads `/proc/<pid>/smaps_rollup`.
    ///
    /// - Throws: when there is no such process.
    init(of processID: Int32) throws {
        let text = try String(contentsOfFile: "/proc/\(processID)/smaps_rollup", encoding: .utf8)
        var kilobytes: [Substring: Double] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ", omittingEmptySubsequences: true)
            if words.count >= 3, let value = Double(words[1]) { kilobytes[words[0].dropLast()] = value }
        }
        privateMegabytes = ((kilobytes["Private_Clean"] ?? 0) + (kilobytes["Private_Dirty"] ?? 0)) / 1024
        proportionalMegabytes = (kilobytes["Pss"] ?? 0) / 1024
    }

    var text: String {
        String(format: "private %6.1f MB   proportional %6.1f MB", privateMegabytes, proportionalMegabytes)
    }
}
