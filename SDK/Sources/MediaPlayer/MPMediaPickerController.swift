public import UIKit

/// Lets a person choose of the library, which is empty on a simulated phone: its place says so.
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
    public let mediaTypes: MPMediaType
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    open var allowsPickingMultipleItems = false
    open var showsCloudItems = true
    open var showsItemsWithProtectedAssets = true
    open var prompt: String?

    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init() { self.init(mediaTypes: .any) }

    public required init?(coder: NSCoder) { nil }

    open override func loadView() { view = MissingView("a picker of music, of which there is none") }
}

/// Hears what was chosen.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: AnyObject {
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController,
        didPickMediaItems mediaItemCollection: MPMediaItemCollection
    )
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController,
        didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {}
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// A slider for the phone's volume, which a simulated phone has not.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
    open var showsVolumeSlider = true
    open var showsRouteButton = false
}
