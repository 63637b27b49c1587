/// Hears when a player is done; every method is optional.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// Does nothing; the method is optional.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Does nothing; the method is optional.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound file (16-bit wav or caf, mp3, AAC, m4a): here, for as long as it lasts, with a line on standard output
/// that says so; in a content extension the page plays it.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    // @unchecked: everything mutable is only touched inside `lock`.
    /// The file that is played; nil for data in memory.
    public let url: URL?
    /// The length of the sound, in seconds.
    public let duration: TimeInterval
    /// The format of the samples.
    public let format: AVAudioFormat
    private let lock = NSLock()
    private var clock = PlayClock()
    private var heldVolume: Float = 1
    private var held = (rate: Float(1), enableRate: false, pan: Float(0), isMeteringEnabled: false)
    private var heldLoops = 0
    private weak var heldDelegate: (any AVAudioPlayerDelegate)?

    /// Who is told when the sound ends.
    open weak var delegate: (any AVAudioPlayerDelegate)? {
        get { lock.withLock { heldDelegate } }
        set { lock.withLock { heldDelegate = newValue } }
    }
    /// Loudness from 0 to 1.
    open var volume: Float {
        get { lock.withLock { heldVolume } }
        set {
            lock.withLock { heldVolume = min(max(newValue, 0), 1) }
            AudioOutput.tell(self)
        }
    }
    /// How often it is repeated; below zero until it is stopped.
    open var numberOfLoops: Int {
        get { lock.withLock { heldLoops } }
        set { lock.withLock { heldLoops = newValue } }
    }
    /// Kept and given back: it plays at its own speed.
    open var rate: Float {
        get { lock.withLock { held.rate } }
        set { lock.withLock { held.rate = newValue } }
    }
    /// Whether `rate` changes the speed; set it before playing.
    open var enableRate: Bool {
        get { lock.withLock { held.enableRate } }
        set { lock.withLock { held.enableRate = newValue } }
    }
    /// Kept and given back, -1 to 1: the page plays to the middle.
    open var pan: Float {
        get { lock.withLock { held.pan } }
        set { lock.withLock { held.pan = min(max(newValue, -1), 1) } }
    }
    /// Whether powers are measured.
    open var isMeteringEnabled: Bool {
        get { lock.withLock { held.isMeteringEnabled } }
        set { lock.withLock { held.isMeteringEnabled = newValue } }
    }
    /// Would measure: samples that the page plays are not heard here.
    open func updateMeters() {}
    /// The power of a channel in decibels: silence, since nothing is measured.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// The greatest power of a channel in decibels: silence, since nothing is measured.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
    /// What the samples are like, by the keys of `AVFormatIDKey` and its like.
    open var settings: [String: Any] { format.settings }
    /// The bytes of the sound; nil for a player of a file.
    open var data: Data? { nil }
    /// The number of channels of the sound.
    open var numberOfChannels: Int { Int(format.channelCount) }
    /// Whether the sound is playing now.
    open var isPlaying: Bool { lock.withLock { clock.isRunning } }
    /// Where it is, in seconds.
    open var currentTime: TimeInterval {
        get { lock.withLock { min(clock.elapsed(now: Self.now), duration) } }
        set {
            let place = max(0, min(newValue, duration))
            lock.withLock { clock.move(to: place, now: Self.now) }
            AudioOutput.tell(self, jump: place)
        }
    }

    /// A player without a sound, which is silent: what a property begins with until a file is there.
    public override init() {
        url = nil
        duration = 0
        format = AVAudioFormat(commonFormat: .pcmFormatFloat32, sampleRate: 44_100, interleaved: false)
    }

    /// - Throws: An `NSError` for a file that is neither 16-bit linear PCM in wav or caf nor mp3, AAC or m4a.
    public init(contentsOf url: URL) throws {
        if let data = try? Data(contentsOf: url, options: .alwaysMapped), let sound = CompressedSound(data),
            let format = AVAudioFormat(
                standardFormatWithSampleRate: sound.sampleRate,
                channels: AVAudioChannelCount(clamping: sound.channels)
            )
        {
            self.format = format
            self.duration = sound.duration
        } else {
            let file = try AVAudioFile(forReading: url)
            self.format = file.processingFormat
            self.duration = Double(file.length) / file.processingFormat.sampleRate
        }
        self.url = url
    }

    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    /// The bytes of a sound file; they are kept in a temporary one.
    public convenience init(data: Data) throws {
        let isTagged = CompressedSound(data) == nil && data.starts(with: Data("caff".utf8))
        let name =
            "sound-\(UUID().uuidString).\(isTagged ? "caf" : data.starts(with: Data("RIFF".utf8)) ? "wav" : "mp3")"
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try data.write(to: file)
        try self.init(contentsOf: file)
    }

    /// Does nothing that `play()` needs; always true.
    @discardableResult
    open func prepareToPlay() -> Bool { true }

    /// Plays from `currentTime` on.
    ///
    /// - Returns: False when there is nothing to play.
    @discardableResult
    open func play() -> Bool {
        guard url != nil else { return false }
        let (run, remaining) = lock.withLock {
            let remaining = heldLoops < 0 ? nil : duration * Double(heldLoops + 1) - clock.elapsed(now: Self.now)
            return (clock.start(now: Self.now), remaining)
        }
        PlaybackReport.print("sound: \(url?.lastPathComponent ?? "data") (\(PlaybackReport.seconds(duration)))")
        AudioOutput.tell(self)
        guard let remaining else { return true }
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, remaining)) { [weak self] in self?.end(run) }
        return true
    }

    /// The time that `play(atTime:)` counts by.
    open var deviceCurrentTime: TimeInterval { Self.now }

    /// Plays once ``deviceCurrentTime`` is there.
    ///
    /// - Returns: True.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool {
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, time - Self.now)) { [weak self] in self?.play() }
        return true
    }

    /// Stops, and keeps the place.
    open func pause() {
        lock.withLock { clock.stop(now: Self.now) }
        AudioOutput.tell(self)
    }

    /// Stops, and keeps the place, as Apple's player does.
    open func stop() { pause() }

    private func end(_ run: Int) {
        let ended = lock.withLock {
            guard clock.isRunning, clock.run == run else { return false }
            clock = PlayClock(run: run)
            return true
        }
        if ended { AudioOutput.tell(self, jump: 0) }
        if ended { delegate?.audioPlayerDidFinishPlaying(self, successfully: true) }
    }

    private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}

/// How long something has played, over pauses.
struct PlayClock: Sendable {
    /// Counts the starts, so that the end of an earlier one is told from this one's.
    private(set) var run = 0
    private var before = 0.0
    private var startedAt: Double?

    init(run: Int = 0) {
        self.run = run
    }

    var isRunning: Bool { startedAt != nil }

    func elapsed(now: Double) -> Double { before + (startedAt.map { now - $0 } ?? 0) }

    mutating func start(now: Double) -> Int {
        if startedAt == nil { startedAt = now }
        run += 1
        return run
    }

    mutating func stop(now: Double) {
        before = elapsed(now: now)
        startedAt = nil
    }

    mutating func move(to time: Double, now: Double) {
        before = time
        if startedAt != nil { startedAt = now }
    }
}
