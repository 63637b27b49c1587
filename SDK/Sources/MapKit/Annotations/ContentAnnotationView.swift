package import UIKit

/// An annotation that looks as a view, a point of which lies at the annotation's place: those of SwiftUI's maps.
package final class ContentAnnotationView: MKAnnotationView {
    /// What it looks like.
    package let content: UIView
    /// Which point of the content lies at the place, from 0 to 1 in each direction.
    package var anchor = CGPoint(x: 0.5, y: 0.5)
    private let words = AnnotationCaption(frame: .zero)
    private var saysTitle = false

    package init(content: UIView) {
        self.content = content
        super.init(annotation: nil, reuseIdentifier: nil)
        addSubview(content)
        addSubview(words)
    }

    required init?(coder: NSCoder) {
        content = UIView()
        super.init(coder: coder)
    }

    /// Takes a size for the content.
    ///
    /// - Parameter showsTitle: whether the annotation's title stands beneath.
    package func show(size: CGSize, anchor: CGPoint, showsTitle: Bool) {
        (self.anchor, saysTitle) = (anchor, showsTitle)
        bounds.size = size
        content.frame = bounds
        centerOffset = CGPoint(x: (0.5 - anchor.x) * size.width, y: (0.5 - anchor.y) * size.height)
        refresh()
    }

    override var caption: AnnotationCaption? { words.isHidden ? nil : words }

    override func refresh() {
        words.show(
            title: saysTitle ? annotation?.title ?? nil : nil,
            subtitle: nil,
            beneath: CGPoint(x: bounds.midX, y: bounds.maxY)
        )
    }
}
