public import Foundation

/// A number of packets of sound: of PCM a frame is one.
public typealias AVAudioPacketCount = UInt32

/// Whether a converter is given sound.
public enum AVAudioConverterInputStatus: Int, Sendable { case haveData = 0, noDataNow, endOfStream }

/// What came of a conversion.
public enum AVAudioConverterOutputStatus: Int, Sendable { case haveData = 0, inputRanDry, endOfStream, error }

/// Gives a converter the next piece of sound: a buffer, or nil and why there is none.
public typealias AVAudioConverterInputBlock = (
    AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>
) -> AVAudioBuffer?

/// How a converter begins.
public enum AVAudioConverterPrimeMethod: Int, Sendable { case pre = 0, normal, none }

/// Frames that a converter takes before and after those that it is asked for.
public struct AVAudioConverterPrimeInfo: Hashable, Sendable {
    public var leadingFrames: AVAudioFrameCount
    public var trailingFrames: AVAudioFrameCount
    public init(leadingFrames: AVAudioFrameCount = 0, trailingFrames: AVAudioFrameCount = 0) {
        (self.leadingFrames, self.trailingFrames) = (leadingFrames, trailingFrames)
    }
}

public let AVSampleRateConverterAlgorithm_Normal = "normal"
public let AVSampleRateConverterAlgorithm_Mastering = "mastering"
public let AVSampleRateConverterAlgorithm_MinimumPhase = "minimumPhase"

/// Turns sound of one PCM format into another: kinds of samples, channels and rates (AVAudioConverter).
///
/// Between two frames of another rate it draws a line; what is compressed it does not know.
open class AVAudioConverter: NSObject {
    public let inputFormat: AVAudioFormat
    public let outputFormat: AVAudioFormat
    /// For each channel of the output that of the input, from 0; -1 is silence.
    open var channelMap: [NSNumber]
    /// Whether channels that there is no room for are mixed into the others.
    open var downmix = false
    // Kept: a conversion has one quality.
    open var dither = false
    open var sampleRateConverterQuality = 127
    open var sampleRateConverterAlgorithm: String? = AVSampleRateConverterAlgorithm_Normal
    open var primeMethod = AVAudioConverterPrimeMethod.none
    open var primeInfo = AVAudioConverterPrimeInfo()
    open var magicCookie: Data?
    open var bitRate = 0
    open var bitRateStrategy: String?
    /// Of encoders, of which there is none: 0, nil and none.
    open var maximumOutputPacketSize: Int { 0 }
    open var availableEncodeBitRates: [NSNumber]? { nil }
    open var applicableEncodeBitRates: [NSNumber]? { nil }
    open var availableEncodeSampleRates: [NSNumber]? { nil }
    open var applicableEncodeSampleRates: [NSNumber]? { nil }
    open var availableEncodeChannelLayoutTags: [NSNumber]? { nil }
    /// What was given and is not used up: the samples of each channel of the output, at the rate of the input.
    private var pending: [[Float]]
    /// Where the next frame is, in frames of the input from the first that is pending.
    private var position = 0.0

