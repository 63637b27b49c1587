import AVFoundation
import Foundation
import Testing

@testable import UIKit

/// What a movie's head tells an author: tracks, sizes, times (AVFoundation: AVAsset, AVAssetTrack).
@Suite("The tracks of a movie") struct MovieTracksTests {
    @Test("A video that was taken upright: its size, how it is turned, how long it takes, beside its sound")
    func portrait() async throws {
        let turned: [Int32] = [0, 0x10000, 0, -0x10000, 0, 0, 1080 << 16, 0, 0x4000_0000]
        let url = try written(
            box("ftyp", Data("isom".utf8) + number(0)) + box("mdat", Data(repeating: 7, count: 5000))
                + movie(tracks: [
                    track(id: 1, type: "vide", width: 1920, height: 1080, matrix: turned, seconds: 5, samples: 150),
                    track(id: 2, type: "soun", width: 0, height: 0, matrix: Self.upright, seconds: 4, samples: 10),
                ])
        )
        let asset = AVURLAsset(url: url)
        #expect(asset.duration.seconds == 5)
        #expect(asset.tracks.map(\.mediaType) == [.video, .audio])
        let video = try #require(asset.tracks(withMediaType: .video).first)
        #expect(video.naturalSize == CGSize(width: 1920, height: 1080))
        #expect(video.preferredTransform == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1080, ty: 0))
        #expect(video.nominalFrameRate == 30 && video.trackID == 1)
        let (size, transform) = try await video.load(.naturalSize, .preferredTransform)
        #expect(size.applying(transform) == CGSize(width: -1080, height: 1920))
        #expect(try await asset.loadTracks(withMediaType: .audio).first?.timeRange.duration.seconds == 4)
        let shown = await MainActor.run { AVPlayerItem(asset: asset).presentationSize }
        #expect(shown == CGSize(width: 1080, height: 1920))
    }

    @Test("What is cut, lies or is none at all has no tracks, and takes no time to say so", arguments: 0..<9)
    func broken(number index: Int) throws {
        let whole = box(
            "moov",
            header(seconds: 5)
                + track(id: 1, type: "vide", width: 4, height: 4, matrix: Self.upright, seconds: 5, samples: 5)
        )
        let broken: [Data] = [
            Data(), Data([0, 0, 0]), whole.dropLast(10), Data("not a movie, but long enough to look at".utf8),
            number(1) + Data("moov".utf8) + Data(repeating: 255, count: 8), number(0) + Data("moov".utf8),
            number(7) + Data("moov".utf8), box("moov", header(seconds: 5, scale: 0)),
            box("moov", box("mvhd", Data(repeating: 255, count: 12))),
        ]
        let asset = AVAsset(url: try written(broken[index]))
        #expect(asset.tracks(withMediaType: .video).isEmpty)
        #expect(asset.duration.isIndefinite)
    }

    @Test("Times that are none are told apart, and add up to none")
    func times() {
        #expect(CMTime.indefinite.isIndefinite && !CMTime.invalid.isIndefinite && !CMTime.invalid.isValid)
        #expect(CMTime(seconds: .infinity, preferredTimescale: 600).isPositiveInfinity)
        #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
        #expect(!(CMTime.indefinite + CMTime(value: 1, timescale: 1)).isNumeric)
        let range = CMTimeRange(start: .zero, end: CMTime(value: 3, timescale: 1))
        #expect(range.containsTime(CMTime(value: 2, timescale: 1)) && !range.containsTime(range.end))
    }

    // MARK: Files

    private static let upright: [Int32] = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x4000_0000]

    private func written(_ data: Data) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mp4")
        try data.write(to: url)
        return url
    }

    private func number(_ value: Int32) -> Data { withUnsafeBytes(of: value.bigEndian) { Data($0) } }

    private func box(_ name: String, _ inside: Data) -> Data {
        number(Int32(inside.count + 8)) + Data(name.utf8) + inside
    }

    private func header(seconds: Int32, scale: Int32 = 600) -> Data {
        box("mvhd", Data(count: 12) + number(scale) + number(seconds * max(scale, 1)) + Data(count: 80))
    }

    private func movie(tracks: [Data]) -> Data { box("moov", header(seconds: 5) + tracks.reduce(Data(), +)) }

    private func track(
        id: Int32,
        type: String,
        width: Int32,
        height: Int32,
        matrix: [Int32],
        seconds: Int32,
        samples: Int32
    ) -> Data {
        let head = Data(count: 12) + number(id) + Data(count: 24) + matrix.map(number).reduce(Data(), +)
        let sizes = box("stsz", number(0) + number(0) + number(samples))
        let media =
            box("mdhd", Data(count: 12) + number(1000) + number(seconds * 1000) + Data(count: 4))
            + box("hdlr", Data(count: 8) + Data(type.utf8) + Data(count: 13)) + box("minf", box("stbl", sizes))
        return box("trak", box("tkhd", head + number(width << 16) + number(height << 16)) + box("mdia", media))
    }
}
