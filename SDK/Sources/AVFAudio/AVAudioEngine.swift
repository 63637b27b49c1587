public import Foundation

// The engine: a process of a phone has neither a microphone nor a loudspeaker of its own, so that it does not start.

public typealias AVAudioNodeBus = Int
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// What a sound goes through.
open class AVAudioNode: NSObject {
    open internal(set) weak var engine: AVAudioEngine?
    /// Where it is in space, once somebody has said it.
    var keptPlace: AnyObject?
    open var numberOfInputs: Int { 1 }
    open var numberOfOutputs: Int { 1 }
    /// Seconds; nothing is rendered.
    open var latency: TimeInterval { 0 }
    open var outputPresentationLatency: TimeInterval { 0 }
    open func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }
    open func name(forOutputBus bus: AVAudioNodeBus) -> String? { nil }
    open var lastRenderTime: AVAudioTime? { nil }
    override init() { super.init() }

    /// 44,100 frames a second of two channels.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.format }
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.format }
    /// Is kept, and never called: nothing is heard.
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

/// What a phone hears and plays with.
open class AVAudioIONode: AVAudioNode {
    open var presentationLatency: TimeInterval { 0 }
    open var isVoiceProcessingEnabled: Bool { false }
    /// - Throws: an error of Core Audio's where it shall be on: there is no microphone whose sound could be changed.
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws {
        if enabled { throw AVAudioEngine.noDevice }
    }
}
/// The microphone.
open class AVAudioInputNode: AVAudioIONode, AVAudioMixing {
    open var volume: Float = 1
    open var pan: Float = 0
    open var isVoiceProcessingBypassed = false
    open var isVoiceProcessingAGCEnabled = true
    open var isVoiceProcessingInputMuted = false
    open var voiceProcessingOtherAudioDuckingConfiguration = AVAudioVoiceProcessingOtherAudioDuckingConfiguration()
    /// Is kept by nobody: an engine that makes its sound by itself does not start either.
    ///
    /// - Returns: false.
    open func setManualRenderingInputPCMFormat(
        _ format: AVAudioFormat,
        inputBlock block: @escaping AVAudioIONodeInputBlock
    ) -> Bool { false }
    /// Hears nothing: there is no microphone.
    ///
    /// - Returns: false.
    @discardableResult
    open func setMutedSpeechActivityEventListener(
        _ listenerBlock: ((AVAudioVoiceProcessingSpeechActivityEvent) -> Void)?
    ) -> Bool { false }
}
/// The loudspeaker.
open class AVAudioOutputNode: AVAudioIONode {
    /// Nil: nothing makes its sound by itself.
    open var manualRenderingFormat: AVAudioFormat? { nil }
}

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
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer,
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {}
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer,
        at when: AVAudioTime?,
        options: AVAudioPlayerNodeBufferOptions = [],
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {}
    open func scheduleFile(
        _ file: AVAudioFile,
        at when: AVAudioTime?,
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {}
    open func scheduleSegment(
        _ file: AVAudioFile,
        startingFrame startFrame: AVAudioFramePosition,
        frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?,
        completionHandler: (@Sendable () -> Void)? = nil
    ) {}
    open func scheduleSegment(
        _ file: AVAudioFile,
        startingFrame startFrame: AVAudioFramePosition,
        frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?,
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {}
    open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
    open func play() { isPlaying = engine?.isRunning == true }
    open func play(at when: AVAudioTime?) { play() }
    open func pause() { isPlaying = false }
    open func stop() { isPlaying = false }
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
}

/// When a handler is called: once a sound was taken, given on, or heard.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
    case dataConsumed = 0, dataRendered, dataPlayedBack
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
        connections.removeAll { $0.source === node || $0.destination === node }
    }

    private struct Connection {
        let source: AVAudioNode
        let sourceBus: AVAudioNodeBus
        let destination: AVAudioNode
        let bus: AVAudioNodeBus
    }

    private var connections: [Connection] = []

    /// Connects the first bus with the first, of a mixer with the next that is free.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
        let bus = node2 is AVAudioMixerNode ? freeBus(of: node2) : 0
        connect(node1, to: node2, fromBus: 0, toBus: bus, format: format)
    }
    open func connect(
        _ node1: AVAudioNode,
        to node2: AVAudioNode,
        fromBus bus1: AVAudioNodeBus,
        toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {
        connections.removeAll {
            $0.source === node1 && $0.sourceBus == bus1 || $0.destination === node2 && $0.bus == bus2
        }
        connections.append(Connection(source: node1, sourceBus: bus1, destination: node2, bus: bus2))
    }
    /// Connects a bus with several places.
    open func connect(
        _ sourceNode: AVAudioNode,
        to destNodes: [AVAudioConnectionPoint],
        fromBus sourceBus: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {
        connections.removeAll { $0.source === sourceNode && $0.sourceBus == sourceBus }
        for point in destNodes {
            guard let node = point.node else { continue }
            connections.append(
                Connection(source: sourceNode, sourceBus: sourceBus, destination: node, bus: point.bus)
            )
        }
    }
    open func disconnectNodeInput(_ node: AVAudioNode) { connections.removeAll { $0.destination === node } }
    open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        connections.removeAll { $0.destination === node && $0.bus == bus }
    }
    open func disconnectNodeOutput(_ node: AVAudioNode) { connections.removeAll { $0.source === node } }
    open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        connections.removeAll { $0.source === node && $0.sourceBus == bus }
    }
    open func inputConnectionPoint(for node: AVAudioNode, inputBus bus: AVAudioNodeBus) -> AVAudioConnectionPoint? {
        connections.first { $0.destination === node && $0.bus == bus }.map {
            AVAudioConnectionPoint(node: $0.source, bus: $0.sourceBus)
        }
    }
    open func outputConnectionPoints(for node: AVAudioNode, outputBus bus: AVAudioNodeBus) -> [AVAudioConnectionPoint] {
        connections.filter { $0.source === node && $0.sourceBus == bus }.map {
            AVAudioConnectionPoint(node: $0.destination, bus: $0.bus)
        }
    }
    /// The first input of a node to which nothing is connected.
    func freeBus(of node: AVAudioNode) -> AVAudioNodeBus {
        let taken = Set(connections.filter { $0.destination === node }.map(\.bus))
        return (0...taken.count).first { !taken.contains($0) } ?? 0
    }
    open func prepare() {}

    static var noDevice: NSError {
        NSError(
            domain: "com.apple.coreaudio.avfaudio",
            code: -10851,
            userInfo: [NSLocalizedDescriptionKey: "A simulated phone has no audio device for an engine."]
        )
    }

    /// - Throws: an error of Core Audio's domain: there is no device to play or record with.
    open func start() throws { throw Self.noDevice }

    open var isInManualRenderingMode: Bool { false }
    /// - Throws: the same error: an engine that would make its sound by itself does not start either.
    open func enableManualRenderingMode(
        _ mode: AVAudioEngineManualRenderingMode,
        format pcmFormat: AVAudioFormat,
        maximumFrameCount: AVAudioFrameCount
    ) throws { throw Self.noDevice }
    open func disableManualRenderingMode() {}
    open var manualRenderingMode: AVAudioEngineManualRenderingMode { .offline }
    open var manualRenderingFormat: AVAudioFormat { mainMixerNode.outputFormat(forBus: 0) }
    open var manualRenderingMaximumFrameCount: AVAudioFrameCount { 0 }
    open var manualRenderingSampleTime: AVAudioFramePosition { 0 }
    /// Fails: nothing makes its sound by itself.
    open var manualRenderingBlock: AVAudioEngineManualRenderingBlock {
        { _, _, status in
            status?.pointee = -10851
            return .error
        }
    }
    /// - Throws: the same error.
    open func renderOffline(
        _ numberOfFrames: AVAudioFrameCount,
        to buffer: AVAudioPCMBuffer
    ) throws -> AVAudioEngineManualRenderingStatus { throw Self.noDevice }
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
