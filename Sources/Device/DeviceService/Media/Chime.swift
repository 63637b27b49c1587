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
            case .ringtone: (0..<6).flatMap { round in [(784, Double(round)), (988, Double(round) + 0.25)] }
            }
        }

        fileprivate var seconds: Double { (strokes.map(\.at).max() ?? 0) + 0.9 }
    }

    private static let rate = 44_100

    /// The sound as a WAV file: 16 bits, one channel.
    static func wav(_ kind: Kind) -> Data {
        let samples = (0..<Int(kind.seconds * Double(rate))).map { index -> Int16 in
            let time = Double(index) / Double(rate)
            let value = kind.strokes.reduce(0) { $0 + bell($1.frequency, time - $1.at) }
            return Int16(max(-1, min(1, value * 0.4)) * 32_767)
        }
        return header(byteCount: samples.count * 2) + samples.reduce(into: Data()) { $0.append(littleEndian: $1) }
    }

    /// A bell at `time` after its stroke: partials that fade, the higher the sooner.
    private static func bell(_ frequency: Double, _ time: Double) -> Double {
        guard time >= 0 else { return 0 }
        let partials = [(1.0, 0.6, 5.0), (2.01, 0.25, 8.0), (3.03, 0.12, 13.0)]
        let attack = min(1, time / 0.004)
        return partials.reduce(0) { sum, partial in
            sum + partial.1 * sin(2 * .pi * frequency * partial.0 * time) * exp(-partial.2 * time)
        } * attack
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
