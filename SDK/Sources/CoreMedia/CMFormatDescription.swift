public import AVFAudio
public import Foundation

/// Four letters as a number.
public typealias FourCharCode = UInt32
/// As ``FourCharCode``.
public typealias OSType = FourCharCode
/// What is in samples: four letters as a number.
public typealias CMMediaType = FourCharCode
public typealias CMVideoCodecType = FourCharCode
public typealias CMPixelFormatType = FourCharCode

/// How samples are made (Core Media: CMFormatDescription): what an app says of those that it makes itself.
///
/// `@unchecked`: nothing of it changes.
public final class CMFormatDescription: @unchecked Sendable {
    let type: CMMediaType
    let subtype: FourCharCode
    let size: CMVideoDimensions
    let said: NSDictionary?
    /// Kept as long as the description.
    let sound: UnsafeMutablePointer<AudioStreamBasicDescription>?

    init(
        _ type: CMMediaType,
        _ subtype: FourCharCode,
        size: CMVideoDimensions = CMVideoDimensions(),
        sound: AudioStreamBasicDescription? = nil,
        said: NSDictionary? = nil
    ) {
        (self.type, self.subtype, self.size, self.said) = (type, subtype, size, said)
        self.sound = sound.map {
            let memory = UnsafeMutablePointer<AudioStreamBasicDescription>.allocate(capacity: 1)
            memory.initialize(to: $0)
            return memory
        }
    }
    deinit { sound?.deallocate() }
}
public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription
public typealias CMMetadataFormatDescription = CMFormatDescription
public typealias CMTextFormatDescription = CMFormatDescription
public typealias CMTimeCodeFormatDescription = CMFormatDescription
public typealias CMMuxedFormatDescription = CMFormatDescription

extension CMFormatDescription: Equatable {
    public static func == (one: CMFormatDescription, other: CMFormatDescription) -> Bool {
        one.type == other.type && one.subtype == other.subtype && one.size == other.size
            && one.sound?.pointee == other.sound?.pointee && one.said == other.said
    }
}

/// The width and height of pictures.
public struct CMVideoDimensions: Hashable, Sendable {
    public var width: Int32
    public var height: Int32
    public init(width: Int32 = 0, height: Int32 = 0) { (self.width, self.height) = (width, height) }
}

extension CMFormatDescription {
    /// What is in samples.
    public struct MediaType: RawRepresentable, Hashable, Sendable {
        public var rawValue: CMMediaType
        public init(rawValue: CMMediaType) { self.rawValue = rawValue }
        public static let video = Self(rawValue: kCMMediaType_Video), audio = Self(rawValue: kCMMediaType_Audio)
        public static let muxed = Self(rawValue: kCMMediaType_Muxed), text = Self(rawValue: kCMMediaType_Text)
        public static let closedCaption = Self(rawValue: kCMMediaType_ClosedCaption)
        public static let subtitle = Self(rawValue: kCMMediaType_Subtitle)
        public static let timeCode = Self(rawValue: kCMMediaType_TimeCode)
        public static let metadata = Self(rawValue: kCMMediaType_Metadata)
    }
    /// How it is encoded.
    public struct MediaSubType: RawRepresentable, Hashable, Sendable {
        public var rawValue: FourCharCode
        public init(rawValue: FourCharCode) { self.rawValue = rawValue }
        public static let h264 = Self(rawValue: kCMVideoCodecType_H264), hevc = Self(rawValue: kCMVideoCodecType_HEVC)
        public static let jpeg = Self(rawValue: kCMVideoCodecType_JPEG)
        public static let hevcWithAlpha = Self(rawValue: kCMVideoCodecType_HEVCWithAlpha)
        public static let mpeg4Video = Self(rawValue: kCMVideoCodecType_MPEG4Video)
        public static let proRes422 = Self(rawValue: kCMVideoCodecType_AppleProRes422)
        public static let proRes4444 = Self(rawValue: kCMVideoCodecType_AppleProRes4444)
        public static let vp9 = Self(rawValue: kCMVideoCodecType_VP9)
        public static let linearPCM = Self(rawValue: kAudioFormatLinearPCM)
        public static let mpeg4AAC = Self(rawValue: kAudioFormatMPEG4AAC)
        public static let appleLossless = Self(rawValue: kAudioFormatAppleLossless)
        public static let pixelFormat_32BGRA = Self(rawValue: kCVPixelFormatType_32BGRA)
        public static let pixelFormat_32ARGB = Self(rawValue: kCVPixelFormatType_32ARGB)
    }

    public var mediaType: MediaType { MediaType(rawValue: type) }
    public var mediaSubType: MediaSubType { MediaSubType(rawValue: subtype) }
    /// Of pictures, in pixels.
    public var dimensions: CMVideoDimensions { size }
    /// As the dimensions: pixels are square here.
    public func presentationDimensions(
        usePixelAspectRatio: Bool = true,
        useCleanAperture: Bool = true
    ) -> CGSize { CGSize(width: Int(size.width), height: Int(size.height)) }
    /// Of sounds.
    public var audioStreamBasicDescription: AudioStreamBasicDescription? { sound?.pointee }

    /// Of pictures.
    public convenience init(videoCodecType: MediaSubType, width: Int, height: Int) throws {
        guard let width = Int32(exactly: width), let height = Int32(exactly: height), width > 0, height > 0 else {
            throw CMStatus.error(kCMFormatDescriptionError_InvalidParameter)
        }
        let size = CMVideoDimensions(width: width, height: height)
        self.init(kCMMediaType_Video, videoCodecType.rawValue, size: size)
    }
    /// Of a buffer's pictures.
    public convenience init(imageBuffer: CVImageBuffer) throws {
        try self.init(
            videoCodecType: MediaSubType(rawValue: imageBuffer.format),
            width: imageBuffer.width,
            height: imageBuffer.height
        )
    }
    /// Of sounds.
    public convenience init(audioStreamBasicDescription: AudioStreamBasicDescription) throws {
        self.init(
            kCMMediaType_Audio,
            audioStreamBasicDescription.mFormatID,
            sound: audioStreamBasicDescription
        )
    }
    /// Of anything else.
    public convenience init(mediaType: MediaType, mediaSubType: MediaSubType) throws {
        self.init(mediaType.rawValue, mediaSubType.rawValue)
    }
}

extension AVAudioFormat {
    /// Of a description of sounds; one of anything else becomes 44,100 frames a second of one channel.
    public convenience init(cmAudioFormatDescription formatDescription: CMAudioFormatDescription) {
        if let sound = formatDescription.sound, AVAudioFormat(streamDescription: sound) != nil {
            self.init(streamDescription: sound)!
        } else {
            self.init(standardFormatWithSampleRate: 44_100, channels: 1)!
        }
    }
    /// The format as samples have it.
    public var formatDescription: CMAudioFormatDescription {
        CMFormatDescription(kCMMediaType_Audio, kAudioFormatLinearPCM, sound: streamDescription.pointee)
    }
}
