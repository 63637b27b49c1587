public import UIKit

/// What is known of a view's room.
struct ViewGeometry: Equatable {
    var size = CGSize.zero
    var insets = EdgeInsets()
    /// Where it lies in its host's view.
    var place = CGPoint.zero
    /// Where that lies in the window.
    var window = CGPoint.zero
    /// Where those lie, in the host's view, whose coordinates have a name.
    var spaces: [AnyHashable: CGRect] = [:]
}

extension Surface {
    /// What is known of a rectangle.
    func geometry(of rect: CGRect) -> ViewGeometry {
        ViewGeometry(
            size: rect.size,
            insets: EdgeInsets(
                top: rect.minY <= safe.minY + 0.5 ? max(0, safe.minY - bounds.minY) : 0,
                leading: rect.minX <= safe.minX + 0.5 ? max(0, safe.minX - bounds.minX) : 0,
                bottom: rect.maxY >= safe.maxY - 0.5 ? max(0, bounds.maxY - safe.maxY) : 0,
                trailing: rect.maxX >= safe.maxX - 0.5 ? max(0, bounds.maxX - safe.maxX) : 0
            ),
            place: CGPoint(x: absolute.x + rect.minX, y: absolute.y + rect.minY),
            window: host.flatMap { $0.view.window == nil ? nil : $0.view.convert(.zero, to: nil) } ?? .zero,
            spaces: spaces
        )
    }
}

/// A room as its view sees it now, with what somebody asks of it.
final class GeometryReading {
    private(set) var room = ViewGeometry()
    /// Whether it was asked where the room lies, and not only how large it is.
    private(set) var isPlaceAsked = false
    /// The places of other views that were asked for.
    private var anchors: [(place: AnchorPlace, rect: CGRect)] = []

    /// Takes the room as it is now.
    ///
    /// - Returns: whether something is another of what was asked for.
    func take(_ next: ViewGeometry) -> Bool {
        let former = room
        room = next
        if former.size != next.size || former.insets != next.insets { return true }
        return isPlaceAsked && former != next || anchors.contains { $0.place.rect != $0.rect }
    }

    /// Is asked anew.
    func begin() { anchors = [] }

    fileprivate var placed: ViewGeometry {
        isPlaceAsked = true
        return room
    }

    fileprivate func rect(of place: AnchorPlace) -> CGRect {
        let rect = place.read()
        anchors.append((place, rect))
        let own = placed.place
        return rect.offsetBy(dx: -own.x, dy: -own.y)
    }
}

/// The room of a view.
public struct GeometryProxy {
    let reading: GeometryReading

    public var size: CGSize { reading.room.size }
    public var safeAreaInsets: EdgeInsets { reading.room.insets }
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        if coordinateSpace.isLocal { return CGRect(origin: .zero, size: size) }
        let room = reading.placed
        let own = CGRect(origin: room.place, size: room.size)
        // What nobody has named is the screen.
        if case .named(let name) = coordinateSpace, let space = room.spaces[name] {
            return own.offsetBy(dx: -space.minX, dy: -space.minY)
        }
        return own.offsetBy(dx: room.window.x, dy: room.window.y)
    }
    /// What is seen of a view around, in this view's coordinates; nil without one of the name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        let room = reading.placed
        return room.spaces[coordinateSpace.name]?.offsetBy(dx: -room.place.x, dy: -room.place.y)
    }
    public subscript<Value>(anchor: Anchor<Value>) -> Value {
        anchor.value(anchor.place.map(reading.rect) ?? .zero)
    }
}
