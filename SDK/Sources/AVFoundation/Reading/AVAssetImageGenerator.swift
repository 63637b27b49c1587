public import CoreMedia
public import Foundation
public import UIKit

/// Takes pictures out of a movie; movies are not decoded here, so that each fails with `decoderNotFound`.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {  // Of whoever makes it, as Apple's.
    /// Which part of a picture is taken.
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let cleanAperture = Self(rawValue: "CleanAperture")
        public static let productionAperture = Self(rawValue: "ProductionAperture")
        public static let encodedPixels = Self(rawValue: "EncodedPixels")
    }
    /// What became of a picture.
    public enum Result: Int, Sendable { case succeeded = 0, failed, cancelled }
    /// Hears of one: the time that was asked for, the picture and its time, and why there is none.
    public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var apertureMode: ApertureMode?
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    open var videoComposition: AVVideoComposition?

    public init(asset: AVAsset) { self.asset = asset }

    /// - Throws: ``AVError`` `decoderNotFound`, always, as the others.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw AVError(.decoderNotFound)
    }
    public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw AVError(.decoderNotFound)
    }
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping CompletionHandler
    ) {
        for time in requestedTimes { handler(time.timeValue, nil, .invalid, .failed, AVError(.decoderNotFound)) }
    }
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) { handler(nil, .invalid, AVError(.decoderNotFound)) }
    open var customVideoCompositor: (any AVVideoCompositing)? { nil }
    open var dynamicRangePolicy = DynamicRangePolicy.forceSDR
    /// How bright a picture may be.
    public struct DynamicRangePolicy: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let forceSDR = Self(rawValue: "ForceSDR"), matchSource = Self(rawValue: "MatchSource")
    }
    /// Pictures, one after the other: each fails with `decoderNotFound`.
    public struct Images: AsyncSequence, Sendable {
        /// One of them.
        public enum Element: Sendable {
            case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
            case failure(requestedTime: CMTime, error: any Error)
            public var image: CGImage {
                get throws { throw AVError(.decoderNotFound) }
            }
            public var requestedTime: CMTime {
                switch self {
                case .success(let time, _, _), .failure(let time, _): time
                }
            }
            public var actualTime: CMTime {
                get throws { throw AVError(.decoderNotFound) }
            }
        }
        let times: [CMTime]
        public func makeAsyncIterator() -> Iterator { Iterator(rest: times[...]) }
        /// Gives them.
        public struct Iterator: AsyncIteratorProtocol {
            var rest: ArraySlice<CMTime>
            public mutating func next() async -> Element? {
                rest.popFirst().map { .failure(requestedTime: $0, error: AVError(.decoderNotFound)) }
            }
        }
    }
    public func images(for times: [CMTime]) -> Images { Images(times: times) }
    open func cancelAllCGImageGeneration() {}
}
