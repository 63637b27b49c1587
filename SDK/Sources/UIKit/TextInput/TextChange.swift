import Foundation

/// What differs between two texts: one range, in UTF-16 code units, and what stands there now. Whole characters differ, so
/// that no emoji is torn.
struct TextChange {
    let range: NSRange
    let replacement: String

    init(from old: String, to new: String) {
        let (before, after) = (Array(old), Array(new))
        let shorter = min(before.count, after.count)
        var start = 0
        while start < shorter, before[start] == after[start] { start += 1 }
        var end = 0
        while end < shorter - start, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
        let gone = String(before[start..<(before.count - end)])
        range = NSRange(location: String(before[..<start]).utf16.count, length: gone.utf16.count)
        replacement = String(after[start..<(after.count - end)])
    }
}
