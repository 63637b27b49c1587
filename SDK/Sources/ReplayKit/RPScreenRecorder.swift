@_exported public import CoreMedia
@_exported public import Foundation
public import FoundationAdditions
@_exported public import UIKit

public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"

/// Why nothing is recorded.
public struct RPRecordingError: CustomNSError, Hashable, Sendable {
    /// Raw values as `RPRecordingErrorCode`.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = RPRecordingError
        case unknown = -5800
        case userDeclined = -5801
        case disabled = -5802
        case failedToStart = -5803
        case failed = -5804
        case insufficientStorage = -5805
        case interrupted = -5806
        case contentResize = -5807
        case broadcastInvalidSession = -5808
        case systemDormancy = -5809
        case entitlements = -5810
        case activePhoneCall = -5811
        case failedToSave = -5812
        case carPlay = -5813
        case failedApplicationConnectionInvalid = -5814
        case failedApplicationConnectionInterrupted = -5815
        case failedNoMatchingApplicationContext = -5816
        case failedMediaServicesFailure = -5817
        case videoMixingFailure = -5818
        case broadcastSetupFailed = -5819
        case failedToObtainURL = -5820
        case failedIncorrectTimeStamps = -5821
        case failedToProcessFirstSample = -5822
        case failedAssetWriterFailedToSave = -5823
        case failedNoAssetWriter = -5824
        case failedAssetWriterInWrongState = -5825
        case failedAssetWriterExportFailed = -5826
        case failedToRemoveFile = -5827
        case failedAssetWriterExportCanceled = -5828
        case attemptToStopNonRecording = -5829
        case attemptToStartInRecordingState = -5830
        case photoFailure = -5831
        case recordingInvalidSession = -5832
        case failedToStartCaptureStack = -5833
        case invalidParameter = -5834
        case filePermissions = -5835
        case exportClipToURLInProgress = -5836
    }

    public static let unknown = Code.unknown, userDeclined = Code.userDeclined, disabled = Code.disabled
    public static let failedToStart = Code.failedToStart, failed = Code.failed
    public static let insufficientStorage = Code.insufficientStorage, interrupted = Code.interrupted
    public static let contentResize = Code.contentResize, activePhoneCall = Code.activePhoneCall
    public static let failedToSave = Code.failedToSave, carPlay = Code.carPlay
    public static let entitlements = Code.entitlements, systemDormancy = Code.systemDormancy
    public static let broadcastInvalidSession = Code.broadcastInvalidSession
    public static let broadcastSetupFailed = Code.broadcastSetupFailed, photoFailure = Code.photoFailure
    public static let attemptToStopNonRecording = Code.attemptToStopNonRecording
    public static let attemptToStartInRecordingState = Code.attemptToStartInRecordingState
    public static let errorDomain = RPRecordingErrorDomain
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}

