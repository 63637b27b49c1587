public import Foundation

/// A moment of a sound: a frame of it, a time of the host's clock, or both (AVFAudio: AVAudioTime).
open class AVAudioTime: NSObject, @unchecked Sendable {  // Its state does not change.
    public let sampleTime: AVAudioFramePosition
    public let sampleRate: Double
    public let hostTime: UInt64
    public let isHostTimeValid: Bool
    open var isSampleTimeValid: Bool { sampleRate > 0 }

    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate, hostTime, isHostTimeValid) = (sampleTime, sampleRate, 0, false)
    }
    public init(hostTime: UInt64) { (sampleTime, sampleRate, self.hostTime, isHostTimeValid) = (0, 0, hostTime, true) }
    public init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
        (self.hostTime, isHostTimeValid) = (hostTime, true)
    }
    /// Of what Core Audio's functions pass.
    public convenience init(audioTimeStamp ts: UnsafePointer<AudioTimeStamp>, sampleRate: Double) {
        let stamp = ts.pointee
        let frame = AVAudioFramePosition(exactly: stamp.mSampleTime.rounded()) ?? 0
        switch (stamp.mFlags.contains(.hostTimeValid), stamp.mFlags.contains(.sampleTimeValid)) {
        case (true, true): self.init(hostTime: stamp.mHostTime, sampleTime: frame, atRate: sampleRate)
        case (true, false): self.init(hostTime: stamp.mHostTime)
        default: self.init(sampleTime: frame, atRate: sampleRate)
        }
    }

    /// As Core Audio's functions take it.
    open var audioTimeStamp: AudioTimeStamp {
        var stamp = AudioTimeStamp()
        (stamp.mSampleTime, stamp.mHostTime) = (Double(sampleTime), hostTime)
        if isSampleTimeValid { stamp.mFlags.insert(.sampleTimeValid) }
        if isHostTimeValid { stamp.mFlags.insert(.hostTimeValid) }
        return stamp
    }

    // The host's clock counts nanoseconds here.
    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 {
        UInt64(exactly: (seconds * 1e9).rounded()) ?? 0
    }
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1e9 }

    /// Adds what one of both lacks, reckoned from a moment that has both; nil where that cannot be done.
    open func extrapolateTime(fromAnchor anchorTime: AVAudioTime) -> AVAudioTime? {
        guard anchorTime.isSampleTimeValid, anchorTime.isHostTimeValid else { return nil }
        if isSampleTimeValid == isHostTimeValid { return isSampleTimeValid ? self : nil }
        let rate = anchorTime.sampleRate
        if isSampleTimeValid {
            let seconds = Double(sampleTime) / sampleRate - Double(anchorTime.sampleTime) / rate
            let host = Double(anchorTime.hostTime) + seconds * 1e9
            guard let host = UInt64(exactly: host.rounded()) else { return nil }
            return AVAudioTime(hostTime: host, sampleTime: sampleTime, atRate: sampleRate)
        }
        let seconds = (Double(hostTime) - Double(anchorTime.hostTime)) / 1e9
        guard let frame = Int64(exactly: (Double(anchorTime.sampleTime) + seconds * rate).rounded()) else { return nil }
        return AVAudioTime(hostTime: hostTime, sampleTime: frame, atRate: rate)
    }
}
