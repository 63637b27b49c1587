@_exported public import Metal
@_exported public import ModelIO
@_exported public import UIKit
@_exported public import simd
