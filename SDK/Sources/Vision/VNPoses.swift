public import CoreML
import Foundation

/// Places of something with joints.
open class VNRecognizedPointsObservation: VNObservation {
    open var availableKeys: [VNRecognizedPointKey] { [] }
    open var availableGroupKeys: [VNRecognizedPointGroupKey] { [] }
    /// - Throws: ``VNError`` `invalidArgument`: no place was seen.
    open func recognizedPoint(forKey pointKey: VNRecognizedPointKey) throws -> VNRecognizedPoint {
        throw VNError(.invalidArgument)
    }
    /// - Returns: none.
    open func recognizedPoints(
        forGroupKey groupKey: VNRecognizedPointGroupKey
    ) throws -> [VNRecognizedPointKey: VNRecognizedPoint] { [:] }
    /// - Throws: ``VNError`` `dataUnavailable`.
    open func keypointsMultiArray() throws -> MLMultiArray { throw VNError(.dataUnavailable) }
}

/// A person.
open class VNHumanObservation: VNDetectedObjectObservation {
    open var upperBodyOnly: Bool { true }
}

/// Which hand.
public enum VNChirality: Int, Sendable { case unknown = 0, left = -1, right = 1 }

/// How a person stands.
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation {
    /// The name of a joint.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
        public static let nose = Self("nose"), leftEye = Self("leftEye"), rightEye = Self("rightEye")
        public static let leftEar = Self("leftEar"), rightEar = Self("rightEar")
        public static let leftShoulder = Self("leftShoulder"), rightShoulder = Self("rightShoulder")
        public static let neck = Self("neck"), leftElbow = Self("leftElbow"), rightElbow = Self("rightElbow")
        public static let leftWrist = Self("leftWrist"), rightWrist = Self("rightWrist"), root = Self("root")
        public static let leftHip = Self("leftHip"), rightHip = Self("rightHip"), leftKnee = Self("leftKnee")
        public static let rightKnee = Self("rightKnee"), leftAnkle = Self("leftAnkle")
        public static let rightAnkle = Self("rightAnkle")
    }
    /// The name of several joints.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointGroupKey
        public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointGroupKey(rawValue: name) }
        public static let face = Self("face"), torso = Self("torso"), leftArm = Self("leftArm")
        public static let rightArm = Self("rightArm"), leftLeg = Self("leftLeg"), rightLeg = Self("rightLeg")
        public static let all = Self("all")
    }
    open var availableJointNames: [JointName] { [] }
    open var availableJointsGroupNames: [JointsGroupName] { [] }
    /// - Throws: ``VNError`` `invalidArgument`: no joint was seen.
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw VNError(.invalidArgument) }
    /// - Returns: none.
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}

/// How a hand is held.
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation {
    /// The name of a joint.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointKey(rawValue: name) }
        public static let wrist = Self("wrist"), thumbCMC = Self("thumbCMC"), thumbMP = Self("thumbMP")
        public static let thumbIP = Self("thumbIP"), thumbTip = Self("thumbTip"), indexMCP = Self("indexMCP")
        public static let indexPIP = Self("indexPIP"), indexDIP = Self("indexDIP"), indexTip = Self("indexTip")
        public static let middleMCP = Self("middleMCP"), middlePIP = Self("middlePIP")
        public static let middleDIP = Self("middleDIP"), middleTip = Self("middleTip")
        public static let ringMCP = Self("ringMCP"), ringPIP = Self("ringPIP"), ringDIP = Self("ringDIP")
        public static let ringTip = Self("ringTip"), littleMCP = Self("littleMCP")
        public static let littlePIP = Self("littlePIP"), littleDIP = Self("littleDIP")
        public static let littleTip = Self("littleTip")
    }
    /// The name of several joints.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointGroupKey
        public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }
        private init(_ name: String) { rawValue = VNRecognizedPointGroupKey(rawValue: name) }
        public static let thumb = Self("thumb"), indexFinger = Self("indexFinger")
        public static let middleFinger = Self("middleFinger"), ringFinger = Self("ringFinger")
        public static let littleFinger = Self("littleFinger"), all = Self("all")
    }
    open var chirality: VNChirality { .unknown }
    open var availableJointNames: [JointName] { [] }
    open var availableJointsGroupNames: [JointsGroupName] { [] }
    /// - Throws: ``VNError`` `invalidArgument`: no joint was seen.
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw VNError(.invalidArgument) }
    /// - Returns: none.
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}

/// Looks for people.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {
    public var results: [VNHumanObservation]? { nil }
    open var upperBodyOnly = true
}

/// Looks how people stand.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {
    public var results: [VNHumanBodyPoseObservation]? { nil }
    /// - Returns: none.
    open func supportedJointNames() throws -> [VNHumanBodyPoseObservation.JointName] { [] }
    open func supportedJointsGroupNames() throws -> [VNHumanBodyPoseObservation.JointsGroupName] { [] }
}

/// Looks how hands are held.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest {
    public var results: [VNHumanHandPoseObservation]? { nil }
    open var maximumHandCount = 2
    /// - Returns: none.
    open func supportedJointNames() throws -> [VNHumanHandPoseObservation.JointName] { [] }
    open func supportedJointsGroupNames() throws -> [VNHumanHandPoseObservation.JointsGroupName] { [] }
}
