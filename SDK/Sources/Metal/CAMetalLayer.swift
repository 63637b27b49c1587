public import UIKit

/// A picture of a layer that is drawn on (Core Animation: CAMetalDrawable).
public protocol CAMetalDrawable: MTLDrawable {
    var texture: any MTLTexture { get }
    var layer: CAMetalLayer { get }
}

/// A layer that a GPU draws on: there is none, so that no picture is ever there to be drawn on.
open class CAMetalLayer: CALayer {
    open var device: (any MTLDevice)?
    open var preferredDevice: (any MTLDevice)? { nil }
    open var pixelFormat = MTLPixelFormat.bgra8Unorm
    open var framebufferOnly = true
    open var drawableSize = CGSize.zero
    open var maximumDrawableCount = 3
    open var presentsWithTransaction = false
    open var allowsNextDrawableTimeout = true
    open var colorspace: CGColorSpace?
    open var displaySyncEnabled = true
    /// nil.
    open func nextDrawable() -> (any CAMetalDrawable)? { nil }
}
