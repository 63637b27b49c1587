import CarillonTesting
import DeviceCore
import Foundation

/// Files that tests attach and play.
enum Samples {
    /// What begins like a PNG picture.
    static let png = Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]) + Data(repeating: 0, count: 100)

    /// Eight-bit PCM in a WAV file: silence of that length.
    static func wav(seconds: Double) -> Data {
        let rate: UInt32 = 8000
        let count = UInt32(Double(rate) * seconds)
        var data = Data("RIFF".utf8)
        func append(_ value: UInt32, bytes: Int = 4) {
            for index in 0..<bytes { data.append(UInt8(truncatingIfNeeded: value >> (8 * UInt32(index)))) }
        }
        append(36 + count)
        data += Data("WAVEfmt ".utf8)
        append(16)
        append(1, bytes: 2)
        append(1, bytes: 2)
        append(rate)
        append(rate)
        append(1, bytes: 2)
        append(8, bytes: 2)
        data += Data("data".utf8)
        append(count)
        return data + Data(repeating: 128, count: Int(count))
    }
}

extension RuleApp {
    /// Writes a file where the app may attach it from.
    func file(_ name: String, _ bytes: Data = Samples.png) throws -> URL {
        let file = phone.state.appending(path: "containers/\(Self.bundleID)/tmp").appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try bytes.write(to: file)
        return file
    }
}

func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
