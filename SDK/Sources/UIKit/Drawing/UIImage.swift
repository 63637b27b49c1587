public import Foundation
import ViewLink

/// A picture: a file and its size, or a symbol of the system. It is not decoded here; the page draws it.
public final class UIImage: NSObject, Sendable {
    /// Whether a picture is drawn as it is or as a shape in the tint colour.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// Which way up a picture is.
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }

    /// What makes one picture another.
    struct Look: Sendable, Equatable {
        var source: ImageSource
        var size: CGSize
        var scale: CGFloat = 1
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var tint: UIColor?
        /// The file that is drawn in its place in a dark appearance; nil where that is the same.
        var darkFile: String?
        /// Of a symbol the size that it has for one point of text.
        var symbolSize: CGSize?
        /// What a symbol was made for.
        var symbol: SymbolConfiguration?
        /// The pictures of an animation.
        var images: [UIImage]?
        var duration: TimeInterval = 0
    }

    let look: Look

    var source: ImageSource { look.source }
    public var size: CGSize { look.size }
    public var scale: CGFloat { look.scale }
    public var renderingMode: RenderingMode { look.renderingMode }
    public var capInsets: UIEdgeInsets { look.capInsets }
    var tint: UIColor? { look.tint }
    var darkFile: String? { look.darkFile }
    /// What a symbol was made for.
    public var symbolConfiguration: SymbolConfiguration? { look.symbol }
    /// The pictures of an animation.
    public var images: [UIImage]? { look.images }
    public var duration: TimeInterval { look.duration }

    init(_ look: Look) { self.look = look }

    convenience init(source: ImageSource, size: CGSize, scale: CGFloat = 1) {
        self.init(Look(source: source, size: size, scale: scale))
    }

    /// The same picture with something about it changed.
    func changed(_ change: (inout Look) -> Void) -> UIImage {
        var look = look
        change(&look)
        return UIImage(look)
    }

    /// Two pictures of the same file, symbol or bytes are the same (UIImage: "Comparing Images").
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        return look == other.look
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(Double(size.width))
        hasher.combine(Double(size.height))
        return hasher.finalize()
    }

    /// What was drawn.
    convenience init(drawing: ViewDrawing, scale: CGFloat = 3) {
        self.init(source: .drawing(drawing), size: CGSize(width: drawing.width, height: drawing.height), scale: scale)
    }

    /// A picture of a size on which this one lies somewhere.
    func redrawn(size: CGSize, in rect: CGRect) -> UIImage {
        let box = ViewRect(
            x: Double(rect.minX),
            y: Double(rect.minY),
            width: Double(rect.width),
            height: Double(rect.height)
        )
        var mark = DrawingMark(.image(content(fit: .fill, tintColor: .tintColor), in: box))
        let whole = "M0 0L\(size.width) 0L\(size.width) \(size.height)L0 \(size.height)Z"
        mark.clips = [VectorPath(data: whole)]
        let drawing = ViewDrawing(width: Double(size.width), height: Double(size.height), marks: [mark])
        return UIImage(
            Look(source: .drawing(drawing), size: size, scale: scale, renderingMode: renderingMode, tint: tint)
        )
    }

    private convenience init(file: PictureFile, scale: CGFloat) {
        self.init(
            source: .file(path: file.path),
            size: CGSize(width: CGFloat(file.width) / scale, height: CGFloat(file.height) / scale),
            scale: scale
        )
    }

    /// A picture of nothing, without a size.
    public override convenience init() {
        self.init(drawing: ViewDrawing(width: 0, height: 0, marks: []), scale: 1)
    }

    /// A picture from the bytes of a PNG, JPEG or GIF file; nil for anything else.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// A picture from the bytes of a PNG, JPEG or GIF file with so many pixels to a point; nil for anything else.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let file = PictureFile(data: data) else { return nil }
        self.init(file: file, scale: max(scale, 1))
    }

    /// A picture from a PNG, JPEG or GIF file; nil for anything else. `@2x` and `@3x` in the name tell the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let file = PictureFile(path: path) else { return nil }
        self.init(file: file, scale: BundleImages.scale(of: path))
    }

    /// A picture of the process's own bundle, from its folder or its asset catalogue; nil if there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// A picture of a bundle, from its folder or its asset catalogue; nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        guard let found = BundleImages.find(name, in: bundle ?? .main) else { return nil }
        guard let file = PictureFile(path: found.path) else { return nil }
        let size = CGSize(width: CGFloat(file.width) / found.scale, height: CGFloat(file.height) / found.scale)
        let perPoint = found.symbolPoints.map { CGSize(width: size.width / $0, height: size.height / $0) }
        self.init(
            Look(
                source: .file(path: file.path),
                size: perPoint.map { SymbolConfiguration.size(of: $0, nil) } ?? size,
                scale: found.scale,
                renderingMode: found.renderingMode,
                darkFile: found.dark.flatMap(PictureFile.init(path:))?.path,
                symbolSize: perPoint
            )
        )
    }

    /// A symbol of the system; the page draws one of its own for some two hundred things, and an empty square for others.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A symbol of the system; of its forms for traits the page draws one.
    public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A symbol of the system as a configuration has it.
    /// - Parameter variableValue: how much of a symbol of several parts is seen; all of it is drawn.
    public convenience init?(
        systemName name: String,
        variableValue value: Double,
        configuration: Configuration? = nil
    ) { self.init(systemName: name, withConfiguration: configuration) }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        let symbol = configuration as? SymbolConfiguration
        self.init(
            Look(
                source: .symbol(name: name),
                size: SymbolConfiguration.size(of: Self.systemSymbolSize, symbol),
                renderingMode: .alwaysTemplate,
                tint: symbol?.color,
                symbolSize: Self.systemSymbolSize,
                symbol: symbol
            )
        )
    }

    /// The page draws a symbol of the system in a square.
    private static let systemSymbolSize = CGSize(width: 1.2, height: 1.2)

    /// A picture of a bundle for what a configuration says; nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let found = UIImage(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
        guard let found else { return nil }
        self.init(configuration.map { found.withConfiguration($0).look } ?? found.look)
    }

    /// A picture that shows others in turn; nil where one of them is a symbol.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        let paths = images.compactMap { image -> String? in
            guard case .file(let path) = image.source else {
                return image.pngData().flatMap { PictureFile(data: $0) }?.path
            }
            return path
        }
        guard let first = images.first, paths.count == images.count else { return nil }
        return UIImage(
            Look(
                source: .frames(paths: paths, duration: duration),
                size: first.size,
                scale: first.scale,
                images: images,
                duration: duration
            )
        )
    }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { changed { $0.renderingMode = mode } }

    /// The picture itself: it is not turned where a language runs from the right.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .alwaysTemplate) }

    /// The shape in a colour, which it keeps also where others have the tint colour.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.renderingMode = .alwaysTemplate
            $0.tint = color
        }
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// What lies between the insets is stretched, also where it should be repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed { $0.capInsets = capInsets }
    }

    /// Whether it is a symbol: the system's, or one of a catalogue.
    public var isSymbolImage: Bool { look.symbolSize != nil }

    public var imageOrientation: Orientation { .up }

    /// The bytes of a PNG file: those of the one that it was made from, if it was; nil for a symbol.
    public func pngData() -> Data? {
        guard let (path, size) = fileDrawn else { return bitmap.flatMap { PictureEncoder.encode($0, as: .png) } }
        if size == nil, let data = FileManager.default.contents(atPath: path), PictureHeader(data)?.kind == .png {
            return data
        }
        return PictureEncoder.encode(path, as: .png, size: size)
    }

    /// The bytes of a JPEG file of a quality, 0…1; nil for a symbol.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let (path, size) = fileDrawn else {
            return bitmap.flatMap { PictureEncoder.encode($0, as: .jpeg, quality: compressionQuality) }
        }
        return PictureEncoder.encode(path, as: .jpeg, size: size, quality: compressionQuality)
    }

    /// The picture as it is drawn in a box, light or dark.
    func content(
        fit: ImageContent.Fit,
        tintColor: UIColor,
        inset: ViewRect? = nil,
        style: UIUserInterfaceStyle = UITraitCollection.current.userInterfaceStyle
    ) -> ImageContent {
        var content = ImageContent(
            source: style == .dark ? darkFile.map { .file(path: $0) } ?? source : source,
            width: Double(size.width),
            height: Double(size.height),
            fit: fit,
            tint: renderingMode == .alwaysTemplate ? (tint ?? tintColor).wire : nil,
            inset: inset
        )
        if case .file = source {
            content.pixels = Int((size.width * scale).rounded() * (size.height * scale).rounded())
        }
        return content
    }
}

extension UIImage: _ExpressibleByImageLiteral {
    public convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else {
            fatalError("#imageLiteral: the bundle has no image named ‘\(name)’")
        }
        self.init(image.look)
    }
}

/// What an image literal is where nothing says otherwise.
public typealias _ImageLiteralType = UIImage
