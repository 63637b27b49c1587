import Foundation
import Synchronization

/// Looks into sound files: what a notification may play is Linear PCM, IMA ADPCM, µ-law or a-law in aiff, wav or caf,
/// shorter than 30 seconds (UNNotificationSound).
final class SoundProbe: Sendable {
    private struct Key: Hashable {
        let path: String
        let changed: Date
    }

    /// Files whose answer is remembered at once.
    private static let limit = 1_000
    /// Real seconds for one look.
    private static let patience = 5.0
    private static let seconds = 30.0

    private let known = Mutex<[Key: String?]>([:])

    /// Why a file cannot be played; nil when it can.
    func problem(_ file: URL) async -> String? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        guard let changed = attributes?[.modificationDate] as? Date else { return "it cannot be read" }
        let key = Key(path: file.path, changed: changed)
        if let answer = known.withLock({ $0[key] }) { return answer }
        let answer = await look(into: file)
        known.withLock { known in
            if known.count >= Self.limit { known.removeAll() }
            known[key] = answer
        }
        return answer
    }

    private func look(into file: URL) async -> String? {
        guard ["aiff", "aif", "wav", "caf"].contains(file.pathExtension.lowercased()) else {
            return "it is no aiff, wav or caf file"
        }
        guard
            let report = await MediaTool.run(
                "ffprobe",
                [
                    "-v", "error", "-show_entries", "format=duration:stream=codec_name", "-of", "default=nw=1",
                    file.path,
                ],
                patience: Self.patience
            )
        else { return nil }
        guard report.exit == .exited(0) else { return "it cannot be decoded" }
        let values = report.lines.reduce(into: [String: String]()) { values, line in
            let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
            if parts.count == 2 { values[parts[0]] = parts[1] }
        }
        let codec = values["codec_name"] ?? "nothing"
        guard codec.hasPrefix("pcm_") || codec.hasPrefix("adpcm_ima") else { return "it holds \(codec)" }
        guard let duration = values["duration"].flatMap(Double.init), duration < Self.seconds else {
            return "it is not shorter than \(Int(Self.seconds)) s"
        }
        return nil
    }
}
