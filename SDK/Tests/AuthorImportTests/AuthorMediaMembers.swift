// As authors write it: compositors, sessions that are interrupted, players of music, changes of a library.
import AVFoundation
import AVKit
import CoreHaptics
import CoreImage
import MediaPlayer
import Photos
import ReplayKit
import UIKit
import Vision

final class MixingByHand: NSObject, AVVideoCompositing {
    var sourcePixelBufferAttributes: [String: any Sendable]? { [kCVPixelBufferPixelFormatTypeKey as String: 1] }
    var requiredPixelBufferAttributesForRenderContext: [String: any Sendable] { [:] }
    func renderContextChanged(_ newRenderContext: AVVideoCompositionRenderContext) {}
    func startRequest(_ request: AVAsynchronousVideoCompositionRequest) {
        guard let id = request.sourceTrackIDs.first?.int32Value, let frame = request.sourceFrame(byTrackID: id) else {
            return request.finish(with: AVError(.noSourceTrack))
        }
        request.finish(withComposedVideoFrame: frame)
    }
}

func mediaMembers(_ session: AVCaptureSession, notification: Notification) {
    _ = NotificationCenter.default.addObserver(
        forName: .AVCaptureSessionWasInterrupted,
        object: session,
        queue: nil
    ) { note in
        if let value = note.userInfo?[AVCaptureSessionInterruptionReasonKey] as? Int,
            let reason = AVCaptureSession.InterruptionReason(rawValue: value)
        {
            switch reason {
            case .videoDeviceNotAvailableInBackground, .audioDeviceInUseByAnotherClient: break
            case .videoDeviceInUseByAnotherClient, .videoDeviceNotAvailableWithMultipleForegroundApps: break
            case .videoDeviceNotAvailableDueToSystemPressure: break
            default: break
            }
        }
    }
    if let error = notification.userInfo?[AVCaptureSessionErrorKey] as? AVError, error.code == .mediaServicesWereReset {
    }
    let composition = AVMutableVideoComposition()
    composition.customVideoCompositorClass = MixingByHand.self
    let node = AVAudioUnitEffect(
        audioComponentDescription: AudioComponentDescription(componentType: kAudioUnitType_Effect)
    )
    node.bypass = true
    let player = AVAudioPlayerNode()
    player.position = AVAudio3DPoint(x: 1, y: 0, z: -1)
    player.renderingAlgorithm = .HRTF
    _ = CIAztecCodeDescriptor(payload: Data(), isCompact: true, layerCount: 1, dataCodewordCount: 4)
    _ = MPMusicPlayerStoreQueueDescriptor(storeIDs: ["1"])
    MPRemoteCommandCenter.shared().changePlaybackPositionCommand.addTarget { event in
        guard let event = event as? MPChangePlaybackPositionCommandEvent else { return .commandFailed }
        _ = event.positionTime
        return .success
    }
}

@MainActor func volumeMembers(_ view: MPVolumeView) {
    view.setVolumeThumbImage(UIImage(), for: .normal)
    view.setMinimumVolumeSliderImage(nil, for: .normal)
    let player = MPMusicPlayerController.systemMusicPlayer
    player.setQueue(with: MPMusicPlayerMediaItemQueueDescriptor(query: .albums()))
    MPMusicPlayerController.applicationQueuePlayer.perform(queueTransaction: { $0.remove(MPMediaItem()) }) { _, _ in }
}

final class WatchedPhotos: NSObject, PHPhotoLibraryChangeObserver {
    var result = PHFetchResult<PHAsset>()
    func photoLibraryDidChange(_ change: PHChange) {
        guard let details = change.changeDetails(for: result) else { return }
        result = details.fetchResultAfterChanges
        if details.hasIncrementalChanges, let removed = details.removedIndexes, !removed.isEmpty {}
        details.enumerateMoves { from, to in _ = (from, to) }
    }
}

func loadMembers(_ asset: AVAsset, _ track: AVAssetTrack) async throws {
    let (duration, rate, isPlayable) = try await asset.load(.duration, .preferredRate, .isPlayable)
    let (size, transform, fps) = try await track.load(.naturalSize, .preferredTransform, .nominalFrameRate)
    _ = (duration, rate, isPlayable, size, transform, fps)
    let items = try await asset.loadMetadata(for: .id3Metadata)
    for item in AVMetadataItem.metadataItems(from: items, filteredByIdentifier: .id3MetadataAttachedPicture) {
        _ = try await item.load(.dataValue)
    }
    let generator = AVAssetImageGenerator(asset: asset)
    for await result in generator.images(for: [.zero]) { _ = try? result.image }
}
