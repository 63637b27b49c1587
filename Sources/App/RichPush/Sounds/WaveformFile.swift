public import Foundation

extension Waveform {
    /// Reads a WAV file of linear PCM with 8, 16, 24 or 32 bits; several channels are mixed into one.
    ///
    /// - Throws: ``SoundError`` naming what the file is instead.
    public init(wav data: Data) throws(SoundError) {
        var reader = ChunkReader(data)
        guard reader.tag() == "RIFF", reader.little(UInt32.self) != nil, reader.tag() == "WAVE"
        else { throw SoundError("this is not a WAV file") }

        var format: Format?
        while let name = reader.tag(), let size = reader.little(UInt32.self) {
            let length = min(Int(size), reader.remaining)
            guard let chunk = reader.data(length) else { break }
            if name == "fmt " { format = try Format(chunk) }
            if name == "data", let format {
                self.init(sampleRate: format.sampleRate, samples: format.samples(in: chunk))
                return
            }
            if size % 2 == 1 { reader.skip(1) }
        }
        throw SoundError("the WAV file has no sound data")
    }

    /// The `fmt ` chunk.
    private struct Format {
        let channels: Int
        let sampleRate: Int
        let bits: Int

        init(_ chunk: Data) throws(SoundError) {
            var reader = ChunkReader(chunk)
            guard var code = reader.little(UInt16.self), let channels = reader.little(UInt16.self),
                let rate = reader.little(UInt32.self), reader.little(UInt32.self) != nil,
                reader.little(UInt16.self) != nil, let bits = reader.little(UInt16.self)
            else { throw SoundError("the WAV file's format chunk is cut short") }
            if code == 0xFFFE {
                reader.skip(8)
                code = reader.little(UInt16.self) ?? code
            }
            guard code == 1, [8, 16, 24, 32].contains(bits), 1...8 ~= channels, 1000...192_000 ~= rate else {
                throw SoundError(
                    "the WAV file is not linear PCM of 8 to 32 bits (format \(code), \(bits) bits, \(channels) channels,"
                        + " \(rate) Hz)"
                )
            }
            self.channels = Int(channels)
            self.sampleRate = Int(rate)
            self.bits = Int(bits)
        }

        func samples(in data: Data) -> [Int16] {
            let width = bits / 8
            let frame = width * channels
            let start = data.startIndex
            return (0..<data.count / frame).map { index in
                var sum = 0
                for channel in 0..<channels {
                    let offset = start + index * frame + channel * width
                    sum += sample(data, at: offset, width: width)
                }
                return Int16(clamping: sum / channels)
            }
        }

        /// The top 16 bits; 8-bit samples are unsigned.
        private func sample(_ data: Data, at offset: Int, width: Int) -> Int {
            if width == 1 { return (Int(data[offset]) - 128) << 8 }
            let low = UInt16(data[offset + width - 2])
            let high = UInt16(data[offset + width - 1])
            return Int(Int16(bitPattern: high << 8 | low))
        }
    }
}

/// Why a sound cannot be used, in a sentence.
public struct SoundError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
