public import Foundation
public import FoundationAdditions

/// Whether what is said of a buffer goes with copies of it.
public enum CVAttachmentMode: UInt32, Sendable { case shouldNotPropagate = 0, shouldPropagate }

public func CVBufferSetAttachment(
    _ buffer: CVBuffer,
    _ key: CFString,
    _ value: AnyObject,
    _ attachmentMode: CVAttachmentMode
) { CMSetAttachment(buffer, key: key, value: value, attachmentMode: attachmentMode.rawValue) }
public func CVBufferSetAttachments(
    _ buffer: CVBuffer,
    _ theAttachments: CFDictionary,
    _ attachmentMode: CVAttachmentMode
) { CMSetAttachments(buffer, attachments: theAttachments, attachmentMode: attachmentMode.rawValue) }
public func CVBufferCopyAttachment(
    _ buffer: CVBuffer,
    _ key: CFString,
    _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> AnyObject? {
    var mode = kCMAttachmentMode_ShouldNotPropagate
    guard let value = CMGetAttachment(buffer, key: key, attachmentModeOut: &mode) else { return nil }
    attachmentMode?.pointee = CVAttachmentMode(rawValue: mode) ?? .shouldNotPropagate
    return value
}
public func CVBufferCopyAttachments(_ buffer: CVBuffer, _ attachmentMode: CVAttachmentMode) -> CFDictionary? {
    CMCopyDictionaryOfAttachments(allocator: nil, target: buffer, attachmentMode: attachmentMode.rawValue)
}
public func CVBufferGetAttachment(
    _ buffer: CVBuffer,
    _ key: CFString,
    _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> Unmanaged<AnyObject>? {
    // The buffer keeps it.
    CVBufferCopyAttachment(buffer, key, attachmentMode).map { Unmanaged.passUnretained($0) }
}
public func CVBufferGetAttachments(_ buffer: CVBuffer, _ attachmentMode: CVAttachmentMode) -> CFDictionary? {
    CVBufferCopyAttachments(buffer, attachmentMode)
}
public func CVBufferHasAttachment(_ buffer: CVBuffer, _ key: CFString) -> Bool {
    CVBufferCopyAttachment(buffer, key, nil) != nil
}
public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: CFString) { CMRemoveAttachment(buffer, key: key) }
public func CVBufferRemoveAllAttachments(_ buffer: CVBuffer) { CMRemoveAllAttachments(buffer) }
public func CVBufferPropagateAttachments(_ sourceBuffer: CVBuffer, _ destinationBuffer: CVBuffer) {
    CMPropagateAttachments(sourceBuffer, destination: destinationBuffer)
}

public var kCVImageBufferCGColorSpaceKey: CFString { "CGColorSpace" }
public var kCVImageBufferCleanApertureKey: CFString { "CVCleanAperture" }
public var kCVImageBufferPreferredCleanApertureKey: CFString { "CVPreferredCleanAperture" }
public var kCVImageBufferPixelAspectRatioKey: CFString { "CVPixelAspectRatio" }
public var kCVImageBufferDisplayDimensionsKey: CFString { "CVDisplayDimensions" }
public var kCVImageBufferGammaLevelKey: CFString { "CVImageBufferGammaLevel" }
public var kCVImageBufferICCProfileKey: CFString { "CVImageBufferICCProfile" }
public var kCVImageBufferColorPrimariesKey: CFString { "CVImageBufferColorPrimaries" }
public var kCVImageBufferColorPrimaries_ITU_R_709_2: CFString { "ITU_R_709_2" }
public var kCVImageBufferColorPrimaries_ITU_R_2020: CFString { "ITU_R_2020" }
public var kCVImageBufferColorPrimaries_P3_D65: CFString { "P3_D65" }
public var kCVImageBufferTransferFunctionKey: CFString { "CVImageBufferTransferFunction" }
public var kCVImageBufferTransferFunction_ITU_R_709_2: CFString { "ITU_R_709_2" }
public var kCVImageBufferTransferFunction_ITU_R_2100_HLG: CFString { "ITU_R_2100_HLG" }
public var kCVImageBufferTransferFunction_sRGB: CFString { "IEC_sRGB" }
public var kCVImageBufferYCbCrMatrixKey: CFString { "CVImageBufferYCbCrMatrix" }
public var kCVImageBufferYCbCrMatrix_ITU_R_709_2: CFString { "ITU_R_709_2" }
public var kCVImageBufferYCbCrMatrix_ITU_R_601_4: CFString { "ITU_R_601_4" }
public var kCVImageBufferYCbCrMatrix_ITU_R_2020: CFString { "ITU_R_2020" }
