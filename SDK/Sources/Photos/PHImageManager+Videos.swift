public import AVFoundation
public import Foundation

/// How a movie is wanted.
open class PHVideoRequestOptions: NSObject {
    open var version = PHVideoRequestOptionsVersion.current
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    open var isNetworkAccessAllowed = false
    open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
    public override init() {}
}

/// Whether a movie is as it was taken.
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current = 0, original }
/// How good it is wanted.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    case automatic = 0
    case highQualityFormat, mediumQualityFormat, fastFormat
}

extension PHImageManager {
    /// Nothing, and ``PHPhotosError`` `invalidResource`: there are no movies.
    private var missing: [AnyHashable: Any] { [PHImageErrorKey: PHPhotosError(.invalidResource)] }

    @discardableResult
    public func requestAVAsset(
        forVideo asset: PHAsset,
        options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, missing)
        return PHInvalidImageRequestID
    }

    @discardableResult
    public func requestPlayerItem(
        forVideo asset: PHAsset,
        options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, missing)
        return PHInvalidImageRequestID
    }

    @discardableResult
    public func requestExportSession(
        forVideo asset: PHAsset,
        options: PHVideoRequestOptions?,
        exportPreset: String,
        resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, missing)
        return PHInvalidImageRequestID
    }
}
