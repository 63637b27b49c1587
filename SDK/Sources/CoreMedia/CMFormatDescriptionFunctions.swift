public import AVFAudio
public import Foundation
public import FoundationAdditions

// Core Media's functions of descriptions, and the names of kinds of samples.

public let kCMMediaType_Video: CMMediaType = 0x7669_6465
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E
public let kCMMediaType_Muxed: CMMediaType = 0x6D75_7878
public let kCMMediaType_Text: CMMediaType = 0x7465_7874
public let kCMMediaType_ClosedCaption: CMMediaType = 0x636C_6370
public let kCMMediaType_Subtitle: CMMediaType = 0x7362_746C
public let kCMMediaType_TimeCode: CMMediaType = 0x746D_6364
public let kCMMediaType_Metadata: CMMediaType = 0x6D65_7461
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331
public let kCMVideoCodecType_HEVCWithAlpha: CMVideoCodecType = 0x6D75_7861
public let kCMVideoCodecType_JPEG: CMVideoCodecType = 0x6A70_6567
public let kCMVideoCodecType_MPEG4Video: CMVideoCodecType = 0x6D70_3476
public let kCMVideoCodecType_MPEG2Video: CMVideoCodecType = 0x6D70_3276
public let kCMVideoCodecType_MPEG1Video: CMVideoCodecType = 0x6D70_3176
public let kCMVideoCodecType_H263: CMVideoCodecType = 0x6832_3633
public let kCMVideoCodecType_VP9: CMVideoCodecType = 0x7670_3039
public let kCMVideoCodecType_AV1: CMVideoCodecType = 0x6176_3031
public let kCMVideoCodecType_AppleProRes4444: CMVideoCodecType = 0x6170_3468
public let kCMVideoCodecType_AppleProRes422HQ: CMVideoCodecType = 0x6170_6368
public let kCMVideoCodecType_AppleProRes422: CMVideoCodecType = 0x6170_636E
public let kCMVideoCodecType_AppleProRes422LT: CMVideoCodecType = 0x6170_6373
public let kCMVideoCodecType_AppleProRes422Proxy: CMVideoCodecType = 0x6170_636F
public let kCMPixelFormat_32BGRA: CMPixelFormatType = 0x4247_5241
public let kCMPixelFormat_32ARGB: CMPixelFormatType = 32
public let kCMPixelFormat_24RGB: CMPixelFormatType = 24
public let kCMPixelFormat_422YpCbCr8: CMPixelFormatType = 0x3276_7579
public var kCMFormatDescriptionExtension_Depth: CFString { "Depth" }
public var kCMFormatDescriptionExtension_FormatName: CFString { "FormatName" }
public var kCMFormatDescriptionExtension_CleanAperture: CFString { "CVCleanAperture" }
public var kCMFormatDescriptionExtension_PixelAspectRatio: CFString { "CVPixelAspectRatio" }
public var kCMFormatDescriptionExtension_ColorPrimaries: CFString { "CVImageBufferColorPrimaries" }
public var kCMFormatDescriptionExtension_TransferFunction: CFString { "CVImageBufferTransferFunction" }
public var kCMFormatDescriptionExtension_YCbCrMatrix: CFString { "CVImageBufferYCbCrMatrix" }
public var kCMFormatDescriptionExtension_FullRangeVideo: CFString { "FullRangeVideo" }
public var kCMFormatDescriptionExtension_SampleDescriptionExtensionAtoms: CFString {
    "SampleDescriptionExtensionAtoms"
}
public let kCMFormatDescriptionError_InvalidParameter: Int32 = -12710
public let kCMFormatDescriptionError_AllocationFailed: Int32 = -12711
public let kCMFormatDescriptionError_ValueNotAvailable: Int32 = -12718

/// A code of Core Media's as an error.
enum CMStatus {
    static func error(_ code: Int32) -> NSError { NSError(domain: NSOSStatusErrorDomain, code: Int(code)) }
}

