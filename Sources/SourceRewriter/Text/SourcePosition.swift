internal import SwiftSyntax

/// A place in a file, as the compiler tells it.
struct SourcePosition: Hashable {
    /// From 1.
    let line: Int
    /// From 1, in bytes of UTF-8.
    let column: Int

    /// - Parameter offset: bytes of UTF-8 from the start.
    init(offset: Int, in source: [UInt8]) {
        let before = source[..<min(offset, source.count)]
        line = before.count { $0 == UInt8(ascii: "\n") } + 1
        column = before.count - ((before.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1) + 1
    }
}

extension SyntaxProtocol {
    /// The bytes of the node, without what surrounds it.
    var byteRange: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
