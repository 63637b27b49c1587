public import CoreMedia
public import Foundation
public import UIKit

/// A track of an asset (AVFoundation: AVAssetTrack).
///
/// What the file's head says of it; its samples are decoded by whoever plays it.
open class AVAssetTrack: NSObject, @unchecked Sendable {
    // @unchecked: its stored properties are constant.
    public let trackID: Int32
    public let mediaType: AVMediaType
    /// Pixels before ``preferredTransform``; zero for sound.
    open var naturalSize: CGSize { size }
    private let size: CGSize
    /// How a person sees it: a video that was taken with the phone upright is turned.
    open var preferredTransform: CGAffineTransform { transform }
    private let transform: CGAffineTransform
    /// Frames in a second; 0 for what has none, and where that cannot be told.
    public let nominalFrameRate: Float
    open var timeRange: CMTimeRange { range }
    private let range: CMTimeRange
    open private(set) weak var asset: AVAsset?
    open var isEnabled: Bool { true }

    init(_ track: MovieFile.Track, of asset: AVAsset) {
        trackID = track.id
        mediaType = AVMediaType(rawValue: track.type)
        size = CGSize(width: track.size.width, height: track.size.height)
        let matrix = track.matrix.map { CGFloat($0) }
        transform =
            matrix.count == 6
            ? CGAffineTransform(a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5])
            : .identity
        nominalFrameRate = mediaType == .video ? Float(track.samplesPerSecond) : 0
        range = CMTimeRange(start: .zero, duration: CMTime(seconds: track.duration, preferredTimescale: 600))
        self.asset = asset
    }

    /// Of a file of sound alone.
    init(sound duration: CMTime, of asset: AVAsset) {
        trackID = 1
        mediaType = .audio
        size = .zero
        transform = .identity
        nominalFrameRate = 0
        range = CMTimeRange(start: .zero, duration: duration)
        self.asset = asset
    }

    /// Of one that is put together.
    init(composed id: Int32, _ type: AVMediaType, of asset: AVAsset) {
        (trackID, mediaType, size, transform, nominalFrameRate) = (id, type, .zero, .identity, 0)
        range = .zero
        self.asset = asset
    }

    /// Reads a property.
    open func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
        try property.read(self)
    }

    /// Reads two properties.
    open func load<First, Second>(
        _ first: AVAsyncProperty<AVAssetTrack, First>,
        _ second: AVAsyncProperty<AVAssetTrack, Second>
    ) async throws -> (First, Second) {
        (try first.read(self), try second.read(self))
    }
}

extension AVAsyncProperty where Root == AVAssetTrack {
    public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { .init(read: { $0.naturalSize }) }
    public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
        .init(read: { $0.preferredTransform })
    }
    public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> { .init(read: { $0.nominalFrameRate }) }
    public static var timeRange: AVAsyncProperty<AVAssetTrack, CMTimeRange> { .init(read: { $0.timeRange }) }
}

extension AVAsset {
    /// The tracks that the file's head names; none for media that cannot be read, and for those elsewhere.
    public var tracks: [AVAssetTrack] { (try? readTracks()) ?? [] }

    /// The tracks of a type.
    public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        tracks.filter { $0.mediaType == mediaType }
    }

    /// The tracks of a type.
    ///
    /// - Throws: an error of Foundation's or AVFoundation's for media that cannot be read.
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        try readTracks().filter { $0.mediaType == mediaType }
    }

    /// The track of an id; nil without one.
    public func track(withTrackID trackID: Int32) -> AVAssetTrack? { tracks.first { $0.trackID == trackID } }

    func readTracks() throws -> [AVAssetTrack] {
        if let ownTracks { return ownTracks }
        if let movie = MovieFile(place) { return movie.tracks.map { AVAssetTrack($0, of: self) } }
        return [AVAssetTrack(sound: try length(), of: self)]
    }
}

extension AVAsyncProperty where Root == AVAsset {
    public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init(read: { try $0.readTracks() }) }
}
