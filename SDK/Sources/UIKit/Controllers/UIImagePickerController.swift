public import AuthorRuntime
public import Foundation

/// Lets a person choose a picture; a simulated phone has no camera and no photos, and says so in its place.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable { case photoLibrary = 0, camera, savedPhotosAlbum }
    /// Which of the cameras.
    public enum CameraDevice: Int, Sendable { case rear = 0, front }
    /// What a camera takes.
    public enum CameraCaptureMode: Int, Sendable { case photo = 0, video }
    /// Whether it flashes.
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
    /// How good movies are.
    public enum QualityType: Int, Sendable {
        case typeHigh = 0
        case typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }
    /// In which format a picture is handed over.
    public enum ImageURLExportPreset: Int, Sendable { case compatible = 0, current }

    /// What is told of a picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
        public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
        public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
        public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
        public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
        public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
        public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
        public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
        public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    }

    open var sourceType = SourceType.photoLibrary
    open var cameraDevice = CameraDevice.rear
    open var cameraCaptureMode = CameraCaptureMode.photo
    open var cameraFlashMode = CameraFlashMode.auto
    open var showsCameraControls = true
    open var cameraOverlayView: UIView?
    open var cameraViewTransform = CGAffineTransform.identity
    open var videoQuality = QualityType.typeMedium
    /// In seconds.
    open var videoMaximumDuration: TimeInterval = 600
    open var videoExportPreset = ""
    open var imageExportPreset = ImageURLExportPreset.compatible
    open var allowsEditing = false
    open var mediaTypes = ["public.image"]

    /// Never: there are none.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// None, as kinds of media.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    /// There is no camera to take one with: nothing is taken, and a movie does not begin.
    open func takePicture() {}
    open func startVideoCapture() -> Bool { false }
    open func stopVideoCapture() {}

    open override func loadView() { view = MissingView("a picker of photos, of which there are none") }
}

/// Hears what was chosen.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    )
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true, completion: nil)
    }
}

@available(*, deprecated, renamed: "UIImagePickerController.SourceType")
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
/// As it was a text once.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.originalImage")
public let UIImagePickerControllerOriginalImage = "UIImagePickerControllerOriginalImage"
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.editedImage")
public let UIImagePickerControllerEditedImage = "UIImagePickerControllerEditedImage"

/// Would save a picture to the photos, of which a simulated phone has none: writes a line on standard output instead.
///
/// The method of the target is not called.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage,
    _ completionTarget: Any?,
    _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    print("a picture of \(Int(image.size.width)) × \(Int(image.size.height)) points is not saved: there are no photos")
}
