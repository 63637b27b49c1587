internal import SwiftSyntax

/// A place in a file, as the compiler tells it.
struct SourcePosition: Hashable, Codable {
    /// From 1.
    let line: Int
    /// From 1, in bytes of UTF-8.
    let column: Int
}

/// Where the lines of a file begin.
struct LineStarts {
    private let starts: [Int]

    init(_ source: [UInt8]) {
        var starts = [0]
        for (offset, byte) in source.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        self.starts = starts
    }

    /// `offset` counts bytes of UTF-8 from the start.
    func position(of offset: Int) -> SourcePosition {
        var line = 0
        var end = starts.count
        while end - line > 1 {
            let middle = (line + end) / 2
            if starts[middle] <= offset { line = middle } else { end = middle }
        }
        return SourcePosition(line: line + 1, column: offset - starts[line] + 1)
    }
}

extension SyntaxProtocol {
    /// The bytes of the node, without what surrounds it.
    var byteRange: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
