import Foundation
import UIKit

public let kCIInputImageKey = "inputImage"
public let kCIOutputImageKey = "outputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputColorKey = "inputColor"
public let kCIInputEVKey = "inputEV"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputExtentKey = "inputExtent"

/// Changes a picture, or makes one.
///
/// Blurs, colours, crops, scales and QR codes are made here; a name of another filter gives nil, as an unknown one does on
/// a phone, and the process says which one it was.
open class CIFilter {
    open var name: String
    fileprivate var values: [String: Any] = [:]

    public init?(name: String) {
        guard Self.kinds[name] != nil else {
            print("CoreImage: the filter \(name) is not here; CIFilter(name:) is nil")
            return nil
        }
        self.name = name
    }
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { values[key] = value }
    }
    public convenience init?(name: String, withInputParameters params: [String: Any]?) {
        self.init(name: name, parameters: params)
    }

    /// A photo as a camera's sensor had it, developed by its own inputs: nil, since none is developed here.
    public convenience init?(imageData data: Data?, options: [AnyHashable: Any]? = nil) { nil }
    /// As the other.
    public convenience init?(imageURL url: URL?, options: [AnyHashable: Any]? = nil) { nil }

    /// One of those that are here.
    init(known name: String) { self.name = name }

    /// The filters that are here.
    open class func filterNames(inCategory category: String?) -> [String] { kinds.keys.sorted() }
    open var inputKeys: [String] { values.keys.sorted() }
    open var outputKeys: [String] { [kCIOutputImageKey] }
    open func setDefaults() {}

    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

    /// What the filter makes; nil without a picture that it needs, and for one that is here by its name and its inputs alone.
    open var outputImage: CIImage? {
        guard let kind = Self.kinds[name] else {
            print("CoreImage: the filter \(name) is not made here; its outputImage is nil")
            return nil
        }
        return kind(Inputs(values: values))
    }

    // MARK: What is asked of values

    struct Inputs {
        let values: [String: Any]
        var image: CIImage? { values[kCIInputImageKey] as? CIImage }
        func number(_ key: String, _ usual: Double) -> Double {
            switch values[key] {
            case let number as Double: number
            case let number as CGFloat: Double(number)
            case let number as Float: Double(number)
            case let number as Int: Double(number)
            case let number as NSNumber: number.doubleValue
            default: usual
            }
        }
        func color(_ key: String, _ usual: CIColor) -> CIColor { values[key] as? CIColor ?? usual }
    }

    typealias Kind = @Sendable (Inputs) -> CIImage?
    private static let kinds: [String: Kind] = blurs.merging(colors) { $1 }.merging(shapes) { $1 }.merging(codes) { $1 }

    private static let blurs: [String: Kind] = [
        "CIGaussianBlur": { inputs in
            let radius = inputs.number(kCIInputRadiusKey, 10)
            return inputs.image?.changed { $0.blurred(radius) }
        },
        "CIBoxBlur": { inputs in
            let radius = inputs.number(kCIInputRadiusKey, 10)
            return inputs.image?.changed { $0.blurred(radius / 2) }
        },
    ]

    private static func each(_ inputs: Inputs, _ change: @escaping @Sendable (inout Pixel) -> Void) -> CIImage? {
        inputs.image?.changed { bitmap in
            var changed = bitmap
            changed.map(change)
            return changed
        }
    }

    private static let grey: Kind = { inputs in
        each(inputs) {
            let light = $0.luminance
            ($0.red, $0.green, $0.blue) = (light, light, light)
        }
    }

    private static let colors: [String: Kind] = [
        "CISepiaTone": { inputs in
            let part = inputs.number(kCIInputIntensityKey, 1)
            return each(inputs) {
                let red = 0.393 * $0.red + 0.769 * $0.green + 0.189 * $0.blue
                let green = 0.349 * $0.red + 0.686 * $0.green + 0.168 * $0.blue
                let blue = 0.272 * $0.red + 0.534 * $0.green + 0.131 * $0.blue
                $0.red += (red - $0.red) * part
                $0.green += (green - $0.green) * part
                $0.blue += (blue - $0.blue) * part
            }
        },
        "CIPhotoEffectMono": grey,
        "CIPhotoEffectTonal": grey,
        "CIPhotoEffectNoir": { inputs in
            each(inputs) {
                let light = ($0.luminance - 0.5) * 1.35 + 0.5
                ($0.red, $0.green, $0.blue) = (light, light, light)
            }
        },
        "CIColorControls": { inputs in
            let saturation = inputs.number(kCIInputSaturationKey, 1)
            let brightness = inputs.number(kCIInputBrightnessKey, 0)
            let contrast = inputs.number(kCIInputContrastKey, 1)
            return each(inputs) {
                let light = $0.luminance
                func changed(_ part: Double) -> Double {
                    ((light + (part - light) * saturation) + brightness - 0.5) * contrast + 0.5
                }
                ($0.red, $0.green, $0.blue) = (changed($0.red), changed($0.green), changed($0.blue))
            }
        },
        "CIColorMonochrome": { inputs in
            let color = inputs.color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)).pixel
            let part = inputs.number(kCIInputIntensityKey, 1)
            return each(inputs) {
                let light = $0.luminance
                $0.red += (light * color.red - $0.red) * part
                $0.green += (light * color.green - $0.green) * part
                $0.blue += (light * color.blue - $0.blue) * part
            }
        },
        "CIColorInvert": { inputs in
            each(inputs) { ($0.red, $0.green, $0.blue) = (1 - $0.red, 1 - $0.green, 1 - $0.blue) }
        },
        "CIExposureAdjust": { inputs in
            let factor = pow(2, inputs.number(kCIInputEVKey, 0))
            return each(inputs) { ($0.red, $0.green, $0.blue) = ($0.red * factor, $0.green * factor, $0.blue * factor) }
        },
        "CIGammaAdjust": { inputs in
            let power = inputs.number("inputPower", 1)
            return each(inputs) {
                ($0.red, $0.green, $0.blue) = (pow($0.red, power), pow($0.green, power), pow($0.blue, power))
            }
        },
        "CIFalseColor": { inputs in
            let dark = inputs.color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)).pixel
            let light = inputs.color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)).pixel
            return each(inputs) {
                let part = $0.luminance
                $0.red = dark.red + (light.red - dark.red) * part
                $0.green = dark.green + (light.green - dark.green) * part
                $0.blue = dark.blue + (light.blue - dark.blue) * part
                $0.alpha *= dark.alpha + (light.alpha - dark.alpha) * part
            }
        },
        "CIMaskToAlpha": { inputs in
            each(inputs) { $0 = Pixel(red: 1, green: 1, blue: 1, alpha: $0.luminance) }
        },
    ]

    /// The middle of a part's colours, as one pixel.
    private static let average: Kind = { inputs in
        guard let image = inputs.image else { return nil }
        let part = (inputs.values[kCIInputExtentKey] as? CIVector).map {
            CGRect(x: $0.x, y: $0.y, width: $0.z, height: $0.w)
        }
        let area = image.cropped(to: part ?? inputs.values[kCIInputExtentKey] as? CGRect ?? image.extent)
        return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) {
            guard let bitmap = area.render(), !bitmap.bytes.isEmpty else { return nil }
            var sums = [0, 0, 0, 0]
            for (place, byte) in bitmap.bytes.enumerated() { sums[place % 4] += Int(byte) }
            let count = bitmap.bytes.count / 4
            return Bitmap(width: 1, height: 1, bytes: sums.map { UInt8(clamping: $0 / max(count, 1)) })
        }
    }

    private static let shapes: [String: Kind] = [
        "CIAreaAverage": average,
        "CICrop": { inputs in
            guard let rect = inputs.values["inputRectangle"] as? CIVector else { return inputs.image }
            return inputs.image?.cropped(to: CGRect(x: rect.x, y: rect.y, width: rect.z, height: rect.w))
        },
        "CIAffineTransform": { inputs in
            guard let matrix = inputs.values["inputTransform"] as? CGAffineTransform else { return inputs.image }
            return inputs.image?.transformed(by: matrix)
        },
        "CILanczosScaleTransform": { inputs in
            let scale = CGFloat(inputs.number(kCIInputScaleKey, 1))
            let ratio = CGFloat(inputs.number(kCIInputAspectRatioKey, 1))
            return inputs.image?.transformed(by: CGAffineTransform(scaleX: scale * ratio, y: scale))
        },
        "CISourceOverCompositing": { inputs in
            guard let lower = inputs.values[kCIInputBackgroundImageKey] as? CIImage else { return inputs.image }
            return inputs.image?.composited(over: lower)
        },
        "CIConstantColorGenerator": { inputs in CIImage(color: inputs.color(kCIInputColorKey, .red)) },
        "CIPixellate": { inputs in
            let side = max(1, Int(min(inputs.number(kCIInputScaleKey, 8), 1000)))
            return inputs.image?.changed { bitmap in
                var result = bitmap
                for y in 0..<bitmap.height {
                    for x in 0..<bitmap.width {
                        let from = (y / side * side * bitmap.width + x / side * side) * 4
                        for channel in 0..<4 {
                            result.bytes[(y * bitmap.width + x) * 4 + channel] = bitmap.bytes[from + channel]
                        }
                    }
                }
                return result
            }
        },
    ]

    private static let codes: [String: Kind] = [
        "CIQRCodeGenerator": { inputs in
            guard let message = inputs.values["inputMessage"] as? Data else { return nil }
            let level = inputs.values["inputCorrectionLevel"] as? String ?? "M"
            let levels: [String: QRCode.Correction] = ["L": .low, "M": .medium, "Q": .quartile, "H": .high]
            guard let code = QRCode(Array(message), levels[level] ?? .medium) else { return nil }
            // A module of light around it, as on a phone.
            let side = code.side + 2
            return CIImage(extent: CGRect(x: 0, y: 0, width: side, height: side)) {
                var bitmap = Bitmap(width: side, height: side, bytes: [UInt8](repeating: 255, count: side * side * 4))
                for y in 0..<code.side {
                    for x in 0..<code.side where code[x, y] {
                        for channel in 0..<3 { bitmap.bytes[((y + 1) * side + x + 1) * 4 + channel] = 0 }
                    }
                }
                return bitmap
            }
        }
    ]
}

extension CIFilter {
    /// Another of the same kind with the same values.
    public func copy() -> Any {
        guard let copy = CIFilter(name: name) else { return self }
        copy.values = values
        return copy
    }
}
