public import Foundation

public typealias AVMusicTimeStamp = Double
public typealias AVMIDIPlayerCompletionHandler = @Sendable () -> Void

/// Plays a file of notes (AVFAudio: AVMIDIPlayer): there are no sounds of instruments here, so that none is made.
open class AVMIDIPlayer: NSObject {
    /// - Throws: an error of Core Audio's, always, as the other: there is nothing that plays notes.
    public init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws { throw AVAudioEngine.noDevice }
    public init(data: Data, soundBankURL bankURL: URL?) throws { throw AVAudioEngine.noDevice }
    open var duration: TimeInterval { 0 }
    open var isPlaying: Bool { false }
    open var rate: Float = 1
    open var currentPosition: TimeInterval = 0
    open func prepareToPlay() {}
    open func play(_ completionHandler: AVMIDIPlayerCompletionHandler? = nil) {}
    open func stop() {}
}

/// How notes of a file are put on tracks.
public struct AVMusicSequenceLoadOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let smfPreserveTracks: Self = []
    public static let smf_ChannelsToTracks = Self(rawValue: 1)
}

/// A span of beats.
public struct AVBeatRange: Hashable, Sendable {
    public var start: AVMusicTimeStamp
    public var length: AVMusicTimeStamp
    public init(start: AVMusicTimeStamp = 0, length: AVMusicTimeStamp = 0) {
        (self.start, self.length) = (start, length)
    }
}
public func AVMakeBeatRange(_ startBeat: AVMusicTimeStamp, _ lengthInBeats: AVMusicTimeStamp) -> AVBeatRange {
    AVBeatRange(start: startBeat, length: lengthInBeats)
}

/// Plays notes in an engine (AVFAudio: AVAudioSequencer). Its tracks are kept; an engine does not start here, and files of
/// notes are not read.
open class AVAudioSequencer: NSObject {
    /// What a file says of itself.
    public struct InfoDictionaryKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let album = Self(rawValue: "album"), artist = Self(rawValue: "artist")
        public static let comments = Self(rawValue: "comments"), composer = Self(rawValue: "composer")
        public static let copyright = Self(rawValue: "copyright"), genre = Self(rawValue: "genre")
        public static let title = Self(rawValue: "title"), tempo = Self(rawValue: "tempo")
        public static let year = Self(rawValue: "year"), lyricist = Self(rawValue: "lyricist")
    }

    open private(set) var tracks: [AVMusicTrack] = []
    public let tempoTrack = AVMusicTrack()
    open var userInfo: [String: Any] { [:] }
    open var currentPositionInSeconds: TimeInterval = 0
    open var currentPositionInBeats: TimeInterval = 0
    open var isPlaying: Bool { false }
    open var rate: Float = 1

    public override init() {}
    public init(audioEngine engine: AVAudioEngine) {}

    /// - Throws: an error of Core Audio's: files of notes are not read here, as the other.
    open func load(from fileURL: URL, options: AVMusicSequenceLoadOptions = []) throws { throw AVAudioEngine.noDevice }
    open func load(from data: Data, options: AVMusicSequenceLoadOptions = []) throws { throw AVAudioEngine.noDevice }
    /// - Throws: the same error: none is written either.
    open func write(
        to fileURL: URL,
        smpteResolution resolution: Int,
        replaceExisting replace: Bool
    ) throws { throw AVAudioEngine.noDevice }
    open func data(withSMPTEResolution SMPTEResolution: Int, error outError: UnsafeMutablePointer<NSError?>?) -> Data {
        outError?.pointee = AVAudioEngine.noDevice
        return Data()
    }
    /// At 120 beats a minute.
    open func seconds(forBeats beats: AVMusicTimeStamp) -> TimeInterval { beats / 2 }
    open func beats(forSeconds seconds: TimeInterval) -> AVMusicTimeStamp { seconds * 2 }
    open func prepareToPlay() {}
    /// - Throws: an error of Core Audio's: an engine does not start here.
    open func start() throws { throw AVAudioEngine.noDevice }
    open func stop() {}
    open func createAndAppendTrack() -> AVMusicTrack {
        let track = AVMusicTrack()
        tracks.append(track)
        return track
    }
    @discardableResult
    open func removeTrack(_ track: AVMusicTrack) -> Bool {
        guard let index = tracks.firstIndex(where: { $0 === track }) else { return false }
        tracks.remove(at: index)
        return true
    }
}

