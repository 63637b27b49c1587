public import Foundation
public import UIKit

/// How a node covers what lies below it.
public enum SKBlendMode: Int, Sendable { case alpha = 0, add, subtract, multiply, multiplyX2, screen, replace }

/// A picture or a colour.
@preconcurrency @MainActor
open class SKSpriteNode: SKNode {
    open var texture: SKTexture? { didSet { changed() } }
    open var color: SKColor { didSet { changed() } }
    open var colorBlendFactor: CGFloat = 0
    open var size: CGSize { didSet { changed() } }
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { changed() } }
    open var blendMode = SKBlendMode.alpha
    open var lightingBitMask: UInt32 = 0
    open var shadowCastBitMask: UInt32 = 0
    open var shadowedBitMask: UInt32 = 0
    open var normalTexture: SKTexture?
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var shader: SKShader?

    public init(texture: SKTexture?, color: SKColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
    }
    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }
    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    public convenience init(texture: SKTexture?, normalMap: SKTexture?) {
        self.init(texture: texture)
        normalTexture = normalMap
    }
    public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) {
        self.init(imageNamed: name)
    }
    public convenience init(color: SKColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
    public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }
    public required init?(coder aDecoder: NSCoder) {
        (texture, color, size) = (nil, .white, .zero)
        super.init(coder: aDecoder)
    }

    open func scale(to size: CGSize) { self.size = size }
    open override var frame: CGRect {
        let (width, height) = (size.width * xScale, size.height * yScale)
        return CGRect(
            x: position.x - width * anchorPoint.x,
            y: position.y - height * anchorPoint.y,
            width: width,
            height: height
        )
    }

    override func makeView() -> UIView {
        let view = UIImageView(image: texture?.image)
        view.contentMode = .scaleToFill
        if texture?.image == nil { view.backgroundColor = color }
        view.frame = CGRect(
            x: -size.width * anchorPoint.x,
            y: -size.height * (1 - anchorPoint.y),
            width: size.width,
            height: size.height
        )
        return view
    }
}

/// How words of a scene lie beside their place.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center = 0, left, right }
/// How words of a scene lie above or below their place.
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline = 0, center, top, bottom }

/// Words.
@preconcurrency @MainActor
open class SKLabelNode: SKNode {
    open var text: String? { didSet { changed() } }
    open var attributedText: NSAttributedString? { didSet { changed() } }
    open var fontName: String? { didSet { changed() } }
    open var fontSize: CGFloat = 32 { didSet { changed() } }
    open var fontColor: SKColor? = .white { didSet { changed() } }
    open var color: SKColor?
    open var colorBlendFactor: CGFloat = 0
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center { didSet { changed() } }
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline { didSet { changed() } }
    open var numberOfLines = 1
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var blendMode = SKBlendMode.alpha

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }
    public convenience init(fontNamed fontName: String?) {
        self.init()
        self.fontName = fontName
    }

    private func label() -> UILabel {
        let label = UILabel()
        label.font = fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
        label.textColor = fontColor
        label.numberOfLines = numberOfLines
        if let attributedText { label.attributedText = attributedText } else { label.text = text }
        label.bounds.size = label.sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
        return label
    }

    /// From its place to the upper left, with the y axis downwards.
    private func corner(_ size: CGSize) -> CGPoint {
        let x =
            switch horizontalAlignmentMode {
            case .center: -size.width / 2
            case .left: CGFloat(0)
            case .right: -size.width
            }
        let y =
            switch verticalAlignmentMode {
            case .baseline: -size.height * 0.8
            case .center: -size.height / 2
            case .top: CGFloat(0)
            case .bottom: -size.height
            }
        return CGPoint(x: x, y: y)
    }

    open override var frame: CGRect {
        let size = label().bounds.size
        let corner = corner(size)
        return CGRect(
            x: position.x + corner.x,
            y: position.y - corner.y - size.height,
            width: size.width,
            height: size.height
        )
    }

    override func makeView() -> UIView {
        let label = label()
        label.frame.origin = corner(label.bounds.size)
        return label
    }
}

