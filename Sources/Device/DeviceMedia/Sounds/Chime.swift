import Foundation

/// The phone's own sounds, made here: two soft bells, one after the other.
enum Chime {
    /// A sound of the phone.
    enum Kind: String, CaseIterable {
        case chime
        case critical
        case ringtone

        /// Frequencies in hertz and beginnings in seconds.
        fileprivate var strokes: [(frequency: Double, at: Double)] {
            switch self {
            case .chime: [(1_046.5, 0), (1_568, 0.12)]
            case .critical: [(880, 0), (1_318.5, 0.16), (880, 0.5), (1_318.5, 0.66)]
            case .ringtone: (0..<3).flatMap { round in [(784, Double(round)), (988, Double(round) + 0.25)] }
            }
        }

        fileprivate var seconds: Double { (strokes.map(\.at).max() ?? 0) + Chime.ring }
    }

    private static let rate = 22_050
    /// How long a bell rings, in seconds.
    private static let ring = 0.9

    /// The sound as a WAV file: 16 bits, one channel.
    static func wav(_ kind: Kind) -> Data {
        var sum = [Double](repeating: 0, count: Int(kind.seconds * Double(rate)))
        for stroke in kind.strokes {
            let bell = bell(stroke.frequency)
            let first = Int(stroke.at * Double(rate))
            for index in bell.indices where first + index < sum.count { sum[first + index] += bell[index] }
        }
        var samples = [Int16](repeating: 0, count: sum.count)
        for index in sum.indices { samples[index] = Int16(max(-1, min(1, sum[index] * 0.4)) * 32_767).littleEndian }
        return header(byteCount: samples.count * 2) + samples.withUnsafeBytes { Data($0) }
    }

    /// A bell: partials that fade, the higher the sooner.
    private static func bell(_ frequency: Double) -> [Double] {
        var samples = [Double](repeating: 0, count: Int(ring * Double(rate)))
        for (multiple, loudness, fading) in [(1.0, 0.6, 5.0), (2.01, 0.25, 8.0), (3.03, 0.12, 13.0)] {
            for index in samples.indices {
                let time = Double(index) / Double(rate)
                let attack = min(1, time / 0.004)
                samples[index] += attack * loudness * sin(2 * .pi * frequency * multiple * time) * exp(-fading * time)
            }
        }
        return samples
    }

    private static func header(byteCount: Int) -> Data {
        var data = Data("RIFF".utf8)
        data.append(littleEndian: UInt32(36 + byteCount))
        data.append(Data("WAVEfmt ".utf8))
        data.append(littleEndian: UInt32(16))
        data.append(littleEndian: UInt16(1))
        data.append(littleEndian: UInt16(1))
        data.append(littleEndian: UInt32(rate))
        data.append(littleEndian: UInt32(rate * 2))
        data.append(littleEndian: UInt16(2))
        data.append(littleEndian: UInt16(16))
        data.append(Data("data".utf8))
        data.append(littleEndian: UInt32(byteCount))
        return data
    }
}

extension Data {
    fileprivate mutating func append(littleEndian value: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }
}
