public import UIKit

/// What of a view that is scrolled is seen.
public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
        (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
    }

    /// What of the content lies in the view within its insets.
    public var bounds: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading,
            y: contentOffset.y + contentInsets.top,
            width: max(containerSize.width - contentInsets.leading - contentInsets.trailing, 0),
            height: max(containerSize.height - contentInsets.top - contentInsets.bottom, 0)
        )
    }
    /// What of the content lies in the view, be it under a bar.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension ScrollGeometry {
    @MainActor
    init(_ view: UIScrollView) {
        let insets = view.adjustedContentInset
        self.init(
            contentOffset: view.contentOffset,
            contentSize: view.contentSize,
            contentInsets: EdgeInsets(
                top: insets.top,
                leading: insets.left,
                bottom: insets.bottom,
                trailing: insets.right
            ),
            containerSize: view.bounds.size
        )
    }

    /// The nearest offset at which the view is full of content and its insets.
    func withinContent(_ offset: CGPoint) -> CGPoint {
        func one(_ offset: CGFloat, _ before: CGFloat, _ after: CGFloat, _ content: CGFloat, _ room: CGFloat) -> CGFloat
        {
            offset.isFinite ? min(max(offset, -before), max(content + after - room, -before)) : -before
        }
        return CGPoint(
            x: one(
                offset.x,
                contentInsets.leading,
                contentInsets.trailing,
                contentSize.width,
                containerSize.width
            ),
            y: one(offset.y, contentInsets.top, contentInsets.bottom, contentSize.height, containerSize.height)
        )
    }

    /// The offset at which a rectangle of the content lies within the insets as an anchor says; without one, the least
    /// way to where all of it is seen.
    func offset(to rect: CGRect, anchor: UnitPoint?) -> CGPoint {
        let seen = bounds
        func one(_ low: CGFloat, _ length: CGFloat, _ part: CGFloat?, _ start: CGFloat, _ room: CGFloat) -> CGFloat {
            if let part { return low + (length - room) * part }
            if low < start { return low }
            return low + length > start + room ? min(low, low + length - room) : start
        }
        let x = one(rect.minX, rect.width, anchor?.x, seen.minX, seen.width)
        let y = one(rect.minY, rect.height, anchor?.y, seen.minY, seen.height)
        return CGPoint(x: x - contentInsets.leading, y: y - contentInsets.top)
    }

    /// The offset at which the content lies within the insets as an anchor says.
    func offset(at anchor: UnitPoint) -> CGPoint {
        offset(to: CGRect(origin: .zero, size: contentSize), anchor: anchor)
    }

    /// Of a point, what lies along the axes, and the rest of another one.
    static func join(_ point: CGPoint, _ other: CGPoint, along axes: Axis.Set) -> CGPoint {
        CGPoint(
            x: axes.contains(.horizontal) ? point.x : other.x,
            y: axes.contains(.vertical) ? point.y : other.y
        )
    }
}
