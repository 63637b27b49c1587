public import Foundation

/// A row of dots, one of which is the page that is shown.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    private var dots: [UIView] = []
    open var numberOfPages = 0 { didSet { makeDots() } }
    open var currentPage = 0 {
        didSet {
            let cut = min(max(currentPage, 0), max(numberOfPages - 1, 0))
            if cut != currentPage { currentPage = cut }
            colorDots()
        }
    }
    open var hidesForSinglePage = false { didSet { makeDots() } }
    open var pageIndicatorTintColor: UIColor? { didSet { colorDots() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { colorDots() } }
    /// The most dots that are drawn.
    static let limit = 50

    private func makeDots() {
        for dot in dots { dot.removeFromSuperview() }
        let count = numberOfPages <= 1 && hidesForSinglePage ? 0 : min(max(numberOfPages, 0), Self.limit)
        dots = (0..<count).map { _ in
            let dot = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
            dot.layer.cornerRadius = 3.5
            dot.isUserInteractionEnabled = false
            addSubview(dot)
            return dot
        }
        invalidateIntrinsicContentSize()
        colorDots()
    }

    private func colorDots() {
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor =
                index == currentPage
                ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
        }
        accessibilityValue = "\(currentPage + 1) / \(numberOfPages)"
        setNeedsLayout()
    }

    /// The room that so many dots need.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(pageCount, 1)) * 16 - 9 + 20, height: 26)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: dots.count) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let start = bounds.midX - (CGFloat(dots.count) * 16 - 9) / 2
        for (index, dot) in dots.enumerated() {
            dot.frame.origin = CGPoint(x: start + CGFloat(index) * 16, y: bounds.midY - 3.5)
        }
    }

    /// A tap shows the next page, and after the last the one before it.
    override func isPressed() {
        guard isEnabled, numberOfPages > 1 else { return }
        currentPage = currentPage + 1 < numberOfPages ? currentPage + 1 : currentPage - 1
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
