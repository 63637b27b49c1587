public import Foundation
public import FoundationAdditions
@_exported public import Metal
@_exported public import SceneKit
@_exported public import SpriteKit
@_exported public import UIKit
@_exported public import simd

// A simulated phone sees no world: each configuration says that it is not supported, and a session that is run all the same fails.

/// Why a world is not seen.
public struct ARError: CustomNSError, Hashable, Sendable {
    /// Raw values as ARKit has them.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = ARError
        case unsupportedConfiguration = 100, sensorUnavailable, sensorFailed, cameraUnauthorized, microphoneUnauthorized
        case locationUnauthorized, highResolutionFrameCaptureInProgress, highResolutionFrameCaptureFailed
        case worldTrackingFailed = 200, geoTrackingNotAvailableAtLocation, geoTrackingFailed
        case invalidReferenceImage = 300, invalidReferenceObject, invalidWorldMap, invalidConfiguration
        case invalidCollaborationData, insufficientFeatures = 400, objectMergeFailed, fileIOFailed = 500
        case requestFailed = 501
    }

    public static let unsupportedConfiguration = Code.unsupportedConfiguration
    public static let sensorUnavailable = Code.sensorUnavailable, sensorFailed = Code.sensorFailed
    public static let cameraUnauthorized = Code.cameraUnauthorized
    public static let microphoneUnauthorized = Code.microphoneUnauthorized
    public static let locationUnauthorized = Code.locationUnauthorized
    public static let worldTrackingFailed = Code.worldTrackingFailed
    public static let geoTrackingNotAvailableAtLocation = Code.geoTrackingNotAvailableAtLocation
    public static let geoTrackingFailed = Code.geoTrackingFailed
    public static let invalidReferenceImage = Code.invalidReferenceImage
    public static let invalidReferenceObject = Code.invalidReferenceObject
    public static let invalidWorldMap = Code.invalidWorldMap, invalidConfiguration = Code.invalidConfiguration
    public static let invalidCollaborationData = Code.invalidCollaborationData
    public static let insufficientFeatures = Code.insufficientFeatures, objectMergeFailed = Code.objectMergeFailed
    public static let fileIOFailed = Code.fileIOFailed, requestFailed = Code.requestFailed
    public static let errorDomain = "com.apple.arkit.error"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}
