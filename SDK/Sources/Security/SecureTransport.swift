/// A connection of Secure Transport; none is ever made.
public final class SSLContext {}

/// `errSecUnimplemented`
@discardableResult
public func SSLGetPeerDomainNameLength(_ context: SSLContext, _ length: UnsafeMutablePointer<Int>) -> Int32 { -4 }

/// `errSecUnimplemented`
@discardableResult
public func SSLGetPeerDomainName(
    _ context: SSLContext,
    _ name: UnsafeMutablePointer<CChar>?,
    _ length: UnsafeMutablePointer<Int>
) -> Int32 { -4 }
