public import FoundationAdditions
@_exported public import Photos
public import UIKit

/// Which pictures and movies are offered.
public struct PHPickerFilter: Hashable, Sendable {
    private let name: String

    public static let images = Self(name: "images"), videos = Self(name: "videos"), livePhotos = Self(name: "live")
    public static let screenshots = Self(name: "screenshots"), panoramas = Self(name: "panoramas")
    public static let bursts = Self(name: "bursts"), depthEffectPhotos = Self(name: "depth")
    public static let screenRecordings = Self(name: "recordings"), cinematicVideos = Self(name: "cinematic")
    public static let spatialMedia = Self(name: "spatial")
    public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
        Self(name: "style \(playbackStyle.rawValue)")
    }
    public static let slomoVideos = Self(name: "slow"), timelapseVideos = Self(name: "timelapse")

    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { Self("any", subfilters) }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { Self("all", subfilters) }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { Self("not", [filter]) }

    private init(name: String) { self.name = name }
    private init(_ word: String, _ parts: [PHPickerFilter]) {
        name = "\(word)(\(parts.map(\.name).joined(separator: ",")))"
    }
}

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

    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture or movie that was chosen.
public struct PHPickerResult: Hashable, Sendable {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}

/// Lets a person choose of the photos, of which a simulated phone has none: its place says so.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    // Nothing is shown that could change.
    open func updatePicker(using configuration: PHPickerConfiguration.Update) {}
    open func deselectAssets(withIdentifiers identifiers: [String]) {}
    open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {}
    open func scrollToInitialPosition() {}
    open func zoomIn() {}
    open func zoomOut() {}

    open override func loadView() { view = MissingView("a picker of photos, of which there are none") }
}

/// Hears what was chosen.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
