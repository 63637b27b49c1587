public import Foundation

// Where the source of a sound is heard. An engine does not start here, so that it is kept and not heard.

/// Where a source is heard, from -1 at the left to 1 at the right.
public protocol AVAudioStereoMixing: NSObjectProtocol {
    var pan: Float { get set }
}
/// A source of what is mixed.
public protocol AVAudioMixing: AVAudioStereoMixing, AVAudio3DMixing {
    var volume: Float { get set }
    func destination(forMixer mixer: AVAudioNode, bus: AVAudioNodeBus) -> AVAudioMixingDestination?
}

/// Where a source is in space.
public protocol AVAudio3DMixing: NSObjectProtocol {
    var renderingAlgorithm: AVAudio3DMixingRenderingAlgorithm { get set }
    var sourceMode: AVAudio3DMixingSourceMode { get set }
    var pointSourceInHeadMode: AVAudio3DMixingPointSourceInHeadMode { get set }
    /// From 0.5 to 2.
    var rate: Float { get set }
    /// Percent.
    var reverbBlend: Float { get set }
    /// Decibels, as the next.
    var obstruction: Float { get set }
    var occlusion: Float { get set }
    /// Metres.
    var position: AVAudio3DPoint { get set }
}

/// How a place is made heard.
public enum AVAudio3DMixingRenderingAlgorithm: Int, Sendable {
    case equalPowerPanning = 0
    case sphericalHead, HRTF, soundField
    case stereoPassThrough = 5
    case HRTFHQ = 6
    case auto = 7
}
/// What of a source is at its place.
public enum AVAudio3DMixingSourceMode: Int, Sendable { case spatializeIfMono = 0, bypass, pointSource, ambienceBed }
/// How a source inside of the head is heard.
public enum AVAudio3DMixingPointSourceInHeadMode: Int, Sendable { case mono = 0, bypass }

/// What a source is told of its place.
private final class SourcePlace {
    var algorithm = AVAudio3DMixingRenderingAlgorithm.equalPowerPanning
    var mode = AVAudio3DMixingSourceMode.spatializeIfMono
    var headMode = AVAudio3DMixingPointSourceInHeadMode.mono
    var rate: Float = 1
    var reverbBlend: Float = 0
    var obstruction: Float = 0
    var occlusion: Float = 0
    var position = AVAudio3DPoint()
}

extension AVAudioNode {
    /// Made when it is asked for: few sources have a place.
    fileprivate var place: SourcePlace {
        if let place = keptPlace as? SourcePlace { return place }
        let place = SourcePlace()
        keptPlace = place
        return place
    }

    public var renderingAlgorithm: AVAudio3DMixingRenderingAlgorithm {
        get { place.algorithm }
        set { place.algorithm = newValue }
    }
    public var sourceMode: AVAudio3DMixingSourceMode {
        get { place.mode }
        set { place.mode = newValue }
    }
    public var pointSourceInHeadMode: AVAudio3DMixingPointSourceInHeadMode {
        get { place.headMode }
        set { place.headMode = newValue }
    }
    public var reverbBlend: Float {
        get { place.reverbBlend }
        set { place.reverbBlend = newValue }
    }
    public var obstruction: Float {
        get { place.obstruction }
        set { place.obstruction = newValue }
    }
    public var occlusion: Float {
        get { place.occlusion }
        set { place.occlusion = newValue }
    }
    public var position: AVAudio3DPoint {
        get { place.position }
        set { place.position = newValue }
    }
}

extension AVAudioMixing where Self: AVAudioNode {
    public var rate: Float {
        get { place.rate }
        set { place.rate = newValue }
    }
    /// Of the mixer that the source is connected with; nil of any other.
    public func destination(forMixer mixer: AVAudioNode, bus: AVAudioNodeBus) -> AVAudioMixingDestination? {
        let points = engine?.outputConnectionPoints(for: self, outputBus: 0) ?? []
        guard let point = points.first(where: { $0.node === mixer && $0.bus == bus }) else { return nil }
        return AVAudioMixingDestination(point)
    }
}

/// What a source is told for one of several mixers.
open class AVAudioMixingDestination: NSObject, AVAudioMixing {
    public let connectionPoint: AVAudioConnectionPoint
    open var volume: Float = 1
    open var pan: Float = 0
    private let place = SourcePlace()
    init(_ point: AVAudioConnectionPoint) { connectionPoint = point }

    open var renderingAlgorithm: AVAudio3DMixingRenderingAlgorithm {
        get { place.algorithm }
        set { place.algorithm = newValue }
    }
    open var sourceMode: AVAudio3DMixingSourceMode {
        get { place.mode }
        set { place.mode = newValue }
    }
    open var pointSourceInHeadMode: AVAudio3DMixingPointSourceInHeadMode {
        get { place.headMode }
        set { place.headMode = newValue }
    }
    open var rate: Float {
        get { place.rate }
        set { place.rate = newValue }
    }
    open var reverbBlend: Float {
        get { place.reverbBlend }
        set { place.reverbBlend = newValue }
    }
    open var obstruction: Float {
        get { place.obstruction }
        set { place.obstruction = newValue }
    }
    open var occlusion: Float {
        get { place.occlusion }
        set { place.occlusion = newValue }
    }
    open var position: AVAudio3DPoint {
        get { place.position }
        set { place.position = newValue }
    }
    open func destination(forMixer mixer: AVAudioNode, bus: AVAudioNodeBus) -> AVAudioMixingDestination? {
        connectionPoint.node === mixer && connectionPoint.bus == bus ? self : nil
    }
}
