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
    public static let slomoVideos = Self(name: "slow"), timelapseVideos = Self(name: "timelapse")

    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { Self("any", subfilters) }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { Self("all", subfilters) }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { Self("not", [filter]) }

    private init(name: String) { self.name = name }
    private init(_ word: String, _ parts: [PHPickerFilter]) {
        name = "\(word)(\(parts.map(\.name).joined(separator: ",")))"
    }
}

/// What a picker offers.
public struct PHPickerConfiguration: Hashable, Sendable {
    /// In which form pictures are handed over.
    public enum AssetRepresentationMode: Int, Sendable { case automatic = 0, current, compatible }
    /// How several are chosen.
    public enum Selection: Int, Sendable { case `default` = 0, ordered, continuous, continuousAndOrdered }

    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    public var selectionLimit = 1
    public var filter: PHPickerFilter?
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

    open override func loadView() { view = MissingView("a picker of photos, of which there are none") }
}

/// Hears what was chosen.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
