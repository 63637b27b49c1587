public import Foundation
public import OpenAVFAudio

extension AVAudioPlayer {
    /// Makes it as loud as `volume` (0…1): at once, whatever `duration` says.
    ///
    /// - Parameter duration: seconds.
    public func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}
