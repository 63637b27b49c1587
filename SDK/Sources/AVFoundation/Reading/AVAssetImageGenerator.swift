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
    open var videoComposition: AnyObject?

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
    open func cancelAllCGImageGeneration() {}
}

public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// Writes media anew; they are not decoded here, so that it fails with `decoderNotFound`.
open class AVAssetExportSession: NSObject, @unchecked Sendable {  // Of whoever makes it, as Apple's.
    /// How far it is.
    public enum Status: Int, Sendable { case unknown = 0, waiting, exporting, completed, failed, cancelled }

    public let asset: AVAsset
    public let presetName: String
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    open var progress: Float { 0 }
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var shouldOptimizeForNetworkUse = false
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    open var fileLengthLimit: Int64 = 0
    open var supportedFileTypes: [AVFileType] { [.mp4, .mov, .m4a] }

    public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }

    open class func allExportPresets() -> [String] { [] }
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        (status, error) = (.failed, AVError(.decoderNotFound))
        handler()
    }
    public func export() async { (status, error) = (.failed, AVError(.decoderNotFound)) }
    public func export(to url: URL, as fileType: AVFileType) async throws { throw AVError(.decoderNotFound) }
    open func cancelExport() {}
}
