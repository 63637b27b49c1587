public import SceneKit
public import SwiftUI

/// A scene of SceneKit in SwiftUI (SceneKit: SceneView). It compiles, and its place names it.
public nonisolated struct SceneView: PrimitiveView {
    /// How it is drawn.
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let allowsCameraControl = Self(rawValue: 1), rendersContinuously = Self(rawValue: 2)
        public static let autoenablesDefaultLighting = Self(rawValue: 4), jitteringEnabled = Self(rawValue: 8)
        public static let temporalAntialiasingEnabled = Self(rawValue: 16)
    }

    public init(
        scene: SCNScene? = nil,
        pointOfView: SCNNode? = nil,
        options: Options = [],
        preferredFramesPerSecond: Int = 60,
        antialiasingMode: SCNAntialiasingMode = .multisampling4X
    ) {}
}
