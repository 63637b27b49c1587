import Foundation

/// An input that was not set is nothing: the defaults of filters that are not made here are not kept.
extension BuiltinFilter:
    CIMotionBlur, CIZoomBlur, CIDiscBlur, CIBokehBlur, CIMaskedVariableBlur, CIMedian, CINoiseReduction,
    CIMorphologyGradient, CIMorphologyMaximum, CIMorphologyMinimum, CIUnsharpMask, CISharpenLuminance, CIBloom, CIGloom,
    CICrystallize, CIPointillize, CIPixellate, CIHexagonalPixellate, CIComicEffect, CIEdges, CIEdgeWork, CILineOverlay,
    CIHighlightShadowAdjust, CIColorMonochrome, CIColorPosterize, CIColorMatrix, CIColorClamp, CIColorThreshold,
    CIColorCube, CIExposureAdjust, CIGammaAdjust, CIHueAdjust, CITemperatureAndTint, CIToneCurve, CIVibrance,
    CIWhitePointAdjust, CIVignette, CIVignetteEffect, CIDither, CIThermal, CIXRay, CIMaskToAlpha, CIMaximumComponent,
    CIMinimumComponent, CIDocumentEnhancer, CISaliencyMap, CIPersonSegmentation, CIKaleidoscope, CITwirlDistortion,
    CIVortexDistortion, CIBumpDistortion, CIPinchDistortion, CIHoleDistortion, CICircleSplashDistortion,
    CIPerspectiveTransform, CIPerspectiveCorrection, CIStraighten, CILanczosScaleTransform, CIDissolveTransition,
    CIBlendWithMask, CICompositeOperation, CIAreaAverage, CIAreaHistogram, CICode128BarcodeGenerator,
    CIAztecCodeGenerator, CILinearGradient, CISmoothLinearGradient, CIRadialGradient, CIGaussianGradient,
    CICheckerboardGenerator, CIStripesGenerator, CIRandomGenerator, CIRoundedRectangleGenerator, CIDroste, CIDotScreen,
    CICircularScreen, CILineScreen, CIHatchedScreen, CILightTunnel, CITorusLensDistortion, CIGlassLozenge,
    CITriangleKaleidoscope, CIBumpDistortionLinear, CICircularWrap, CIAffineTile, CIAffineClamp, CITextImageGenerator,
    CISunbeamsGenerator, CISwipeTransition, CIFlashTransition, CIPageCurlTransition
{
    var angle: Float {
        get { value(forKey: "inputAngle") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputAngle") }
    }
    var center: CGPoint {
        get { value(forKey: "inputCenter") as? CGPoint ?? .zero }
        set { setValue(newValue, forKey: "inputCenter") }
    }
    var amount: Float {
        get { value(forKey: "inputAmount") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputAmount") }
    }
    var ringAmount: Float {
        get { value(forKey: "inputRingAmount") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputRingAmount") }
    }
    var ringSize: Float {
        get { value(forKey: "inputRingSize") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputRingSize") }
    }
    var softness: Float {
        get { value(forKey: "inputSoftness") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputSoftness") }
    }
    var mask: CIImage? {
        get { value(forKey: "inputMask") as? CIImage }
        set { setValue(newValue, forKey: "inputMask") }
    }
    var noiseLevel: Float {
        get { value(forKey: "inputNoiseLevel") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputNoiseLevel") }
    }
    var sharpness: Float {
        get { value(forKey: "inputSharpness") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputSharpness") }
    }
    var scale: Float {
        get { value(forKey: "inputScale") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputScale") }
    }
    var nrNoiseLevel: Float {
        get { value(forKey: "inputNrNoiseLevel") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputNrNoiseLevel") }
    }
    var nrSharpness: Float {
        get { value(forKey: "inputNrSharpness") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputNrSharpness") }
    }
    var edgeIntensity: Float {
        get { value(forKey: "inputEdgeIntensity") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputEdgeIntensity") }
    }
    var threshold: Float {
        get { value(forKey: "inputThreshold") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputThreshold") }
    }
    var shadowAmount: Float {
        get { value(forKey: "inputShadowAmount") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputShadowAmount") }
    }
    var highlightAmount: Float {
        get { value(forKey: "inputHighlightAmount") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputHighlightAmount") }
    }
    var color: CIColor {
        get { value(forKey: "inputColor") as? CIColor ?? .black }
        set { setValue(newValue, forKey: "inputColor") }
    }
    var levels: Float {
        get { value(forKey: "inputLevels") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputLevels") }
    }
    var rVector: CIVector {
        get { value(forKey: "inputRVector") as? CIVector ?? CIVector(x: 0, y: 0) }
        set { setValue(newValue, forKey: "inputRVector") }
    }
    var gVector: CIVector {
        get { value(forKey: "inputGVector") as? CIVector ?? CIVector(x: 0, y: 0) }
        set { setValue(newValue, forKey: "inputGVector") }
    }
    var bVector: CIVector {
        get { value(forKey: "inputBVector") as? CIVector ?? CIVector(x: 0, y: 0) }
        set { setValue(newValue, forKey: "inputBVector") }
    }
    var aVector: CIVector {
        get { value(forKey: "inputAVector") as? CIVector ?? CIVector(x: 0, y: 0) }
        set { setValue(newValue, forKey: "inputAVector") }
    }
    var biasVector: CIVector {
        get { value(forKey: "inputBiasVector") as? CIVector ?? CIVector(x: 0, y: 0) }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }
    var minComponents: CIVector {
        get { value(forKey: "inputMinComponents") as? CIVector ?? CIVector(x: 0, y: 0) }
        set { setValue(newValue, forKey: "inputMinComponents") }
    }
    var maxComponents: CIVector {
        get { value(forKey: "inputMaxComponents") as? CIVector ?? CIVector(x: 0, y: 0) }
        set { setValue(newValue, forKey: "inputMaxComponents") }
    }
    var cubeDimension: Float {
        get { value(forKey: "inputCubeDimension") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputCubeDimension") }
    }
    var cubeData: Data {
        get { value(forKey: "inputCubeData") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputCubeData") }
    }
    var extrapolate: Bool {
        get { value(forKey: "inputExtrapolate") as? Bool ?? false }
        set { setValue(newValue, forKey: "inputExtrapolate") }
    }
    var ev: Float {
        get { value(forKey: kCIInputEVKey) as? Float ?? 0 }
        set { setValue(newValue, forKey: kCIInputEVKey) }
    }
    var power: Float {
        get { value(forKey: "inputPower") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputPower") }
    }
    var neutral: CIVector {
        get { value(forKey: "inputNeutral") as? CIVector ?? CIVector(x: 0, y: 0) }
        set { setValue(newValue, forKey: "inputNeutral") }
    }
    var targetNeutral: CIVector {
        get { value(forKey: "inputTargetNeutral") as? CIVector ?? CIVector(x: 0, y: 0) }
        set { setValue(newValue, forKey: "inputTargetNeutral") }
    }
    var point0: CGPoint {
        get { value(forKey: "inputPoint0") as? CGPoint ?? .zero }
        set { setValue(newValue, forKey: "inputPoint0") }
    }
    var point1: CGPoint {
        get { value(forKey: "inputPoint1") as? CGPoint ?? .zero }
        set { setValue(newValue, forKey: "inputPoint1") }
    }
    var point2: CGPoint {
        get { value(forKey: "inputPoint2") as? CGPoint ?? .zero }
        set { setValue(newValue, forKey: "inputPoint2") }
    }
    var point3: CGPoint {
        get { value(forKey: "inputPoint3") as? CGPoint ?? .zero }
        set { setValue(newValue, forKey: "inputPoint3") }
    }
    var point4: CGPoint {
        get { value(forKey: "inputPoint4") as? CGPoint ?? .zero }
        set { setValue(newValue, forKey: "inputPoint4") }
    }
    var falloff: Float {
        get { value(forKey: "inputFalloff") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputFalloff") }
    }
    var qualityLevel: Int {
        get { value(forKey: "inputQualityLevel") as? Int ?? 0 }
        set { setValue(newValue, forKey: "inputQualityLevel") }
    }
    var count: Int {
        get { value(forKey: "inputCount") as? Int ?? 0 }
        set { setValue(newValue, forKey: "inputCount") }
    }
    var topLeft: CGPoint {
        get { value(forKey: "inputTopLeft") as? CGPoint ?? .zero }
        set { setValue(newValue, forKey: "inputTopLeft") }
    }
    var topRight: CGPoint {
        get { value(forKey: "inputTopRight") as? CGPoint ?? .zero }
        set { setValue(newValue, forKey: "inputTopRight") }
    }
    var bottomRight: CGPoint {
        get { value(forKey: "inputBottomRight") as? CGPoint ?? .zero }
        set { setValue(newValue, forKey: "inputBottomRight") }
    }
    var bottomLeft: CGPoint {
        get { value(forKey: "inputBottomLeft") as? CGPoint ?? .zero }
        set { setValue(newValue, forKey: "inputBottomLeft") }
    }
    var crop: Bool {
        get { value(forKey: "inputCrop") as? Bool ?? false }
        set { setValue(newValue, forKey: "inputCrop") }
    }
    var aspectRatio: Float {
        get { value(forKey: "inputAspectRatio") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputAspectRatio") }
    }
    var targetImage: CIImage? {
        get { value(forKey: "inputTargetImage") as? CIImage }
        set { setValue(newValue, forKey: "inputTargetImage") }
    }
    var time: Float {
        get { value(forKey: "inputTime") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputTime") }
    }
    var backgroundImage: CIImage? {
        get { value(forKey: "inputBackgroundImage") as? CIImage }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }
    var maskImage: CIImage? {
        get { value(forKey: "inputMaskImage") as? CIImage }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }
    var extent: CGRect {
        get { value(forKey: "inputExtent") as? CGRect ?? .zero }
        set { setValue(newValue, forKey: "inputExtent") }
    }
    var quietSpace: Float {
        get { value(forKey: "inputQuietSpace") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputQuietSpace") }
    }
    var barcodeHeight: Float {
        get { value(forKey: "inputBarcodeHeight") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputBarcodeHeight") }
    }
    var layers: Float {
        get { value(forKey: "inputLayers") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputLayers") }
    }
    var compactStyle: Float {
        get { value(forKey: "inputCompactStyle") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputCompactStyle") }
    }
    var radius0: Float {
        get { value(forKey: "inputRadius0") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputRadius0") }
    }
    var radius1: Float {
        get { value(forKey: "inputRadius1") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputRadius1") }
    }
    var width: Float {
        get { value(forKey: "inputWidth") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputWidth") }
    }
    var insetPoint0: CGPoint {
        get { value(forKey: "inputInsetPoint0") as? CGPoint ?? .zero }
        set { setValue(newValue, forKey: "inputInsetPoint0") }
    }
    var insetPoint1: CGPoint {
        get { value(forKey: "inputInsetPoint1") as? CGPoint ?? .zero }
        set { setValue(newValue, forKey: "inputInsetPoint1") }
    }
    var strands: Float {
        get { value(forKey: "inputStrands") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputStrands") }
    }
    var periodicity: Float {
        get { value(forKey: "inputPeriodicity") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputPeriodicity") }
    }
    var rotation: Float {
        get { value(forKey: "inputRotation") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputRotation") }
    }
    var zoom: Float {
        get { value(forKey: "inputZoom") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputZoom") }
    }
    var refraction: Float {
        get { value(forKey: "inputRefraction") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputRefraction") }
    }
    var point: CGPoint {
        get { value(forKey: "inputPoint") as? CGPoint ?? .zero }
        set { setValue(newValue, forKey: "inputPoint") }
    }
    var size: Float {
        get { value(forKey: "inputSize") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputSize") }
    }
    var decay: Float {
        get { value(forKey: "inputDecay") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputDecay") }
    }
    var transform: CGAffineTransform {
        get { value(forKey: "inputTransform") as? CGAffineTransform ?? .identity }
        set { setValue(newValue, forKey: "inputTransform") }
    }
    var text: String {
        get { value(forKey: "inputText") as? String ?? "" }
        set { setValue(newValue, forKey: "inputText") }
    }
    var fontName: String {
        get { value(forKey: "inputFontName") as? String ?? "" }
        set { setValue(newValue, forKey: "inputFontName") }
    }
    var fontSize: Float {
        get { value(forKey: "inputFontSize") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputFontSize") }
    }
    var scaleFactor: Float {
        get { value(forKey: "inputScaleFactor") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputScaleFactor") }
    }
    var sunRadius: Float {
        get { value(forKey: "inputSunRadius") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputSunRadius") }
    }
    var maxStriationRadius: Float {
        get { value(forKey: "inputMaxStriationRadius") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputMaxStriationRadius") }
    }
    var striationStrength: Float {
        get { value(forKey: "inputStriationStrength") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputStriationStrength") }
    }
    var striationContrast: Float {
        get { value(forKey: "inputStriationContrast") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputStriationContrast") }
    }
    var opacity: Float {
        get { value(forKey: "inputOpacity") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputOpacity") }
    }
    var fadeThreshold: Float {
        get { value(forKey: "inputFadeThreshold") as? Float ?? 0 }
        set { setValue(newValue, forKey: "inputFadeThreshold") }
    }
    var backsideImage: CIImage? {
        get { value(forKey: "inputBacksideImage") as? CIImage }
        set { setValue(newValue, forKey: "inputBacksideImage") }
    }
    var shadingImage: CIImage? {
        get { value(forKey: "inputShadingImage") as? CIImage }
        set { setValue(newValue, forKey: "inputShadingImage") }
    }
}
