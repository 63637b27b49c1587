public import AuthorRuntime
public import Foundation
import UniformTypeIdentifiers

/// Lets a person choose a picture of the photo library (UIKit: UIImagePickerController).
///
/// The delegate takes it away. A simulated phone has no camera, and says so in its place.
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
    /// Whether a square of the picture is handed over too: the one in its middle, as nobody moves it here.
    open var allowsEditing = false
    open var mediaTypes = ["public.image"]

    /// Whether it is one of the photos, not the camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Pictures: there are no movies.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? [UTType.image.identifier] : nil
    }

    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// None, as kinds of media.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    /// There is no camera to take one with: nothing is taken, and a movie does not begin.
    open func takePicture() {}
    open func startVideoCapture() -> Bool { false }
    open func stopVideoCapture() {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [sourceType == .camera ? missingCamera() : grid()]
    }

    private func missingCamera() -> UIViewController {
        let controller = UIViewController()
        controller.view = MissingView("a camera, of which there is none")
        return controller
    }

    private func grid() -> UIViewController {
        let hasImages = mediaTypes.contains { UTType($0).map { UTType.image.conforms(to: $0) } == true }
        let grid = PhotoGridController(
            photos: hasImages ? PhotoLibrary.shared.photos : [],
            emptyWords: SystemWords.word(hasImages ? "No Photos" : "No Videos")
        )
        grid.done = { [weak self] photos in
            guard let self else { return }
            if let photo = photos.first { picked(photo) } else { personLeft() }
        }
        return grid
    }

    private var listener: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

    private func picked(_ photo: LibraryPhoto) {
        guard let listener else { return dismiss(animated: true) }
        var info: [InfoKey: Any] = [.mediaType: UTType.image.identifier, .imageURL: photo.file]
        info[.originalImage] = photo.image
        if allowsEditing, let (square, rect) = photo.image?.middleSquare {
            (info[.editedImage], info[.cropRect]) = (square, rect)
        }
        listener.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
}

extension UIImagePickerController: LeftByPerson {
    package func personLeft() {
        guard let listener else { return dismiss(animated: true) }
        listener.imagePickerControllerDidCancel(self)
    }
}

extension UIImage {
    /// The largest square in its middle, and where it lies in pixels.
    fileprivate var middleSquare: (UIImage, CGRect)? {
        let side = min(size.width, size.height)
        guard side > 0 else { return nil }
        let corner = CGPoint(x: (size.width - side) / 2, y: (size.height - side) / 2)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let square = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in
            draw(at: CGPoint(x: -corner.x, y: -corner.y))
        }
        let rect = CGRect(x: corner.x * scale, y: corner.y * scale, width: side * scale, height: side * scale)
        return (square, rect)
    }
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

/// Saves a picture to the photo library.
///
/// - Parameters:
///   - completionTarget: hears of it, once what is being done now is done.
///   - completionSelector: takes the picture, the error and the context, as
///     `image(_:didFinishSavingWithError:contextInfo:)`.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage,
    _ completionTarget: Any?,
    _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    let failure = Result { try PhotoLibrary.shared.add(image) }.failure
    guard let completionTarget, let completionSelector else {
        if let failure { print("a picture is not saved: \(failure.localizedDescription)") }
        return
    }
    let call = SavedPictureCall(target: completionTarget, words: [image, failure, contextInfo])
    DispatchQueue.main.async { AuthorNames.shared.perform(completionSelector, on: call.target, with: call.words) }
}

/// Who hears that a picture was saved, and what.
///
/// `@unchecked`: the caller hands it over to the main thread, as it does to UIKit.
private struct SavedPictureCall: @unchecked Sendable {
    let target: Any
    let words: [Any?]
}

extension Result {
    fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
