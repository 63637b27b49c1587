/// What a track holds (AVFoundation: AVMediaType).
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let audio = Self(rawValue: "soun")
    public static let video = Self(rawValue: "vide")
    public static let text = Self(rawValue: "text")
    public static let subtitle = Self(rawValue: "sbtl")
    public static let closedCaption = Self(rawValue: "clcp")
    public static let timecode = Self(rawValue: "tmcd")
    public static let metadata = Self(rawValue: "meta")
    public static let muxed = Self(rawValue: "muxx"), metadataObject = Self(rawValue: "mobj")
    public static let depthData = Self(rawValue: "dpth"), haptic = Self(rawValue: "hapt")
    public static let auxiliaryPicture = Self(rawValue: "auxv")
}
