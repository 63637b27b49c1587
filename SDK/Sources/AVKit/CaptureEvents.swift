public import AVFAudio
public import Foundation
public import UIKit

/// A press of a phone's buttons that takes a photo (AVKit: AVCaptureEvent): nobody presses one.
open class AVCaptureEvent: NSObject {
    override init() {}
    open var phase: AVCaptureEventPhase { .began }
    open var shouldPlaySound: Bool { false }
    @discardableResult open func play(_ sound: AVCaptureEventSound) -> Bool { false }
}
/// How far it is.
public enum AVCaptureEventPhase: UInt, Sendable { case began = 0, ended, cancelled }
/// What is heard of it.
open class AVCaptureEventSound: NSObject, @unchecked Sendable {  // It has no state.
    public static let cameraShutter = AVCaptureEventSound()
    public static let beginVideoRecording = AVCaptureEventSound()
    public static let endVideoRecording = AVCaptureEventSound()
    override init() {}
    public init(url: URL) throws {}
}
/// Hears of such presses in a view: never.
@preconcurrency @MainActor
open class AVCaptureEventInteraction: NSObject, UIInteraction {
    open var isEnabled = true
    open weak var view: UIView?
    public init(handler: @escaping (AVCaptureEvent) -> Void) {}
    public init(primary: @escaping (AVCaptureEvent) -> Void, secondary: @escaping (AVCaptureEvent) -> Void) {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open class var defaultSoundDisabled: Bool {
        get { false }
        set {}
    }
}

extension AVAudioSession {
    /// Where what is played will go: through the loudspeaker, for which nobody has to be asked.
    public enum RouteSelection: Int, Sendable { case none = 0, local, external }
    /// - Parameter completionHandler: hears that it begins here.
    public func prepareRouteSelectionForPlayback(
        completionHandler: @escaping (Bool, RouteSelection) -> Void
    ) { completionHandler(true, .local) }
    public func prepareRouteSelectionForPlayback() async -> (Bool, RouteSelection) { (true, .local) }
}
