public import Foundation
public import OpenAVFAudio

/// How good what is recorded is.
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7F
}

public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"

// Formats that nothing is recorded in here.

public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134

/// Hears when a recording is done; every method is optional.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Records sound. The phone hears nothing, as ``AVAudioSession/recordPermission`` says: a recording does not begin, which
/// is what an app sees that the person lets hear nothing.
open class AVAudioRecorder: NSObject {
    public let url: URL
    public let settings: [String: Any]
    open weak var delegate: (any AVAudioRecorderDelegate)?
    open var isMeteringEnabled = false
    open var isRecording: Bool { false }
    open var currentTime: TimeInterval { 0 }
    open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }
    public convenience init(url: URL, format: AVAudioFormat) throws { try self.init(url: url, settings: [:]) }

    /// - Returns: False.
    @discardableResult open func prepareToRecord() -> Bool { false }
    /// - Returns: False: nothing is recorded.
    @discardableResult open func record() -> Bool { false }
    /// - Returns: False: nothing is recorded.
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
    /// - Returns: False: nothing is recorded.
    @discardableResult open func record(atTime time: TimeInterval) -> Bool { false }
    open func pause() {}
    open func stop() {}
    /// - Returns: whether there was a file.
    @discardableResult
    open func deleteRecording() -> Bool { (try? FileManager.default.removeItem(at: url)) != nil }
    open func updateMeters() {}
    /// The least that there is, in decibels.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
