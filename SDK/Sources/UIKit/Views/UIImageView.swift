public import Foundation
import ViewLink

/// A picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
    open var image: UIImage? {
        didSet {
            invalidateIntrinsicContentSize()
            Display.changed()
            watchers?.changed()
        }
    }
    open override func observedValue(of name: String) -> Any? {
        name == "image" ? image : super.observedValue(of: name)
    }
    open var highlightedImage: UIImage?
    open var isHighlighted = false { didSet { Display.changed() } }
    /// Pictures that follow each other while ``isAnimating``.
    open var animationImages: [UIImage]? { didSet { Display.changed() } }
    /// Kept: those of ``animationImages`` are shown.
    open var highlightedAnimationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0
    /// 0: for ever.
    open var animationRepeatCount = 0
    open private(set) var isAnimating = false { didSet { Display.changed() } }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    /// Kept: pictures have the standard range here.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    /// Always the standard one.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }

    private var shown: UIImage? {
        if isAnimating, let animationImages {
            let duration = animationDuration > 0 ? animationDuration : Double(animationImages.count) / 30
            return UIImage.animatedImage(with: animationImages, duration: duration)
        }
        let picture = isHighlighted ? highlightedImage ?? image : image
        return preferredSymbolConfiguration.flatMap { picture?.withConfiguration($0) } ?? picture
    }

    open override var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? .zero }

    override var content: ViewContent {
        guard let shown else { return .plain }
        let style = traitCollection.userInterfaceStyle
        var picture = shown.content(fit: contentMode.fit, tintColor: tintColor, style: style)
        if picture.tint != nil { picture.gradient = tintGradient?(bounds).gradient }
        return .image(picture)
    }

    /// What a template's shape is filled with in place of its tint, made for a box.
    package var tintGradient: (@MainActor (CGRect) -> CAGradientLayer)? { didSet { Display.changed() } }
}

extension UIView.ContentMode {
    var fit: ImageContent.Fit { ImageContent.Fit(rawValue: rawValue) ?? .fill }
}
