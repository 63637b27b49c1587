public import Foundation

// What changes sounds in an engine. An engine does not start here, so that what is set is kept and not heard.

/// Changes sounds.
open class AVAudioUnit: AVAudioNode {
    public let audioComponentDescription: AudioComponentDescription
    open var name: String { "\(type(of: self))" }
    open var manufacturerName: String { "" }
    open var version: Int { 0 }
    override init() {
        audioComponentDescription = AudioComponentDescription()
        super.init()
    }
    init(_ description: AudioComponentDescription) {
        audioComponentDescription = description
        super.init()
    }
    /// - Throws: an error of Core Audio's for a file that is not there; one that is there is not read.
    open func loadPreset(at url: URL) throws {
        guard !FileManager.default.isReadableFile(atPath: url.path) else { return }
        throw NSError(domain: NSOSStatusErrorDomain, code: -43, userInfo: [NSFilePathErrorKey: url.path])
    }
    /// - Parameter completionHandler: hears that there is no such component.
    open class func instantiate(
        with audioComponentDescription: AudioComponentDescription,
        options: AudioComponentInstantiationOptions = [],
        completionHandler: @escaping @Sendable (AVAudioUnit?, (any Error)?) -> Void
    ) { completionHandler(nil, missing) }
    /// - Throws: an error of Core Audio's: there is no such component.
    open class func instantiate(
        with audioComponentDescription: AudioComponentDescription,
        options: AudioComponentInstantiationOptions = []
    ) async throws -> AVAudioUnit { throw missing }

    private static var missing: NSError {
        NSError(
            domain: NSOSStatusErrorDomain,
            code: -3000,
            userInfo: [NSLocalizedDescriptionKey: "There are no audio components on a simulated phone."]
        )
    }
}
/// How a component is made.
public struct AudioComponentInstantiationOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let loadOutOfProcess = Self(rawValue: 1), loadInProcess = Self(rawValue: 2)
    public static let loadedRemotely = Self(rawValue: 1 << 31)
}
/// While they play.
open class AVAudioUnitEffect: AVAudioUnit {
    open var bypass = false
    override init() { super.init() }
    public init(audioComponentDescription: AudioComponentDescription) { super.init(audioComponentDescription) }
}
/// In how long they take.
open class AVAudioUnitTimeEffect: AVAudioUnit {
    open var bypass = false
    override init() { super.init() }
    public init(audioComponentDescription: AudioComponentDescription) { super.init(audioComponentDescription) }
}

/// What a band does.
public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric = 0
    case lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf
    case resonantLowShelf, resonantHighShelf
}
/// A band.
open class AVAudioUnitEQFilterParameters: NSObject {
    open var filterType = AVAudioUnitEQFilterType.parametric
    /// Hertz.
    open var frequency: Float = 1000
    /// Octaves.
    open var bandwidth: Float = 0.5
    /// Decibels.
    open var gain: Float = 0
    open var bypass = true
    override init() {}
}
/// Makes pitches louder and softer.
open class AVAudioUnitEQ: AVAudioUnitEffect {
    public let bands: [AVAudioUnitEQFilterParameters]
    /// Decibels.
    open var globalGain: Float = 0
    public init(numberOfBands: Int) {
        bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() }
        super.init()
    }
}

/// Kinds of rooms.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom = 0
    case mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2
    case mediumHall2, mediumHall3, largeHall2
}
/// Sounds as in a room.
open class AVAudioUnitReverb: AVAudioUnitEffect {
    /// Percent.
    open var wetDryMix: Float = 0
    public override init() { super.init() }
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
/// Sounds that come again.
open class AVAudioUnitDelay: AVAudioUnitEffect {
    /// Seconds.
    open var delayTime: TimeInterval = 1
    /// Percent.
    open var feedback: Float = 50
    /// Hertz.
    open var lowPassCutoff: Float = 15_000
    /// Percent.
    open var wetDryMix: Float = 100
    public override init() { super.init() }
}
/// Kinds of distortion.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush = 0
    case drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2
    case multiDecimated3, multiDecimated4, multiDistortedFunk, multiDistortedCubed, multiDistortedSquared, multiEcho1
    case multiEcho2, multiEchoTight1, multiEchoTight2, multiEverythingIsBroken, speechAlienChatter
    case speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}
/// Sounds that are distorted.
open class AVAudioUnitDistortion: AVAudioUnitEffect {
    /// Decibels.
    open var preGain: Float = -6
    /// Percent.
    open var wetDryMix: Float = 50
    public override init() { super.init() }
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}
/// Faster or higher.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
    open var rate: Float = 1
    /// Hundredths of a half tone.
    open var pitch: Float = 0
    open var overlap: Float = 8
    public override init() { super.init() }
    public override init(audioComponentDescription: AudioComponentDescription) {
        super.init(audioComponentDescription: audioComponentDescription)
    }
}
/// Faster and higher.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
    open var rate: Float = 1
    public override init() { super.init() }
    public override init(audioComponentDescription: AudioComponentDescription) {
        super.init(audioComponentDescription: audioComponentDescription)
    }
}

/// Names an effect.
public struct AudioComponentDescription: Hashable, Sendable {
    public var componentType: UInt32
    public var componentSubType: UInt32
    public var componentManufacturer: UInt32
    public var componentFlags: UInt32
    public var componentFlagsMask: UInt32
    public init(
        componentType: UInt32 = 0,
        componentSubType: UInt32 = 0,
        componentManufacturer: UInt32 = 0,
        componentFlags: UInt32 = 0,
        componentFlagsMask: UInt32 = 0
    ) {
        (self.componentType, self.componentSubType) = (componentType, componentSubType)
        (self.componentManufacturer, self.componentFlags) = (componentManufacturer, componentFlags)
        self.componentFlagsMask = componentFlagsMask
    }
}
