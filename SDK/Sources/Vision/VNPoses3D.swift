import CoreGraphics
public import Foundation

// How animals stand, and people in space; each fails as `VNRequest` says.

/// Kinds of bar codes that belong to others.
public enum VNBarcodeCompositeType: Int, Sendable { case none = 0, linked, gs1TypeA, gs1TypeB, gs1TypeC }
/// What numbers of a print are.
public enum VNElementType: UInt, Sendable { case unknown = 0, float, double }
/// Whether points are a line.
public enum VNPointsClassification: Int, Sendable { case disconnected = 0, openPath, closedPath }

/// How an animal stands.
open class VNAnimalBodyPoseObservation: VNRecognizedPointsObservation {
    /// The name of a joint.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
        public static let leftEarTop = Self("leftEarTop"), rightEarTop = Self("rightEarTop")
        public static let leftEarMiddle = Self("leftEarMiddle"), rightEarMiddle = Self("rightEarMiddle")
        public static let leftEarBottom = Self("leftEarBottom"), rightEarBottom = Self("rightEarBottom")
        public static let leftEye = Self("leftEye"), rightEye = Self("rightEye"), nose = Self("nose")
        public static let neck = Self("neck"), leftFrontElbow = Self("leftFrontElbow")
        public static let rightFrontElbow = Self("rightFrontElbow"), leftFrontKnee = Self("leftFrontKnee")
        public static let rightFrontKnee = Self("rightFrontKnee"), leftFrontPaw = Self("leftFrontPaw")
        public static let rightFrontPaw = Self("rightFrontPaw"), leftBackElbow = Self("leftBackElbow")
        public static let rightBackElbow = Self("rightBackElbow"), leftBackKnee = Self("leftBackKnee")
        public static let rightBackKnee = Self("rightBackKnee"), leftBackPaw = Self("leftBackPaw")
        public static let rightBackPaw = Self("rightBackPaw"), tailTop = Self("tailTop")
        public static let tailMiddle = Self("tailMiddle"), tailBottom = Self("tailBottom")
    }
    /// The name of several joints.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointGroupKey
        public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointGroupKey(rawValue: name) }
        public static let head = Self("head"), trunk = Self("trunk"), forelegs = Self("forelegs")
        public static let hindlegs = Self("hindlegs"), tail = Self("tail"), all = Self("all")
    }
    open var availableJointNames: [JointName] { [] }
    open var availableJointGroupNames: [JointsGroupName] { [] }
    /// - Throws: ``VNError`` `invalidArgument`: no joint was seen.
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw VNError(.invalidArgument) }
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}
/// Looks how animals stand.
open class VNDetectAnimalBodyPoseRequest: VNImageBasedRequest {
    public var results: [VNAnimalBodyPoseObservation]? { nil }
    open func supportedJointNames() throws -> [VNAnimalBodyPoseObservation.JointName] { [] }
    open func supportedJointsGroupNames() throws -> [VNAnimalBodyPoseObservation.JointsGroupName] { [] }
}

/// A place in space that was seen, in metres.
open class VNPoint3D: NSObject {
    override init() {}
}
/// One with a name.
open class VNRecognizedPoint3D: VNPoint3D {
    open var identifier: VNRecognizedPointKey { VNRecognizedPointKey(rawValue: "") }
}
/// A joint of a person.
open class VNHumanBodyRecognizedPoint3D: VNRecognizedPoint3D {
    open var parentJoint: VNHumanBodyPose3DObservation.JointName { .root }
}
/// Places in space.
open class VNRecognizedPoints3DObservation: VNObservation {
    open var availableKeys: [VNRecognizedPointKey] { [] }
    open var availableGroupKeys: [VNRecognizedPointGroupKey] { [] }
}
/// How a person stands in space.
open class VNHumanBodyPose3DObservation: VNRecognizedPoints3DObservation {
    /// How tall a person is, and how that is known.
    public enum HeightEstimation: Int, Sendable { case reference = 0, measured }
    /// The name of a joint.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
        public static let root = Self("root"), spine = Self("spine"), centerShoulder = Self("centerShoulder")
        public static let centerHead = Self("centerHead"), topHead = Self("topHead"), leftHip = Self("leftHip")
        public static let rightHip = Self("rightHip"), leftKnee = Self("leftKnee"), rightKnee = Self("rightKnee")
        public static let leftAnkle = Self("leftAnkle"), rightAnkle = Self("rightAnkle")
        public static let leftShoulder = Self("leftShoulder"), rightShoulder = Self("rightShoulder")
        public static let leftElbow = Self("leftElbow"), rightElbow = Self("rightElbow")
        public static let leftWrist = Self("leftWrist"), rightWrist = Self("rightWrist")
    }
    open var heightEstimation: HeightEstimation { .reference }
    open var bodyHeight: Float { 0 }
    open var availableJointNames: [JointName] { [] }
    /// - Throws: ``VNError`` `invalidArgument`: no joint was seen.
    open func recognizedPoint(_ jointName: JointName) throws -> VNHumanBodyRecognizedPoint3D {
        throw VNError(.invalidArgument)
    }
    open func pointInImage(_ jointName: JointName) throws -> VNPoint { throw VNError(.invalidArgument) }
}
/// Looks how people stand in space.
open class VNDetectHumanBodyPose3DRequest: VNStatefulRequest {
    public var results: [VNHumanBodyPose3DObservation]? { nil }
    public convenience init() { self.init(frameAnalysisSpacing: .zero) }
    public convenience init(completionHandler: VNRequestCompletionHandler?) {
        self.init(frameAnalysisSpacing: .zero, completionHandler: completionHandler)
    }
}

