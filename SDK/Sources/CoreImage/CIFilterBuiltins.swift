public import Foundation
import UIKit

// The filters that are here, as classes whose inputs are properties (CoreImage.CIFilterBuiltins).

/// A filter that makes pictures.
public protocol CIFilterProtocol: AnyObject {
    var outputImage: CIImage? { get }
}

/// Makes a QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var correctionLevel: String { get set }
}
/// Blurs.
public protocol CIGaussianBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
/// Changes saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var saturation: Float { get set }
    var brightness: Float { get set }
    var contrast: Float { get set }
}
/// Makes brown.
public protocol CISepiaTone: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}
/// Makes grey, or turns colours about.
public protocol CIPhotoEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// Two colours in place of dark and light.
public protocol CIFalseColor: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

/// A filter with all of those properties.
final class BuiltinFilter: CIFilter, CIQRCodeGenerator, CIGaussianBlur, CIColorControls, CISepiaTone, CIPhotoEffect,
    CIFalseColor
{
    private func number(_ key: String, _ usual: Float) -> Float { value(forKey: key) as? Float ?? usual }

    var inputImage: CIImage? {
        get { value(forKey: kCIInputImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
    var radius: Float {
        get { number(kCIInputRadiusKey, 10) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
    var saturation: Float {
        get { number(kCIInputSaturationKey, 1) }
        set { setValue(newValue, forKey: kCIInputSaturationKey) }
    }
    var brightness: Float {
        get { number(kCIInputBrightnessKey, 0) }
        set { setValue(newValue, forKey: kCIInputBrightnessKey) }
    }
    var contrast: Float {
        get { number(kCIInputContrastKey, 1) }
        set { setValue(newValue, forKey: kCIInputContrastKey) }
    }
    var intensity: Float {
        get { number(kCIInputIntensityKey, 1) }
        set { setValue(newValue, forKey: kCIInputIntensityKey) }
    }
    var color0: CIColor {
        get { value(forKey: "inputColor0") as? CIColor ?? .black }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { value(forKey: "inputColor1") as? CIColor ?? .white }
        set { setValue(newValue, forKey: "inputColor1") }
    }
}

extension CIFilter {
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
        BuiltinFilter(known: "CIQRCodeGenerator")
    }
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter(known: "CIGaussianBlur") }
    public class func boxBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter(known: "CIBoxBlur") }
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter(known: "CIColorControls") }
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter(known: "CISepiaTone") }
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltinFilter(known: "CIPhotoEffectMono") }
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltinFilter(known: "CIPhotoEffectTonal") }
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltinFilter(known: "CIPhotoEffectNoir") }
    public class func colorInvert() -> any CIFilter & CIPhotoEffect { BuiltinFilter(known: "CIColorInvert") }
    public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter(known: "CIFalseColor") }
}
