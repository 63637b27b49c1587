public import Foundation
public import OpenAVFAudio

/// MPEG-4 AAC; nothing here encodes it.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Apple's lossless format; nothing here encodes it.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163

public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterQualityKey"

/// How well sound is encoded.
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F }

/// Hears when a recorder is done; every method is optional.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    /// Does nothing; the method is optional.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    /// Does nothing; the method is optional.
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Records sound (AVFAudio: AVAudioRecorder): a simulated phone has no microphone, so that recording never begins.
open class AVAudioRecorder: NSObject {
    /// Where the sound would go; no file is made.
    public let url: URL
    public let settings: [String: Any]
    open weak var delegate: (any AVAudioRecorderDelegate)?
    open var isMeteringEnabled = false
    /// Never.
    open var isRecording: Bool { false }
    /// What the settings say; 44,100 frames a second of one channel where they are none of PCM.
    open var format: AVAudioFormat {
        let format =
            AVAudioFormat(settings: settings) ?? AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1)
        guard let format else { fatalError("44,100 frames of one channel are a format") }
        return format
    }
    /// Seconds.
    open var currentTime: TimeInterval { 0 }
    open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }
    public convenience init(url: URL, format: AVAudioFormat) throws {
        try self.init(url: url, settings: format.settings)
    }

    /// False: there is no microphone, and standard output says so.
    @discardableResult
    open func prepareToRecord() -> Bool { false }
    /// False, as the others.
    @discardableResult
    open func record() -> Bool {
        FileHandle.standardOutput.write(Data("sound: not recorded, a simulated phone has no microphone\n".utf8))
        return false
    }
    /// False, as the others.
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { record() }
    /// False, as the others.
    @discardableResult
    open func record(atTime time: TimeInterval) -> Bool { record() }
    open func pause() {}
    open func stop() {}
    /// - Returns: whether there was a file to delete.
    @discardableResult
    open func deleteRecording() -> Bool { false }
    open func updateMeters() {}
    /// Decibels below the loudest: as good as nothing is heard.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Decibels below the loudest: as good as nothing is heard.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
