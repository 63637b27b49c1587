import Foundation

/// What a QuickTime or MPEG-4 file says of its tracks (ISO/IEC 14496-12: moov, trak). Nothing is decoded, and only the movie's
/// head is read, however long the file is.
struct MovieFile: Sendable {
    struct Track: Sendable {
        var id: Int32
        /// `vide`, `soun` …, as the handler says it.
        var type: String
        /// Seconds.
        var duration: Double
        /// Width and height before the matrix, in pixels.
        var size: (width: Double, height: Double)
        /// a, b, c, d, tx, ty.
        var matrix: [Double]
        /// Samples in a second; 0 where that cannot be told.
        var samplesPerSecond: Double
    }

    /// Seconds.
    private(set) var duration: Double
    private(set) var tracks: [Track]

    /// The most bytes of a movie's head that are read.
    static let headLimit = 16 << 20
    /// The most tracks that are looked at.
    static let trackLimit = 64

    /// Nil for what is no such file, or one whose head is not whole.
    init?(_ url: URL) {
        guard let head = Self.head(of: url) else { return nil }
        self.init(head: Boxes(bytes: head))
    }

    private init?(head movie: Boxes) {
        guard let header = movie.first("mvhd"), let length = header.duration(at: 12, longAt: 20) else { return nil }
        duration = length
        tracks = movie.all("trak").prefix(Self.trackLimit).compactMap(Track.init)
    }

    /// The inside of the first box `moov`; the boxes before it are passed over, not read.
    private static func head(of url: URL) -> [UInt8]? {
        guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
        defer { try? file.close() }
        guard let end = try? file.seekToEnd() else { return nil }
        var at: UInt64 = 0
        while at < end {
            guard (try? file.seek(toOffset: at)) != nil, let head = try? file.read(upToCount: 16), head.count >= 8
            else { return nil }
            let bytes = Boxes(bytes: [UInt8](head))
            guard let (start, length) = bytes.measure(at: 0, of: end - at) else { return nil }
            if bytes.name(at: 0) == "moov" {
                guard length - UInt64(start) <= UInt64(headLimit) else { return nil }
                guard (try? file.seek(toOffset: at + UInt64(start))) != nil else { return nil }
                let inside = try? file.read(upToCount: Int(length) - start)
                return inside.flatMap { $0.count == Int(length) - start ? [UInt8]($0) : nil }
            }
            at += length
        }
        return nil
    }
}

extension MovieFile.Track {
    fileprivate init?(_ track: Boxes) {
        guard let header = track.first("tkhd"), let media = track.first("mdia"),
            let type = media.first("hdlr").flatMap({ $0.name(at: 4) }),
            let length = media.first("mdhd")?.duration(at: 12, longAt: 20)
        else { return nil }
        let isLong = header.number(at: 0, bytes: 1) == 1
        guard let id = header.number(at: isLong ? 20 : 12, bytes: 4) else { return nil }
        let matrixAt = isLong ? 52 : 40
        // Rows of a, b, u; c, d, v; tx, ty, w: 16.16 fractions, and 2.30 in the last column.
        let fractions = [0, 4, 12, 16, 24, 28].map { header.fraction(at: matrixAt + $0) }
        guard let width = header.fraction(at: matrixAt + 36), let height = header.fraction(at: matrixAt + 40) else {
            return nil
        }
        self.init(
            id: Int32(truncatingIfNeeded: id),
            type: type,
            duration: length,
            size: (max(0, width), max(0, height)),
            matrix: fractions.compactMap(\.self),
            samplesPerSecond: length > 0 ? Double(Self.samples(of: media)) / length : 0
        )
    }

    /// How many samples the table of their sizes counts.
    private static func samples(of media: Boxes) -> UInt64 {
        media.first("minf")?.first("stbl")?.first("stsz")?.number(at: 8, bytes: 4) ?? 0
    }
}

/// Boxes beside each other, each a length, a name and what is inside.
private struct Boxes {
    var bytes: [UInt8]

    /// A big-endian number; nil beyond the end.
    func number(at place: Int, bytes count: Int) -> UInt64? {
        guard place >= 0, place + count <= bytes.count else { return nil }
        return bytes[place..<(place + count)].reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// A signed fraction of sixteen and sixteen bits.
    func fraction(at place: Int) -> Double? {
        number(at: place, bytes: 4).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
    }

    /// Four characters.
    func name(at place: Int) -> String? {
        let start = place + 4
        return start + 4 <= bytes.count ? String(decoding: bytes[start..<(start + 4)], as: UTF8.self) : nil
    }

    /// Time scale and length of a header, in seconds; nil for a scale of zero. Unknown lengths (all bits set) are 0.
    func duration(at place: Int, longAt longPlace: Int) -> Double? {
        let isLong = number(at: 0, bytes: 1) == 1
        let at = isLong ? longPlace : place
        guard let scale = number(at: at, bytes: 4), scale > 0,
            let length = number(at: at + 4, bytes: isLong ? 8 : 4)
        else { return nil }
        return length == (isLong ? UInt64.max : UInt64(UInt32.max)) ? 0 : Double(length) / Double(scale)
    }

    /// Where the inside of a box begins, counted from the box, and how long it is with its head; nil for one that is not whole.
    func measure(at place: Int, of rest: UInt64) -> (start: Int, length: UInt64)? {
        guard let short = number(at: place, bytes: 4) else { return nil }
        var start = 8
        var length = short
        if short == 1 {
            guard let long = number(at: place + 8, bytes: 8) else { return nil }
            start = 16
            length = long
        } else if short == 0 {
            length = rest
        }
        return length >= UInt64(start) && length <= rest ? (start, length) : nil
    }

    func first(_ name: String) -> Boxes? { all(name, limit: 1).first }

    /// What is inside the boxes of that name.
    func all(_ wanted: String, limit: Int = MovieFile.trackLimit) -> [Boxes] {
        var found: [Boxes] = []
        var at = 0
        while at + 8 <= bytes.count, found.count < limit,
            let (start, length) = measure(at: at, of: UInt64(bytes.count - at))
        {
            if name(at: at) == wanted { found.append(Boxes(bytes: Array(bytes[(at + start)..<(at + Int(length))]))) }
            at += Int(length)
        }
        return found
    }
}
