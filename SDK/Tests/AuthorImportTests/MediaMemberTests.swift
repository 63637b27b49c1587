import AVFoundation
import CoreHaptics
import Foundation
import MediaPlayer
import Photos
import Testing

@testable import UIKit

/// What an app makes of sounds, pictures, times and patterns itself (Core Media, AVFoundation, Core Haptics).
@Suite("What an app makes of media") struct MediaMemberTests {
    @Test("Times of one length are equal in any scale, and are brought from one to another")
    func times() {
        let second = CMTime(value: 1, timescale: 1)
        #expect(
            second == CMTime(value: 600, timescale: 600) && Set([second, CMTime(value: 30, timescale: 30)]).count == 1
        )
        #expect(CMTime(value: 2, timescale: 3).convertScale(10, method: .default).value == 7)
        #expect(CMTime(value: -2, timescale: 3).convertScale(10, method: .roundTowardZero).value == -6)
        #expect(CMTime(value: 5, timescale: 1).convertScale(600, method: .default) == CMTime(value: 5, timescale: 1))
        #expect(CMTime(value: .max, timescale: 1).convertScale(600, method: .default) == .positiveInfinity)
        #expect(CMTimeCompare(.invalid, .positiveInfinity) == 1 && CMTimeCompare(second, .indefinite) == -1)
        #expect(CMTimeMultiplyByRatio(second, multiplier: 3, divisor: 0) == .invalid)
        let range = CMTimeRange(start: .zero, duration: CMTime(value: 10, timescale: 1))
        let other = CMTimeRange(start: CMTime(value: 8, timescale: 1), duration: CMTime(value: 4, timescale: 1))
        #expect(range.intersection(other).duration.seconds == 2 && range.union(other).end.seconds == 12)
        #expect(CMTimeFoldIntoRange(CMTime(value: 23, timescale: 1), foldRange: range).seconds == 3)
        #expect("\(second.debugDescription)" == "{1/1 = 1.000}")
    }

    @Test("A picture of planes and a sample of it say what they are made of")
    func samples() throws {
        var made: CVPixelBuffer?
        #expect(
            CVPixelBufferCreate(nil, 5, 3, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, nil, &made)
                == kCVReturnSuccess
        )
        let picture = try #require(made)
        #expect(CVPixelBufferGetPlaneCount(picture) == 2 && CVPixelBufferIsPlanar(picture))
        #expect(CVPixelBufferGetWidthOfPlane(picture, 1) == 3 && CVPixelBufferGetHeightOfPlane(picture, 1) == 2)
        #expect(CVPixelBufferGetBaseAddressOfPlane(picture, 2) == nil)
        CVBufferSetAttachment(picture, "a", NSString("b"), .shouldPropagate)
        let format = try CMFormatDescription(imageBuffer: picture)
        #expect(format.dimensions == CMVideoDimensions(width: 5, height: 3) && format.mediaType == .video)
        let timing = CMSampleTimingInfo(
            duration: CMTime(value: 1, timescale: 30),
            presentationTimeStamp: CMTime(value: 4, timescale: 30),
            decodeTimeStamp: .invalid
        )
        let sample = try CMSampleBuffer(imageBuffer: picture, formatDescription: format, sampleTiming: timing)
        #expect(CMSampleBufferGetPresentationTimeStamp(sample).value == 4 && sample.numSamples == 1)
        #expect(sample.imageBuffer === picture && CVBufferCopyAttachment(picture, "a", nil) as? NSString == "b")
        try sample.invalidate()
        #expect(!sample.isValid)
        #expect(throws: (any Error).self) { try sample.sampleTimingInfo(at: 1) }
    }

    @Test("Bytes of a block are copied within its bounds alone")
    func blocks() throws {
        var made: CMBlockBuffer?
        CMBlockBufferCreateWithMemoryBlock(
            allocator: nil,
            memoryBlock: nil,
            blockLength: 4,
            blockAllocator: nil,
            customBlockSource: nil,
            offsetToData: 0,
            dataLength: 4,
            flags: 0,
            blockBufferOut: &made
        )
        let block = try #require(made)
        #expect(
            CMBlockBufferReplaceDataBytes(
                with: [1, 2] as [UInt8],
                blockBuffer: block,
                offsetIntoDestination: 2,
                dataLength: 2
            ) == 0
        )
        #expect(try block.dataBytes() == Data([0, 0, 1, 2]))
        #expect(
            CMBlockBufferReplaceDataBytes(
                with: [1, 2] as [UInt8],
                blockBuffer: block,
                offsetIntoDestination: 3,
                dataLength: 2
            ) != 0
        )
    }

    @Test("A buffer's list has a part for each channel, and a moment is reckoned from another")
    func sounds() throws {
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 1000, channels: 2))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 8))
        buffer.frameLength = 4
        buffer.floatChannelData?[1][3] = 0.5
        let list = UnsafeMutableAudioBufferListPointer(buffer.mutableAudioBufferList)
        #expect(list.count == 2 && list[1].mDataByteSize == 16)
        #expect(list[1].mData?.load(fromByteOffset: 12, as: Float.self) == 0.5)
        let copy = try #require(AVAudioPCMBuffer(pcmFormat: format, bufferListNoCopy: buffer.audioBufferList))
        #expect(copy.frameLength == 4 && copy.floatChannelData?[1][3] == 0.5)

        let anchor = AVAudioTime(hostTime: 2_000_000_000, sampleTime: 100, atRate: 1000)
        let later = AVAudioTime(sampleTime: 1100, atRate: 1000).extrapolateTime(fromAnchor: anchor)
        #expect(later?.hostTime == 3_000_000_000)
        let node = AVAudioEnvironmentNode()
        node.listenerAngularOrientation = AVAudioMake3DAngularOrientation(90, 0, 0)
        #expect(abs(node.listenerVectorOrientation.forward.x - 1) < 0.001)
        let session = AVAudioSession.sharedInstance()
        try session.setPreferredIOBufferDuration(0.005)
        #expect(session.preferredIOBufferDuration == 0.005)
        #expect(throws: (any Error).self) { try session.setPreferredOutputNumberOfChannels(3) }
        #expect(
            AVSpeechUtterance(ssmlRepresentation: "<speak>Hi <b>you</b> &amp; me</speak>")?.speechString
                == "Hi you & me"
        )
        #expect(
            AVSpeechUtterance(ssmlRepresentation: "<speak>Hi") == nil
                && AVSpeechUtterance(ssmlRepresentation: "Hi") == nil
        )
    }

    @Test("Ramps of volume, opacity and place are given back")
    func ramps() {
        let parameters = AVMutableAudioMixInputParameters()
        let range = CMTimeRange(start: CMTime(value: 2, timescale: 1), duration: CMTime(value: 4, timescale: 1))
        parameters.setVolumeRamp(fromStartVolume: 1, toEndVolume: 0, timeRange: range)
        var (start, end): (Float, Float) = (-1, -1)
        var found = CMTimeRange.invalid
        func ask(_ seconds: Int64) -> Bool {
            parameters.getVolumeRamp(
                for: CMTime(value: seconds, timescale: 1),
                startVolume: &start,
                endVolume: &end,
                timeRange: &found
            )
        }
        #expect(!ask(1) && ask(3) && start == 1 && end == 0 && found == range)
        #expect(ask(9) && start == 0 && end == 0 && found.start.seconds == 6)
        let instruction = AVMutableVideoCompositionInstruction()
        let layer = AVMutableVideoCompositionLayerInstruction()
        layer.setOpacity(0.5, at: .zero)
        instruction.layerInstructions = [layer]
        #expect(!instruction.containsTweening)
        layer.setOpacityRamp(fromStartOpacity: 1, toEndOpacity: 0, timeRange: range)
        #expect(instruction.containsTweening)
    }

    @Test("A pattern is read from its dictionary and written back, and one that lacks something is refused")
    func patterns() throws {
        let point = CHHapticParameterCurve.ControlPoint(relativeTime: 1, value: 0.5)
        let curve = CHHapticParameterCurve(
            parameterID: .hapticIntensityControl,
            controlPoints: [point],
            relativeTime: 0
        )
        let event = CHHapticEvent(
            eventType: .hapticContinuous,
            parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.5)],
            relativeTime: 1,
            duration: 2
        )
        let pattern = try CHHapticPattern(events: [event], parameterCurves: [curve])
        let again = try CHHapticPattern(dictionary: try pattern.exportDictionary())
        #expect(pattern.duration == 3 && again.duration == 3)
        #expect((try again.exportDictionary()[.pattern] as? [Any])?.count == 2)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ahap")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(#"{"Version": 1, "Pattern": [{"Event": {"EventType": "HapticTransient", "Time": 4}}]}"#.utf8).write(
            to: file
        )
        #expect(try CHHapticPattern(contentsOf: file).duration == 4)
        #expect(throws: CHHapticError(.badEventEntry)) {
            try CHHapticPattern(dictionary: [.pattern: [[CHHapticPattern.Key.event: [CHHapticPattern.Key.time: 1]]]])
        }
        #expect(throws: CHHapticError(.fileNotFound)) {
            try CHHapticPattern(contentsOf: file.appendingPathExtension("no"))
        }
    }

    @Test("A session says that it begins, a photo that there is no camera")
    func capturing() {
        final class Heard: NSObject, AVCapturePhotoCaptureDelegate {
            var ends: [String] = []
            func photoOutput(
                _ output: AVCapturePhotoOutput,
                didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
                error: (any Error)?
            ) {
                if case AVError.deviceNotConnected? = error { ends.append("\(resolvedSettings.uniqueID)") }
            }
        }
        let heard = Heard()
        let settings = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.hevc])
        AVCapturePhotoOutput().capturePhoto(with: settings, delegate: heard)
        #expect(heard.ends == ["\(settings.uniqueID)"])
        settings.maxPhotoDimensions = CMVideoDimensions(width: 4, height: 3)
        #expect(AVCapturePhotoSettings(from: settings).maxPhotoDimensions.width == 4)
        #expect(AVCaptureDevice.userPreferredCamera == nil && !AVCaptureMultiCamSession.isMultiCamSupported)
        #expect(AVMetadataIdentifier.iTunesMetadataCoverArt.rawValue == "itsk/covr")
        let title = AVMutableMetadataItem()
        title.identifier = .commonIdentifierTitle
        #expect(AVMetadataItem.keySpace(forIdentifier: .quickTimeMetadataMake) == .quickTimeMetadata)
        #expect(AVMetadataItem.metadataItems(from: [title], filteredByIdentifier: .commonIdentifierTitle) == [title])
    }

    @Test("What a library of music and pictures lacks is said by its names")
    func libraries() {
        #expect(MPMediaQuery.albums().groupingType == .album && MPMediaQuery.compilations().items?.isEmpty == true)
        #expect(MPRemoteCommandCenter.shared().likeCommand.isActive == false)
        #expect(MPMediaItem.titleProperty(forGroupingType: .artist) == MPMediaItemPropertyArtist)
        let details = PHFetchResultChangeDetails<PHAsset>(
            from: PHFetchResult(),
            to: PHFetchResult(),
            changedObjects: []
        )
        #expect(details.insertedIndexes == nil && details.fetchResultAfterChanges.count == 0)
        #expect(throws: PHPhotosError(.persistentChangeTokenExpired)) {
            try PHPhotoLibrary.shared().fetchPersistentChanges(since: PHPhotoLibrary.shared().currentChangeToken)
        }
        #expect(PHAsset.fetchKeyAssets(in: PHAssetCollection(), options: nil) == nil)
    }
}