/// Notes one after the other (AVFAudio: AVMusicTrack).
open class AVMusicTrack: NSObject {
    private var events: [(time: AVMusicTimeStamp, event: AVMusicEvent)] = []
    override init() {}
    open weak var destinationAudioUnit: AVAudioUnit?
    open var loopRange = AVBeatRange()
    open var isLoopingEnabled = false
    open var numberOfLoops = 0
    open var offsetTime: AVMusicTimeStamp = 0
    open var isMuted = false
    open var isSoloed = false
    open var usesAutomatedParameters = false
    open var timeResolution: Int { 480 }
    /// That of its last note.
    open var lengthInBeats: AVMusicTimeStamp = 0
    open var lengthInSeconds: TimeInterval {
        get { lengthInBeats / 2 }
        set { lengthInBeats = newValue * 2 }
    }
    open func addEvent(_ event: AVMusicEvent, at beat: AVMusicTimeStamp) {
        events.append((beat, event))
        events.sort { $0.time < $1.time }
        let length = (event as? AVMIDINoteEvent)?.duration ?? 0
        lengthInBeats = max(lengthInBeats, beat + length)
    }
    open func clearEvents(in range: AVBeatRange) {
        events.removeAll { $0.time >= range.start && $0.time < range.start + range.length }
    }
    open func moveEvents(in range: AVBeatRange, by beatAmount: AVMusicTimeStamp) {
        for index in events.indices where Self.has(range, events[index].time) { events[index].time += beatAmount }
        events.sort { $0.time < $1.time }
    }
    /// Calls the block with each event; the block may set when it is, and whether it goes.
    open func enumerateEvents(
        in range: AVBeatRange,
        using block: (AVMusicEvent, UnsafeMutablePointer<AVMusicTimeStamp>, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        events = events.compactMap { entry in
            guard Self.has(range, entry.time) else { return entry }
            var time = entry.time
            var goes: ObjCBool = false
            block(entry.event, &time, &goes)
            return goes.boolValue ? nil : (time, entry.event)
        }
        events.sort { $0.time < $1.time }
    }
    private static func has(_ range: AVBeatRange, _ time: AVMusicTimeStamp) -> Bool {
        time >= range.start && time < range.start + range.length
    }
}

/// Something on a track.
open class AVMusicEvent: NSObject {
    override init() {}
}
/// A note.
open class AVMIDINoteEvent: AVMusicEvent {
    open var channel: UInt32
    open var key: UInt32
    open var velocity: UInt32
    /// Beats.
    open var duration: AVMusicTimeStamp
    public init(channel: UInt32, key keyNum: UInt32, velocity: UInt32, duration: AVMusicTimeStamp) {
        (self.channel, key, self.velocity, self.duration) = (channel, keyNum, velocity, duration)
    }
}
/// Something of a channel.
open class AVMIDIChannelEvent: AVMusicEvent {
    open var channel: UInt32 = 0
}
/// Another sound.
open class AVMIDIProgramChangeEvent: AVMIDIChannelEvent {
    open var programNumber: UInt32
    public init(channel: UInt32, programNumber: UInt32) {
        self.programNumber = programNumber
        super.init()
        self.channel = channel
    }
}
/// Higher or lower.
open class AVMIDIPitchBendEvent: AVMIDIChannelEvent {
    open var value: UInt32
    public init(channel: UInt32, value: UInt32) {
        self.value = value
        super.init()
        self.channel = channel
    }
}
/// A knob.
open class AVMIDIControlChangeEvent: AVMIDIChannelEvent {
    /// Which knob.
    public enum MessageType: Int, Sendable {
        case bankSelect = 0
        case modWheel, breath
        case foot = 4
        case portamentoTime, dataEntry, volume, balance
        case pan = 10
        case expression = 11
        case sustain = 64
        case portamento, sostenuto, soft, legatoPedal, hold2Pedal, filterResonance, releaseTime, attackTime, brightness
        case decayTime, vibratoRate, vibratoDepth, vibratoDelay
        case reverbLevel = 91
        case chorusLevel = 93
        case rpnLSB = 100
        case rpnMSB, allSoundOff = 120, resetAllControllers, allNotesOff = 123, omniModeOff, omniModeOn, monoModeOn
        case monoModeOff
    }
    public let messageType: MessageType
    public let value: UInt32
    public init(channel: UInt32, messageType: MessageType, value: UInt32) {
        (self.messageType, self.value) = (messageType, value)
        super.init()
        self.channel = channel
    }
}
/// How fast it is.
open class AVExtendedTempoEvent: AVMusicEvent {
    /// Beats a minute.
    open var tempo: Double
    public init(tempo: Double) { self.tempo = tempo }
}
