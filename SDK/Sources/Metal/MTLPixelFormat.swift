/// How the dots of a picture are kept; raw values as Metal has them.
public enum MTLPixelFormat: UInt, Sendable {
    case invalid = 0, a8Unorm = 1
    case r8Unorm = 10, r8Unorm_srgb = 11, r8Snorm = 12, r8Uint = 13, r8Sint = 14
    case r16Unorm = 20, r16Snorm = 22, r16Uint = 23, r16Sint = 24, r16Float = 25
    case rg8Unorm = 30, rg8Unorm_srgb = 31, rg8Snorm = 32, rg8Uint = 33, rg8Sint = 34
    case b5g6r5Unorm = 40, a1bgr5Unorm = 41, abgr4Unorm = 42, bgr5A1Unorm = 43
    case r32Uint = 53, r32Sint = 54, r32Float = 55
    case rg16Unorm = 60, rg16Snorm = 62, rg16Uint = 63, rg16Sint = 64, rg16Float = 65
    case rgba8Unorm = 70, rgba8Unorm_srgb = 71, rgba8Snorm = 72, rgba8Uint = 73, rgba8Sint = 74
    case bgra8Unorm = 80, bgra8Unorm_srgb = 81
    case rgb10a2Unorm = 90, rgb10a2Uint = 91, rg11b10Float = 92, rgb9e5Float = 93, bgr10a2Unorm = 94
    case rg32Uint = 103, rg32Sint = 104, rg32Float = 105
    case rgba16Unorm = 110, rgba16Snorm = 112, rgba16Uint = 113, rgba16Sint = 114, rgba16Float = 115
    case rgba32Uint = 123, rgba32Sint = 124, rgba32Float = 125
    case pvrtc_rgb_2bpp = 160, pvrtc_rgb_2bpp_srgb, pvrtc_rgb_4bpp, pvrtc_rgb_4bpp_srgb
    case pvrtc_rgba_2bpp, pvrtc_rgba_2bpp_srgb, pvrtc_rgba_4bpp, pvrtc_rgba_4bpp_srgb
    case eac_r11Unorm = 170, eac_r11Snorm = 172, eac_rg11Unorm = 174, eac_rg11Snorm = 176
    case eac_rgba8 = 178, eac_rgba8_srgb, etc2_rgb8, etc2_rgb8_srgb, etc2_rgb8a1, etc2_rgb8a1_srgb
    case astc_4x4_srgb = 186, astc_5x4_srgb, astc_5x5_srgb, astc_6x5_srgb, astc_6x6_srgb
    case astc_8x5_srgb = 192, astc_8x6_srgb, astc_8x8_srgb, astc_10x5_srgb, astc_10x6_srgb, astc_10x8_srgb
    case astc_10x10_srgb, astc_12x10_srgb, astc_12x12_srgb
    case astc_4x4_ldr = 204, astc_5x4_ldr, astc_5x5_ldr, astc_6x5_ldr, astc_6x6_ldr
    case astc_8x5_ldr = 210, astc_8x6_ldr, astc_8x8_ldr, astc_10x5_ldr, astc_10x6_ldr, astc_10x8_ldr
    case astc_10x10_ldr, astc_12x10_ldr, astc_12x12_ldr
    case gbgr422 = 240, bgrg422 = 241
    case depth16Unorm = 250, depth32Float = 252, stencil8 = 253
    case depth32Float_stencil8 = 260, x32_stencil8 = 261
    case bgra10_xr = 552, bgra10_xr_srgb, bgr10_xr, bgr10_xr_srgb
}
