public import CoreMedia
public import Foundation
public import UIKit

/// Media that are put together of parts of others (AVFoundation: AVComposition). What goes where is kept; as media are not
/// decoded here, nobody plays or writes it.
open class AVComposition: AVAsset, @unchecked Sendable {  // As Apple's mutable one: whoever changes it has it alone.
    var parts: [AVMutableCompositionTrack] = []
    open var naturalSize: CGSize = .zero

    init() { super.init(url: URL(fileURLWithPath: "/dev/null")) }

    override var ownTracks: [AVAssetTrack]? { parts }
    override var ownLength: CMTime? { parts.map(\.timeRange.end).max() ?? .zero }
}

/// One that is being put together.
open class AVMutableComposition: AVComposition, @unchecked Sendable {  // As its superclass.
    public override init() { super.init() }
    public convenience init(urlAssetInitializationOptions: [String: Any]?) { self.init() }

    /// - Parameter preferredTrackID: 0 for the next that is free.
    open func addMutableTrack(
        withMediaType mediaType: AVMediaType,
        preferredTrackID: CMPersistentTrackID
    ) -> AVMutableCompositionTrack? {
        let taken = parts.map(\.trackID)
        let isFree = preferredTrackID > 0 && !taken.contains(preferredTrackID)
        let next = (taken.max() ?? 0) == .max ? 1 : (taken.max() ?? 0) + 1
        let track = AVMutableCompositionTrack(id: isFree ? preferredTrackID : next, type: mediaType, of: self)
        parts.append(track)
        return track
    }
    open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
        parts.first { $0.mediaType == track.mediaType }
    }
    public func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) async throws {
        let insert: (CMTimeRange, AVAsset, CMTime) throws -> Void = insertTimeRange(_:of:at:)
        try insert(timeRange, asset, startTime)
    }
    open func removeTrack(_ track: AVCompositionTrack) { parts.removeAll { $0 === track } }
    /// Puts a part of all tracks of an asset there.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        for track in try asset.readTracks() {
            let own =
                mutableTrack(compatibleWith: track)
                ?? addMutableTrack(withMediaType: track.mediaType, preferredTrackID: kCMPersistentTrackID_Invalid)
            try own?.insertTimeRange(timeRange, of: track, at: startTime)
        }
    }
    open func removeTimeRange(_ timeRange: CMTimeRange) { for part in parts { part.removeTimeRange(timeRange) } }
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        for part in parts { part.insertEmptyTimeRange(timeRange) }
    }
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        for part in parts { part.scaleTimeRange(timeRange, toDuration: duration) }
    }
}

/// A track of one.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {  // As Apple's mutable one.
    open var segments: [AVCompositionTrackSegment] { [] }
}

/// A piece of such a track.
open class AVCompositionTrackSegment: NSObject {
    /// Where it comes from; nil for nothing at all.
    public let sourceURL: URL?
    public let sourceTrackID: CMPersistentTrackID
    public let source: CMTimeRange
    public internal(set) var target: CMTimeRange
    open var isEmpty: Bool { sourceURL == nil }
    /// Of a part of a track.
    public convenience init(
        url: URL,
        trackID: CMPersistentTrackID,
        sourceTimeRange: CMTimeRange,
        targetTimeRange: CMTimeRange
    ) { self.init(url: url, id: trackID, source: sourceTimeRange, target: targetTimeRange) }
    /// Of nothing.
    public convenience init(timeRange: CMTimeRange) {
        self.init(url: nil, id: kCMPersistentTrackID_Invalid, source: timeRange, target: timeRange)
    }
    open var timeMapping: CMTimeMapping { CMTimeMapping(source: source, target: target) }
    init(url: URL?, id: CMPersistentTrackID, source: CMTimeRange, target: CMTimeRange) {
        (sourceURL, sourceTrackID, self.source, self.target) = (url, id, source, target)
    }
}

