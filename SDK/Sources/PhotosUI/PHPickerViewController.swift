public import FoundationAdditions
@_exported public import Photos
public import UIKit

/// What a picker has besides pictures.
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let search = Self(rawValue: 1), stagingArea = Self(rawValue: 2)
    public static let collectionNavigation = Self(rawValue: 4), selectionActions = Self(rawValue: 8)
    public static let sensitivityAnalysisIntervention = Self(rawValue: 16)
}

/// What a picker offers.
public struct PHPickerConfiguration: Hashable, Sendable {
    /// In which form pictures are handed over.
    public enum AssetRepresentationMode: Int, Sendable { case automatic = 0, current, compatible }
    /// How several are chosen.
    public enum Selection: Int, Sendable { case `default` = 0, ordered, continuous, continuousAndOrdered }
    /// How much room a picker takes.
    public enum Mode: Int, Sendable { case `default` = 0, compact }
    /// What a picker changes while it is shown.
    public struct Update: Hashable, Sendable {
        public var selectionLimit: Int?
        public var edgesWithoutContentMargins: NSDirectionalRectEdge?
        public init() {}
        public static func == (one: Self, other: Self) -> Bool {
            one.selectionLimit == other.selectionLimit
                && one.edgesWithoutContentMargins?.rawValue == other.edgesWithoutContentMargins?.rawValue
        }
        public func hash(into hasher: inout Hasher) { hasher.combine(selectionLimit) }
    }

    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    public var selectionLimit = 1
    public var filter: PHPickerFilter?
    public var mode = Mode.default
    public var disabledCapabilities: PHPickerCapabilities = []
    public var preselectedAssetIdentifiers: [String] = []

    /// Whether what is chosen has identifiers.
    private(set) var hasIdentifiers = false

    /// A picker whose results have no identifiers.
    public init() {}
    /// A picker whose results have the identifiers of the library.
    public init(photoLibrary: PHPhotoLibrary) { hasIdentifiers = true }
}

/// A picture that was chosen.
public struct PHPickerResult: Hashable, Sendable {
    /// Gives the picture as an object, as data or as a file.
    public let itemProvider: NSItemProvider
    /// As a `PHAsset` has it; nil where the configuration was made without a library.
    public let assetIdentifier: String?
}

/// Lets a person choose pictures of the photo library (PhotosUI: PHPickerViewController).
///
/// The delegate takes it away. Where one is chosen a touch ends it; where several are, “Add” does.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    /// Hears in the delegate's place.
    package var finished: (([LibraryPhoto]) -> Void)?
    private lazy var grid = makeGrid()

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UINavigationController(rootViewController: grid)
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }

    private func makeGrid() -> PhotoGridController {
        let (library, filter) = (PhotoLibrary.shared.photos, configuration.filter)
        let isOrdered = configuration.selection == .ordered || configuration.selection == .continuousAndOrdered
        let isContinuous = configuration.selection == .continuous || configuration.selection == .continuousAndOrdered
        let picked = configuration.preselectedAssetIdentifiers.compactMap { wanted in
            library.first { $0.identifier == wanted }
        }
        let grid = PhotoGridController(
            photos: filter?.takesPictures == false ? [] : library,
            limit: max(0, configuration.selectionLimit),
            isOrdered: isOrdered,
            picked: picked,
            emptyWords: SystemWords.word(filter?.namesVideos == true ? "No Videos" : "No Photos")
        )
        grid.done = { [weak self] in self?.tell($0) }
        if isContinuous { grid.changed = grid.done }
        return grid
    }

    private func tell(_ photos: [LibraryPhoto]) {
        if let finished { return finished(photos) }
        let results = photos.map { photo in
            PHPickerResult(
                itemProvider: photo.itemProvider,
                assetIdentifier: configuration.hasIdentifiers ? photo.identifier : nil
            )
        }
        delegate?.picker(self, didFinishPicking: results)
    }

    open func updatePicker(using configuration: PHPickerConfiguration.Update) {
        if let limit = configuration.selectionLimit { grid.choose(limit: max(0, limit)) }
    }
    open func deselectAssets(withIdentifiers identifiers: [String]) { grid.letGo(identifiers) }
    open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {
        grid.move(identifier, behind: afterIdentifier)
    }
    open func scrollToInitialPosition() { grid.scrollToTop() }
    // Kept: pictures have one size.
    open func zoomIn() {}
    open func zoomOut() {}
}

extension PHPickerViewController: LeftByPerson {
    // One that tells each change has told all.
    package func personLeft() { if grid.changed == nil { tell([]) } }
}

/// Hears what was chosen: nothing where the person leaves.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