/// Looks how beautiful a picture is.
open class VNCalculateImageAestheticsScoresRequest: VNImageBasedRequest {
    public var results: [VNImageAestheticsScoresObservation]? { nil }
}
/// How beautiful it is, from -1 to 1.
open class VNImageAestheticsScoresObservation: VNObservation {
    open var isUtility: Bool { false }
    open var overallScore: Float { 0 }
}

/// A circle.
open class VNCircle: NSObject {
    public let center: VNPoint
    public let radius: Double
    open class var zero: VNCircle { VNCircle(center: .zero, radius: 0) }
    public init(center: VNPoint, radius: Double) { (self.center, self.radius) = (center, radius) }
    public convenience init(center: VNPoint, diameter: Double) { self.init(center: center, radius: diameter / 2) }
    open var diameter: Double { radius * 2 }
    open func contains(_ point: VNPoint) -> Bool { center.distance(point) <= radius }
    /// Whether a point is near the line.
    open func contains(_ point: VNPoint, inCircumferentialRingOfWidth ringWidth: Double) -> Bool {
        abs(center.distance(point) - radius) <= ringWidth
    }
}

/// Reckons with what was seen.
open class VNGeometryUtils: NSObject {
    /// The least circle around points.
    ///
    /// - Throws: ``VNError`` `invalidArgument` for none.
    open class func boundingCircle(for points: [VNPoint]) throws -> VNCircle {
        guard let first = points.first else { throw VNError(.invalidArgument) }
        // Goes towards what is farthest, by less and less (Bădoiu and Clarkson).
        var (x, y) = (first.x, first.y)
        func farthest() -> VNPoint { points.max { hypot($0.x - x, $0.y - y) < hypot($1.x - x, $1.y - y) } ?? first }
        for step in 1...1000 {
            let goal = farthest()
            x += (goal.x - x) / Double(step + 1)
            y += (goal.y - y) / Double(step + 1)
        }
        let center = VNPoint(x: x, y: y)
        return VNCircle(center: center, radius: center.distance(farthest()))
    }
    /// The area within a line; of no contour with points.
    open class func calculateArea(
        _ area: UnsafeMutablePointer<Double>,
        for contour: VNContour,
        orientedArea: Bool
    ) throws {
        let points = contour.normalizedPoints
        var sum = 0.0
        for (one, next) in zip(points, points.dropFirst() + points.prefix(1)) {
            sum += Double(one.x) * Double(next.y) - Double(next.x) * Double(one.y)
        }
        area.pointee = orientedArea ? sum / 2 : abs(sum / 2)
    }
    open class func calculatePerimeter(_ perimeter: UnsafeMutablePointer<Double>, for contour: VNContour) throws {
        let points = contour.normalizedPoints
        perimeter.pointee = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { sum, pair in
            sum + hypot(Double(pair.0.x - pair.1.x), Double(pair.0.y - pair.1.y))
        }
    }
}

/// One that says how far it is.
public protocol VNRequestProgressProviding {
    var progressHandler: VNRequestProgressHandler { get set }
    var indeterminate: Bool { get }
}
extension VNRecognizeTextRequest: VNRequestProgressProviding {}
/// One that says which revision made it.
public protocol VNRequestRevisionProviding {
    var requestRevision: Int { get }
}
extension VNObservation: VNRequestRevisionProviding {
    public var requestRevision: Int { 1 }
}
/// One that begins with faces.
public protocol VNFaceObservationAccepting: NSObjectProtocol {
    var inputFaceObservations: [VNFaceObservation]? { get set }
}
extension VNDetectFaceLandmarksRequest: VNFaceObservationAccepting {}
extension VNDetectFaceCaptureQualityRequest: VNFaceObservationAccepting {}
