public import Foundation

// Nodes of an engine that an app's own code feeds or hears, and what they are connected by. An engine does not start here,
// so that no block is called.

/// Makes sound: fills the buffers with as many frames as it is asked for.
public typealias AVAudioSourceNodeRenderBlock = (
    UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
    UnsafeMutablePointer<AudioBufferList>
) -> Int32
/// Hears sound.
public typealias AVAudioSinkNodeReceiverBlock = (
    UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafePointer<AudioBufferList>
) -> Int32

/// A source of an app's own.
open class AVAudioSourceNode: AVAudioNode, AVAudioMixing {
    open var volume: Float = 1
    open var pan: Float = 0
    private let format: AVAudioFormat?

    /// - Parameter renderBlock: is called by an engine that runs, and so never.
    public init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
        format = nil
        super.init()
    }
    public init(format: AVAudioFormat, renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {
        self.format = format
        super.init()
    }

    open override var numberOfInputs: Int { 0 }
    open override func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
        format ?? super.outputFormat(forBus: bus)
    }
}

/// A receiver of an app's own.
open class AVAudioSinkNode: AVAudioNode {
    /// - Parameter receiverBlock: is called by an engine that runs, and so never.
    public init(receiverBlock block: @escaping AVAudioSinkNodeReceiverBlock) { super.init() }

    open override var numberOfOutputs: Int { 0 }
}

/// A place at which a node is connected.
open class AVAudioConnectionPoint: NSObject {
    open private(set) weak var node: AVAudioNode?
    public let bus: AVAudioNodeBus
    public init(node: AVAudioNode, bus: AVAudioNodeBus) { (self.node, self.bus) = (node, bus) }
}

/// What an engine that makes its sound by itself answers.
public enum AVAudioEngineManualRenderingStatus: Int, Sendable {
    case error = -1
    case success, insufficientDataFromInputNode, cannotDoInCurrentContext
}
/// Whether it does so at its own speed.
public enum AVAudioEngineManualRenderingMode: Int, Sendable { case offline = 0, realtime }

/// Plays notes by a file of sounds.
open class AVAudioUnitMIDIInstrument: AVAudioUnit {
    public override init() { super.init() }
    public init(audioComponentDescription: AudioComponentDescription) { super.init(audioComponentDescription) }
    open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
    open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
    open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
    open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {}
    open func sendPressure(_ pressure: UInt8, onChannel channel: UInt8) {}
    open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
    open func sendProgramChange(_ program: UInt8, bankMSB: UInt8, bankLSB: UInt8, onChannel channel: UInt8) {}
    open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8) {}
    open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8, data2: UInt8) {}
    open func sendPressure(forKey key: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
    open func sendMIDISysExEvent(_ midiData: Data) {}
}

/// Plays notes by sounds that are recorded.
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument {
    open var stereoPan: Float = 0
    open var overallGain: Float = 0
    open var masterGain: Float = 0
    open var globalTuning: Float = 0

    /// - Throws: an error of Core Audio's for a file that is not there; one that is there is not read.
    open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws {
        try check(bankURL)
    }
    open func loadInstrument(at instrumentURL: URL) throws { try check(instrumentURL) }
    open func loadAudioFiles(at audioFiles: [URL]) throws {
        for file in audioFiles { try check(file) }
    }

    private func check(_ file: URL) throws {
        guard !FileManager.default.isReadableFile(atPath: file.path) else { return }
        throw NSError(domain: NSOSStatusErrorDomain, code: -43, userInfo: [NSFilePathErrorKey: file.path])
    }
}

/// Makes sound.
open class AVAudioUnitGenerator: AVAudioUnit, AVAudioMixing {
    open var volume: Float = 1
    open var pan: Float = 0
    open var bypass = false
    override init() { super.init() }
    public init(audioComponentDescription: AudioComponentDescription) { super.init(audioComponentDescription) }
}

extension AVAudioPlayerNode: AVAudioMixing {}
extension AVAudioMixerNode: AVAudioMixing {
    /// The first bus to which nothing is connected.
    public var nextAvailableInputBus: AVAudioNodeBus { engine?.freeBus(of: self) ?? 0 }
}
