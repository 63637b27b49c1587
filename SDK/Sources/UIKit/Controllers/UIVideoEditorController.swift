public import Foundation

/// Lets a person cut a movie; no movie can be decoded here, so that none can be edited, and it says what it would be.
@preconcurrency @MainActor
open class UIVideoEditorController: UINavigationController {
    open class func canEditVideo(atPath videoPath: String) -> Bool { false }
    open weak var editorDelegate: (any UINavigationControllerDelegate & UIVideoEditorControllerDelegate)?
    open var videoPath = ""
    /// In seconds; 0: no end.
    open var videoMaximumDuration: TimeInterval = 0
    open var videoQuality = UIImagePickerController.QualityType.typeLow
}

/// Hears of a movie that was cut: never.
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
    func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
    func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
    func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
    public func videoEditorController(
        _ editor: UIVideoEditorController,
        didSaveEditedVideoToPath editedVideoPath: String
    ) {}
    public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {}
    public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {}
}
