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
