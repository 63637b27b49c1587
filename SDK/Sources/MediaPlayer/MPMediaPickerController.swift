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
    open var areWirelessRoutesAvailable: Bool { false }
    open var isWirelessRouteActive: Bool { false }
    open var volumeWarningSliderImage: UIImage?
    private var images: [Part: UIImage] = [:]
    /// Pieces of a slider, each for a state of it.
    private enum Part: Hashable {
        case route(UInt), minimum(UInt), maximum(UInt), thumb(UInt)
    }
    open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {
        images[.route(state.rawValue)] = image
    }
    open func routeButtonImage(for state: UIControl.State) -> UIImage? { images[.route(state.rawValue)] }
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        images[.minimum(state.rawValue)] = image
    }
    open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? { images[.minimum(state.rawValue)] }
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        images[.maximum(state.rawValue)] = image
    }
    open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? { images[.maximum(state.rawValue)] }
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
        images[.thumb(state.rawValue)] = image
    }
    open func volumeThumbImage(for state: UIControl.State) -> UIImage? { images[.thumb(state.rawValue)] }
    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func volumeThumbRect(forBounds bounds: CGRect, volumeSliderRect rect: CGRect, value: Float) -> CGRect {
        let side = rect.height
        let left = rect.minX + (rect.width - side) * CGFloat(min(max(value, 0), 1))
        return CGRect(x: left, y: rect.minY, width: side, height: side)
    }
    open func routeButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - bounds.height, y: bounds.minY, width: bounds.height, height: bounds.height)
    }
}
