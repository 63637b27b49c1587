public import Foundation

// What a session tells: that it begins and ends. Nothing interrupts one here.

public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
public let AVCaptureSessionInterruptionSystemPressureStateKey = "AVCaptureSessionInterruptionSystemPressureStateKey"

extension Notification.Name {
    public static let AVCaptureSessionRuntimeError = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
    public static let AVCaptureSessionDidStartRunning = Notification.Name("AVCaptureSessionDidStartRunningNotification")
    public static let AVCaptureSessionDidStopRunning = Notification.Name("AVCaptureSessionDidStopRunningNotification")
    public static let AVCaptureSessionWasInterrupted = Notification.Name("AVCaptureSessionWasInterruptedNotification")
    public static let AVCaptureSessionInterruptionEnded =
        Notification.Name("AVCaptureSessionInterruptionEndedNotification")
    public static let AVCaptureDeviceWasConnected = Notification.Name("AVCaptureDeviceWasConnectedNotification")
    public static let AVCaptureDeviceWasDisconnected = Notification.Name("AVCaptureDeviceWasDisconnectedNotification")
    public static let AVCaptureDeviceSubjectAreaDidChange =
        Notification.Name("AVCaptureDeviceSubjectAreaDidChangeNotification")
}

extension AVCaptureSession {
    public static let runtimeErrorNotification = Notification.Name.AVCaptureSessionRuntimeError
    public static let didStartRunningNotification = Notification.Name.AVCaptureSessionDidStartRunning
    public static let didStopRunningNotification = Notification.Name.AVCaptureSessionDidStopRunning
    public static let wasInterruptedNotification = Notification.Name.AVCaptureSessionWasInterrupted
    public static let interruptionEndedNotification = Notification.Name.AVCaptureSessionInterruptionEnded

    /// Why a session is interrupted.
    public enum InterruptionReason: Int, Sendable {
        case videoDeviceNotAvailableInBackground = 1
        case audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient
        case videoDeviceNotAvailableWithMultipleForegroundApps, videoDeviceNotAvailableDueToSystemPressure
        case sensitiveContentMitigationActivated
    }
}

extension AVCaptureDevice {
    public static let wasConnectedNotification = Notification.Name.AVCaptureDeviceWasConnected
    public static let wasDisconnectedNotification = Notification.Name.AVCaptureDeviceWasDisconnected
    public static let subjectAreaDidChangeNotification = Notification.Name.AVCaptureDeviceSubjectAreaDidChange
}

/// One of several cameras at once (AVFoundation: AVCaptureMultiCamSession): not supported.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {  // As its superclass.
    open class var isMultiCamSupported: Bool { false }
    open var systemPressureCost: Float { 0 }
    public override init() {}
}