    /// - Returns: nil for a format that is none of 32-bit floating point, 16-bit and 32-bit integers.
    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
        let known: [AVAudioCommonFormat] = [.pcmFormatFloat32, .pcmFormatInt16, .pcmFormatInt32]
        guard known.contains(fromFormat.commonFormat), known.contains(toFormat.commonFormat) else { return nil }
        (inputFormat, outputFormat) = (fromFormat, toFormat)
        let last = Int(fromFormat.channelCount) - 1
        channelMap = (0..<Int(toFormat.channelCount)).map { channel in
            // One channel is heard on all sides.
            NSNumber(value: channel <= last ? channel : last == 0 ? 0 : -1)
        }
        pending = Array(repeating: [], count: Int(toFormat.channelCount))
    }

    /// Forgets what was given.
    open func reset() {
        pending = Array(repeating: [], count: Int(outputFormat.channelCount))
        position = 0
    }

    /// Converts a buffer of the same rate.
    ///
    /// - Throws: an error of Core Audio's for formats that are not the converter's, for another rate, and for a buffer
    ///   that is too small.
    open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
        guard inputFormat.sampleRate == outputFormat.sampleRate else { throw Self.error(.wrongFormat) }
        guard fits(inputBuffer, outputBuffer), outputBuffer.frameCapacity >= inputBuffer.frameLength else {
            throw Self.error(.wrongParameter)
        }
        outputBuffer.frameLength = inputBuffer.frameLength
        for (channel, samples) in mapped(inputBuffer).enumerated() {
            for (frame, sample) in samples.enumerated() { outputBuffer.set(sample, channel, frame) }
        }
    }

    /// Fills a buffer, and asks for sound as it needs it.
    ///
    /// - Parameters:
    ///   - outputBuffer: Gets as many frames as it has room for, or as there are.
    ///   - outError: Gets the error where the status says that there is one.
    ///   - inputBlock: Is called until the buffer is full, or it has no more.
    /// - Returns: `inputRanDry` when there was nothing more for now, `endOfStream` when all is converted.
    open func convert(
        to outputBuffer: AVAudioBuffer,
        error outError: UnsafeMutablePointer<NSError?>?,
        withInputFrom inputBlock: AVAudioConverterInputBlock
    ) -> AVAudioConverterOutputStatus {
        guard let output = outputBuffer as? AVAudioPCMBuffer, output.format == outputFormat, output.frameCapacity > 0
        else { return fail(outError) }
        let step = inputFormat.sampleRate / outputFormat.sampleRate
        var made = 0
        var isOver = false
        output.frameLength = output.frameCapacity
        func finished(_ status: AVAudioConverterOutputStatus) -> AVAudioConverterOutputStatus {
            output.frameLength = AVAudioFrameCount(clamping: made)
            forget()
            return status
        }
        while made < Int(output.frameCapacity) {
            // The last frame of all has none behind it to draw a line to.
            if let frame = frame(at: position, isLast: isOver) {
                for (channel, sample) in frame.enumerated() { output.set(sample, channel, made) }
                made += 1
                position += step
                continue
            }
            if isOver { return finished(made == 0 ? .endOfStream : .haveData) }
            forget()
            var status = AVAudioConverterInputStatus.haveData
            let wanted = (Double(Int(output.frameCapacity) - made) * step).rounded(.up)
            let given = inputBlock(AVAudioPacketCount(clamping: Int(min(wanted, 1e9))), &status)
            switch status {
            case .noDataNow: return finished(.inputRanDry)
            case .endOfStream: isOver = true
            case .haveData:
                guard let given = given as? AVAudioPCMBuffer, given.format == inputFormat else {
                    _ = finished(.error)
                    return fail(outError)
                }
                // A block that gives nothing would be asked for ever.
                guard given.frameLength > 0 else { return finished(.inputRanDry) }
                for (channel, samples) in mapped(given).enumerated() { pending[channel] += samples }
            }
        }
        return finished(.haveData)
    }

    private func fits(_ input: AVAudioPCMBuffer, _ output: AVAudioPCMBuffer) -> Bool {
        input.format == inputFormat && output.format == outputFormat
    }

    /// The samples of each channel of the output.
    private func mapped(_ buffer: AVAudioPCMBuffer) -> [[Float]] {
        let frames = 0..<Int(buffer.frameLength)
        let (given, wanted) = (Int(inputFormat.channelCount), Int(outputFormat.channelCount))
        let sources = (0..<given).map { channel in frames.map { buffer.value(channel, $0) } }
        if downmix, wanted == 1, given > 1 {
            return [frames.map { frame in sources.reduce(0) { $0 + $1[frame] } / Float(given) }]
        }
        return (0..<wanted).map { channel in
            let source = channel < channelMap.count ? channelMap[channel].intValue : -1
            return sources.indices.contains(source) ? sources[source] : frames.map { _ in 0 }
        }
    }

    /// The samples between two frames; nil where there are not enough.
    private func frame(at position: Double, isLast: Bool) -> [Float]? {
        let count = pending.first?.count ?? 0
        let first = Int(position)
        guard first < count else { return nil }
        let part = Float(position - Double(first))
        guard part > 0 else { return pending.map { $0[first] } }
        guard first + 1 < count || isLast else { return nil }
        let next = min(first + 1, count - 1)
        return pending.map { $0[first] + ($0[next] - $0[first]) * part }
    }

    /// Lets go of the frames that were passed.
    private func forget() {
        let passed = min(Int(position), pending.first?.count ?? 0)
        guard passed > 0 else { return }
        for channel in pending.indices { pending[channel].removeFirst(passed) }
        position -= Double(passed)
    }

    private enum Failure: Int { case wrongParameter = -50, wrongFormat = 1_718_449_215 }

    private static func error(_ failure: Failure) -> NSError {
        NSError(
            domain: "com.apple.coreaudio.avfaudio",
            code: failure.rawValue,
            userInfo: [
                NSLocalizedDescriptionKey: failure == .wrongParameter
                    ? "A buffer is too small, or of another format than the converter's."
                    : "A buffer of another rate is converted with an input block."
            ]
        )
    }

    private func fail(_ outError: UnsafeMutablePointer<NSError?>?) -> AVAudioConverterOutputStatus {
        outError?.pointee = Self.error(.wrongParameter)
        return .error
    }
}

extension AVAudioPCMBuffer {
    /// A sample, from -1 to 1.
    fileprivate func value(_ channel: Int, _ frame: Int) -> Float {
        let index = frame * stride
        if let data = floatChannelData { return data[channel][index] }
        if let data = int16ChannelData { return Float(data[channel][index]) / 32_768 }
        return Float(int32ChannelData?[channel][index] ?? 0) / 2_147_483_648
    }

    /// Louder than -1 to 1 is cut off in integers.
    fileprivate func set(_ value: Float, _ channel: Int, _ frame: Int) {
        let index = frame * stride
        if let data = floatChannelData { return data[channel][index] = value }
        let value = value.isFinite ? Double(value) : 0
        if let data = int16ChannelData {
            data[channel][index] = Int16(max(-32_768, min(32_767, (value * 32_768).rounded())))
        } else {
            int32ChannelData?[channel][index] =
                Int32(max(-2_147_483_648, min(2_147_483_647, (value * 2_147_483_648).rounded())))
        }
    }
}
