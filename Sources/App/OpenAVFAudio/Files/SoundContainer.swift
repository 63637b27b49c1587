/// The two kinds of file that a notification's sound and this module share.
enum SoundContainer: String {
    case wav
    case caf

    /// What a file's beginning tells.
    struct Header {
        var container: SoundContainer
        var sampleRate: Double
        var channels: AVAudioChannelCount
        var dataOffset: Int
        var dataLength: Int
    }

    /// Bytes before the first sample of a file that is written here.
    var headerLength: Int {
        switch self {
        case .wav: 44
        case .caf: 68
        }
    }

    func header(sampleRate: Double, channels: Int, frames: Int) -> Data {
        let size = frames * channels * 2
        var data = Data()
        switch self {
        case .wav:
            data.append(contentsOf: "RIFF".utf8)
            data.append(little: UInt32(clamping: size + 36))
            data.append(contentsOf: "WAVEfmt ".utf8)
            for value in [UInt32(16), 1 | UInt32(channels) << 16, UInt32(sampleRate)] { data.append(little: value) }
            data.append(little: UInt32(sampleRate) * UInt32(channels) * 2)
            data.append(little: UInt32(channels * 2) | 16 << 16)
            data.append(contentsOf: "data".utf8)
            data.append(little: UInt32(clamping: size))
        case .caf:
            data.append(contentsOf: "caff".utf8)
            data.append(big: UInt32(1) << 16)
            data.append(contentsOf: "desc".utf8)
            data.append(big: UInt64(32))
            data.append(big: sampleRate.bitPattern)
            data.append(contentsOf: "lpcm".utf8)
            for value in [UInt32(0), UInt32(channels * 2), 1, UInt32(channels), 16] { data.append(big: value) }
            data.append(contentsOf: "data".utf8)
            data.append(big: UInt64(size + 4))
            data.append(big: UInt32(0))
        }
        return data
    }

    func append(_ sample: Int16, to data: inout Data) {
        switch self {
        case .wav: data.append(little: UInt16(bitPattern: sample))
        case .caf: data.append(big: UInt16(bitPattern: sample))
        }
    }

    func sample(_ bytes: [UInt8], at offset: Int) -> Int16 {
        let (low, high) = self == .wav ? (bytes[offset], bytes[offset + 1]) : (bytes[offset + 1], bytes[offset])
        return Int16(bitPattern: UInt16(high) << 8 | UInt16(low))
    }

    static func error(_ code: String, _ reason: String) -> NSError {
        let number = code.utf8.reduce(0) { $0 << 8 | Int($1) }
        return NSError(
            domain: "com.apple.coreaudio.avfaudio",
            code: number,
            userInfo: [NSLocalizedDescriptionKey: reason]
        )
    }

    /// Walks a file's chunks up to its samples.
    static func read(_ handle: FileHandle) throws -> Header {
        let size = Int(try handle.seekToEnd())
        try handle.seek(toOffset: 0)
        let start = [UInt8](try handle.read(upToCount: 12) ?? Data())
        let container: SoundContainer
        if start.starts(with: "RIFF".utf8), start.dropFirst(8).starts(with: "WAVE".utf8) {
            container = .wav
        } else if start.starts(with: "caff".utf8) {
            container = .caf
        } else {
            throw error("typ?", "this is neither a wav nor a caf file")
        }

        var header = Header(container: container, sampleRate: 0, channels: 0, dataOffset: 0, dataLength: 0)
        var offset = container == .wav ? 12 : 8
        while offset + 8 < size {
            try handle.seek(toOffset: UInt64(offset))
            let head = [UInt8](try handle.read(upToCount: 64) ?? Data())
            let name = String(decoding: head.prefix(4), as: UTF8.self)
            let chunk = container.chunk(head)
            let body = offset + chunk.headLength
            let length = chunk.length < 0 ? size - body : min(chunk.length, size - body)
            if name == "data" {
                let skipped = container == .caf ? 4 : 0
                header.dataOffset = body + skipped
                header.dataLength = max(0, length - skipped)
                guard header.channels > 0 else { break }
                return header
            }
            if name == "fmt " || name == "desc" { try container.describe(head, into: &header) }
            offset = body + length + (container == .wav ? length % 2 : 0)
        }
        throw error("dta?", "the sound file is cut short")
    }

    private func chunk(_ head: [UInt8]) -> (length: Int, headLength: Int) {
        switch self {
        case .wav: (Self.number(head, 4, 4, isBig: false), 8)
        case .caf: (Int(Int64(bitPattern: UInt64(truncatingIfNeeded: Self.number(head, 4, 8, isBig: true)))), 12)
        }
    }

    private func describe(_ head: [UInt8], into header: inout Header) throws {
        let code: Int
        let bits: Int
        switch self {
        case .wav:
            code = Self.number(head, 8, 2, isBig: false)
            header.channels = UInt32(Self.number(head, 10, 2, isBig: false))
            header.sampleRate = Double(Self.number(head, 12, 4, isBig: false))
            bits = Self.number(head, 22, 2, isBig: false)
        case .caf:
            header.sampleRate = Double(bitPattern: UInt64(bitPattern: Int64(Self.number(head, 12, 8, isBig: true))))
            code =
                Self.number(head, 20, 4, isBig: true) == 0x6C70_636D && Self.number(head, 24, 4, isBig: true) == 0
                ? 1 : 0
            header.channels = UInt32(Self.number(head, 36, 4, isBig: true))
            bits = Self.number(head, 40, 4, isBig: true)
        }
        guard code == 1 || code == 0xFFFE, bits == 16, 1...64 ~= header.channels, 1...768_000 ~= header.sampleRate
        else { throw Self.error("fmt?", "the sound file is not 16-bit linear PCM") }
    }

    private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int, isBig: Bool) -> Int {
        guard offset + count <= bytes.count else { return 0 }
        let part = bytes[offset..<offset + count]
        let value = (isBig ? Array(part) : part.reversed()).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(truncatingIfNeeded: value)
    }
}

extension Data {
    mutating func append(little value: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }

    mutating func append(big value: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
    }
}
