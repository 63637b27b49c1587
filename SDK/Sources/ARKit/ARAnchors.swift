public import SceneKit
import UIKit
public import simd

/// A place in the world.
public protocol ARTrackable: NSObjectProtocol { var isTracked: Bool { get } }

/// A place in the world (ARKit: ARAnchor). An app's own are kept.
open class ARAnchor: NSObject, @unchecked Sendable {  // Its state does not change.
    public let identifier: UUID
    public let name: String?
    public let transform: simd_float4x4
    public let sessionIdentifier: UUID?
    public init(transform: simd_float4x4) {
        (self.transform, name, identifier, sessionIdentifier) = (transform, nil, UUID(), nil)
    }
    public init(name: String, transform: simd_float4x4) {
        (self.transform, self.name, identifier, sessionIdentifier) = (transform, name, UUID(), nil)
    }
    public required init(anchor: ARAnchor) {
        (transform, name, identifier) = (anchor.transform, anchor.name, anchor.identifier)
        sessionIdentifier = anchor.sessionIdentifier
    }
    init(seen: Void) { (transform, name, identifier, sessionIdentifier) = (matrix_identity_float4x4, nil, UUID(), nil) }
}

/// A flat thing: none is ever found.
open class ARPlaneAnchor: ARAnchor, ARTrackable, @unchecked Sendable {  // As its superclass.
    /// How it lies.
    public enum Alignment: Int, Sendable { case horizontal = 0, vertical }
    /// What it is.
    public enum Classification: Equatable, Sendable {
        /// Why it is not known.
        public enum Status: Int, Sendable { case notAvailable = 0, undetermined, unknown }
        case none(Status), wall, floor, ceiling, table, seat, window, door
    }
    open class var isClassificationSupported: Bool { false }
    open var alignment: Alignment { .horizontal }
    open var center: SIMD3<Float> { SIMD3(0, 0, 0) }
    open var extent: SIMD3<Float> { SIMD3(0, 0, 0) }
    open var planeExtent: ARPlaneExtent { ARPlaneExtent() }
    open var geometry: ARPlaneGeometry { ARPlaneGeometry() }
    open var classification: Classification { .none(.notAvailable) }
    open var isTracked: Bool { false }
}
/// How far it reaches.
open class ARPlaneExtent: NSObject, @unchecked Sendable {  // Its state does not change.
    open var width: Float { 0 }
    open var height: Float { 0 }
    open var rotationOnYAxis: Float { 0 }
}
/// Of what form it is.
open class ARPlaneGeometry: NSObject, @unchecked Sendable {  // Its state does not change.
    open var vertices: [SIMD3<Float>] { [] }
    open var textureCoordinates: [SIMD2<Float>] { [] }
    open var triangleIndices: [Int16] { [] }
    open var boundaryVertices: [SIMD3<Float>] { [] }
    open var triangleCount: Int { 0 }
}
/// A picture that was found: none is.
open class ARImageAnchor: ARAnchor, ARTrackable, @unchecked Sendable {  // As its superclass.
    open private(set) var referenceImage: ARReferenceImage!
    open var estimatedScaleFactor: CGFloat { 1 }
    open var isTracked: Bool { false }
}
/// A thing that was found: none is.
open class ARObjectAnchor: ARAnchor, @unchecked Sendable {  // As its superclass.
    open private(set) var referenceObject: ARReferenceObject!
}
/// A face: none is seen.
open class ARFaceAnchor: ARAnchor, ARTrackable, @unchecked Sendable {  // As its superclass.
    /// A part of a face that moves.
    public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = name }
        public static let browDownLeft = Self("browDown_L"), browDownRight = Self("browDown_R")
        public static let browInnerUp = Self("browInnerUp"), browOuterUpLeft = Self("browOuterUp_L")
        public static let browOuterUpRight = Self("browOuterUp_R"), cheekPuff = Self("cheekPuff")
        public static let cheekSquintLeft = Self("cheekSquint_L"), cheekSquintRight = Self("cheekSquint_R")
        public static let eyeBlinkLeft = Self("eyeBlink_L"), eyeBlinkRight = Self("eyeBlink_R")
        public static let eyeLookDownLeft = Self("eyeLookDown_L"), eyeLookDownRight = Self("eyeLookDown_R")
        public static let eyeLookInLeft = Self("eyeLookIn_L"), eyeLookInRight = Self("eyeLookIn_R")
        public static let eyeLookOutLeft = Self("eyeLookOut_L"), eyeLookOutRight = Self("eyeLookOut_R")
        public static let eyeLookUpLeft = Self("eyeLookUp_L"), eyeLookUpRight = Self("eyeLookUp_R")
        public static let eyeSquintLeft = Self("eyeSquint_L"), eyeSquintRight = Self("eyeSquint_R")
        public static let eyeWideLeft = Self("eyeWide_L"), eyeWideRight = Self("eyeWide_R")
        public static let jawForward = Self("jawForward"), jawLeft = Self("jawLeft"), jawOpen = Self("jawOpen")
        public static let jawRight = Self("jawRight"), mouthClose = Self("mouthClose")
        public static let mouthDimpleLeft = Self("mouthDimple_L"), mouthDimpleRight = Self("mouthDimple_R")
        public static let mouthFrownLeft = Self("mouthFrown_L"), mouthFrownRight = Self("mouthFrown_R")
        public static let mouthFunnel = Self("mouthFunnel"), mouthLeft = Self("mouthLeft")
        public static let mouthLowerDownLeft = Self("mouthLowerDown_L"), mouthLowerDownRight = Self("mouthLowerDown_R")
        public static let mouthPressLeft = Self("mouthPress_L"), mouthPressRight = Self("mouthPress_R")
        public static let mouthPucker = Self("mouthPucker"), mouthRight = Self("mouthRight")
        public static let mouthRollLower = Self("mouthRollLower"), mouthRollUpper = Self("mouthRollUpper")
        public static let mouthShrugLower = Self("mouthShrugLower"), mouthShrugUpper = Self("mouthShrugUpper")
        public static let mouthSmileLeft = Self("mouthSmile_L"), mouthSmileRight = Self("mouthSmile_R")
        public static let mouthStretchLeft = Self("mouthStretch_L"), mouthStretchRight = Self("mouthStretch_R")
        public static let mouthUpperUpLeft = Self("mouthUpperUp_L"), mouthUpperUpRight = Self("mouthUpperUp_R")
        public static let noseSneerLeft = Self("noseSneer_L"), noseSneerRight = Self("noseSneer_R")
        public static let tongueOut = Self("tongueOut")
    }
    open var geometry: ARFaceGeometry { ARFaceGeometry(blendShapes: [:])! }
    open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
    open var leftEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var rightEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var lookAtPoint: SIMD3<Float> { SIMD3(0, 0, 0) }
    open var isTracked: Bool { false }
}
/// Of what form a face is.
open class ARFaceGeometry: NSObject, @unchecked Sendable {  // Its state does not change.
    open var vertices: [SIMD3<Float>] { [] }
    open var textureCoordinates: [SIMD2<Float>] { [] }
    open var triangleIndices: [Int16] { [] }
    open var triangleCount: Int { 0 }
    public init?(blendShapes: [ARFaceAnchor.BlendShapeLocation: NSNumber]) {}
}
/// A body: none is seen.
open class ARBodyAnchor: ARAnchor, ARTrackable, @unchecked Sendable {  // As its superclass.
    open var estimatedScaleFactor: CGFloat { 1 }
    open var isTracked: Bool { false }
}
/// What things are made of that are seen: none is.
open class ARMeshAnchor: ARAnchor, @unchecked Sendable {}  // As its superclass.
/// Light at a place.
open class AREnvironmentProbeAnchor: ARAnchor, @unchecked Sendable {  // As its superclass.
    open var extent: SIMD3<Float> { SIMD3(0, 0, 0) }
}
/// Points that were seen: none are.
open class ARPointCloud: NSObject, @unchecked Sendable {  // Its state does not change.
    open var points: [SIMD3<Float>] { [] }
    open var identifiers: [UInt64] { [] }
}
