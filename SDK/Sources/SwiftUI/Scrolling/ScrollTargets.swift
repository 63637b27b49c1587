public import UIKit

/// Where a view that is scrolled would come to rest.
public struct ScrollTarget: Hashable {
    /// What of the content is to be seen.
    public var rect: CGRect
    /// How that lies in the view.
    public var anchor: UnitPoint?
    public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// What someone is told who changes that.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    public let originalTarget: ScrollTarget
    /// Zero: the page tells places, not paces.
    public let velocity: CGVector
    public let contentSize: CGSize
    /// Of the view within its insets.
    public let containerSize: CGSize
    public let axes: Axis.Set
    /// Where the views of `scrollTargetLayout()` lie.
    let targets: [CGRect]
    let environment: EnvironmentValues

    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        environment[keyPath: keyPath]
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

/// Whole views of a `scrollTargetLayout()`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How many at once. Only one at a time is limited: the page has scrolled by itself already.
    public struct LimitBehavior: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic"), always = Self(name: "always"),
            never = Self(name: "never")
        public static let alwaysByOne = Self(name: "alwaysByOne"), alwaysByFew = Self(name: "alwaysByFew")
    }

    private let limit: LimitBehavior
    private let anchor: UnitPoint?

    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {
        (limit, self.anchor) = (limitBehavior, anchor)
    }

    /// The view that is nearest to where it would come to rest.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis == .vertical ? .vertical : .horizontal) {
            let line = Line(axis, anchor)
            let start = line.place(context.originalTarget.rect)
            var places = context.targets.map { line.start(of: $0, length: line.length(target.rect.size)) }
            let last = max(line.length(context.contentSize) - line.length(context.containerSize), 0)
            // What lies beyond the end is seen there.
            places = Set(places.map { min(max($0, 0), last) }).sorted()
            if limit == .alwaysByOne, let from = nearest(to: start, in: places) {
                places = Array(places[max(from - 1, 0)...min(from + 1, places.count - 1)])
            }
            guard let index = nearest(to: line.place(target.rect), in: places) else { continue }
            line.put(places[index], in: &target.rect)
        }
    }

    private func nearest(to place: CGFloat, in places: [CGFloat]) -> Int? {
        places.indices.min { abs(places[$0] - place) < abs(places[$1] - place) }
    }

    /// One axis.
    private struct Line {
        let axis: Axis
        /// At which part of the view the targets' same part lies.
        let part: CGFloat

        init(_ axis: Axis, _ anchor: UnitPoint?) {
            self.axis = axis
            part = anchor.map { axis == .vertical ? $0.y : $0.x } ?? 0
        }

        func place(_ rect: CGRect) -> CGFloat { axis == .vertical ? rect.minY : rect.minX }
        func length(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
        func start(of target: CGRect, length room: CGFloat) -> CGFloat {
            place(target) + (length(target.size) - room) * part
        }
        func put(_ place: CGFloat, in rect: inout CGRect) {
            if axis == .vertical { rect.origin.y = place } else { rect.origin.x = place }
        }
    }
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
