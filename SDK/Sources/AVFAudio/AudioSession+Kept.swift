public import Foundation
public import OpenAVFAudio
import Synchronization

// What an app asks of a session's devices. It is kept and given back; there is one loudspeaker, of two channels, and no way in.

/// What an app has asked for last.
private struct Wishes {
    var sampleRate = 0.0
    var bufferDuration = 0.0
    var inputChannels = 0
    var outputChannels = 0
    var allowsHaptics = false
    var inputOrientation = AVAudioSession.StereoOrientation.none
    var refusesAlerts = false
    var isMultichannel = false
    var cancelsEcho = false
    var injection = AVAudioSession.MicrophoneInjectionMode.none
    var stopsOnDisconnect = true
}

private let wishes = Mutex(Wishes())

private func wish<Value: Sendable>(_ part: any WritableKeyPath<Wishes, Value> & Sendable) -> Value {
    wishes.withLock { $0[keyPath: part] }
}
private func wish<Value: Sendable>(_ part: any WritableKeyPath<Wishes, Value> & Sendable, is value: Value) {
    wishes.withLock { $0[keyPath: part] = value }
}

extension AVAudioSession {
    public var availableCategories: [Category] {
        [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
    }
    public var availableModes: [Mode] {
        [
            .default, .voiceChat, .videoChat, .gameChat, .videoRecording, .measurement, .moviePlayback, .spokenAudio,
            .voicePrompt,
        ]
    }
    /// Hertz; 0 where nothing was asked for.
    public var preferredSampleRate: Double { wish(\.sampleRate) }
    public func setPreferredSampleRate(_ sampleRate: Double) throws { wish(\.sampleRate, is: sampleRate) }
    /// Seconds; 0 where nothing was asked for.
    public var preferredIOBufferDuration: TimeInterval { wish(\.bufferDuration) }
    public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { wish(\.bufferDuration, is: duration) }
    /// Seconds.
    public var ioBufferDuration: TimeInterval { 0.02 }
    public var inputLatency: TimeInterval { 0 }
    public var outputLatency: TimeInterval { 0 }
    public var inputNumberOfChannels: Int { 0 }
    public var outputNumberOfChannels: Int { 2 }
    public var maximumInputNumberOfChannels: Int { 0 }
    public var maximumOutputNumberOfChannels: Int { 2 }
    public var preferredInputNumberOfChannels: Int { wish(\.inputChannels) }
    public var preferredOutputNumberOfChannels: Int { wish(\.outputChannels) }
    /// - Throws: ``ErrorCode`` `badParam` for more than there are, as the other.
    public func setPreferredInputNumberOfChannels(_ count: Int) throws {
        guard count <= maximumInputNumberOfChannels else { throw Self.error(.badParam) }
        wish(\.inputChannels, is: count)
    }
    public func setPreferredOutputNumberOfChannels(_ count: Int) throws {
        guard count <= maximumOutputNumberOfChannels else { throw Self.error(.badParam) }
        wish(\.outputChannels, is: count)
    }
    public var supportedOutputChannelLayouts: [AVAudioChannelLayout] {
        [AVAudioChannelLayout(layoutTag: kAudioChannelLayoutTag_Stereo)].compactMap(\.self)
    }
    public var inputGain: Float { 0 }
    public var isInputGainSettable: Bool { false }
    /// - Throws: ``ErrorCode`` `unspecified`: there is no way in.
    public func setInputGain(_ gain: Float) throws { throw Self.error(.unspecified) }
    public var preferredInput: AVAudioSessionPortDescription? { nil }
    /// - Throws: ``ErrorCode`` `badParam` for a way in, of which there is none.
    public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
        if inPort != nil { throw Self.error(.badParam) }
    }
    public var inputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
    public var inputDataSource: AVAudioSessionDataSourceDescription? { nil }
    public var outputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
    public var outputDataSource: AVAudioSessionDataSourceDescription? { nil }
    /// - Throws: ``ErrorCode`` `badParam` for a source, of which there is none, as the other.
    public func setInputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {
        if dataSource != nil { throw Self.error(.badParam) }
    }
    public func setOutputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {
        if dataSource != nil { throw Self.error(.badParam) }
    }
    public func setAggregatedIOPreference(_ inIOType: IOType) throws {}
    public var allowHapticsAndSystemSoundsDuringRecording: Bool { wish(\.allowsHaptics) }
    public func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
        wish(\.allowsHaptics, is: inValue)
    }
    public var inputOrientation: StereoOrientation { .none }
    public var preferredInputOrientation: StereoOrientation { wish(\.inputOrientation) }
    public func setPreferredInputOrientation(_ orientation: StereoOrientation) throws {
        wish(\.inputOrientation, is: orientation)
    }
    public var prefersNoInterruptionsFromSystemAlerts: Bool { wish(\.refusesAlerts) }
    public func setPrefersNoInterruptionsFromSystemAlerts(_ inValue: Bool) throws { wish(\.refusesAlerts, is: inValue) }
    public var supportsMultichannelContent: Bool { wish(\.isMultichannel) }
    public func setSupportsMultichannelContent(_ inValue: Bool) throws { wish(\.isMultichannel, is: inValue) }
    public var prefersEchoCancelledInput: Bool { wish(\.cancelsEcho) }
    public func setPrefersEchoCancelledInput(_ value: Bool) throws { wish(\.cancelsEcho, is: value) }
    public var isEchoCancelledInputAvailable: Bool { false }
    public var isEchoCancelledInputEnabled: Bool { false }
    public var preferredMicrophoneInjectionMode: MicrophoneInjectionMode { wish(\.injection) }
    public func setPreferredMicrophoneInjectionMode(_ inValue: MicrophoneInjectionMode) throws {
        wish(\.injection, is: inValue)
    }
    public var isMicrophoneInjectionAvailable: Bool { false }
    public var prefersInterruptionOnRouteDisconnect: Bool { wish(\.stopsOnDisconnect) }
    public func setPrefersInterruptionOnRouteDisconnect(_ inValue: Bool) throws {
        wish(\.stopsOnDisconnect, is: inValue)
    }
    public var renderingMode: RenderingMode { .monoStereo }
    public var promptStyle: PromptStyle { .normal }

    /// Begins; there is nobody to wait for.
    ///
    /// - Parameter handler: hears true.
    public func activate(
        options: AVAudioSessionActivationOptions = [],
        completionHandler handler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { handler(true, nil) }
    public func activate(options: AVAudioSessionActivationOptions = []) async throws -> Bool { true }

    static func error(_ code: ErrorCode) -> NSError { NSError(domain: NSOSStatusErrorDomain, code: code.rawValue) }
}

/// How a session begins.
public struct AVAudioSessionActivationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}
