/// In whose coordinates a place is told.
public enum CoordinateSpace: Hashable {
    case global, local
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A frame of reference (iOS 17).
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The view's own.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The screen's.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// That of a view which was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: Self { Self() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: Self { Self() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> Self { Self(name: AnyHashable(name)) }
    /// That of the nearest view which is scrolled.
    public static var scrollView: Self { Self(name: CoordinateSpace.scrolled(along: nil)) }
    public static func scrollView(axis: Axis) -> Self { Self(name: CoordinateSpace.scrolled(along: axis)) }
}

extension CoordinateSpace {
    /// The name of what is seen of the nearest view that scrolls along an axis, or along any.
    static func scrolled(along axis: Axis?) -> AnyHashable { AnyHashable(ScrolledName(axis: axis)) }

    private struct ScrolledName: Hashable {
        let axis: Axis?
    }
}
