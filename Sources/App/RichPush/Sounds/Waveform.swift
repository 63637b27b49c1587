public import Foundation

/// Mono 16-bit sound in memory, joined, cut and written as a WAV file, which a notification's sound may be.
public struct Waveform: Hashable, Sendable {
    /// Samples per second.
    public let sampleRate: Int
    public private(set) var samples: [Int16]

    public init(sampleRate: Int, samples: [Int16] = []) {
        self.sampleRate = max(1, sampleRate)
        self.samples = samples
    }

    /// In seconds.
    public var duration: Double { Double(samples.count) / Double(sampleRate) }

    public mutating func append(_ more: some Sequence<Int16>) {
        samples.append(contentsOf: more)
    }

    /// Silence at the end, in seconds; an hour at most.
    public mutating func appendSilence(_ seconds: Double) {
        samples.append(contentsOf: repeatElement(0, count: count(in: seconds, atMost: 3_600 &* sampleRate)))
    }

    /// The beginning, at most `seconds` long, faded out over its last tenth of a second when something is cut off.
    public func cut(to seconds: Double) -> Waveform {
        let count = count(in: seconds, atMost: samples.count)
        guard count < samples.count else { return self }
        var kept = Array(samples.prefix(count))
        let fade = min(count, sampleRate / 10)
        for step in 0..<fade {
            let index = count - fade + step
            kept[index] = Int16(Int(kept[index]) * (fade - step) / fade)
        }
        return Waveform(sampleRate: sampleRate, samples: kept)
    }

    /// The samples of a time; none of one that is negative or no number.
    private func count(in seconds: Double, atMost limit: Int) -> Int {
        seconds > 0 ? Int(min(seconds * Double(sampleRate), Double(limit))) : 0
    }

    /// The same sound at another rate, by linear interpolation.
    public func resampled(to rate: Int) -> Waveform {
        guard rate != sampleRate, samples.count > 1 else { return Waveform(sampleRate: rate, samples: samples) }
        let count = Int(Double(samples.count) * Double(rate) / Double(sampleRate))
        let step = Double(sampleRate) / Double(rate)
        let resampled = (0..<count).map { index -> Int16 in
            let position = Double(index) * step
            let left = min(Int(position), samples.count - 1)
            let right = min(left + 1, samples.count - 1)
            let part = position - Double(left)
            return Int16((Double(samples[left]) * (1 - part) + Double(samples[right]) * part).rounded())
        }
        return Waveform(sampleRate: rate, samples: resampled)
    }

    /// The bytes of a WAV file: linear PCM, one channel, 16 bits.
    public func wavData() -> Data {
        let size = UInt32(clamping: samples.count * 2)
        var data = Data(capacity: 44 + samples.count * 2)
        data.append(contentsOf: Array("RIFF".utf8))
        data.append(littleEndian: size &+ 36)
        data.append(contentsOf: Array("WAVEfmt ".utf8))
        data.append(littleEndian: UInt32(16))
        data.append(littleEndian: UInt16(1))
        data.append(littleEndian: UInt16(1))
        data.append(littleEndian: UInt32(clamping: sampleRate))
        data.append(littleEndian: UInt32(clamping: sampleRate * 2))
        data.append(littleEndian: UInt16(2))
        data.append(littleEndian: UInt16(16))
        data.append(contentsOf: Array("data".utf8))
        data.append(littleEndian: size)
        for sample in samples { data.append(littleEndian: UInt16(bitPattern: sample)) }
        return data
    }
}

extension Data {
    mutating func append(littleEndian value: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }
}
