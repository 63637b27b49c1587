public import UIKit

/// Where a view that is scrolled would come to rest.
public struct ScrollTarget: Hashable {
    public var rect: CGRect
    public var anchor: UnitPoint?
    public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// What someone is told who changes that.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    public let originalTarget: ScrollTarget
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        EnvironmentValues()[keyPath: keyPath]
    }
}

/// What is asked for of a behaviour.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        EnvironmentValues()[keyPath: keyPath]
    }
}

/// What a behaviour does besides.
public struct ScrollTargetBehaviorProperties: Sendable {
    public var limitsScrolls = false
    public init() {}
}

/// What a view that is scrolled snaps to.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    typealias Properties = ScrollTargetBehaviorProperties
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// Whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}
    /// The page that is nearest to where it would come to rest.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ value: CGFloat, _ length: CGFloat) -> CGFloat {
            length > 0 ? (value / length).rounded() * length : value
        }
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(target.rect.origin.x, context.containerSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(target.rect.origin.y, context.containerSize.height)
        }
    }
}

/// Whole views; where those are is not known here, since none is drawn.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How many at once.
    public struct LimitBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic"), always = Self(name: "always"),
            never = Self(name: "never")
        public static let alwaysByOne = Self(name: "alwaysByOne"), alwaysByFew = Self(name: "alwaysByFew")
    }

    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// One of a kind that is forgotten.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    private let base: any ScrollTargetBehavior
    public init(_ base: some ScrollTargetBehavior) { self.base = base }
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: Self { Self() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: Self { Self() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        Self(limitBehavior: limitBehavior)
    }
    public static func viewAligned(anchor: UnitPoint?) -> Self { Self(anchor: anchor) }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?)
        -> Self
    {
        Self(limitBehavior: limitBehavior, anchor: anchor)
    }
}
