/// What the frames and boxes of a compressed sound file tell: mp3, AAC (adts) and MPEG-4 (m4a, mp4). Nothing is decoded.
struct CompressedSound: Equatable {
    var duration: Double
    var sampleRate: Double
    var channels: Int

    /// The most bytes that are looked at.
    static let limit = 64 << 20

    /// Nil for what is none of these.
    init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(Self.limit))
        if bytes.count > 12, bytes[4..<8].elementsEqual("ftyp".utf8) {
            self.init(movie: bytes)
        } else {
            self.init(frames: bytes)
        }
    }

    // MARK: Frames

    private init?(frames bytes: [UInt8]) {
        var at = Self.tagLength(bytes)
        var seconds = 0.0
        var first: Frame?
        var count = 0
        while at + 7 < bytes.count, let frame = Frame(bytes, at) {
            // A file's frames are alike; what differs is no frame.
            if let first, first.sampleRate != frame.sampleRate { break }
            if first == nil { first = frame }
            seconds += Double(frame.samples) / frame.sampleRate
            count += 1
            at += frame.length
        }
        // Two bytes that look like a beginning are in any file.
        guard let first, count >= 2 else { return nil }
        self.init(duration: seconds, sampleRate: first.sampleRate, channels: first.channels)
    }

    private init(duration: Double, sampleRate: Double, channels: Int) {
        self.duration = duration
        self.sampleRate = sampleRate
        self.channels = channels
    }

    /// Bytes of an ID3 tag at the beginning.
    private static func tagLength(_ bytes: [UInt8]) -> Int {
        guard bytes.count > 10, bytes.starts(with: "ID3".utf8) else { return 0 }
        return 10 + bytes[6..<10].reduce(0) { $0 << 7 | Int($1 & 0x7F) }
    }

    private struct Frame {
        let length: Int
        let samples: Int
        let sampleRate: Double
        let channels: Int

        init?(_ bytes: [UInt8], _ at: Int) {
            guard bytes[at] == 0xFF, bytes[at + 1] & 0xE0 == 0xE0 else { return nil }
            // The layer's bits are zero in an AAC frame.
            let isAAC = bytes[at + 1] & 0xF6 == 0xF0
            guard let frame = isAAC ? Frame(adts: bytes, at) : Frame(mpeg: bytes, at) else { return nil }
            self = frame
        }

        private init(length: Int, samples: Int, sampleRate: Double, channels: Int) {
            self.length = length
            self.samples = samples
            self.sampleRate = sampleRate
            self.channels = channels
        }

        private init?(mpeg bytes: [UInt8], _ at: Int) {
            let version = Int(bytes[at + 1] >> 3 & 3)
            let layer = Int(bytes[at + 1] >> 1 & 3)
            let rate = Int(bytes[at + 2] >> 4)
            let frequency = Int(bytes[at + 2] >> 2 & 3)
            // MPEG 1, 2 and 2.5, of which layer III.
            guard version != 1, layer == 1, rate != 0, rate != 15, frequency != 3 else { return nil }
            let kilobits =
                version == 3
                ? [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
                : [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
            let divisor = version == 3 ? 1 : version == 2 ? 2 : 4
            let sampleRate = [44_100, 48_000, 32_000][frequency] / divisor
            let samples = version == 3 ? 1152 : 576
            let padding = Int(bytes[at + 2] >> 1 & 1)
            self.init(
                length: samples / 8 * kilobits[rate - 1] * 1000 / sampleRate + padding,
                samples: samples,
                sampleRate: Double(sampleRate),
                channels: bytes[at + 3] >> 6 == 3 ? 1 : 2
            )
        }

        private init?(adts bytes: [UInt8], _ at: Int) {
            let rates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000]
            let frequency = Int(bytes[at + 2] >> 2 & 15)
            let length = Int(bytes[at + 3] & 3) << 11 | Int(bytes[at + 4]) << 3 | Int(bytes[at + 5] >> 5)
            guard rates.indices.contains(frequency), length >= 7 else { return nil }
            let channels = Int(bytes[at + 2] & 1) << 2 | Int(bytes[at + 3] >> 6)
            self.init(
                length: length,
                samples: 1024 * (Int(bytes[at + 6] & 3) + 1),
                sampleRate: Double(rates[frequency]),
                channels: max(1, channels)
            )
        }
    }

    // MARK: Boxes

    private init?(movie bytes: [UInt8]) {
        guard let movie = Self.box("moov", in: bytes, 0..<bytes.count),
            let header = Self.box("mvhd", in: bytes, movie), header.count >= 20
        else { return nil }
        let isLong = bytes[header.lowerBound] == 1 && header.count >= 32
        let times = header.lowerBound + (isLong ? 20 : 12)
        let scale = Self.number(bytes, times, 4)
        let length = Self.number(bytes, times + 4, isLong ? 8 : 4)
        guard scale > 0, let rates = Self.sound(in: bytes, movie) else { return nil }
        self.init(duration: Double(length) / Double(scale), sampleRate: rates.sampleRate, channels: rates.channels)
    }

    /// What the first track with sound says of it.
    private static func sound(in bytes: [UInt8], _ movie: Range<Int>) -> (sampleRate: Double, channels: Int)? {
        var rest = movie
        while let track = box("trak", in: bytes, rest) {
            rest = track.upperBound..<movie.upperBound
            var place: Range<Int>? = track
            for name in ["mdia", "minf", "stbl", "stsd"] { place = place.flatMap { box(name, in: bytes, $0) } }
            // After a count of entries: length and name of the first, six bytes, its sample's numbers.
            guard let place, place.count >= 44 else { continue }
            guard bytes[(place.lowerBound + 12)..<(place.lowerBound + 16)].elementsEqual("mp4a".utf8) else { continue }
            let entry = place.lowerBound + 16
            let sampleRate = number(bytes, entry + 24, 4) >> 16
            guard sampleRate > 0 else { continue }
            return (Double(sampleRate), max(1, Int(number(bytes, entry + 16, 2))))
        }
        return nil
    }

    /// What is inside the first box of that name.
    private static func box(_ name: String, in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
        var at = range.lowerBound
        while at + 8 <= range.upperBound {
            var length = Int(number(bytes, at, 4))
            var start = at + 8
            if length == 1, at + 16 <= range.upperBound {
                length = Int(clamping: number(bytes, at + 8, 8))
                start = at + 16
            }
            if length == 0 { length = range.upperBound - at }
            guard length >= start - at, length <= range.upperBound - at else { return nil }
            if bytes[(at + 4)..<(at + 8)].elementsEqual(name.utf8) { return start..<(at + length) }
            at += length
        }
        return nil
    }

    private static func number(_ bytes: [UInt8], _ at: Int, _ count: Int) -> UInt64 {
        bytes[at..<(at + count)].reduce(0) { $0 << 8 | UInt64($1) }
    }
}
