public import Foundation

// The engine: a process of a phone has neither a microphone nor a loudspeaker of its own, so that it does not start.

public typealias AVAudioNodeBus = Int
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// A moment of a sound.
open class AVAudioTime: NSObject, @unchecked Sendable {  // Its state does not change.
    public let sampleTime: AVAudioFramePosition
    public let sampleRate: Double
    public let hostTime: UInt64
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate, hostTime) = (sampleTime, sampleRate, 0)
    }
    public init(hostTime: UInt64) { (sampleTime, sampleRate, self.hostTime) = (0, 0, hostTime) }
    open var isSampleTimeValid: Bool { sampleRate > 0 }
    open var isHostTimeValid: Bool { hostTime > 0 }
}

/// What a sound goes through.
open class AVAudioNode: NSObject {
    open internal(set) weak var engine: AVAudioEngine?
    open var numberOfInputs: Int { 1 }
    open var numberOfOutputs: Int { 1 }
    open var lastRenderTime: AVAudioTime? { nil }
    override init() { super.init() }

    /// 44,100 frames a second of two channels.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.format }
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.format }
    /// Kept by nobody: nothing is heard.
    open func installTap(
        onBus bus: AVAudioNodeBus,
        bufferSize: AVAudioFrameCount,
        format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) {}
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    open func reset() {}

    private static var format: AVAudioFormat {
        guard let format = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2) else {
            fatalError("44,100 frames of two channels are a format")
        }
        return format
    }
}

/// The microphone.
open class AVAudioInputNode: AVAudioNode {
    open var isVoiceProcessingEnabled: Bool { false }
}
/// The loudspeaker.
open class AVAudioOutputNode: AVAudioNode {}

/// Mixes sounds.
open class AVAudioMixerNode: AVAudioNode {
    open var outputVolume: Float = 1
    open var volume: Float = 1
    open var pan: Float = 0
    public override init() { super.init() }
}

/// Plays sounds in an engine.
open class AVAudioPlayerNode: AVAudioNode {
    open private(set) var isPlaying = false
    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1
    public override init() { super.init() }

    // What is scheduled waits for an engine that runs, and so for ever.
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil) {}
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer,
        at when: AVAudioTime?,
        options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: (@Sendable () -> Void)? = nil
    ) {}
    open func scheduleFile(
        _ file: AVAudioFile,
        at when: AVAudioTime?,
        completionHandler: (@Sendable () -> Void)? = nil
    ) {}
    open func play() { isPlaying = engine?.isRunning == true }
    open func play(at when: AVAudioTime?) { play() }
    open func pause() { isPlaying = false }
    open func stop() { isPlaying = false }
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
}

/// How a buffer is played.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let loops = Self(rawValue: 1 << 0), interrupts = Self(rawValue: 1 << 1)
    public static let interruptsAtLoop = Self(rawValue: 1 << 2)
}

/// Puts nodes together; it does not start.
open class AVAudioEngine: NSObject {
    public let inputNode = AVAudioInputNode()
    public let outputNode = AVAudioOutputNode()
    public let mainMixerNode = AVAudioMixerNode()
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    open var isRunning: Bool { false }
    open var isAutoShutdownEnabled = false

    public override init() {
        super.init()
        for node in [inputNode, outputNode, mainMixerNode] as [AVAudioNode] { attach(node) }
    }
    open func attach(_ node: AVAudioNode) {
        node.engine = self
        attachedNodes.insert(node)
    }
    open func detach(_ node: AVAudioNode) {
        node.engine = nil
        attachedNodes.remove(node)
    }
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    open func prepare() {}

    /// - Throws: an error of Core Audio's domain: there is no device to play or record with.
    open func start() throws {
        throw NSError(
            domain: "com.apple.coreaudio.avfaudio",
            code: -10851,
            userInfo: [NSLocalizedDescriptionKey: "A simulated phone has no audio device for an engine."]
        )
    }
    open func pause() {}
    open func stop() {}
    open func reset() {}
}

extension Notification.Name {
    /// The devices have changed: there are none.
    public static let AVAudioEngineConfigurationChange = Notification.Name(
        "AVAudioEngineConfigurationChangeNotification"
    )
}
