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
    // Kept: pages are dots.
    open var preferredIndicatorImage: UIImage?
    open var preferredCurrentPageIndicatorImage: UIImage?
    open var backgroundStyle = BackgroundStyle.automatic
    open var allowsContinuousInteraction = true
    open var interactionState: InteractionState { .none }
    open var direction = Direction.natural
    open weak var progress: UIPageControlProgress?
    @available(*, deprecated)
    open var defersCurrentPageDisplay: Bool {
        get { false }
        set {}
    }
    open func updateCurrentPageDisplay() { colorDots() }
    private var indicators = StatePictures()
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicators["\(page)"] = image }
    open func indicatorImage(forPage page: Int) -> UIImage? { indicators["\(page)"] }
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { indicators["now \(page)"] = image }
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { indicators["now \(page)"] }

    /// What lies behind the dots.
    public enum BackgroundStyle: Int, Sendable { case automatic = 0, prominent, minimal }
    /// What a finger does with the dots.
    public enum InteractionState: Int, Sendable { case none = 0, discrete, continuous }
    /// Which way pages go.
    public enum Direction: Int, Sendable { case natural = 0, leftToRight, rightToLeft, topToBottom, bottomToTop }
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

/// How far a page is, of a control that shows it; kept.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    open var progressVisible = false
    open var currentProgress: Float = 0
}
