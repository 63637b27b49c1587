import DeviceProcesses
import Foundation

/// Looks into sound files: what a notification may play is Linear PCM, IMA ADPCM, µ-law or a-law in aiff, wav or caf,
/// shorter than 30 seconds (UNNotificationSound).
enum SoundProbe {
    /// Real seconds for one look.
    private static let patience = 5.0
    private static let seconds = 30.0
    /// Bytes; half a minute of the best sound is half of it.
    private static let byteLimit = 32 << 20

    /// What is wrong with a file before anybody looks into it; nil when nothing is.
    static func problem(name: String, size: Int) -> String? {
        guard ["aiff", "aif", "wav", "caf"].contains(URL(filePath: name).pathExtension.lowercased()) else {
            return "it is no aiff, wav or caf file"
        }
        return size > byteLimit ? "it has \(size) bytes; \(byteLimit) are the most" : nil
    }

    /// Why a file cannot be played; nil when it can, and where there is no ffprobe.
    ///
    /// - Parameter path: the phone's own copy, which nobody changes between the look and the playing.
    static func problem(inCopy path: String) async -> String? {
        let report = await MediaTool.run(
            "ffprobe",
            [
                "-v", "error", "-protocol_whitelist", "file", "-show_entries", "format=duration:stream=codec_name",
                "-of",
                "default=nw=1", path,
            ],
            reading: [path],
            patience: patience
        )
        guard let report else { return nil }
        guard report.exit == .exited(0) else { return "it cannot be decoded" }
        let values = report.lines.reduce(into: [String: String]()) { values, line in
            let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
            if parts.count == 2 { values[parts[0]] = parts[1] }
        }
        let codec = values["codec_name"] ?? "nothing"
        guard codec.hasPrefix("pcm_") || codec.hasPrefix("adpcm_ima") else { return "it holds \(codec)" }
        guard let duration = values["duration"].flatMap(Double.init), duration < seconds else {
            return "it is not shorter than \(Int(seconds)) s"
        }
        return nil
    }
}
