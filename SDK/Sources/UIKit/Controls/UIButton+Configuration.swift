public import Foundation

extension UIButton {
    /// How a button looks, all at once.
    public struct Configuration {
        /// How round a button is.
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic = 0
            case small, medium, large, capsule
        }

        private enum Kind {
            case plain, gray, tinted, filled
        }

        private let kind: Kind
        public var title: String?
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var cornerStyle = CornerStyle.dynamic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

        public static func plain() -> Configuration { Configuration(kind: .plain) }
        public static func gray() -> Configuration { Configuration(kind: .gray) }
        public static func tinted() -> Configuration { Configuration(kind: .tinted) }
        public static func filled() -> Configuration { Configuration(kind: .filled) }
        public static func borderless() -> Configuration { Configuration(kind: .plain) }
        public static func bordered() -> Configuration { Configuration(kind: .gray) }
        public static func borderedTinted() -> Configuration { Configuration(kind: .tinted) }
        public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }

        private init(kind: Kind) {
            self.kind = kind
        }

        func foreground(tint: UIColor?) -> UIColor? { baseForegroundColor ?? (kind == .filled ? .white : tint) }

        func background(tint: UIColor?) -> UIColor? {
            switch kind {
            case .plain: nil
            case .gray: baseBackgroundColor ?? .secondarySystemFill
            case .tinted: (baseBackgroundColor ?? tint)?.withAlphaComponent(0.18)
            case .filled: baseBackgroundColor ?? tint
            }
        }

        func cornerRadius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .capsule: height / 2
            case .large: 12
            case .small: 4
            case .fixed, .dynamic, .medium: 6
            }
        }
    }
}
