import Foundation
import Glibc

/// Colours, on a terminal that wants them and nowhere else.
enum Terminal {
    /// Whether standard output is a terminal; `NO_COLOR` (no-color.org) says no to colours.
    static let hasColour = isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil

    enum Style: String {
        case bold = "1"
        case dim = "2"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case blue = "34"
    }

    static func styled(_ text: String, _ style: Style) -> String {
        hasColour ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Prints a line at once, also into a pipe.
    ///
    /// When the reader has gone (`carillon journey … | head`), the process ends as every filter does: by SIGPIPE, which
    /// the network libraries had ignored. When what it prints to is full, it says so and ends with 74 (`EX_IOERR`): a
    /// report that is cut is not a report.
    static func line(_ text: String = "") {
        switch write(text + "\n", to: STDOUT_FILENO) {
        case 0: return
        case EPIPE:
            signal(SIGPIPE, SIG_DFL)
            raise(SIGPIPE)
        case let reason:
            complain("carillon: standard output cannot be written: \(String(cString: strerror(reason)))")
            exit(EX_IOERR)
        }
    }

    /// Prints a value as one line of JSON, for programs.
    static func json(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        line(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    /// Prints a line on the error stream: warnings, progress. Where nobody reads it, it is lost.
    static func complain(_ text: String) {
        _ = write(text + "\n", to: STDERR_FILENO)
    }

    /// - Returns: why not everything was written; 0 when it was.
    static func write(_ text: String, to descriptor: Int32) -> Int32 {
        var rest = ArraySlice(text.utf8)
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                // A terminal or pipe that somebody else made non-blocking: it takes more when it has been read.
                var place = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&place, 1, -1)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }
}
