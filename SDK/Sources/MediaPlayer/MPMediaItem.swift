@_exported public import Foundation

/// What a thing of the library is.
public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let music = Self(rawValue: 1), podcast = Self(rawValue: 1 << 1), audioBook = Self(rawValue: 1 << 2)
    public static let audioITunesU = Self(rawValue: 1 << 3), anyAudio = Self(rawValue: 0x00ff)
    public static let movie = Self(rawValue: 1 << 8), tvShow = Self(rawValue: 1 << 9)
    public static let videoPodcast = Self(rawValue: 1 << 10), musicVideo = Self(rawValue: 1 << 11)
    public static let videoITunesU = Self(rawValue: 1 << 12), homeVideo = Self(rawValue: 1 << 13)
    public static let anyVideo = Self(rawValue: 0xff00), any = Self(rawValue: ~0)
}

/// What names a thing of the library.
public typealias MPMediaEntityPersistentID = UInt64
