import AVFoundation
import Foundation
import Photos
import Synchronization
import Testing

@Suite("Sound that an app converts, makes and asks for", .timeLimit(.minutes(2))) struct SoundNodeTests {
    private func buffer(_ format: AVAudioFormat, _ samples: [Float]) throws -> AVAudioPCMBuffer {
        let capacity = AVAudioFrameCount(samples.count)
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: capacity))
        buffer.frameLength = capacity
        for channel in 0..<Int(format.channelCount) {
            for (frame, sample) in samples.enumerated() {
                buffer.floatChannelData?[channel][frame * buffer.stride] = sample
            }
        }
        return buffer
    }

    private func format(_ kind: AVAudioCommonFormat, _ rate: Double, _ channels: AVAudioChannelCount) throws
        -> AVAudioFormat
    {
        try #require(AVAudioFormat(commonFormat: kind, sampleRate: rate, channels: channels, interleaved: channels > 1))
    }

    @Test("Samples become those of another kind, and one channel is heard on both sides")
    func kinds() throws {
        let from = try format(.pcmFormatFloat32, 44_100, 1)
        let to = try format(.pcmFormatInt16, 44_100, 2)
        let converter = try #require(AVAudioConverter(from: from, to: to))
        let output = try #require(AVAudioPCMBuffer(pcmFormat: to, frameCapacity: 8))
        try converter.convert(to: output, from: buffer(from, [0, 0.5, -1, 2, .nan]))
        let data = try #require(output.int16ChannelData)
        #expect(output.frameLength == 5)
        #expect((0..<5).map { data[0][$0 * output.stride] } == [0, 16_384, -32_768, 32_767, 0])
        #expect(data[1][output.stride] == 16_384)
        let small = try #require(AVAudioPCMBuffer(pcmFormat: to, frameCapacity: 1))
        #expect(throws: NSError.self) { try converter.convert(to: small, from: buffer(from, [0, 0])) }
        let other = try #require(AVAudioConverter(from: from, to: try format(.pcmFormatInt16, 8000, 1)))
        #expect(throws: NSError.self, "another rate takes a block") {
            try other.convert(to: output, from: buffer(from, [0]))
        }
    }

    @Test("Another rate: as many frames as the time has, between the given ones a line; pieces go on where they ended")
    func rates() throws {
        let (from, to) = (try format(.pcmFormatFloat32, 8000, 1), try format(.pcmFormatFloat32, 16_000, 1))
        let converter = try #require(AVAudioConverter(from: from, to: to))
        let pieces = try [buffer(from, [0, 1]), buffer(from, [0, -1])]
        var next = 0
        var made: [Float] = []
        var error: NSError?
        var statuses: [AVAudioConverterOutputStatus] = []
        repeat {
            let output = try #require(AVAudioPCMBuffer(pcmFormat: to, frameCapacity: 3))
            let status = converter.convert(to: output, error: &error) { _, status in
                guard next < pieces.count else {
                    status.pointee = .endOfStream
                    return nil
                }
                status.pointee = .haveData
                next += 1
                return pieces[next - 1]
            }
            statuses.append(status)
            made += (0..<Int(output.frameLength)).map { output.floatChannelData?[0][$0] ?? 9 }
        } while statuses.last == .haveData
        #expect(made == [0, 0.5, 1, 0.5, 0, -0.5, -1, -1])
        #expect(statuses == [.haveData, .haveData, .haveData, .endOfStream] && error == nil)
        let down = try #require(AVAudioConverter(from: to, to: from))
        let whole = try buffer(to, made)
        let output = try #require(AVAudioPCMBuffer(pcmFormat: from, frameCapacity: 16))
        var isGiven = false
        let status = down.convert(to: output, error: nil) { _, status in
            status.pointee = isGiven ? .noDataNow : .haveData
            defer { isGiven = true }
            return isGiven ? nil : whole
        }
        #expect(status == .inputRanDry && output.frameLength == 4)
        #expect((0..<4).map { output.floatChannelData?[0][$0] } == [0, 1, 0, -1])
    }

    @Test("Nodes are connected, a tap is never called, and the engine says that it cannot start")
    func nodes() throws {
        let engine = AVAudioEngine()
        let tone = AVAudioSourceNode { _, _, count, list in
            for buffer in UnsafeMutableAudioBufferListPointer(list) {
                let samples = UnsafeMutableBufferPointer<Float>(
                    start: buffer.mData?.assumingMemoryBound(to: Float.self),
                    count: Int(count)
                )
                for index in samples.indices { samples[index] = 0 }
            }
            return 0
        }
        let sampler = AVAudioUnitSampler()
        for node in [tone, sampler] { engine.attach(node) }
        engine.connect(tone, to: engine.mainMixerNode, format: nil)
        engine.connect(sampler, to: engine.mainMixerNode, format: nil)
        #expect(engine.inputConnectionPoint(for: engine.mainMixerNode, inputBus: 1)?.node === sampler)
        #expect(engine.mainMixerNode.nextAvailableInputBus == 2)
        engine.detach(tone)
        #expect(engine.mainMixerNode.nextAvailableInputBus == 0)
        engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { _, _ in Issue.record("nobody speaks") }
        engine.prepare()
        #expect(throws: NSError.self) { try engine.start() }
        #expect(throws: NSError.self) { try sampler.loadInstrument(at: URL(fileURLWithPath: "/nowhere.sf2")) }
        let description = engine.mainMixerNode.outputFormat(forBus: 0).streamDescription
        #expect(description.pointee.mBytesPerFrame == 4 && description.pointee.mChannelsPerFrame == 2)
        #expect(AVAudioFormat(streamDescription: description) == engine.mainMixerNode.outputFormat(forBus: 0))
    }

    @Test("Values of media are read in advance, and say why they are not there")
    func values() async {
        let asset = AVURLAsset(url: URL(fileURLWithPath: "/nowhere/bell.mp4"))
        await withCheckedContinuation { done in
            asset.loadValuesAsynchronously(forKeys: ["duration", "playable"]) { done.resume() }
        }
        var error: NSError?
        #expect(asset.statusOfValue(forKey: "duration", error: &error) == .failed)
        #expect(error?.domain == NSCocoaErrorDomain)
        let elsewhere = AVURLAsset(url: URL(string: "https://example.com/bell.mp4")!)
        #expect(elsewhere.statusOfValue(forKey: "playable", error: nil) == .loaded)
    }
}