@discardableResult
public func CMFormatDescriptionCreate(
    allocator: CFAllocator?,
    mediaType: CMMediaType,
    mediaSubType: FourCharCode,
    extensions: CFDictionary?,
    formatDescriptionOut: UnsafeMutablePointer<CMFormatDescription?>
) -> Int32 {
    formatDescriptionOut.pointee = CMFormatDescription(mediaType, mediaSubType, said: extensions)
    return 0
}
@discardableResult
public func CMVideoFormatDescriptionCreate(
    allocator: CFAllocator?,
    codecType: CMVideoCodecType,
    width: Int32,
    height: Int32,
    extensions: CFDictionary?,
    formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> Int32 {
    guard width > 0, height > 0 else { return kCMFormatDescriptionError_InvalidParameter }
    let size = CMVideoDimensions(width: width, height: height)
    formatDescriptionOut.pointee = CMFormatDescription(kCMMediaType_Video, codecType, size: size, said: extensions)
    return 0
}
@discardableResult
public func CMVideoFormatDescriptionCreateForImageBuffer(
    allocator: CFAllocator?,
    imageBuffer: CVImageBuffer,
    formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> Int32 {
    guard let description = try? CMFormatDescription(imageBuffer: imageBuffer) else {
        return kCMFormatDescriptionError_InvalidParameter
    }
    formatDescriptionOut.pointee = description
    return 0
}
@discardableResult
public func CMAudioFormatDescriptionCreate(
    allocator: CFAllocator?,
    asbd: UnsafePointer<AudioStreamBasicDescription>,
    layoutSize: Int,
    layout: UnsafeRawPointer?,
    magicCookieSize: Int,
    magicCookie: UnsafeRawPointer?,
    extensions: CFDictionary?,
    formatDescriptionOut: UnsafeMutablePointer<CMAudioFormatDescription?>
) -> Int32 {
    formatDescriptionOut.pointee = CMFormatDescription(
        kCMMediaType_Audio,
        asbd.pointee.mFormatID,
        sound: asbd.pointee,
        said: extensions
    )
    return 0
}
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.type }
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { desc.subtype }
public func CMFormatDescriptionGetExtensions(_ desc: CMFormatDescription) -> CFDictionary? { desc.said }
public func CMFormatDescriptionGetExtension(_ desc: CMFormatDescription, extensionKey: CFString) -> AnyObject? {
    desc.said?.object(forKey: extensionKey) as AnyObject?
}
public func CMFormatDescriptionEqual(
    _ formatDescription: CMFormatDescription?,
    otherFormatDescription: CMFormatDescription?
) -> Bool { formatDescription == otherFormatDescription }
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    videoDesc.size
}
/// Pixels are square here, and all of them are shown.
public func CMVideoFormatDescriptionGetPresentationDimensions(
    _ videoDesc: CMVideoFormatDescription,
    usePixelAspectRatio: Bool,
    useCleanAperture: Bool
) -> CGSize { videoDesc.presentationDimensions() }
public func CMVideoFormatDescriptionGetCleanAperture(
    _ videoDesc: CMVideoFormatDescription,
    originIsAtTopLeft: Bool
) -> CGRect { CGRect(origin: .zero, size: videoDesc.presentationDimensions()) }
public func CMVideoFormatDescriptionMatchesImageBuffer(
    _ desc: CMVideoFormatDescription,
    imageBuffer: CVImageBuffer
) -> Bool {
    Int(desc.size.width) == imageBuffer.width && Int(desc.size.height) == imageBuffer.height
        && desc.subtype == imageBuffer.format
}
/// Valid as long as the description.
public func CMAudioFormatDescriptionGetStreamBasicDescription(
    _ desc: CMAudioFormatDescription
) -> UnsafePointer<AudioStreamBasicDescription>? { desc.sound.map { UnsafePointer($0) } }
