/// What a `Range` field asks of a file (RFC 9110, 14.2).
enum ByteRange: Hashable, Sendable {
    /// All of it: no range was asked for, or one that may be ignored.
    case whole
    case part(ClosedRange<Int>)
    case unsatisfiable

    /// - Parameters:
    ///   - field: such as `bytes=0-99`; a list of ranges is answered with the whole file.
    ///   - size: the file's, in bytes.
    init(field: String?, size: Int) {
        guard let field, field.hasPrefix("bytes="), !field.contains(",") else {
            self = .whole
            return
        }
        let ends = field.dropFirst("bytes=".count).split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard ends.count == 2 else {
            self = .whole
            return
        }
        switch (Int(ends[0]), Int(ends[1])) {
        case (let first?, let last?) where first <= last:
            self = first < size ? .part(first...min(last, size - 1)) : .unsatisfiable
        case (let first?, nil) where ends[1].isEmpty:
            self = first < size ? .part(first...(size - 1)) : .unsatisfiable
        case (nil, let count?) where ends[0].isEmpty:
            self = count > 0 && size > 0 ? .part(max(0, size - count)...(size - 1)) : .unsatisfiable
        default:
            self = .whole
        }
    }
}
