public import UIKit

// How what is presented stands.

/// How high a sheet stands.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable {
        case medium, large
        /// Points.
        case height(CGFloat)
        case fraction(CGFloat)
        case custom(ObjectIdentifier)
    }
    private let kind: Kind
    // A metatype; nothing of it changes.
    private nonisolated(unsafe) let type: (any CustomPresentationDetent.Type)?
    private init(_ kind: Kind, _ type: (any CustomPresentationDetent.Type)? = nil) {
        (self.kind, self.type) = (kind, type)
    }

    public static let medium = Self(.medium), large = Self(.large)
    public static func height(_ height: CGFloat) -> Self { Self(.height(height)) }
    public static func fraction(_ fraction: CGFloat) -> Self { Self(.fraction(fraction)) }
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> Self {
        Self(.custom(ObjectIdentifier(type)), type)
    }

    public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// What a detent of an app's own may ask.
    @dynamicMemberLookup
    public struct Context {
        /// Points: as high as the phone, if nothing else is known.
        public private(set) var maxDetentValue: CGFloat = 874
        init(most: CGFloat = 874) { maxDetentValue = most }
        public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
            EnvironmentValues()[keyPath: keyPath]
        }
    }

    /// Points, on the screen of a phone; by these they are put in order.
    var rank: CGFloat {
        switch kind {
        case .medium: 437
        case .large: 874
        case .height(let height): height
        case .fraction(let fraction): 874 * fraction
        case .custom: type?.height(in: Context()) ?? 0
        }
    }

    /// By which UIKit knows it.
    var identifier: UISheetPresentationController.Detent.Identifier {
        switch kind {
        case .medium: .medium
        case .large: .large
        default: UISheetPresentationController.Detent.Identifier("\(kind)")
        }
    }

    @MainActor var uiDetent: UISheetPresentationController.Detent {
        switch kind {
        case .medium: .medium()
        case .large: .large()
        case .height(let height): .custom(identifier: identifier) { _ in height }
        case .fraction(let fraction): .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
        case .custom:
            .custom(identifier: identifier) { [self] in type?.height(in: Context(most: $0.maximumDetentValue)) }
        }
    }
}

/// A height of an app's own.
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context
    /// Points; nil where it does not fit.
    static func height(in context: Context) -> CGFloat?
}

/// What lies behind what is presented, and who may touch it.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    enum Kind: Hashable { case automatic, enabled, disabled, upThrough(PresentationDetent) }
    let kind: Kind
    public static let automatic = Self(kind: .automatic), enabled = Self(kind: .enabled)
    public static let disabled = Self(kind: .disabled)
    public static func enabled(upThrough detent: PresentationDetent) -> Self { Self(kind: .upThrough(detent)) }
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
    enum Kind: Hashable { case automatic, none, popover, sheet, cover }
    let kind: Kind
    public static let automatic = Self(kind: .automatic), none = Self(kind: .popover), popover = Self(kind: .popover)
    public static let sheet = Self(kind: .sheet), fullScreenCover = Self(kind: .cover)
}

/// What pulling at a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), resizes = Self(name: "resizes")
    public static let scrolls = Self(name: "scrolls")
}

/// Where a popover points.
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}
