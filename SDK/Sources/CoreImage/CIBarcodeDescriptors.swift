public import Foundation

/// What a bar code says, without its picture: Core Image reads none here, so that nothing gives one.
open class CIBarcodeDescriptor: NSObject {}

/// A QR code.
open class CIQRCodeDescriptor: CIBarcodeDescriptor {
    /// How much of it may be lost.
    public enum ErrorCorrectionLevel: Int, Sendable {
        case levelL = 76
        case levelM = 77
        case levelQ = 81
        case levelH = 72
    }
}

/// A Data Matrix.
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor {
    /// How its errors are corrected.
    public enum ECCVersion: Int, Sendable {
        case v000 = 0
        case v050 = 50
        case v080 = 80
        case v100 = 100
        case v140 = 140
        case v200 = 200
    }
}

/// What a picture's alpha is to who renders it.
public enum CIRenderDestinationAlphaMode: UInt, Sendable { case none = 0, premultiplied, unpremultiplied }
