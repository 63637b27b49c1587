public import Metal
public import UIKit

/// A view that a GPU draws on: there is none, so that it says so, and nobody asks its delegate to draw.
@preconcurrency @MainActor
open class MTKView: UIView {
    open weak var delegate: (any MTKViewDelegate)?
    open var device: (any MTLDevice)?
    open var preferredDevice: (any MTLDevice)? { nil }
    open var currentDrawable: (any CAMetalDrawable)? { nil }
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
    open var framebufferOnly = true
    open var presentsWithTransaction = false
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    open var depthStencilAttachmentTextureUsage = MTLTextureUsage.renderTarget
    open var depthStencilStorageMode = MTLStorageMode.private
    open var multisampleColorAttachmentTextureUsage = MTLTextureUsage.renderTarget
    open var sampleCount = 1
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
    open var clearDepth: Double = 1
    open var clearStencil: UInt32 = 0
    open var depthStencilTexture: (any MTLTexture)? { nil }
    open var multisampleColorTexture: (any MTLTexture)? { nil }
    open var preferredFramesPerSecond = 60
    open var enableSetNeedsDisplay = false
    open var autoResizeDrawable = true
    open var drawableSize = CGSize.zero
    open var preferredDrawableSize: CGSize { pixels }
    open var isPaused = false
    open var colorspace: CGColorSpace?
    private let label = UILabel()

    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
        prepare()
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, device: nil) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    open func releaseDrawables() {}
    /// Nothing: there is nothing to draw on.
    open func draw() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard autoResizeDrawable, drawableSize != pixels else { return }
        drawableSize = pixels
        delegate?.mtkView(self, drawableSizeWillChange: drawableSize)
    }

    private var pixels: CGSize {
        let scale = UIScreen.main.scale
        return CGSize(width: bounds.width * scale, height: bounds.height * scale)
    }

    private func prepare() {
        label.text = "Metal: there is no GPU"
        label.textAlignment = .center
        label.numberOfLines = 0
        label.textColor = .secondaryLabel
        label.font = .systemFont(ofSize: 13)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }
}

/// Draws on such a view.
@preconcurrency @MainActor
public protocol MTKViewDelegate: NSObjectProtocol {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}
