public import Foundation
public import OpenAVFAudio

extension AVAudioPlayer {
    /// Makes it as loud as `volume` (0…1): at once, whatever `duration` says.
    ///
    /// - Parameter duration: seconds.
    public func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

extension AVAudioPlayer {
    /// - Parameters:
    ///   - data: the bytes of a sound file, which say themselves what they are.
    ///   - utiString: what they should be.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }
}
