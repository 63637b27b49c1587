import UIKit

extension Text {
    /// How a line under or through words is drawn.
    public struct LineStyle: Hashable, Sendable {
        /// Of what a line is made. The page draws a line without gaps.
        public struct Pattern: Hashable, Sendable {
            private let name: String
            public static let solid = Self(name: "solid"), dot = Self(name: "dot"), dash = Self(name: "dash")
            public static let dashDot = Self(name: "dashDot"), dashDotDot = Self(name: "dashDotDot")

            /// UIKit's.
            var uiStyle: NSUnderlineStyle {
                switch self {
                case .dot: [.single, .patternDot]
                case .dash: [.single, .patternDash]
                case .dashDot: [.single, .patternDashDot]
                case .dashDotDot: [.single, .patternDashDotDot]
                default: .single
                }
            }
        }

        let pattern: Pattern
        let color: Color?
        public static let single = Self()
        public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }
    }
}

/// How large text is beside others.
public struct TextScale: Hashable, Sendable {
    let factor: CGFloat
    public static let `default` = Self(factor: 1), secondary = Self(factor: 0.8)
}
