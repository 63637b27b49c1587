/// The further filters by their names.
extension CIFilter {
    public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltinFilter(known: "CIMotionBlur") }
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { BuiltinFilter(known: "CIZoomBlur") }
    public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltinFilter(known: "CIDiscBlur") }
    public class func bokehBlur() -> any CIFilter & CIBokehBlur { BuiltinFilter(known: "CIBokehBlur") }
    public class func maskedVariableBlur() -> any CIFilter & CIMaskedVariableBlur {
        BuiltinFilter(known: "CIMaskedVariableBlur")
    }
    public class func median() -> any CIFilter & CIMedian { BuiltinFilter(known: "CIMedianFilter") }
    public class func noiseReduction() -> any CIFilter & CINoiseReduction { BuiltinFilter(known: "CINoiseReduction") }
    public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient {
        BuiltinFilter(known: "CIMorphologyGradient")
    }
    public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum {
        BuiltinFilter(known: "CIMorphologyMaximum")
    }
    public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum {
        BuiltinFilter(known: "CIMorphologyMinimum")
    }
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter(known: "CIUnsharpMask") }
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
        BuiltinFilter(known: "CISharpenLuminance")
    }
    public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter(known: "CIBloom") }
    public class func gloom() -> any CIFilter & CIGloom { BuiltinFilter(known: "CIGloom") }
    public class func crystallize() -> any CIFilter & CICrystallize { BuiltinFilter(known: "CICrystallize") }
    public class func pointillize() -> any CIFilter & CIPointillize { BuiltinFilter(known: "CIPointillize") }
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter(known: "CIPixellate") }
    public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
        BuiltinFilter(known: "CIHexagonalPixellate")
    }
    public class func comicEffect() -> any CIFilter & CIComicEffect { BuiltinFilter(known: "CIComicEffect") }
    public class func edges() -> any CIFilter & CIEdges { BuiltinFilter(known: "CIEdges") }
    public class func edgeWork() -> any CIFilter & CIEdgeWork { BuiltinFilter(known: "CIEdgeWork") }
    public class func lineOverlay() -> any CIFilter & CILineOverlay { BuiltinFilter(known: "CILineOverlay") }
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
        BuiltinFilter(known: "CIHighlightShadowAdjust")
    }
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
        BuiltinFilter(known: "CIColorMonochrome")
    }
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltinFilter(known: "CIColorPosterize") }
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltinFilter(known: "CIColorMatrix") }
    public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltinFilter(known: "CIColorClamp") }
    public class func colorThreshold() -> any CIFilter & CIColorThreshold { BuiltinFilter(known: "CIColorThreshold") }
    public class func colorCube() -> any CIFilter & CIColorCube { BuiltinFilter(known: "CIColorCube") }
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltinFilter(known: "CIExposureAdjust") }
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter(known: "CIGammaAdjust") }
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter(known: "CIHueAdjust") }
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
        BuiltinFilter(known: "CITemperatureAndTint")
    }
    public class func toneCurve() -> any CIFilter & CIToneCurve { BuiltinFilter(known: "CIToneCurve") }
    public class func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter(known: "CIVibrance") }
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
        BuiltinFilter(known: "CIWhitePointAdjust")
    }
    public class func droste() -> any CIFilter & CIDroste { BuiltinFilter(known: "CIDroste") }
    public class func dotScreen() -> any CIFilter & CIDotScreen { BuiltinFilter(known: "CIDotScreen") }
    public class func circularScreen() -> any CIFilter & CICircularScreen { BuiltinFilter(known: "CICircularScreen") }
    public class func lineScreen() -> any CIFilter & CILineScreen { BuiltinFilter(known: "CILineScreen") }
    public class func hatchedScreen() -> any CIFilter & CIHatchedScreen { BuiltinFilter(known: "CIHatchedScreen") }
    public class func lightTunnel() -> any CIFilter & CILightTunnel { BuiltinFilter(known: "CILightTunnel") }
    public class func torusLensDistortion() -> any CIFilter & CITorusLensDistortion {
        BuiltinFilter(known: "CITorusLensDistortion")
    }
    public class func glassLozenge() -> any CIFilter & CIGlassLozenge { BuiltinFilter(known: "CIGlassLozenge") }
    public class func triangleKaleidoscope() -> any CIFilter & CITriangleKaleidoscope {
        BuiltinFilter(known: "CITriangleKaleidoscope")
    }
    public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear {
        BuiltinFilter(known: "CIBumpDistortionLinear")
    }
    public class func circularWrap() -> any CIFilter & CICircularWrap { BuiltinFilter(known: "CICircularWrap") }
    public class func affineTile() -> any CIFilter & CIAffineTile { BuiltinFilter(known: "CIAffineTile") }
    public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltinFilter(known: "CIAffineClamp") }
    public class func textImageGenerator() -> any CIFilter & CITextImageGenerator {
        BuiltinFilter(known: "CITextImageGenerator")
    }
    public class func sunbeamsGenerator() -> any CIFilter & CISunbeamsGenerator {
        BuiltinFilter(known: "CISunbeamsGenerator")
    }
    public class func swipeTransition() -> any CIFilter & CISwipeTransition {
        BuiltinFilter(known: "CISwipeTransition")
    }
    public class func flashTransition() -> any CIFilter & CIFlashTransition {
        BuiltinFilter(known: "CIFlashTransition")
    }
    public class func pageCurlTransition() -> any CIFilter & CIPageCurlTransition {
        BuiltinFilter(known: "CIPageCurlTransition")
    }
    public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter(known: "CIVignette") }
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { BuiltinFilter(known: "CIVignetteEffect") }
    public class func dither() -> any CIFilter & CIDither { BuiltinFilter(known: "CIDither") }
    public class func thermal() -> any CIFilter & CIThermal { BuiltinFilter(known: "CIThermal") }
    public class func xRay() -> any CIFilter & CIXRay { BuiltinFilter(known: "CIXRay") }
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter(known: "CIMaskToAlpha") }
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
        BuiltinFilter(known: "CIMaximumComponent")
    }
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
        BuiltinFilter(known: "CIMinimumComponent")
    }
    public class func documentEnhancer() -> any CIFilter & CIDocumentEnhancer {
        BuiltinFilter(known: "CIDocumentEnhancer")
    }
    public class func saliencyMap() -> any CIFilter & CISaliencyMap { BuiltinFilter(known: "CISaliencyMap") }
    public class func personSegmentation() -> any CIFilter & CIPersonSegmentation {
        BuiltinFilter(known: "CIPersonSegmentation")
    }
    public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { BuiltinFilter(known: "CIKaleidoscope") }
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
        BuiltinFilter(known: "CITwirlDistortion")
    }
    public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
        BuiltinFilter(known: "CIVortexDistortion")
    }
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { BuiltinFilter(known: "CIBumpDistortion") }
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
        BuiltinFilter(known: "CIPinchDistortion")
    }
    public class func holeDistortion() -> any CIFilter & CIHoleDistortion { BuiltinFilter(known: "CIHoleDistortion") }
    public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
        BuiltinFilter(known: "CICircleSplashDistortion")
    }
    public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
        BuiltinFilter(known: "CIPerspectiveTransform")
    }
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
        BuiltinFilter(known: "CIPerspectiveCorrection")
    }
    public class func straighten() -> any CIFilter & CIStraighten { BuiltinFilter(known: "CIStraightenFilter") }
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        BuiltinFilter(known: "CILanczosScaleTransform")
    }
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
        BuiltinFilter(known: "CIDissolveTransition")
    }
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter(known: "CIBlendWithMask") }
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
        BuiltinFilter(known: "CIBlendWithAlphaMask")
    }
    public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask {
        BuiltinFilter(known: "CIBlendWithRedMask")
    }
    public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask {
        BuiltinFilter(known: "CIBlendWithBlueMask")
    }
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(known: "CIAdditionCompositing")
    }
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(known: "CIColorBlendMode")
    }
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(known: "CIColorBurnBlendMode")
    }
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(known: "CIColorDodgeBlendMode")
    }
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(known: "CIDarkenBlendMode")
    }
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(known: "CIDifferenceBlendMode")
    }
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(known: "CIExclusionBlendMode")
    }
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(known: "CIHardLightBlendMode")
    }
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation { BuiltinFilter(known: "CIHueBlendMode") }
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(known: "CILightenBlendMode")
    }
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(known: "CILuminosityBlendMode")
    }
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(known: "CIMaximumCompositing")
    }
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(known: "CIMinimumCompositing")
    }
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(known: "CIMultiplyBlendMode")
    }
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(known: "CIMultiplyCompositing")
    }
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(known: "CIOverlayBlendMode")
    }
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(known: "CISaturationBlendMode")
    }
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(known: "CIScreenBlendMode")
    }
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(known: "CISoftLightBlendMode")
    }
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(known: "CISourceAtopCompositing")
    }
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(known: "CISourceInCompositing")
    }
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(known: "CISourceOutCompositing")
    }
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter(known: "CISourceOverCompositing")
    }
    public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltinFilter(known: "CIAreaAverage") }
    public class func areaHistogram() -> any CIFilter & CIAreaHistogram { BuiltinFilter(known: "CIAreaHistogram") }
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        BuiltinFilter(known: "CICode128BarcodeGenerator")
    }
    public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
        BuiltinFilter(known: "CIAztecCodeGenerator")
    }
    public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltinFilter(known: "CILinearGradient") }
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
        BuiltinFilter(known: "CISmoothLinearGradient")
    }
    public class func radialGradient() -> any CIFilter & CIRadialGradient { BuiltinFilter(known: "CIRadialGradient") }
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
        BuiltinFilter(known: "CIGaussianGradient")
    }
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        BuiltinFilter(known: "CICheckerboardGenerator")
    }
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
        BuiltinFilter(known: "CIStripesGenerator")
    }
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
        BuiltinFilter(known: "CIRandomGenerator")
    }
    public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
        BuiltinFilter(known: "CIRoundedRectangleGenerator")
    }
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
        BuiltinFilter(known: "CIPhotoEffectChrome")
    }
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltinFilter(known: "CIPhotoEffectFade") }
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
        BuiltinFilter(known: "CIPhotoEffectInstant")
    }
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
        BuiltinFilter(known: "CIPhotoEffectProcess")
    }
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
        BuiltinFilter(known: "CIPhotoEffectTransfer")
    }
}
