public import Foundation

/// What has a place and a size: a view, or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {
    public var coordinateSpace: any UICoordinateSpace { self }
}

extension UIView {
    /// A point of this view's in another space's coordinates.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, to: Self.view(coordinateSpace))
    }
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, from: Self.view(coordinateSpace))
    }
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, to: Self.view(coordinateSpace))
    }
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, from: Self.view(coordinateSpace))
    }

    /// The view that a space is; nil for the screen.
    @inline(never)
    private static func view(_ space: AnyObject) -> UIView? { space as? UIView }
}