/// A line or an area.
@preconcurrency @MainActor
open class SKShapeNode: SKNode {
    open var path: CGPath? { didSet { changed() } }
    open var fillColor = SKColor.clear { didSet { changed() } }
    open var strokeColor = SKColor.white { didSet { changed() } }
    open var lineWidth: CGFloat = 1 { didSet { changed() } }
    open var glowWidth: CGFloat = 0
    open var isAntialiased = true
    open var lineCap = CGLineCap.butt
    open var lineJoin = CGLineJoin.miter
    open var blendMode = SKBlendMode.alpha
    open var fillTexture: SKTexture?
    open var fillShader: SKShader?
    open var strokeTexture: SKTexture?
    open var strokeShader: SKShader?
    open var miterLimit: CGFloat = 0
    open var lineLength: CGFloat { 0 }

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }
    public convenience init(path: CGPath, centered: Bool) { self.init(path: path) }
    public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect).cgPath) }
    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
    }
    public convenience init(rectOf size: CGSize) {
        self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        self.init(rect: rect, cornerRadius: cornerRadius)
    }
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    }
    public convenience init(ellipseIn rect: CGRect) { self.init(path: UIBezierPath(ovalIn: rect).cgPath) }
    public convenience init(ellipseOf size: CGSize) {
        self.init(ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let path = UIBezierPath()
        for index in 0..<max(numPoints, 0) {
            if index == 0 { path.move(to: points[0]) } else { path.addLine(to: points[index]) }
        }
        self.init(path: path.cgPath)
    }
    /// Straight lines from one to the next, as of `init(points:count:)`.
    public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        self.init(points: points, count: numPoints)
    }

    open override var frame: CGRect { (path?.boundingBox ?? .zero).offsetBy(dx: position.x, dy: position.y) }

    override func makeView() -> UIView {
        let view = UIView(frame: .zero)
        guard let path else { return view }
        let turned = UIBezierPath(cgPath: path)
        turned.apply(CGAffineTransform(scaleX: 1, y: -1))
        let shape = CAShapeLayer()
        shape.path = turned.cgPath
        shape.fillColor = fillColor.cgColor
        shape.strokeColor = strokeColor.cgColor
        shape.lineWidth = lineWidth
        view.layer.addSublayer(shape)
        return view
    }
}

/// How the points of a picture that is drawn large look.
public enum SKTextureFilteringMode: Int, Sendable { case nearest = 0, linear }

/// A picture of a scene.
@preconcurrency @MainActor
open class SKTexture: NSObject {
    let image: UIImage?
    open var filteringMode = SKTextureFilteringMode.linear
    open var usesMipmaps = false

    /// Of nothing.
    public override init() { image = nil }
    public init(image: UIImage) { self.image = image }
    public convenience init(imageNamed name: String) { self.init(image: UIImage(named: name) ?? UIImage()) }
    public convenience init(cgImage image: CGImage) { self.init(image: UIImage(cgImage: image)) }
    /// The whole picture: a part of one is not cut out.
    public convenience init(rect: CGRect, in texture: SKTexture) { self.init(image: texture.image ?? UIImage()) }
    /// Of nothing: dots are not read.
    public convenience init(data pixelData: Data, size: CGSize) { self.init() }
    public convenience init(data pixelData: Data, size: CGSize, flipped: Bool) { self.init() }
    public convenience init(data pixelData: Data, size: CGSize, rowLength: UInt32, alignment: UInt32) { self.init() }
    public convenience init(noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool) { self.init() }
    public convenience init(vectorNoiseWithSmoothness smoothness: CGFloat, size: CGSize) { self.init() }
    open func generatingNormalMap() -> Self { self }
    open func generatingNormalMap(withSmoothness smoothness: CGFloat, contrast: CGFloat) -> Self { self }

    open func size() -> CGSize { image?.size ?? .zero }
    open func textureRect() -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    open func cgImage() -> CGImage { (image ?? UIImage()).cgImage ?? UIImage().cgImage! }
    open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
    public class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) {
        completionHandler()
    }
}

/// Pictures of a folder.
@preconcurrency @MainActor
open class SKTextureAtlas: NSObject {
    private let name: String
    private var own: [String: SKTexture] = [:]
    public init(named name: String) { self.name = name }
    public init(dictionary properties: [String: Any]) {
        name = ""
        own = properties.compactMapValues { ($0 as? UIImage).map(SKTexture.init(image:)) }
    }
    open var textureNames: [String] { own.keys.sorted() }
    open func textureNamed(_ name: String) -> SKTexture { own[name] ?? SKTexture(imageNamed: name) }
    open class func preloadTextureAtlases(
        _ textureAtlases: [SKTextureAtlas],
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
}
