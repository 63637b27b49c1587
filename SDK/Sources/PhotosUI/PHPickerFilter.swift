public import Photos

/// Which pictures and movies are offered (PhotosUI: PHPickerFilter).
public struct PHPickerFilter: Hashable, Sendable {
    /// What it says, so that a picker can tell whether a picture is of it.
    private indirect enum Rule: Hashable, Sendable {
        case images
        /// Something that no picture of the library is.
        case other(String)
        case style(PHAsset.PlaybackStyle)
        case any([PHPickerFilter])
        case all([PHPickerFilter])
        case not(PHPickerFilter)
    }

    private let rule: Rule

    public static let images = Self(.images), videos = Self(.other("videos")), livePhotos = Self(.other("live"))
    public static let screenshots = Self(.other("screenshots")), panoramas = Self(.other("panoramas"))
    public static let bursts = Self(.other("bursts")), depthEffectPhotos = Self(.other("depth"))
    public static let screenRecordings = Self(.other("recordings")), cinematicVideos = Self(.other("cinematic"))
    public static let spatialMedia = Self(.other("spatial"))
    public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
        Self(.style(playbackStyle))
    }
    public static let slomoVideos = Self(.other("slow")), timelapseVideos = Self(.other("timelapse"))

    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { Self(.any(subfilters)) }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { Self(.all(subfilters)) }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { Self(.not(filter)) }

    private init(_ rule: Rule) { self.rule = rule }

    /// Whether pictures are offered: those of the library are all of one kind.
    var takesPictures: Bool {
        switch rule {
        case .images: true
        case .other: false
        case .style(let style): style == .image
        case .any(let filters): filters.contains { $0.takesPictures }
        case .all(let filters): filters.allSatisfy { $0.takesPictures }
        case .not(let filter): !filter.takesPictures
        }
    }

    /// Whether it names movies: a grid without any says so.
    var namesVideos: Bool {
        switch rule {
        case .other(let name): ["videos", "recordings", "cinematic", "slow", "timelapse"].contains(name)
        case .any(let filters), .all(let filters): filters.contains { $0.namesVideos }
        case .images, .style, .not: false
        }
    }
}
