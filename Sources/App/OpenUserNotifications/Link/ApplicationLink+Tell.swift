import AppLink
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

    /// A file that could not be made an attachment, for the push's journey; nothing where no device listens.
    static func tell(refusal error: any Error) {
        guard hasDevice else { return }
        let text = "An attachment was refused: \(error.localizedDescription)"
        log(level: LinkLog.lostAttachment, subsystem: "", category: "", message: text)
    }
}
