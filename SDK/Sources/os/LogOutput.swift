import Foundation
@_spi(Carillon) import OpenUserNotifications

/// Writes a line: to the device, which puts it on the journey, or without one to standard output.
func write(_ message: String, type: OSLogType, to log: OSLog) {
    guard log.isEnabled(type: type) else { return }
    LogMemory.add(
        LogMemory.Line(
            date: Date(),
            text: message,
            type: type,
            subsystem: log.subsystem,
            category: log.category
        )
    )
    if ApplicationLink.hasDevice {
        ApplicationLink.log(level: type.name, subsystem: log.subsystem, category: log.category, message: message)
    } else {
        let origin = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: ":")
        print("[\(type.name)]\(origin.isEmpty ? "" : " [\(origin)]") \(message)")
    }
}
