@_exported public import simd
