public import Foundation

/// What the first bytes of a sound file tell: its container and how long it plays.
///
/// A notification's sound is an aiff, wav or caf file of linear PCM, MA4, µLaw or aLaw, under 30 seconds; otherwise the
/// system plays the default sound (UNNotificationSound).
public struct SoundFileHeader: Hashable, Sendable {
    /// The containers that a notification's sound may have.
    public enum Container: String, Hashable, Sendable {
        case wav
        case aiff
        case caf
    }

    public let container: Container
    /// In seconds.
    public let duration: Double

    /// - Parameter data: The file's bytes.
    /// - Throws: ``SoundError`` if this is none of the three, or holds sound that a notification cannot play.
    public init(_ data: Data) throws(SoundError) {
        var reader = ChunkReader(data)
        switch reader.tag() {
        case "RIFF":
            container = .wav
            duration = try Self.wavDuration(data)
        case "FORM":
            container = .aiff
            duration = try Self.aiffDuration(data)
        case "caff":
            container = .caf
            duration = try Self.cafDuration(data)
        default:
            throw SoundError("a notification's sound is a wav, aiff or caf file; this is none of them")
        }
        guard duration > 0 else { throw SoundError("the \(container.rawValue) file holds no sound") }
    }

    private static func wavDuration(_ data: Data) throws(SoundError) -> Double {
        var reader = ChunkReader(data)
        reader.skip(12)
        var bytesPerSecond: UInt32 = 0
        while let name = reader.tag(), let size = reader.little(UInt32.self) {
            if name == "fmt " {
                var format = ChunkReader(reader.data(min(Int(size), reader.remaining)) ?? Data())
                let code = format.little(UInt16.self) ?? 0
                // Linear PCM, aLaw, µLaw, IMA ADPCM, and the extensible form of them.
                guard [1, 6, 7, 0x11, 0xFFFE].contains(code)
                else { throw SoundError("a notification cannot play the wav file's encoding (format \(code))") }
                format.skip(6)
                bytesPerSecond = format.little(UInt32.self) ?? 0
            } else if name == "data" {
                guard bytesPerSecond > 0 else { break }
                return Double(min(Int(size), reader.remaining)) / Double(bytesPerSecond)
            } else {
                reader.skip(Int(size))
            }
            if size % 2 == 1 { reader.skip(1) }
        }
        throw SoundError("the wav file is cut short")
    }

    private static func aiffDuration(_ data: Data) throws(SoundError) -> Double {
        var reader = ChunkReader(data)
        reader.skip(12)
        while let name = reader.tag(), let size = reader.big(UInt32.self) {
            guard name == "COMM" else {
                reader.skip(Int(size) + Int(size % 2))
                continue
            }
            reader.skip(2)
            guard let frames = reader.big(UInt32.self) else { break }
            reader.skip(2)
            guard let exponent = reader.big(UInt16.self), let mantissa = reader.big(UInt64.self) else { break }
            // An 80-bit extended float: mantissa × 2^(exponent − 16383 − 63).
            let rate = Double(mantissa) * pow(2, Double(Int(exponent & 0x7FFF) - 16_446))
            guard rate >= 1 else { break }
            return Double(frames) / rate
        }
        throw SoundError("the aiff file is cut short")
    }

    private static func cafDuration(_ data: Data) throws(SoundError) -> Double {
        var reader = ChunkReader(data)
        reader.skip(8)
        var rate = 0.0
        var bytesPerPacket = 0.0
        var framesPerPacket = 0.0
        while let name = reader.tag(), let size = reader.big(Int64.self) {
            if name == "desc", size >= 32 {
                rate = Double(bitPattern: reader.big(UInt64.self) ?? 0)
                let encoding = reader.tag() ?? ""
                guard ["lpcm", "ima4", "ulaw", "alaw"].contains(encoding)
                else { throw SoundError("a notification cannot play the caf file's encoding \(encoding)") }
                reader.skip(4)
                bytesPerPacket = Double(reader.big(UInt32.self) ?? 0)
                framesPerPacket = Double(reader.big(UInt32.self) ?? 0)
                reader.skip(Int(clamping: size) - 24)
            } else if name == "data" {
                guard rate >= 1, bytesPerPacket > 0 else { break }
                let length = size < 0 ? reader.remaining : min(Int(clamping: size), reader.remaining)
                return Double(max(0, length - 4)) / bytesPerPacket * framesPerPacket / rate
            } else {
                reader.skip(Int(clamping: size))
            }
        }
        throw SoundError("the caf file is cut short")
    }
}
