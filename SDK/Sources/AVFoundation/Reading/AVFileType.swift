/// What kind of file a film, a sound or a picture is in (AVFoundation: AVFileType), by its uniform type.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let mov = Self(rawValue: "com.apple.quicktime-movie")
    public static let mp4 = Self(rawValue: "public.mpeg-4")
    public static let m4v = Self(rawValue: "com.apple.m4v-video")
    public static let mobile3GPP = Self(rawValue: "public.3gpp")
    public static let mobile3GPP2 = Self(rawValue: "public.3gpp2")
    public static let m4a = Self(rawValue: "com.apple.m4a-audio")
    public static let mp3 = Self(rawValue: "public.mp3")
    public static let wav = Self(rawValue: "com.microsoft.waveform-audio")
    public static let aiff = Self(rawValue: "public.aiff-audio")
    public static let aifc = Self(rawValue: "public.aifc-audio")
    public static let caf = Self(rawValue: "com.apple.coreaudio-format")
    public static let au = Self(rawValue: "public.au-audio")
    public static let ac3 = Self(rawValue: "public.ac3-audio")
    public static let eac3 = Self(rawValue: "public.enhanced-ac3-audio")
    public static let amr = Self(rawValue: "org.3gpp.adaptive-multi-rate-audio")
    public static let jpg = Self(rawValue: "public.jpeg")
    public static let heic = Self(rawValue: "public.heic")
    public static let heif = Self(rawValue: "public.heif")
    public static let tif = Self(rawValue: "public.tiff")
    public static let dng = Self(rawValue: "com.adobe.raw-image")
    public static let avci = Self(rawValue: "public.avci")
}
