public import Foundation

/// What a bar code says, as its symbols (Core Image: CIBarcodeDescriptor). An app may make some; Core Image reads none here.
open class CIBarcodeDescriptor: NSObject {
    fileprivate override init() { super.init() }
}

/// A QR code.
open class CIQRCodeDescriptor: CIBarcodeDescriptor {
    /// How much of it may be lost.
    public enum ErrorCorrectionLevel: Int, Sendable {
        case levelL = 76
        case levelM = 77
        case levelQ = 81
        case levelH = 72
    }
    public let errorCorrectedPayload: Data
    public let symbolVersion: Int
    public let maskPattern: UInt8
    public let errorCorrectionLevel: ErrorCorrectionLevel
    /// - Returns: nil for a version outside of 1…40 and a mask beyond 7.
    public init?(
        payload errorCorrectedPayload: Data,
        symbolVersion: Int,
        maskPattern: UInt8,
        errorCorrectionLevel: ErrorCorrectionLevel
    ) {
        guard (1...40).contains(symbolVersion), maskPattern <= 7 else { return nil }
        (self.errorCorrectedPayload, self.symbolVersion) = (errorCorrectedPayload, symbolVersion)
        (self.maskPattern, self.errorCorrectionLevel) = (maskPattern, errorCorrectionLevel)
        super.init()
    }
}

/// An Aztec code.
open class CIAztecCodeDescriptor: CIBarcodeDescriptor {
    public let errorCorrectedPayload: Data
    public let isCompact: Bool
    public let layerCount: Int
    public let dataCodewordCount: Int
    /// - Returns: nil for layers outside of 1…32, of compact ones 1…4, and code words outside of 1…2048.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, layerCount: Int, dataCodewordCount: Int) {
        guard (1...(isCompact ? 4 : 32)).contains(layerCount), (1...2048).contains(dataCodewordCount) else {
            return nil
        }
        (self.errorCorrectedPayload, self.isCompact) = (errorCorrectedPayload, isCompact)
        (self.layerCount, self.dataCodewordCount) = (layerCount, dataCodewordCount)
        super.init()
    }
}

/// A PDF417 code.
open class CIPDF417CodeDescriptor: CIBarcodeDescriptor {
    public let errorCorrectedPayload: Data
    public let isCompact: Bool
    public let rowCount: Int
    public let columnCount: Int
    /// - Returns: nil for rows outside of 3…90 and columns outside of 1…30.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, rowCount: Int, columnCount: Int) {
        guard (3...90).contains(rowCount), (1...30).contains(columnCount) else { return nil }
        (self.errorCorrectedPayload, self.isCompact) = (errorCorrectedPayload, isCompact)
        (self.rowCount, self.columnCount) = (rowCount, columnCount)
        super.init()
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
    public let errorCorrectedPayload: Data
    public let rowCount: Int
    public let columnCount: Int
    public let eccVersion: ECCVersion
    /// - Returns: nil for rows and columns outside of 8…144.
    public init?(payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion) {
        guard (8...144).contains(rowCount), (8...144).contains(columnCount) else { return nil }
        (self.errorCorrectedPayload, self.rowCount) = (errorCorrectedPayload, rowCount)
        (self.columnCount, self.eccVersion) = (columnCount, eccVersion)
        super.init()
    }
}

/// What a picture's alpha is to who renders it.
public enum CIRenderDestinationAlphaMode: UInt, Sendable { case none = 0, premultiplied, unpremultiplied }
