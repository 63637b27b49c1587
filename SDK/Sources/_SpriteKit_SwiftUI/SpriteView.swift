public import SpriteKit
public import SwiftUI

/// A scene of SpriteKit in SwiftUI (SpriteKit: SpriteView).
public struct SpriteView: View {
    /// How it is drawn.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let ignoresSiblingOrder = Self(rawValue: 1), shouldCullNonVisibleNodes = Self(rawValue: 2)
        public static let allowsTransparency = Self(rawValue: 4)
    }

    /// What is shown beside the scene.
    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let showsFPS = Self(rawValue: 1), showsNodeCount = Self(rawValue: 2)
        public static let showsDrawCount = Self(rawValue: 4), showsQuadCount = Self(rawValue: 8)
        public static let showsPhysics = Self(rawValue: 16), showsFields = Self(rawValue: 32)
    }

    public init(
        scene: SKScene,
        transition: SKTransition? = nil,
        isPaused: Bool = false,
        preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes],
        debugOptions: DebugOptions = []
    ) {
        shown = Shown(
            scene: scene,
            transition: transition,
            isPaused: isPaused,
            framesPerSecond: preferredFramesPerSecond,
            isTransparent: options.contains(.allowsTransparency)
        )
    }

    private let shown: Shown
    public var body: some View { shown }

    /// SpriteKit's own view.
    private struct Shown: UIViewRepresentable {
        let scene: SKScene
        let transition: SKTransition?
        let isPaused: Bool
        let framesPerSecond: Int
        let isTransparent: Bool

        func makeUIView(context: Context) -> SKView { SKView() }

        func updateUIView(_ view: SKView, context: Context) {
            (view.isPaused, view.preferredFramesPerSecond) = (isPaused, framesPerSecond)
            view.allowsTransparency = isTransparent
            guard view.scene !== scene else { return }
            if let transition, view.scene != nil {
                view.presentScene(scene, transition: transition)
            } else {
                view.presentScene(scene)
            }
        }
    }
}
