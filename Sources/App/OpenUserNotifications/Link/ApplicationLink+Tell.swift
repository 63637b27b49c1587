import Foundation

extension ApplicationLink {
    /// A line for the push's journey, or on standard output where no device listens: what Apple's system would have done.
    ///
    /// - Parameters:
    ///   - line: what was asked for.
    ///   - subsystem: whose call it was, as `com.apple.callkit`.
    public static func tell(_ line: String, subsystem: String) {
        if hasDevice {
            log(level: "default", subsystem: subsystem, category: "", message: line)
        } else {
            print(line)
        }
    }
}
