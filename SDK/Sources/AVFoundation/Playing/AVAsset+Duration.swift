import AVFAudio

/// A property of media that is read when it is asked for (AVFoundation: AVAsyncProperty).
public struct AVAsyncProperty<Root, Value>: Sendable {
    let read: @Sendable (Root) throws -> Value
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
    /// How long it takes.
    public static var duration: Self { Self(read: { try $0.length() }) }
}

extension AVAsset {
    /// How long it takes; indefinite where that cannot be told: of movies without sound, and of media elsewhere.
    public var duration: CMTime { (try? length()) ?? .indefinite }

    /// Reads a property.
    ///
    /// - Throws: an error of Foundation's or AVFoundation's for media that cannot be read.
    public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
        try property.read(self)
    }

    fileprivate func length() throws -> CMTime {
        CMTime(seconds: try AVAudioPlayer(contentsOf: place).duration, preferredTimescale: 600)
    }
}