/// One whose pieces are put together.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {  // As its superclass.
    private var pieces: [AVCompositionTrackSegment] = []
    private var transform = CGAffineTransform.identity
    private var size = CGSize.zero

    init(id: CMPersistentTrackID, type: AVMediaType, of asset: AVAsset) { super.init(composed: id, type, of: asset) }

    open override var segments: [AVCompositionTrackSegment] { pieces }
    open override var naturalSize: CGSize { size }
    open override var timeRange: CMTimeRange {
        CMTimeRange(start: .zero, duration: pieces.last?.target.end ?? .zero)
    }
    open override var preferredTransform: CGAffineTransform {
        get { transform }
        set { transform = newValue }
    }

    /// Puts a part of a track there; what stands later moves on.
    ///
    /// - Throws: ``AVError`` `invalidCompositionTrackSegmentDuration` for times that are none.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        guard timeRange.start.isNumeric, timeRange.duration.isNumeric, timeRange.duration > .zero else {
            throw AVError(.invalidCompositionTrackSegmentDuration)
        }
        if size == .zero { size = track.naturalSize }
        // Beyond the end of what there is, as told by an invalid time, it stands at the end.
        let start = startTime.isNumeric ? max(startTime, .zero) : self.timeRange.end
        let end = self.timeRange.end
        if start > end { add(nil, 0, CMTimeRange(start: .zero, duration: start - end), at: end) }
        add((track.asset as? AVURLAsset)?.url, track.trackID, timeRange, at: start)
    }
    open func insertTimeRanges(_ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime) throws {
        var start = startTime
        for (range, track) in zip(timeRanges, tracks) {
            try insertTimeRange(range.timeRangeValue, of: track, at: start)
            start = start.isNumeric ? start + range.timeRangeValue.duration : start
        }
    }
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        guard timeRange.start.isNumeric, timeRange.duration.isNumeric else { return }
        add(nil, 0, CMTimeRange(start: .zero, duration: timeRange.duration), at: timeRange.start)
    }
    /// Takes a part away; what stands later moves back.
    open func removeTimeRange(_ timeRange: CMTimeRange) {
        guard timeRange.start.isNumeric, timeRange.duration.isNumeric else { return }
        split(at: timeRange.start)
        split(at: timeRange.end)
        pieces.removeAll { $0.target.start >= timeRange.start && $0.target.end <= timeRange.end }
        for piece in pieces where piece.target.start >= timeRange.end {
            piece.target.start = piece.target.start - timeRange.duration
        }
    }
    /// Makes a part take another time.
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        guard timeRange.start.isNumeric, timeRange.duration > .zero, duration.isNumeric else { return }
        split(at: timeRange.start)
        split(at: timeRange.end)
        let factor = duration.seconds / timeRange.duration.seconds
        for piece in pieces {
            if piece.target.start >= timeRange.end {
                piece.target.start = piece.target.start + duration - timeRange.duration
            } else if piece.target.start >= timeRange.start {
                let offset = (piece.target.start - timeRange.start).seconds * factor
                let length = piece.target.duration.seconds * factor
                piece.target = CMTimeRange(
                    start: timeRange.start + CMTime(seconds: offset, preferredTimescale: 600),
                    duration: CMTime(seconds: length, preferredTimescale: 600)
                )
            }
        }
    }
    /// - Throws: ``AVError`` `compositionTrackSegmentsNotContiguous` where one does not begin at the end of the one before.
    open func validateSegments(_ trackSegments: [AVCompositionTrackSegment]) throws {
        var end = CMTime.zero
        for segment in trackSegments {
            guard segment.target.start == end else { throw AVError(.compositionTrackSegmentsNotContiguous) }
            guard segment.source.duration.isNumeric else {
                throw AVError(.invalidCompositionTrackSegmentSourceDuration)
            }
            end = segment.target.end
        }
    }
    private var isOn = true
    open override var isEnabled: Bool {
        get { isOn }
        set { isOn = newValue }
    }
    open func addTrackAssociation(to compositionTrack: AVCompositionTrack, type: AssociationType) {}
    open func removeTrackAssociation(to compositionTrack: AVCompositionTrack, type: AssociationType) {}
    open func replaceFormatDescription(
        _ originalFormatDescription: CMFormatDescription,
        with replacementFormatDescription: CMFormatDescription?
    ) {}

    private func add(_ url: URL?, _ id: CMPersistentTrackID, _ source: CMTimeRange, at start: CMTime) {
        split(at: start)
        for piece in pieces where piece.target.start >= start {
            piece.target.start = piece.target.start + source.duration
        }
        let target = CMTimeRange(start: start, duration: source.duration)
        pieces.append(AVCompositionTrackSegment(url: url, id: id, source: source, target: target))
        pieces.sort { $0.target.start < $1.target.start }
    }

    private func split(at time: CMTime) {
        guard let index = pieces.firstIndex(where: { $0.target.start < time && time < $0.target.end }) else { return }
        let piece = pieces[index]
        let before = time - piece.target.start
        func part(_ offset: CMTime, _ length: CMTime) -> AVCompositionTrackSegment {
            AVCompositionTrackSegment(
                url: piece.sourceURL,
                id: piece.sourceTrackID,
                source: CMTimeRange(start: piece.source.start + offset, duration: length),
                target: CMTimeRange(start: piece.target.start + offset, duration: length)
            )
        }
        pieces.replaceSubrange(
            index...index,
            with: [part(.zero, before), part(before, piece.target.duration - before)]
        )
    }
}

public typealias CMPersistentTrackID = Int32
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
