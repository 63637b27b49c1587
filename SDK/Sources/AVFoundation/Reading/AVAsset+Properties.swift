import AVFAudio
public import CoreMedia

/// A property of media that is read when it is asked for (AVFoundation: AVAsyncProperty).
public struct AVAsyncProperty<Root, Value>: Sendable {
    let read: @Sendable (Root) throws -> Value
}

extension AVAsyncProperty where Root == AVAsset {
    /// How long it takes.
    public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init(read: { try $0.length() }) }
    /// Whether a player can play it.
    public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init(read: { $0.isPlayable }) }
}

extension AVAsset {
    /// How long it takes; indefinite where that cannot be told, as of media elsewhere.
    public var duration: CMTime { (try? length()) ?? .indefinite }

    /// Whether a player can play it: its tracks can be read.
    public var isPlayable: Bool { !tracks.isEmpty }

    /// Reads a property.
    ///
    /// - Throws: an error of Foundation's or AVFoundation's for media that cannot be read.
    public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
        try property.read(self)
    }

    /// Reads two properties.
    ///
    /// - Throws: an error of Foundation's or AVFoundation's for media that cannot be read.
    public func load<First, Second>(
        _ first: AVAsyncProperty<AVAsset, First>,
        _ second: AVAsyncProperty<AVAsset, Second>
    ) async throws -> (First, Second) {
        (try first.read(self), try second.read(self))
    }

    func length() throws -> CMTime {
        if let ownLength { return ownLength }
        let movie = MovieFile(place)
        if let movie, movie.duration > 0 { return CMTime(seconds: movie.duration, preferredTimescale: 600) }
        return CMTime(seconds: try AVAudioPlayer(contentsOf: place).duration, preferredTimescale: 600)
    }
}
