import Foundation

/// What differs between two texts: one range and what stands there now.
struct TextChange {
    let range: NSRange
    let replacement: String

    init(from old: String, to new: String) {
        let before = Array(old.utf16)
        let after = Array(new.utf16)
        let shorter = min(before.count, after.count)
        var start = 0
        while start < shorter, before[start] == after[start] { start += 1 }
        var end = 0
        while end < shorter - start, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
        range = NSRange(location: start, length: before.count - start - end)
        replacement = String(decoding: after[start..<(after.count - end)], as: UTF16.self)
    }
}
