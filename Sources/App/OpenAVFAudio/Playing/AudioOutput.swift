import Synchronization

/// Where players are heard; without a listener nobody hears them.
@_spi(Carillon)
public enum AudioOutput {
    /// Told of every change of a player, and where to it jumped, in seconds.
    public typealias Listener = @Sendable (AVAudioPlayer, _ jump: Double?) -> Void

    private static let listener = Mutex<Listener?>(nil)

    /// From now on this one is told.
    public static func connect(_ new: @escaping Listener) { listener.withLock { $0 = new } }

    static func tell(_ player: AVAudioPlayer, jump: Double? = nil) {
        let told = listener.withLock { $0 }
        told?(player, jump)
    }
}