/// Records the screen (ReplayKit: RPScreenRecorder): it is not available here, and each recording fails with
/// ``RPRecordingError`` `disabled`.
@preconcurrency @MainActor
open class RPScreenRecorder: NSObject {
    private static let only = RPScreenRecorder()
    open class func shared() -> RPScreenRecorder { only }
    open weak var delegate: (any RPScreenRecorderDelegate)?
    open var isAvailable: Bool { false }
    open var isRecording: Bool { false }
    open var isMicrophoneEnabled = false
    open var isCameraEnabled = false
    open var cameraPreviewView: UIView? { nil }
    open var cameraPosition = RPCameraPosition.front
    /// Fails with ``RPRecordingError`` `disabled`, as the others.
    open func startClipBuffering(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(RPRecordingError(.disabled))
    }
    open func startClipBuffering() async throws { throw RPRecordingError(.disabled) }
    open func stopClipBuffering(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(RPRecordingError(.disabled))
    }
    open func stopClipBuffering() async throws { throw RPRecordingError(.disabled) }
    open func exportClip(
        to url: URL,
        duration: TimeInterval,
        completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(RPRecordingError(.disabled)) }
    open func exportClip(to url: URL, duration: TimeInterval) async throws { throw RPRecordingError(.disabled) }
    open func stopRecording() async throws -> RPPreviewViewController { throw RPRecordingError(.disabled) }
    open func stopRecording(withOutput url: URL, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(RPRecordingError(.disabled))
    }
    open func stopRecording(withOutput url: URL) async throws { throw RPRecordingError(.disabled) }
    open func startCapture(
        handler captureHandler: ((CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?
    ) async throws { throw RPRecordingError(.disabled) }
    open func stopCapture() async throws { throw RPRecordingError(.disabled) }
    open func discardRecording() async {}

    open func startRecording(handler: ((any Error)?) -> Void) { handler(RPRecordingError(.disabled)) }
    open func startRecording() async throws { throw RPRecordingError(.disabled) }
    open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
        handler?(nil, RPRecordingError(.disabled))
    }
    open func startCapture(
        handler captureHandler: ((CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?,
        completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(RPRecordingError(.disabled)) }
    open func stopCapture(handler: (((any Error)?) -> Void)? = nil) { handler?(RPRecordingError(.disabled)) }
    open func discardRecording(handler: @escaping () -> Void) { handler() }
}

/// Hears of recordings: never.
@preconcurrency @MainActor
public protocol RPScreenRecorderDelegate: NSObjectProtocol {
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
    func screenRecorder(
        _ screenRecorder: RPScreenRecorder,
        didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?
    )
}

extension RPScreenRecorderDelegate {
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
    public func screenRecorder(
        _ screenRecorder: RPScreenRecorder,
        didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?
    ) {}
}

/// Shows a recording, of which there is none: its place says so.
@preconcurrency @MainActor
open class RPPreviewViewController: UIViewController {
    open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
    open override func loadView() { view = MissingView("a recording of the screen, of which there is none") }
}

/// Hears when it is done.
@preconcurrency @MainActor
public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
    func previewControllerDidFinish(_ previewController: RPPreviewViewController)
    func previewController(
        _ previewController: RPPreviewViewController,
        didFinishWithActivityTypes activityTypes: Set<String>
    )
}

extension RPPreviewViewControllerDelegate {
    public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
    public func previewController(
        _ previewController: RPPreviewViewController,
        didFinishWithActivityTypes activityTypes: Set<String>
    ) {}
}

/// Which camera.
public enum RPCameraPosition: Int, Sendable { case front = 1, back }
/// What a sample is of.
public enum RPSampleBufferType: Int, Sendable { case video = 1, audioApp, audioMic }

// What extensions of a broadcast begin with; nobody starts one.

/// A broadcast.
open class RPBroadcastHandler: NSObject {
    public override init() {}
    open func updateServiceInfo(_ serviceInfo: [String: any NSCoding & NSObjectProtocol]) {}
    open func updateBroadcast(_ broadcastURL: URL) {}
}
/// One that is given samples.
open class RPBroadcastSampleHandler: RPBroadcastHandler {
    open func broadcastAnnotated(withApplicationInfo applicationInfo: [AnyHashable: Any]) {}
    open func broadcastStarted(withSetupInfo setupInfo: [String: NSObject]?) {}
    open func broadcastPaused() {}
    open func broadcastResumed() {}
    open func broadcastFinished() {}
    open func finishBroadcastWithError(_ error: any Error) {}
    open func processSampleBuffer(_ sampleBuffer: CMSampleBuffer, with sampleBufferType: RPSampleBufferType) {}
}
/// One that is given movies.
open class RPBroadcastMP4ClipHandler: RPBroadcastHandler {
    open func processMP4Clip(with mp4ClipURL: URL?, setupInfo: [String: NSObject]?, finished: Bool) {}
    open func finishedProcessingMP4Clip(
        withUpdatedBroadcastConfiguration broadcastConfiguration: RPBroadcastConfiguration?,
        error: (any Error)?
    ) {}
}
/// How it is done.
open class RPBroadcastConfiguration: NSObject {
    /// Seconds.
    open var clipDuration: TimeInterval = 5
    open var videoCompressionProperties: [String: any NSCoding & NSObjectProtocol]?
    public override init() {}
}

/// A button that lets a person choose a broadcast; there is none.
@preconcurrency @MainActor
open class RPSystemBroadcastPickerView: MissingView {
    open var preferredExtension: String?
    open var showsMicrophoneButton = true
    public init(frame: CGRect) {
        super.init("a choice of broadcasts, of which there are none")
        self.frame = frame
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        what = "a choice of broadcasts, of which there are none"
    }
}
