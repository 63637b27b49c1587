import Crypto

// Digests of what comes in parts. A phone's contexts are C structures; these are values, which are filled by `_Init`.

/// A MD5 digest on its way.
public struct CC_MD5_CTX {
    fileprivate var hash = Insecure.MD5()

    public init() {}
}

/// Begins a MD5 digest.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
    c.pointee.hash = Insecure.MD5()
    return 1
}

/// Adds bytes to a MD5 digest.
@discardableResult
public func CC_MD5_Update(
    _ c: UnsafeMutablePointer<CC_MD5_CTX>,
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG
) -> Int32 {
    update(&c.pointee.hash, data, len)
}

/// Puts a MD5 digest where `md` points.
@discardableResult
public func CC_MD5_Final(_ md: CCDigestBytes?, _ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
    copy(c.pointee.hash.finalize(), to: md)
    return 1
}

/// A SHA1 digest on its way.
public struct CC_SHA1_CTX {
    fileprivate var hash = Insecure.SHA1()

    public init() {}
}

/// Begins a SHA1 digest.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 {
    c.pointee.hash = Insecure.SHA1()
    return 1
}

/// Adds bytes to a SHA1 digest.
@discardableResult
public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>,
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG
) -> Int32 {
    update(&c.pointee.hash, data, len)
}

/// Puts a SHA1 digest where `md` points.
@discardableResult
public func CC_SHA1_Final(_ md: CCDigestBytes?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 {
    copy(c.pointee.hash.finalize(), to: md)
    return 1
}

/// A SHA256 digest on its way.
public struct CC_SHA256_CTX {
    fileprivate var hash = SHA256()

    public init() {}
}

/// Begins a SHA256 digest.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
    c.pointee.hash = SHA256()
    return 1
}

/// Adds bytes to a SHA256 digest.
@discardableResult
public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>,
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG
) -> Int32 {
    update(&c.pointee.hash, data, len)
}

/// Puts a SHA256 digest where `md` points.
@discardableResult
public func CC_SHA256_Final(_ md: CCDigestBytes?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
    copy(c.pointee.hash.finalize(), to: md)
    return 1
}

/// A SHA384 digest on its way.
public struct CC_SHA384_CTX {
    fileprivate var hash = SHA384()

    public init() {}
}

/// Begins a SHA384 digest.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA384_CTX>) -> Int32 {
    c.pointee.hash = SHA384()
    return 1
}

/// Adds bytes to a SHA384 digest.
@discardableResult
public func CC_SHA384_Update(
    _ c: UnsafeMutablePointer<CC_SHA384_CTX>,
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG
) -> Int32 {
    update(&c.pointee.hash, data, len)
}

/// Puts a SHA384 digest where `md` points.
@discardableResult
public func CC_SHA384_Final(_ md: CCDigestBytes?, _ c: UnsafeMutablePointer<CC_SHA384_CTX>) -> Int32 {
    copy(c.pointee.hash.finalize(), to: md)
    return 1
}

/// A SHA512 digest on its way.
public struct CC_SHA512_CTX {
    fileprivate var hash = SHA512()

    public init() {}
}

/// Begins a SHA512 digest.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
    c.pointee.hash = SHA512()
    return 1
}

/// Adds bytes to a SHA512 digest.
@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>,
    _ data: UnsafeRawPointer?,
    _ len: CC_LONG
) -> Int32 {
    update(&c.pointee.hash, data, len)
}

/// Puts a SHA512 digest where `md` points.
@discardableResult
public func CC_SHA512_Final(_ md: CCDigestBytes?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
    copy(c.pointee.hash.finalize(), to: md)
    return 1
}

private func update(_ hash: inout some HashFunction, _ data: UnsafeRawPointer?, _ length: CC_LONG) -> Int32 {
    hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
    return 1
}
