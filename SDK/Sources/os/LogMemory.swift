package import Foundation
import Synchronization

/// The last lines that the process wrote, for `OSLogStore`.
package struct LogMemory: Sendable {
    /// A line.
    package struct Line: Sendable {
        package let date: Date
        package let text: String
        package let type: OSLogType
        package let subsystem: String
        package let category: String
    }

    /// How many are kept.
    package static let limit = 1000
    /// Characters of a line that are kept: what writes pushes to its log is an extension with 24 MB.
    package static let length = 200
    private static let kept = Mutex<(lines: [Line], next: Int)>(([], 0))

    static func add(_ line: Line) {
        let line =
            line.text.utf8.count <= length
            ? line
            : Line(
                date: line.date,
                text: String(line.text.prefix(length)),
                type: line.type,
                subsystem: line.subsystem,
                category: line.category
            )
        kept.withLock { kept in
            if kept.lines.count < limit {
                kept.lines.append(line)
            } else {
                kept.lines[kept.next] = line
                kept.next = (kept.next + 1) % limit
            }
        }
    }

    /// From the oldest to the newest.
    package static var lines: [Line] {
        kept.withLock { kept in Array(kept.lines[kept.next...] + kept.lines[..<kept.next]) }
    }
}
