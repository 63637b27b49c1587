public import Foundation

// What further filters are asked for by properties (CoreImage.CIFilterBuiltins). What the phone cannot make has no picture, and says
// so when it is asked for one.

/// Blurs along a line.
public protocol CIMotionBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}
/// Blurs away from a point.
public protocol CIZoomBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var amount: Float { get set }
}
/// Blurs with a disc.
public protocol CIDiscBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
/// Blurs as a lens does.
public protocol CIBokehBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var ringAmount: Float { get set }
    var ringSize: Float { get set }
    var softness: Float { get set }
}
/// Blurs where a mask is bright.
public protocol CIMaskedVariableBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var mask: CIImage? { get set }
    var radius: Float { get set }
}
/// The middle of each pixel's neighbours.
public protocol CIMedian: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// Takes noise away.
public protocol CINoiseReduction: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var noiseLevel: Float { get set }
    var sharpness: Float { get set }
}
/// Edges, by the brightest and the darkest neighbour.
public protocol CIMorphologyGradient: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
/// The brightest neighbour.
public protocol CIMorphologyMaximum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
/// The darkest neighbour.
public protocol CIMorphologyMinimum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
/// Makes edges sharper.
public protocol CIUnsharpMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
}
/// Makes light and dark sharper.
public protocol CISharpenLuminance: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var sharpness: Float { get set }
    var radius: Float { get set }
}
/// Lets bright parts glow.
public protocol CIBloom: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
}
/// Dulls bright parts.
public protocol CIGloom: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
}
/// Cells of one colour.
public protocol CICrystallize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var center: CGPoint { get set }
}
/// Dots of one colour.
public protocol CIPointillize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var center: CGPoint { get set }
}
/// Squares of one colour.
public protocol CIPixellate: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var scale: Float { get set }
}
/// Hexagons of one colour.
public protocol CIHexagonalPixellate: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var scale: Float { get set }
}
/// As a comic is drawn.
public protocol CIComicEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// Edges in colour.
public protocol CIEdges: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}
/// Edges as a woodcut's.
public protocol CIEdgeWork: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}
/// Edges as lines.
public protocol CILineOverlay: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var nrNoiseLevel: Float { get set }
    var nrSharpness: Float { get set }
    var edgeIntensity: Float { get set }
    var threshold: Float { get set }
    var contrast: Float { get set }
}
/// Changes light and shadow.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var shadowAmount: Float { get set }
    var highlightAmount: Float { get set }
}
/// Shades of one colour.
public protocol CIColorMonochrome: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color: CIColor { get set }
    var intensity: Float { get set }
}
/// Few levels of colours.
public protocol CIColorPosterize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var levels: Float { get set }
}
/// Mixes components.
public protocol CIColorMatrix: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var rVector: CIVector { get set }
    var gVector: CIVector { get set }
    var bVector: CIVector { get set }
    var aVector: CIVector { get set }
    var biasVector: CIVector { get set }
}
/// Holds components between two values.
public protocol CIColorClamp: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var minComponents: CIVector { get set }
    var maxComponents: CIVector { get set }
}
/// Black and white.
public protocol CIColorThreshold: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var threshold: Float { get set }
}
/// Looks colours up.
public protocol CIColorCube: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var cubeDimension: Float { get set }
    var cubeData: Data { get set }
    var extrapolate: Bool { get set }
}
/// Changes the exposure.
public protocol CIExposureAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var ev: Float { get set }
}
/// Changes the middle tones.
public protocol CIGammaAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var power: Float { get set }
}
/// Turns colours.
public protocol CIHueAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var angle: Float { get set }
}
/// Warmer or colder.
public protocol CITemperatureAndTint: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var neutral: CIVector { get set }
    var targetNeutral: CIVector { get set }
}
/// Changes tones by a curve.
public protocol CIToneCurve: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var point2: CGPoint { get set }
    var point3: CGPoint { get set }
    var point4: CGPoint { get set }
}
/// Changes pale colours.
public protocol CIVibrance: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var amount: Float { get set }
}
/// Changes what is white.
public protocol CIWhitePointAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color: CIColor { get set }
}
/// Darkens the corners.
public protocol CIVignette: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}
/// Darkens around a point.
public protocol CIVignetteEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
    var falloff: Float { get set }
}
/// Adds noise.
public protocol CIDither: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}
/// As a camera of heat sees.
public protocol CIThermal: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// As X-rays see.
public protocol CIXRay: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// Brightness as what is seen through.
public protocol CIMaskToAlpha: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// The strongest component as grey.
public protocol CIMaximumComponent: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// The weakest component as grey.
public protocol CIMinimumComponent: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// Clears a page.
public protocol CIDocumentEnhancer: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var amount: Float { get set }
}
/// What the eye sees first.
public protocol CISaliencyMap: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
/// Where people are.
public protocol CIPersonSegmentation: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var qualityLevel: Int { get set }
}
/// A kaleidoscope's view.
public protocol CIKaleidoscope: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var count: Int { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
}
/// Turns around a point.
public protocol CITwirlDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}
/// Turns into a point.
public protocol CIVortexDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}
/// A bump or a dent.
public protocol CIBumpDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}
/// Pinches towards a point.
public protocol CIPinchDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}
/// A hole.
public protocol CIHoleDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
}
/// Rays from a circle.
public protocol CICircleSplashDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
}
/// As seen from the side.
public protocol CIPerspectiveTransform: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var topLeft: CGPoint { get set }
    var topRight: CGPoint { get set }
    var bottomRight: CGPoint { get set }
    var bottomLeft: CGPoint { get set }
}
/// As seen from the front.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var topLeft: CGPoint { get set }
    var topRight: CGPoint { get set }
    var bottomRight: CGPoint { get set }
    var bottomLeft: CGPoint { get set }
    var crop: Bool { get set }
}
/// Turns and scales to fit.
public protocol CIStraighten: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var angle: Float { get set }
}
/// Scales.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
    var aspectRatio: Float { get set }
}
/// From one picture to another.
public protocol CIDissolveTransition: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var targetImage: CIImage? { get set }
    var time: Float { get set }
}
/// Two pictures by a mask.
public protocol CIBlendWithMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var backgroundImage: CIImage? { get set }
    var maskImage: CIImage? { get set }
}
/// Two pictures as one.
public protocol CICompositeOperation: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var backgroundImage: CIImage? { get set }
}
/// The middle of all colours.
public protocol CIAreaAverage: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
}
/// How often each tone is.
public protocol CIAreaHistogram: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
    var scale: Float { get set }
    var count: Int { get set }
}
/// Makes a bar code.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var quietSpace: Float { get set }
    var barcodeHeight: Float { get set }
}
/// Makes an Aztec code.
public protocol CIAztecCodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var layers: Float { get set }
    var compactStyle: Float { get set }
}
/// From one colour to another.
public protocol CILinearGradient: CIFilterProtocol {
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}
/// The same, more smoothly.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}
/// Around a point.
public protocol CIRadialGradient: CIFilterProtocol {
    var center: CGPoint { get set }
    var radius0: Float { get set }
    var radius1: Float { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}
/// Away from a point.
public protocol CIGaussianGradient: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var radius: Float { get set }
}
/// Two colours in squares.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}
/// Two colours in stripes.
public protocol CIStripesGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}
/// Noise.
public protocol CIRandomGenerator: CIFilterProtocol {
}
/// A box with round corners.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
    var extent: CGRect { get set }
    var radius: Float { get set }
    var color: CIColor { get set }
}
/// A picture in itself, turning.
public protocol CIDroste: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var insetPoint0: CGPoint { get set }
    var insetPoint1: CGPoint { get set }
    var strands: Float { get set }
    var periodicity: Float { get set }
    var rotation: Float { get set }
    var zoom: Float { get set }
}
/// Dots as in a newspaper.
public protocol CIDotScreen: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}
/// Rings as in a newspaper.
public protocol CICircularScreen: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}
/// Lines as in a newspaper.
public protocol CILineScreen: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}
/// Hatching as in a newspaper.
public protocol CIHatchedScreen: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}
/// A tunnel around a point.
public protocol CILightTunnel: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var rotation: Float { get set }
    var radius: Float { get set }
}
/// As through a ring of glass.
public protocol CITorusLensDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var width: Float { get set }
    var refraction: Float { get set }
}
/// As through a rod of glass.
public protocol CIGlassLozenge: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var radius: Float { get set }
    var refraction: Float { get set }
}
/// A kaleidoscope of triangles.
public protocol CITriangleKaleidoscope: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var point: CGPoint { get set }
    var size: Float { get set }
    var rotation: Float { get set }
    var decay: Float { get set }
}
/// A bump along a line.
public protocol CIBumpDistortionLinear: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
    var scale: Float { get set }
}
/// A picture around a ring.
public protocol CICircularWrap: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}
/// A picture again and again.
public protocol CIAffineTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var transform: CGAffineTransform { get set }
}
/// A picture whose edges go on.
public protocol CIAffineClamp: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var transform: CGAffineTransform { get set }
}
/// A picture of words.
public protocol CITextImageGenerator: CIFilterProtocol {
    var text: String { get set }
    var fontName: String { get set }
    var fontSize: Float { get set }
    var scaleFactor: Float { get set }
}
/// A sun with its beams.
public protocol CISunbeamsGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color: CIColor { get set }
    var sunRadius: Float { get set }
    var maxStriationRadius: Float { get set }
    var striationStrength: Float { get set }
    var striationContrast: Float { get set }
    var time: Float { get set }
}
/// One picture that is swept over another.
public protocol CISwipeTransition: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var targetImage: CIImage? { get set }
    var extent: CGRect { get set }
    var color: CIColor { get set }
    var time: Float { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var opacity: Float { get set }
}
/// One picture that comes out of a flash.
public protocol CIFlashTransition: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var targetImage: CIImage? { get set }
    var center: CGPoint { get set }
    var extent: CGRect { get set }
    var color: CIColor { get set }
    var time: Float { get set }
    var fadeThreshold: Float { get set }
}
/// A page that is turned.
public protocol CIPageCurlTransition: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var targetImage: CIImage? { get set }
    var backsideImage: CIImage? { get set }
    var shadingImage: CIImage? { get set }
    var extent: CGRect { get set }
    var time: Float { get set }
    var angle: Float { get set }
    var radius: Float { get set }
}
